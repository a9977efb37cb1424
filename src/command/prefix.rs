//! Which prefixes a room may choose.

/// Whether this may be a prefix: one to three characters of punctuation that no platform uses for markup or mentions.
#[must_use]
pub fn is_prefix(text: &str) -> bool {
    let fits = |c: char| c.is_ascii_punctuation() && !"@#`'\"<>_*~|\\".contains(c);
    (1..=3).contains(&text.len()) && text.chars().all(fits)
}
