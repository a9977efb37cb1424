//! How moves are written: canonically without blanks, and as people type them in four languages.

use super::Ply;
use crate::kit::pits::without_words;
use crate::kit::three_rows::{pit_letter, read_pit};
use crate::kit::{dice, fold};
use crate::rules::{Fact, MoveWord, NotationError};
use std::fmt::{self, Write as _};

/// Words for the zero sowing, in English, Czech, Italian and Russian. They have the form that [`fold`] returns. The canonical word is the
/// first one.
pub(super) const ZERO: [&str; 5] = ["zero", "nula", "nulty", "ноль", "нулевои"];

/// The words with which moves are shown in each language.
pub(super) const WRITTEN: [MoveWord; 1] = [["zero", "nula", "zero", "ноль"]];

/// Words for the lot of the zero sowing, in English, Czech, Italian and Russian.
pub(super) const LOT: [&str; 4] = ["lot", "los", "sorte", "жребии"];

/// Words for passing, which does not exist in this game (CM-6).
const PASS: [&str; 6] = ["pass", "pas", "passo", "passa", "пас", "пасую"];

/// The most bytes of a text that is read as a move.
const LONGEST: usize = 64;

/// Reads a whole text as one move. While the zero sowing (the opening, GA-3) is open, a pit alone is read as a zero sowing. Lots are read
/// if `lots` is true.
pub(super) fn parse(text: &str, zero_open: bool, lots: bool) -> Result<Ply, NotationError> {
    let text = text.trim();
    if text.is_empty() || text.len() > LONGEST {
        return Err(NotationError::Foreign);
    }
    if let Some(own) = read_pit(without_words(text)) {
        return Ok(if zero_open {
            Ply::Zero(own)
        } else {
            Ply::Sow(own)
        });
    }
    let folded = fold(text);
    let mut words = folded
        .split(|c: char| c.is_whitespace() || c == ':')
        .filter(|word| !word.is_empty());
    match (words.next(), words.next(), words.next()) {
        (Some(zero), Some(pit), None) if ZERO.contains(&zero) => read_pit(pit)
            .map(Ply::Zero)
            .ok_or_else(|| error_after_zero(pit)),
        (Some(lot), Some(pit), None) if lots && LOT.contains(&lot) => {
            read_pit(pit).map(Ply::Lot).ok_or(NotationError::Foreign)
        }
        (Some(zero), None, _) if ZERO.contains(&zero) => Err(syntax("zero")),
        (Some(pass), None, _) if PASS.contains(&pass) => {
            Err(NotationError::Malformed(Fact::new("no-pass")))
        }
        (Some(number), None, _) if is_number(number) => Err(syntax("pit")),
        _ => Err(NotationError::Foreign),
    }
}

/// The error for a word after `zero` that is no pit. A single character or a number was meant as a pit. Any other word is conversation.
fn error_after_zero(word: &str) -> NotationError {
    if word.chars().count() == 1 || is_number(word) {
        syntax("zero")
    } else {
        NotationError::Foreign
    }
}

/// Whether the word is a number of one or two digits.
fn is_number(word: &str) -> bool {
    word.len() <= 2 && word.bytes().all(|b| b.is_ascii_digit())
}

/// The error that says how moves are written: the zero sowing (`zero c`) if `word` is `zero`, otherwise a pit alone (`c`).
fn syntax(word: &str) -> NotationError {
    NotationError::Malformed(Fact::new("syntax").with("word", word.to_owned()))
}

/// The canonical notation, without blanks.
impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lot(own) => f.write_str(&dice::lot_notation(*own)),
            Self::Zero(own) => write!(f, "zero:{}", pit_letter(*own)),
            Self::Sow(own) => f.write_char(pit_letter(*own)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_folded() {
        for word in ZERO.iter().chain(&LOT).chain(&PASS) {
            assert_eq!(fold(word), *word);
        }
    }
}
