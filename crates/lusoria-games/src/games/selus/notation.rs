//! How moves are written: a move is the name of a pit.

use super::Ply;
use crate::kit::fold;
use crate::kit::pits::without_words;
use crate::kit::three_rows::{pit_letter, read_pit};
use crate::rules::{Fact, NotationError};
use std::fmt::{self, Write as _};

/// Words for passing. They only serve to explain that nobody can choose to pass: the turn of a player who cannot move is skipped at once
/// (CM-6).
const PASS: [&str; 6] = ["pass", "pas", "passo", "passa", "пас", "пасую"];

/// Longer texts (in bytes) are no moves.
const LONGEST: usize = 64;

/// Reads a whole text as one move.
pub(super) fn parse(text: &str) -> Result<Ply, NotationError> {
    let text = text.trim();
    if text.is_empty() || text.len() > LONGEST {
        return Err(NotationError::Foreign);
    }
    if let Some(own) = read_pit(without_words(text)) {
        return Ok(Ply(own));
    }
    let id = match fold(text).as_str() {
        word if PASS.contains(&word) => "no-pass",
        word if word.len() <= 2 && word.bytes().all(|b| b.is_ascii_digit()) => "syntax",
        _ => return Err(NotationError::Foreign),
    };
    Err(NotationError::Malformed(Fact::new(id)))
}

/// Splits a text of several pits at the blanks. People type such a text when they expect to play again (SE-9). Any other text stays
/// whole.
pub(super) fn split(text: &str) -> Vec<&str> {
    let words: Vec<&str> = text.split_whitespace().collect();
    if words.len() > 1 && words.iter().all(|word| read_pit(word).is_some()) {
        words
    } else {
        vec![text]
    }
}

/// The canonical notation, without blanks.
impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(pit_letter(self.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_folded() {
        for word in PASS {
            assert_eq!(fold(word), word);
        }
    }
}
