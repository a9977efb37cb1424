//! The rows of the command table for moves in advance, and how their words are read.

use super::argument::{Argument, ArgumentKind};
use super::argument_values::ArgumentValues;
use super::chat_command::Command;
use super::command_spec::{CommandSpec, HelpSection};
use super::common_arguments::SESSION;
use super::keyword::Keyword;
use crate::session::PlanOrder;
use lusoria_games::kit::fold;
use lusoria_games::rules::Fact;

const MOVES: Argument = Argument::optional("moves", ArgumentKind::Words);

/// Moves in advance that answer certain moves of the other player.
pub(super) const IF: CommandSpec = CommandSpec {
    id: "if",
    section: Some(HelpSection::Play),
    words: [&["if"], &["když"], &["se"], &["если"]],
    arguments: &[MOVES, SESSION],
    tools: &[],
    build: |values| build(values, PlanOrder::If),
};

/// Moves to be played whatever the other player does.
pub(super) const QUEUE: CommandSpec = CommandSpec {
    id: "queue",
    section: Some(HelpSection::Play),
    words: [&["queue", "premove"], &["fronta"], &["coda"], &["очередь"]],
    arguments: &[MOVES, SESSION],
    tools: &[],
    build: |values| build(values, PlanOrder::Queue),
};

/// What people may type between two moves, in the form that `fold` returns: words in English, Czech, Italian and Russian, and signs. The
/// list has no words of one letter, because in some games a pit is called `a` or `e`.
const BETWEEN: &[&str] = &[
    "then",
    "if",
    "and",
    "pak",
    "potom",
    "kdyz",
    "allora",
    "poi",
    "se",
    "то",
    "тогда",
    "потом",
    "если",
    "->",
    "→",
    ";",
];

fn build(
    values: ArgumentValues,
    order: impl FnOnce(Vec<String>) -> PlanOrder,
) -> Result<Command, Fact> {
    let text = values.text.unwrap_or_default();
    let is_off = Keyword::Off.is_meant_by(&text, &fold(&text));
    let order = match moves(&text) {
        _ if is_off => PlanOrder::Drop,
        moves if moves.is_empty() => PlanOrder::Show,
        moves => order(moves),
    };
    Ok(Command::Plan(values.session, order))
}

/// The moves in a text. If it has words of [`BETWEEN`], these divide the moves. Otherwise each of its words is a move. A comma at the end
/// of a word is dropped. A comma inside a word belongs to the move: `G4,NE`.
fn moves(text: &str) -> Vec<String> {
    let text = text.replace(';', " ; ");
    let words = text
        .split_whitespace()
        .map(|word| word.trim_end_matches(','));
    let words: Vec<&str> = words.collect();
    let is_between = |word: &&str| BETWEEN.contains(&fold(word).as_str());
    if !words.iter().any(is_between) {
        return words.into_iter().map(str::to_owned).collect();
    }
    let moves = words.split(is_between).map(|words| words.join(" "));
    moves.filter(|text| !text.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::moves;

    #[test]
    fn moves_are_told_apart_by_words_between_them_or_by_blanks() {
        for text in [
            "a b then c d",
            "a b ; c d",
            "a b; c d",
            "a b, then c d",
            "a b -> c d",
            "a b → c d",
            "a b potom c d",
        ] {
            assert_eq!(moves(text), ["a b", "c d"], "{text}");
        }
        assert_eq!(moves("e3-d3 c5-c4"), ["e3-d3", "c5-c4"]);
        assert_eq!(moves("e3-d3, G4,NE"), ["e3-d3", "G4,NE"]);
        assert_eq!(moves(""), [""; 0]);
    }
}
