//! Reads lines in which words after a move show doubt, such as `e3-d3 no, e4-d4` (see `doubts.rs`). Finds the moves that the writer may
//! mean, so that the host can ask whether to play them.

use super::Line;
use super::fillers::without_first_filler;
use super::read_moves::{all_replace, is_no_word, leading_moves, move_from, read_moves, words};
use std::borrow::Cow;

/// If the words after a move show doubt, returns the moves that the writer may mean: `e3-d3` for `e3-d3 no`, but `e4-d4` for
/// `e3-d3 no, e4-d4`. `None` if the line is talk, shows no doubt, or does not begin with a move.
///
/// `is_meant` is true if the line is certainly not talk. If it is false, a line whose only move has letters and no digits (`a?`) is taken
/// as talk.
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

/// The moves with which `words` replace earlier moves: e4-d4 in `no, I mean e4-d4`. If there are several replacements, the last one
/// counts: e5-d5 in `no, e4-d4, no, e5-d5`. `None` if `words` have anything besides replacements.
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
