//! Reads and writes moves. A move is the letter or the number of a pit, or a word for `swap` in one of the four languages.
//!
//! A letter or a number always means a pit of the player who types it (CM-2). Nobody can name a pit of the other row.

use super::Ply;
use crate::kit::fold;
use crate::kit::pits::{PIT, lower, without_words};
use crate::rules::{Fact, MoveWord, NotationError};
use std::fmt;

/// Words that change sides, in English, Czech, Italian and Russian. The canonical word is the first one.
pub(super) const SWAP: [&str; 14] = [
    "swap",
    "vymenit",
    "vymena",
    "vymenim",
    "prohodit",
    "prohodim",
    "scambia",
    "scambio",
    "scambiare",
    "обмен",
    "меняю",
    "меняемся",
    "менять",
    "поменяться",
];

/// The words with which moves are shown in each language.
pub(super) const WRITTEN: [MoveWord; 1] = [["swap", "výměna", "scambio", "обмен"]];

/// Words for passing, which is never possible here (CM-6, AF-8).
const PASS: [&str; 5] = ["pass", "pas", "passo", "passa", "пас"];

/// Russian letters that people may type for pits. Which pit is meant is not clear, because the Russian alphabet has another order.
const CYRILLIC: &str = "абвгдежз";

/// The most bytes of a text that is read as a move.
const LONGEST: usize = 64;

/// Reads a whole text as one move. See [`crate::rules::State::parse_move`].
pub(super) fn parse(text: &str) -> Result<Ply, NotationError> {
    let text = text.trim();
    if text.len() > LONGEST {
        return Err(NotationError::Foreign);
    }
    let folded = fold(text);
    if SWAP.contains(&folded.as_str()) {
        return Ok(Ply::Swap);
    }
    if PASS.contains(&folded.as_str()) {
        return Err(NotationError::Malformed(Fact::new("no-passing")));
    }
    // Accents are kept, so that `è` and `č` are not read as the pits e and c.
    if let Some(pit) = pit(&lower(without_words(text))) {
        return Ok(Ply::Pit(pit));
    }
    let (word, rest) = folded.split_once([' ', ':']).unwrap_or((&folded, ""));
    let rest = rest.trim();
    if near_miss(word, rest) {
        return Err(NotationError::Malformed(Fact::new("syntax")));
    }
    Err(NotationError::Foreign)
}

/// How a pit is written.
pub(super) fn letter(pit: usize) -> String {
    char::from(b'a' + pit as u8).to_string()
}

/// The pit that a letter or a number names.
fn pit(word: &str) -> Option<u8> {
    match word.as_bytes() {
        [letter @ b'a'..=b'h'] => Some(letter - b'a'),
        [digit @ b'1'..=b'8'] => Some(digit - b'1'),
        _ => None,
    }
}

/// Whether a text that is not a move was probably meant as one. Such texts are:
/// - a number of one or two digits
/// - one of the Cyrillic letters `а` to `з`
/// - two pits (`c3`, `c d`)
/// - a word for a pit, with at most one word after it
fn near_miss(word: &str, rest: &str) -> bool {
    if PIT.contains(&word) {
        return !rest.contains(char::is_whitespace);
    }
    if !rest.is_empty() {
        return pit(word).is_some() && pit(rest).is_some();
    }
    let number = word.len() <= 2 && !word.is_empty() && word.bytes().all(|b| b.is_ascii_digit());
    let russian = word.chars().count() == 1 && CYRILLIC.contains(word);
    number || russian || two_pits(word)
}

/// Whether the text is a letter and a number, with or without a sign between them: `c3`, `c>3`, `c-3`.
fn two_pits(word: &str) -> bool {
    let mut signs = word.chars();
    let ends = signs.next().zip(signs.next_back());
    let between: String = signs.collect();
    ends.is_some_and(|(first, last)| matches!((first, last), ('a'..='h', '0'..='9')))
        && ["", ">", "-"].contains(&between.as_str())
}

/// The canonical notation, without blanks.
impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pit(pit) => f.write_str(&letter(usize::from(*pit))),
            Self::Swap => f.write_str(SWAP[0]),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_folded_and_stands_for_one_thing() {
        let words = [&SWAP[..], &PASS[..]].concat();
        for word in &words {
            assert_eq!(fold(word), *word);
            let same = words.iter().filter(|other| *other == word);
            assert_eq!(same.count(), 1, "{word}");
        }
    }
}
