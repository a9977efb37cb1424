//! The number of a session as a word: `#12`.

use crate::session::SessionId;

/// Signs that may stand after a number which somebody has copied from a sentence.
pub const PUNCTUATION: [char; 6] = ['.', ',', ';', ':', '!', ')'];

/// The session that this word names; `None` if it is no number of a session.
pub(super) fn session_number(word: &str) -> Option<SessionId> {
    let number = word.strip_prefix('#')?.trim_end_matches(PUNCTUATION);
    number.parse().ok().map(SessionId)
}

/// The digits after the `#`, if they are more than the number of a session can have.
#[must_use]
pub fn impossible_session(word: &str) -> Option<&str> {
    let digits = word.strip_prefix('#')?;
    let is_number = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    (is_number && digits.parse::<i64>().is_err()).then_some(digits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_stop_that_was_copied_is_no_part_of_the_number() {
        for (word, number) in [
            ("#12", Some(12)),
            ("#12.", Some(12)),
            ("#12,", Some(12)),
            ("12", None),
            ("#", None),
            ("#.", None),
            ("#x.", None),
            ("#1.5", None),
        ] {
            assert_eq!(session_number(word), number.map(SessionId), "{word}");
        }
    }
}
