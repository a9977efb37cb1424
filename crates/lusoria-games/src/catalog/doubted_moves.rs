//! Finds the moves to ask about if the words after a move show doubt (`e3-d3 no, e4-d4`, see `doubts.rs`). The writer then needs only a
//! yes to play these moves.

use super::Line;
use super::fillers::without_first_filler;
use super::read_moves::{all_replace, is_no_word, leading_moves, move_from, read_moves, words};
use std::borrow::Cow;

/// The moves that the writer of a doubted line may mean: those with which the line begins, or, as in `e3-d3 no, e4-d4`, those that
/// clearly replace them. `None` if the line is not doubted or begins with no move. `is_meant` says that the line is certainly no talk. If
/// it is false, the result is also `None` for a line whose only move has letters and no digits (`a?`).
#[must_use]
pub fn doubted_moves(line: &dyn Line, text: &str, is_meant: bool) -> Option<Vec<String>> {
    let is_question = text.ends_with('?') && (is_meant || without_first_filler(text).is_some());
    if !is_question && !read_moves(line, text, true).is_doubted {
        return None;
    }
    let mut text = text.trim_end_matches(['?', '!', ' ']);
    while leading_moves(line, text, &words(text)).0.is_empty() {
        text = without_first_filler(text)?;
    }
    let words = words(text);
    let (moves, at) = leading_moves(line, text, &words);
    let first = moves.first()?;
    let may_be_talk = moves.len() == 1 && !is_no_word(first) && first.contains(char::is_alphabetic);
    if may_be_talk && !is_meant {
        return None;
    }
    let meant = replacement(line, text, &words[at..]).unwrap_or(moves);
    Some(meant.into_iter().map(Cow::into_owned).collect())
}

/// The moves at the end of these words, if every word before them announces a replacement (`no, I mean e4-d4`) or belongs to a move that
/// is replaced in turn.
fn replacement<'a>(
    line: &dyn Line,
    text: &'a str,
    words: &[(usize, usize)],
) -> Option<Vec<Cow<'a, str>>> {
    let mut rest = words;
    loop {
        let is_move = |at: &usize| move_from(line, text, rest, *at).is_some();
        let before = (0..rest.len()).find(is_move)?;
        if before == 0 || !all_replace(text, &rest[..before]) {
            return None;
        }
        let (moves, taken) = leading_moves(line, text, &rest[before..]);
        rest = &rest[before + taken..];
        if rest.is_empty() {
            return Some(moves);
        }
    }
}
