//! What fits one message of Discord's.

use super::markdown;
use crate::chat::split::{Scale, split as divide};
use crate::render::Body;
use crate::session::Identity;
use lusoria_games::text_board::Run;

/// Discord takes 2,000 characters. We count in UTF-16 units, of which a character has one or two, and assume the worst of escapes.
const LIMIT: usize = 2000;

const SCALE: Scale = Scale {
    limit: LIMIT,
    // Fences with their line breaks, and the gap.
    around: 10,
    // Backticks, and what parts them from a backtick before.
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

/// Every ASCII mark may need one more character: a backslash before it or a parting after it.
fn words_weight(words: &str) -> usize {
    words
        .chars()
        .map(|c| c.len_utf16() + usize::from(c.is_ascii_punctuation()))
        .sum()
}

fn line_weight(line: &[Run]) -> usize {
    markdown::fixed_line(line).encode_utf16().count() + 1
}

#[cfg(test)]
#[path = "split_tests.rs"]
mod tests;
