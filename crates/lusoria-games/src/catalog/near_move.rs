//! Finds the move that was most likely meant by a text that is no move: either a word of the text is mistyped, or the text is the letter
//! of a pit with other characters around it.
//!
//! How many letters of a word may be wrong is decided in `crates/lusoria-games/src/kit/typos.rs`.
//!
//! Deliberately absent: asking whether the person meant that move; the host does that (`src/service/find_session_for_move.rs`).

use super::Line;
use super::fillers::FILLERS;
use crate::kit::alphabets::{latin_letter, one_alphabet};
use crate::kit::{fold, typos};
use crate::rules::Parsed;

/// A move has at most this number of words (`roll 1 4 6`, `G4 , north east`).
pub(super) const WORDS_OF_A_MOVE: usize = 5;

/// Texts with more bytes than this are not compared with moves.
const LONGEST_MISTYPED: usize = 256;

/// The move that a text was most likely meant to be, as it should have been typed. The text itself is no move. `None` if no move is near.
#[must_use]
pub fn near_move(line: &dyn Line, text: &str) -> Option<String> {
    if text.len() > LONGEST_MISTYPED {
        return None;
    }
    if let Some(letter) = lone_letter(text) {
        return near_letter(line, letter, text);
    }
    let typed = fold(text);
    let words: Vec<_> = split_letters_from_digits(&typed);
    if words.len() > WORDS_OF_A_MOVE || words.is_empty() {
        return None;
    }
    let known = line.move_words();
    let meant: Vec<_> = words
        .iter()
        .map(|word| {
            let is_word = known.contains(&word.as_str()) || FILLERS.contains(&word.as_str());
            let mended = (!is_word)
                .then(|| typos::nearest(word, known.iter().copied()))
                .flatten();
            mended.map_or_else(|| word.clone(), str::to_owned)
        })
        .collect();
    let meant = meant.join(" ");
    (meant != typed && understood(line, &meant)).then_some(meant)
}

/// Russian words of one letter. A text of only one of these words may be chatter. So it counts as a move only if the player on turn types
/// it and it looks like a Latin letter (`а`, `с`, `о`).
const LONE_WORDS: [&str; 8] = ["а", "в", "и", "к", "о", "с", "у", "я"];

/// Whether the text is nothing but a Russian word of one letter.
pub(super) fn is_lone_word(text: &str) -> bool {
    let text = text.trim();
    !text.is_ascii() && LONE_WORDS.contains(&text.to_lowercase().as_str())
}

/// If the text is one of [`LONE_WORDS`], returns the Latin letter that looks like it. `None` for other texts, if no Latin letter
/// looks like it, or if the game does not read that letter as a move.
pub(crate) fn lone_letter_that_looks_latin(line: &dyn Line, text: &str) -> Option<String> {
    let latin = is_lone_word(text).then(|| one_alphabet(text.trim()))??;
    let is_read = line.lookalikes(text.trim()).contains(&latin);
    (is_read && understood(line, &latin)).then_some(latin)
}

/// What people say before a move, in the form that `fold` returns.
const WORDS_BEFORE_A_MOVE: [&str; 12] = [
    "ok",
    "okay",
    "tak",
    "allora",
    "ну",
    "ладно",
    "move",
    "tah",
    "hraju",
    "mossa",
    "ход",
    "хожу",
];

/// The letter of a text with only one letter, such as `b!`. A word of `WORDS_BEFORE_A_MOVE` may come first: `ok b`. `None` for other
/// texts.
fn lone_letter(text: &str) -> Option<char> {
    let mut words = text
        .split(|c: char| c.is_whitespace() || "!.,:;()".contains(c))
        .filter(|word| word.chars().any(char::is_alphanumeric));
    let mut word = words.next()?;
    if WORDS_BEFORE_A_MOVE.contains(&fold(word).as_str()) {
        word = words.next()?;
    }
    let mut letters = word.chars();
    let letter = letters.next().filter(|c| c.is_alphabetic())?;
    (letters.next().is_none() && words.next().is_none()).then_some(letter)
}

/// The correct way to type the legal move that this letter names. `None` if the letter names no legal move, or if `text` is typed
/// correctly.
fn near_letter(line: &dyn Line, letter: char, text: &str) -> Option<String> {
    // `и` is the word "and", which is said much more often than this pit is meant.
    let is_and = matches!(letter, 'и' | 'И');
    let latin = (!is_and).then(|| latin_letter(letter).to_lowercase().to_string());
    let letter = letter.to_string();
    let mut ways = vec![letter.to_lowercase()];
    ways.extend(line.lookalikes(&letter));
    ways.extend(latin);
    let meant = ways
        .into_iter()
        .find(|way| is_legal(line, way) && way != text)?;
    Some(meant)
}

fn is_legal(line: &dyn Line, text: &str) -> bool {
    text.is_ascii()
        && match line.parse(text) {
            Ok(Parsed::Move(canonical)) => line.legal_moves().contains(&canonical),
            Ok(Parsed::Choose(_)) => true,
            Err(_) => false,
        }
}

/// The words of the text. A word of two or more letters followed by digits is divided: `place1` is `place 1`, but `e5` stays `e5`.
fn split_letters_from_digits(text: &str) -> Vec<String> {
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

pub(super) fn understood(line: &dyn Line, text: &str) -> bool {
    matches!(line.parse(text), Ok(Parsed::Move(_) | Parsed::Choose(_)))
}
