//! What commands of a room may begin with.

/// Whether commands may begin with this: one to three signs that no platform uses for markup or people.
#[must_use]
pub fn is_prefix(text: &str) -> bool {
    let fits = |c: char| c.is_ascii_punctuation() && !"@#`'\"<>_*~|\\".contains(c);
    (1..=3).contains(&text.len()) && text.chars().all(fits)
}
