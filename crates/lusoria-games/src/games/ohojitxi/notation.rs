//! How moves are written. `c` sows pit c. `c>3` sows pit c and puts the captured stones into the opponent's pit 3. People also type `c3`
//! and `c 3`.

use super::{Ohojitxi, Ply};
use crate::kit::pits::{lower, without_words};
use crate::rules::{Arg, Fact, NotationError, Parsed, Seat, State, number_label};
use std::fmt::{self, Write as _};

/// Longer texts (in bytes) are no moves.
const LONGEST: usize = 32;

/// The letters of the pits on the larger board.
const LETTERS: std::ops::RangeInclusive<char> = 'a'..='h';

/// The letter of one of the player's own pits. `pit` is the number of the pit, counted from 0.
pub(super) fn letter(pit: u8) -> char {
    char::from(b'a' + pit)
}

/// The name of one of `owner`'s pits, as each seat reads it: the owner reads a letter, the opponent a number. `pit` is counted from 0.
pub(super) fn pit_seen(owner: Seat, pit: u8) -> Arg {
    pits_seen(owner, &[pit])
}

/// The names of several of `owner`'s pits, as each seat reads them.
pub(super) fn pits_seen(owner: Seat, pits: &[u8]) -> Arg {
    Arg::seen(|reader| {
        let mut names = String::new();
        for (n, pit) in pits.iter().enumerate() {
            names.push_str(if n == 0 { "" } else { ", " });
            match reader == owner {
                true => names.push(letter(*pit)),
                false => names.push_str(&number_label(pit + 1)),
            }
        }
        names
    })
}

/// Understands a whole text as one move, whatever the position.
pub(super) fn parse(text: &str) -> Result<Ply, NotationError> {
    let text = text.trim();
    if text.len() > LONGEST {
        return Err(NotationError::Foreign);
    }
    let folded = lower(without_words(text));
    let mut rest = folded.chars();
    let Some(pit) = rest.next().filter(|first| LETTERS.contains(first)) else {
        return Err(turned_round(&folded));
    };
    let pit = pit as u8 - b'a';
    let (between, target) = divide(rest.as_str());
    match number(target) {
        Some(target) => Ok(Ply {
            pit,
            target: Some(target),
        }),
        None if rest.as_str().is_empty() => Ok(Ply { pit, target: None }),
        None if target.is_empty() || between.contains('>') || has_only_numbers(target) => {
            Err(syntax_error())
        }
        None => Err(NotationError::Foreign),
    }
}

/// Splits a text into two parts: the blanks and signs at its beginning, and all that follows them.
fn divide(rest: &str) -> (&str, &str) {
    let target = rest.trim_start_matches(|c: char| c.is_whitespace() || ">-:,".contains(c));
    rest.split_at(rest.len() - target.len())
}

/// A number of one or two digits.
fn number(text: &str) -> Option<u8> {
    let digits = text.bytes().all(|b| b.is_ascii_digit()) && text.len() <= 2;
    digits.then(|| text.parse().ok()).flatten()
}

fn has_only_numbers(text: &str) -> bool {
    text.chars()
        .all(|c| c.is_ascii_digit() || c.is_whitespace() || c == ',')
}

/// The error for a text that does not begin with the letter of a pit. Texts such as `3c` and `3 > c` are the wrong way round; for them,
/// the error says how moves are written. Any other text is no move.
fn turned_round(folded: &str) -> NotationError {
    let rest = folded.trim_start_matches(|c: char| c.is_ascii_digit());
    let (_, pit) = divide(rest);
    let mut letters = pit.chars();
    let one_letter = letters.next().is_some_and(|c| LETTERS.contains(&c));
    if rest.len() < folded.len() && one_letter && letters.next().is_none() {
        return syntax_error();
    }
    NotationError::Foreign
}

fn syntax_error() -> NotationError {
    NotationError::Malformed(Fact::new("syntax"))
}

impl Ohojitxi {
    /// The move that was typed, or the moves among which the player has to choose. If a target is needed and none was typed, these are
    /// the moves with each possible target. A winning sowing needs no target, so a typed one is dropped (OH-9).
    pub(super) fn choices_of(&self, typed: Ply) -> Parsed<Ply> {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        moves.retain(|m| m.pit == typed.pit);
        match (typed.target, moves.as_slice()) {
            (None, [first, ..]) if first.target.is_some() => Parsed::Choose(moves),
            (Some(_), [only]) if self.sow_and_capture(only.pit).wins() => Parsed::Move(*only),
            _ => Parsed::Move(typed),
        }
    }
}

/// The canonical notation, without blanks.
impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(letter(self.pit))?;
        match self.target {
            None => Ok(()),
            Some(target) => write!(f, ">{target}"),
        }
    }
}
