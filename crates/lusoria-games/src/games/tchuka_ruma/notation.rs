//! How choices of a pit are written: a choice is the letter of a pit. One text may have several choices (`cb`).
//!
//! Many short words that people say consist of letters of pits. The list `CHATTER` has such words. They are not read as choices. With
//! blanks between the letters, they are read as choices (`b a d`).

use super::moves::Ply;
use super::options::MOST_PITS;
use crate::kit::fold;
use crate::kit::pits::{lower, without_words};
use crate::rules::{Fact, NotationError};
use std::fmt::{self, Write as _};

/// Longer texts (in bytes) are not read as choices. No game has so many choices.
const LONGEST: usize = 160;

/// Words of talk and laughter that consist of the letters a to j. They are English, Czech, Italian, and Russian in Latin letters.
const CHATTER: &[&str] = &[
    "abba", "ach", "ad", "add", "age", "ah", "aha", "ahh", "ai", "baba", "bad", "badge", "bag",
    "bah", "bed", "bee", "beg", "beh", "bida", "big", "cab", "cage", "cha", "chacha", "chci",
    "che", "chi", "ci", "da", "dad", "dada", "dai", "dead", "dej", "di", "dice", "dig", "each",
    "egg", "eh", "ehi", "fa", "face", "gag", "gia", "gig", "ha", "hah", "haha", "hahaha", "hai",
    "he", "head", "heh", "hehe", "hehehe", "hej", "hi", "hide", "hihi", "hihihi", "idea", "ja",
    "jaja", "jde", "jdi", "je", "jedi", "jee", "jeje", "ji",
];

/// The letter of the pit with this number, counted from 0.
pub(super) fn letter(pit: usize) -> char {
    char::from(b'a' + pit as u8)
}

fn is_separator(c: char) -> bool {
    c.is_whitespace() || c == ','
}

/// The choice for which a small letter stands. `None` if no board has such a pit.
fn choice(letter: char) -> Option<Ply> {
    let pit = u8::try_from(letter).ok()?.checked_sub(b'a')?;
    (pit < MOST_PITS).then_some(Ply(pit))
}

/// Understands a whole text as one choice: the letter of a pit.
pub(super) fn parse(text: &str, pits: u8) -> Result<Ply, NotationError> {
    let text = text.trim();
    if text.len() > LONGEST {
        return Err(NotationError::Foreign);
    }
    let folded = fold(text);
    let pit = lower(without_words(text));
    let mut letters = pit.chars();
    match (letters.next().and_then(choice), letters.next()) {
        (Some(only), None) => Ok(only),
        _ => Err(near_miss(&folded, pits)),
    }
}

/// What is wrong with a text that is no choice.
fn near_miss(folded: &str, pits: u8) -> NotationError {
    if folded == "ruma" {
        return NotationError::Malformed(Fact::new("not-the-ruma"));
    }
    if CHATTER.contains(&folded) && folded.chars().all(|c| names_pit(c, pits)) {
        let letters: Vec<String> = folded.chars().map(String::from).collect();
        return NotationError::Malformed(
            Fact::new("word-or-pits").with("letters", letters.join(" ")),
        );
    }
    let rest = folded.trim_start_matches(|c| names_pit(c, pits));
    let tail = rest.trim_start_matches([' ', '>', ':', '-']);
    let begun = rest.len() + 1 == folded.len() && !tail.is_empty();
    if begun && tail.bytes().all(|b| b.is_ascii_digit()) {
        return NotationError::Malformed(Fact::new("syntax"));
    }
    NotationError::Foreign
}

fn names_pit(letter: char, pits: u8) -> bool {
    choice(letter).is_some_and(|Ply(pit)| pit < pits)
}

/// Splits a text of several letters (`cb`) into single choices of a pit (`c`, `b`). `None` if the text has fewer than two letters,
/// contains a word of `CHATTER`, or has a letter that names no pit of this board.
pub(super) fn several(text: &str, pits: u8) -> Option<Vec<(&str, Ply)>> {
    let text = text.trim();
    if text.len() > LONGEST || !text.is_ascii() {
        return None;
    }
    let is_word = |word: &str| CHATTER.contains(&word.to_ascii_lowercase().as_str());
    if text.split(is_separator).any(is_word) {
        return None;
    }
    let letters = text
        .char_indices()
        .filter(|&(_, c)| !is_separator(c))
        .map(|(at, c)| {
            let pit = choice(c.to_ascii_lowercase()).filter(|&Ply(pit)| pit < pits)?;
            Some((&text[at..=at], pit))
        });
    let choices = letters.collect::<Option<Vec<_>>>()?;
    (choices.len() > 1).then_some(choices)
}

/// The canonical notation, without blanks.
impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(letter(usize::from(self.0)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chatter_is_folded_and_made_of_pits() {
        for &word in CHATTER {
            assert_eq!(fold(word), word);
            assert!(word.chars().all(|c| choice(c).is_some()), "{word}");
            assert_eq!(CHATTER.iter().filter(|other| **other == word).count(), 1);
        }
    }
}
