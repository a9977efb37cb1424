//! Builds those commands from their arguments that need more than one line of code.

use super::argument_values::ArgumentValues;
use super::chat_command::Command;
use super::choice::Choice;
use super::prefix::is_prefix;
use crate::session::{EditAction, NewGame, SeatChoice};
use lusoria_games::kit::fold;
use lusoria_games::rules::Fact;

type Built = Result<Command, Fact>;

/// The longest word that a player may add to a seed, in characters.
const LONGEST_LUCK: usize = 64;

/// Builds `new`. Without arguments, it means: begin the last game again.
pub(super) fn build_new(values: ArgumentValues) -> Built {
    opponents_fit(&values)?;
    let new = challenge(&values);
    let is_alone = values.options.is_empty() && !new.names_a_player();
    let text = values.text.map(|text| match new.names_a_player() {
        true => without_against(&text),
        false => text,
    });
    let game = match text.filter(|text| !text.is_empty()) {
        Some(game) => game,
        None if is_alone => String::new(),
        None => return Err(Fact::new("new-which-game")),
    };
    Ok(Command::New(NewGame {
        game,
        options: values.options,
        ..new
    }))
}

/// What people write before an opponent, in the form that `fold` returns: English, Czech, Italian, Russian.
const AGAINST: &[&str] = &[
    "against",
    "vs",
    "versus",
    "with",
    "the",
    "a",
    "an",
    "proti",
    "s",
    "se",
    "contro",
    "con",
    "il",
    "un",
    "против",
    "с",
    "со",
];

/// The name of the game without the words before the opponent: `cats against the` of `new cats against the computer`.
fn without_against(text: &str) -> String {
    let mut words: Vec<_> = text.split(' ').collect();
    while words
        .last()
        .is_some_and(|word| AGAINST.contains(&fold(word).as_str()))
    {
        words.pop();
    }
    words.join(" ")
}

/// The opponent, seat and seed words of a new game, without the game itself.
pub(super) fn challenge(values: &ArgumentValues) -> NewGame {
    NewGame {
        game: String::new(),
        options: String::new(),
        seat: seat_choice(values),
        words: values.has(Choice::Luck),
        opponent: values.people.first().cloned(),
        computers: values.computers.clone(),
        both_sides: values.both_sides,
    }
}

/// Checks that the players named fit one game: a person or a computer player against the person who types this, two computer
/// players, or that person alone on both sides.
fn opponents_fit(values: &ArgumentValues) -> Result<(), Fact> {
    let others = (values.people.len(), values.computers.len());
    match (others, values.both_sides) {
        ((0, 0..=2) | (1, 0), false) | ((0, 0), true) => Ok(()),
        _ => Err(Fact::new("one-friend")),
    }
}

/// Builds `level`.
pub(super) fn build_level(values: ArgumentValues) -> Built {
    match (values.choices.first(), values.left_over) {
        (Some(Choice::Level(level)), None) => Ok(Command::Level(values.session, Some(*level))),
        (None, None) => Ok(Command::Level(values.session, None)),
        (_, left_over) => {
            let word = left_over.unwrap_or_default();
            Err(Fact::new("level-unknown").with("word", word))
        }
    }
}

fn seat_choice(values: &ArgumentValues) -> SeatChoice {
    if values.has(Choice::First) {
        SeatChoice::First
    } else if values.has(Choice::Second) {
        SeatChoice::Second
    } else {
        SeatChoice::Random
    }
}

/// Builds `luck`. Whether any session waits for a word is checked later.
pub(super) fn build_luck(values: ArgumentValues) -> Built {
    let word = values.text.unwrap_or_default();
    if word.chars().count() > LONGEST_LUCK {
        return Err(Fact::new("luck-too-long"));
    }
    Ok(Command::Luck(values.session, word))
}

/// Whether a board is to be told as sentences (true) or drawn (false); `None` if neither was typed.
pub(super) fn in_prose(values: &ArgumentValues) -> Option<bool> {
    let prose = values.has(Choice::Prose);
    (prose || values.has(Choice::Picture)).then_some(prose)
}

pub(super) fn build_show(values: ArgumentValues) -> Built {
    let prose = in_prose(&values);
    let entry = values.number.unwrap_or_default();
    Ok(Command::Show(values.session, entry, prose))
}

pub(super) fn build_me(values: ArgumentValues) -> Built {
    match values.left_over {
        None => Ok(Command::Me(in_prose(&values))),
        Some(_) => Err(Fact::new("me-how")),
    }
}

pub(super) fn build_lang(values: ArgumentValues) -> Built {
    match (values.choices.first(), values.left_over) {
        (Some(Choice::Language(lang)), None) => Ok(Command::Lang(Some(*lang))),
        (None, None) => Ok(Command::Lang(None)),
        _ => Err(Fact::new("bad-lang")),
    }
}

pub(super) fn build_prefix(values: ArgumentValues) -> Built {
    match values.text {
        Some(prefix) if !is_prefix(&prefix) => Err(Fact::new("bad-prefix")),
        prefix => Ok(Command::Prefix(prefix)),
    }
}

/// Builds `edit` without a tool: shows the editor, or opens it with a game.
pub(super) fn build_edit(values: ArgumentValues) -> Built {
    Ok(Command::Edit(match values.text {
        Some(game) if leaves_editor(&game) => return Err(Fact::new("edit-stays-open")),
        Some(game) => EditAction::Open(game, values.options),
        None if values.options.is_empty() => EditAction::Show,
        None => return Err(Fact::new("edit-usage").with("tool", "set".to_owned())),
    }))
}

/// What people type to leave an editor, in the form that `fold` returns. Our editor cannot be left, and people are told so.
const LEAVING: &[&str] = &[
    "quit",
    "exit",
    "close",
    "end",
    "konec",
    "zavri",
    "esci",
    "chiudi",
    "выити",
    "выход",
    "закрыть",
];

/// Whether the first word means that somebody wants to leave the editor.
fn leaves_editor(text: &str) -> bool {
    let word = text.split(' ').next().unwrap_or_default();
    LEAVING.contains(&fold(word).as_str())
}
