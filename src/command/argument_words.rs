//! Lists what can be typed for an argument, for help and for completion while typing.

use super::argument::ArgumentKind;
use super::command_table::COMMANDS;
use super::keyword::{Keyword, Label};
use super::typed_game_name::typed_game_name;
use crate::locales::glossary;
use crate::locales::{Lang, Values, sentence};
use lusoria_games::catalog::GAMES;

/// What can be typed for an argument in this language: the usual word for each value, in the order of the help. Empty if the values
/// cannot be listed.
#[must_use]
pub fn argument_words(kind: ArgumentKind, lang: Lang) -> Vec<String> {
    match kind {
        ArgumentKind::Game | ArgumentKind::GameWithOptions => game_names(lang),
        ArgumentKind::Topic => [command_names(lang), game_names(lang)].concat(),
        ArgumentKind::GlossaryWord => glossary_words(lang),
        ArgumentKind::Keyword(keywords) => words(keywords, lang),
        ArgumentKind::Person
        | ArgumentKind::Session
        | ArgumentKind::Number(_)
        | ArgumentKind::Move
        | ArgumentKind::Time
        | ArgumentKind::Duration
        | ArgumentKind::Words
        | ArgumentKind::Lines => Vec::new(),
    }
}

/// The usual word for each command.
#[must_use]
pub fn command_names(lang: Lang) -> Vec<String> {
    let names = COMMANDS.iter().map(|spec| spec.word(lang).to_owned());
    names.collect()
}

/// The name to type for each game.
#[must_use]
pub fn game_names(lang: Lang) -> Vec<String> {
    let names = GAMES
        .iter()
        .map(|game| typed_game_name(game, lang).to_owned());
    names.collect()
}

fn glossary_words(lang: Lang) -> Vec<String> {
    let names = glossary::entries(lang).filter_map(|entry| entry.each_name().next());
    names.map(str::to_owned).collect()
}

fn words(keywords: &[Keyword], lang: Lang) -> Vec<String> {
    let word = |keyword: &Keyword| match keyword.label() {
        Label::Translated(name) => sentence(lang, &format!("arg-{name}"), &Values::NONE),
        Label::Literal(word) => word.to_owned(),
    };
    keywords.iter().map(word).collect()
}

#[cfg(test)]
mod tests {
    use super::super::{find_topic, read_command::read_command};
    use super::*;

    /// Types each word after its command. Adds other words if the command needs them, because a command with too few words is refused.
    #[test]
    fn what_may_be_typed_is_understood() {
        for lang in Lang::ALL {
            let tools = COMMANDS.iter().flat_map(|spec| spec.tools);
            for spec in COMMANDS.iter().chain(tools) {
                for argument in spec.arguments {
                    for word in argument_words(argument.kind, lang) {
                        let text = match (spec.id, argument.name) {
                            ("show", _) | ("standing", "game") => format!("{word} 1"),
                            ("standing", _) => format!("tablut {word}"),
                            _ => word,
                        };
                        assert!(read_command(spec, &text).is_ok(), "{} {text}", spec.id);
                    }
                }
            }
            for word in argument_words(ArgumentKind::Topic, lang) {
                assert!(find_topic(&word).is_some(), "{word}");
            }
            for word in argument_words(ArgumentKind::GlossaryWord, lang) {
                assert!(glossary::find(&word).is_some(), "{word}");
            }
        }
    }
}
