//! One typed line of moves, read as far as it is understood: which moves it begins with, and which word is not known.
//!
//! Pure and the same for every game: the game's own `split` and `parse` say what a move is. People also talk: a line of which only a
//! part is understood counts as moves only where the rest was most likely meant as one, too.

use super::Line;
use crate::kit::{fold, typos};
use crate::rules::{NotationError, Parsed, Seat, Turn};
use std::borrow::Cow;

/// A move has at most so many words (`roll 1 4 6`, `G4 , north east`).
const WORDS_OF_A_MOVE: usize = 5;
/// Longer lines are not taken apart word by word.
const MOST_WORDS: usize = 120;

/// Longer texts (in bytes) are nobody's slip.
const LONGEST_MISTYPED: usize = 256;

/// A line of moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading<'a> {
    /// The moves it begins with, in order; a line that is no line of moves stays whole.
    pub moves: Vec<Cow<'a, str>>,
    /// Where a line of moves stops being understood.
    pub unknown: Option<Unknown<'a>>,
}

/// What is not understood of a line of moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unknown<'a> {
    /// The first word that is not known.
    pub word: &'a str,
    /// All that follows the moves, that word included.
    pub rest: &'a str,
    /// The move that was most likely meant there.
    pub near: Option<String>,
}

impl<'a> Reading<'a> {
    fn whole(moves: Vec<Cow<'a, str>>) -> Self {
        let unknown = None;
        Self { moves, unknown }
    }
}

/// Reads a line. What stands after the first word that is not understood is not read.
#[must_use]
pub fn read_moves<'a>(line: &dyn Line, text: &'a str) -> Reading<'a> {
    let pieces = line.split(text);
    if all_understood(line, &pieces) {
        return Reading::whole(pieces);
    }
    for meant in line.lookalikes(text) {
        let pieces = line.split(&meant);
        if all_understood(line, &pieces) {
            let owned = pieces.iter().map(|piece| piece.to_string().into());
            return Reading::whole(owned.collect());
        }
    }
    word_by_word(line, text).unwrap_or_else(|| Reading::whole(pieces))
}

fn all_understood(line: &dyn Line, pieces: &[Cow<'_, str>]) -> bool {
    pieces.iter().all(|piece| understood(line, piece))
}

fn understood(line: &dyn Line, text: &str) -> bool {
    matches!(line.parse(text), Ok(Parsed::Move(_) | Parsed::Choose(_)))
}

/// The longest moves from left to right, if the line is one of several moves.
fn word_by_word<'a>(line: &dyn Line, text: &'a str) -> Option<Reading<'a>> {
    let words = words(text);
    if words.len() > MOST_WORDS {
        return None;
    }
    let (mut moves, mut at) = (Vec::new(), 0);
    while let Some(end) = move_from(line, text, &words, at) {
        moves.push(&text[words[at].0..words[end - 1].1]);
        at = end;
    }
    if !goes_on(line, moves.first()?) {
        return None;
    }
    let mut read: Vec<_> = moves.iter().map(|piece| Cow::Borrowed(*piece)).collect();
    let Some(&(begin, end)) = words.get(at) else {
        return Some(Reading::whole(read));
    };
    let next = (at + 1..words.len()).find(|&from| move_from(line, text, &words, from).is_some());
    let stretch = next.map_or(words.len(), |next| next) - at;
    let segment = &text[begin..words[at + stretch - 1].1];
    // The game itself says what is wrong with half a move.
    if matches!(line.parse(segment), Err(NotationError::Malformed(_))) {
        read.push(Cow::Borrowed(segment));
        return Some(Reading::whole(read));
    }
    let near = near_move(line, segment);
    let letters = moves.iter().any(|piece| piece.chars().count() == 1);
    let letter = stretch == 1 && segment.chars().count() == 1 && letters;
    let mostly_moves = at >= 4 && at >= 2 * stretch;
    let unknown = Unknown {
        word: &text[begin..end],
        rest: &text[begin..],
        near: near.clone(),
    };
    (near.is_some() || letter || mostly_moves).then_some(Reading {
        moves: read,
        unknown: Some(unknown),
    })
}

/// Where each word begins and ends, in bytes.
fn words(text: &str) -> Vec<(usize, usize)> {
    let begin = |word: &str| word.as_ptr() as usize - text.as_ptr() as usize;
    text.split_whitespace()
        .map(|word| (begin(word), begin(word) + word.len()))
        .collect()
}

/// The word after the longest move that begins with this word.
fn move_from(line: &dyn Line, text: &str, words: &[(usize, usize)], from: usize) -> Option<usize> {
    let longest = words.len().min(from + WORDS_OF_A_MOVE);
    (from + 1..=longest)
        .rev()
        .find(|&end| understood(line, &text[words[from].0..words[end - 1].1]))
}

/// Whether the same person is still on turn after this move: only then can a line hold several.
fn goes_on(line: &dyn Line, first: &str) -> bool {
    let mut after = line.boxed_clone();
    match line.parse(first) {
        Ok(Parsed::Move(canonical)) => {
            after.play(&canonical).is_err() || decider(&*after) == decider(line)
        }
        _ => false,
    }
}

fn decider(line: &dyn Line) -> Option<Seat> {
    match line.turn() {
        Turn::Seat(seat) => Some(seat),
        Turn::Chance => line.throw().map(|throw| throw.seat),
        Turn::Over(_) => None,
    }
}

/// The move that a text which is none was most likely meant to be, as it should have been typed.
#[must_use]
pub fn near_move(line: &dyn Line, text: &str) -> Option<String> {
    if text.len() > LONGEST_MISTYPED {
        return None;
    }
    let typed = fold(text);
    let words: Vec<_> = divided(&typed);
    if words.len() > WORDS_OF_A_MOVE || words.is_empty() {
        return None;
    }
    let known = line.move_words();
    let meant: Vec<_> = words
        .iter()
        .map(|word| {
            let mended = (!known.contains(&word.as_str()))
                .then(|| typos::nearest(word, known.iter().copied()))
                .flatten();
            mended.map_or_else(|| word.clone(), str::to_owned)
        })
        .collect();
    let meant = meant.join(" ");
    (meant != typed && understood(line, &meant)).then_some(meant)
}

/// Words, cut where letters turn into digits: `place1` is `place 1`.
fn divided(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let digits = word.trim_start_matches(char::is_alphabetic);
        let (letters, digits) = word.split_at(word.len() - digits.len());
        let both = letters.chars().count() > 1 && !digits.is_empty();
        if both && digits.bytes().all(|b| b.is_ascii_digit()) {
            words.extend([letters.to_owned(), digits.to_owned()]);
        } else {
            words.push(word.to_owned());
        }
    }
    words
}
