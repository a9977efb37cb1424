//! When a refusal is said and when it is kept: people also talk among themselves.

use super::answer::Answer;
use crate::catalog::{GAMES, Game};
use crate::command;
use crate::host::Refusal;
use crate::locales::Lang;
use crate::rules::{Fact, NotationError};

/// A bare line of people who talk among themselves: only what was meant as a move, by somebody who plays, is answered. Under a game that
/// is over people talk about it.
pub(super) fn hushed(answer: Answer, text: &str) -> Answer {
    match answer {
        Answer::Refused(refusal, _) if refusal.id() == "session-over" && !is_a_move(text) => {
            Answer::Silence
        }
        Answer::Refused(refusal, _)
            if ["no-session", "no-such-session", "not-a-move", "no-seat"]
                .contains(&refusal.id()) =>
        {
            Answer::Silence
        }
        answer => answer,
    }
}

/// A line that was surely meant for us but is nothing we know.
pub(super) fn understood(answer: Answer) -> Answer {
    match answer {
        Answer::Refused(refusal, _) if ["no-session", "not-a-move"].contains(&refusal.id()) => {
            Refusal::host("not-understood").into()
        }
        answer => answer,
    }
}

/// With the prefix, what no game takes for a move was meant as a command.
pub(super) fn known(answer: Answer, text: &str, lang: Lang) -> Answer {
    match answer {
        Answer::Refused(refusal, _)
            if ["no-session", "not-a-move"].contains(&refusal.id()) && !is_a_move(text) =>
        {
            unknown_command(text, lang).into()
        }
        answer => answer,
    }
}

/// Whether any game takes this for a move, right or wrong.
fn is_a_move(text: &str) -> bool {
    let is_move = |game: &Game| {
        (game.begin)("").is_ok_and(|line| line.parse(text) != Err(NotationError::Foreign))
    };
    GAMES.iter().any(is_move)
}

fn unknown_command(text: &str, lang: Lang) -> Refusal {
    let word = text
        .split_whitespace()
        .next()
        .unwrap_or_default()
        .to_owned();
    let fact = match command::nearest(&word, lang) {
        Some(known) => Fact::new("did-you-mean").with("known", known.to_owned()),
        None => Fact::new("unknown-command"),
    };
    fact.with("word", word).into()
}
