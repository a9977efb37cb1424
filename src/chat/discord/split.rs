//! The size limits of a Discord message, for [`crate::chat::split`].

use super::markdown;
use crate::chat::split::{Scale, split as divide};
use crate::render::Body;
use crate::session::Identity;

/// Discord accepts 2,000 characters. For safety we count UTF-16 units, of which a character has one or two. We also count an escape for
/// each character that may need one.
const LIMIT: usize = 2000;

const SCALE: Scale = Scale {
    limit: LIMIT,
    // The fences with their line breaks, and the gap.
    around: 10,
    // The backticks, and the character that separates them from a backtick before them.
    typed: 3,
    character: 4,
    words: words_weight,
    person: person_weight,
    line: line_weight,
};

/// Divides a body into bodies that fit one message each.
pub(super) fn split(body: Body) -> Vec<Body> {
    divide(body, SCALE)
}

fn person_weight(person: &Identity) -> usize {
    words_weight(&person.name).max(person.id.len() + 3)
}

/// The size of a text in UTF-16 units. One unit is added for every ASCII mark, because a backslash or a separator may be needed before
/// it.
fn words_weight(words: &str) -> usize {
    words
        .chars()
        .map(|c| c.len_utf16() + usize::from(c.is_ascii_punctuation()))
        .sum()
}

fn line_weight(line: &str) -> usize {
    markdown::fixed_line(line).encode_utf16().count() + 1
}

#[cfg(test)]
#[path = "split_tests.rs"]
mod tests;
