//! Builds those commands from their arguments that need more than one line of code for it.

use super::argument_values::ArgumentValues;
use super::chat_command::Command;
use super::choice::Choice;
use super::prefix::is_prefix;
use crate::session::{Edit, NewGame, SeatChoice};
use lusoria_games::kit::fold;
use lusoria_games::rules::Fact;

type Built = Result<Command, Fact>;

/// The longest word that a player may add to a seed, in characters.
const LONGEST_LUCK: usize = 64;

/// Builds `new`. Without arguments it means the last game again.
pub(super) fn build_new(values: ArgumentValues) -> Built {
    if values.people.len() > 1 {
        return Err(Fact::new("one-friend"));
    }
    let new = challenge(&values);
    let is_alone = values.options.is_empty() && new.opponent.is_none();
    let game = match values.text {
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

/// The opponent, seat and seed words of a new game, without the game itself.
pub(super) fn challenge(values: &ArgumentValues) -> NewGame {
    NewGame {
        game: String::new(),
        options: String::new(),
        seat: seat_choice(values),
        words: values.has(Choice::Luck),
        opponent: values.people.first().cloned(),
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

/// Whether a board is to be described in sentences (true) or drawn (false), if either was typed.
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

/// Builds `edit` without a tool, which shows the editor or opens it with a game.
pub(super) fn build_edit(values: ArgumentValues) -> Built {
    Ok(Command::Edit(match values.text {
        Some(game) if leaves_editor(&game) => return Err(Fact::new("edit-stays-open")),
        Some(game) => Edit::Open(game, values.options),
        None if values.options.is_empty() => Edit::Show,
        None => return Err(Fact::new("edit-usage").with("tool", "set".to_owned())),
    }))
}

/// What people type to leave an editor, in the form that `fold` returns. Our editor is never left, so they are told that.
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
