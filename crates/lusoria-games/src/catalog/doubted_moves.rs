//! Finds the moves that are proposed to the writer of a doubted line, so that a yes is enough to play them.

use super::Line;
use super::doubts::weighs;
use super::read_moves::{is_no_word, leading_moves, moves_and_other_words, read_moves, words};
use std::borrow::Cow;

/// The moves that the writer of a doubted line may mean: the moves with which the line begins, or, if a later move replaces them, only the
/// last move of the line (`e3-d3 no, e4-d4`). `None` if the line is not doubted. Also `None` if the line may well be talk, as a lone letter
/// with a question mark is, unless `is_meant` says that it is meant as a move.
#[must_use]
pub fn doubted_moves(line: &dyn Line, text: &str, is_meant: bool) -> Option<Vec<String>> {
    let is_question = is_meant && text.ends_with('?');
    if !is_question && !read_moves(line, text, true).is_doubted {
        return None;
    }
    let text = text.trim_end_matches(['?', '!', ' ']);
    let words = words(text);
    let (moves, at) = leading_moves(line, text, &words);
    let first = moves.first()?;
    let may_be_talk = moves.len() == 1 && !is_no_word(first) && first.contains(char::is_alphabetic);
    if may_be_talk && !is_meant {
        return None;
    }
    let rest = words.get(at).map_or("", |&(begin, _)| &text[begin..]);
    let (later, _) = moves_and_other_words(line, text, &words[at..]);
    let meant = match later.last() {
        Some(last) if !weighs(rest) => vec![Cow::Borrowed(*last)],
        _ => moves,
    };
    Some(meant.into_iter().map(Cow::into_owned).collect())
}
