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

/// The session's number before or after a move, and the move: `#2 d5-d6`, `d5-d6 #2`. A number at the end counts as the session's number
/// only if the words before it may be a move: they have a digit, or they are a single letter.
#[must_use]
pub fn split_move_number(line: &str) -> (Option<SessionId>, &str) {
    let is_move = |text: &str| has_digit(text) || text.chars().count() == 1;
    let in_front = number_in_front(line);
    match number_behind(line) {
        Some((session, text)) if in_front.0.is_none() && is_move(text) => (Some(session), text),
        _ => in_front,
    }
}

/// The number of a session at the beginning of the line (`#12 place 4`), and the rest of the line.
pub(super) fn number_in_front(line: &str) -> (Option<SessionId>, &str) {
    if let Some(session) = session_number(line) {
        return (Some(session), "");
    }
    let split = line.strip_prefix('#');
    let split = split.and_then(|rest| rest.split_once(char::is_whitespace));
    match split.and_then(|(number, rest)| Some((number.parse().ok()?, rest.trim()))) {
        Some((number, rest)) => (Some(SessionId(number)), rest),
        None => (None, line),
    }
}

/// The number of a session at the end of the line, and the text before it.
pub(super) fn number_behind(line: &str) -> Option<(SessionId, &str)> {
    let (before, number) = line.rsplit_once(char::is_whitespace)?;
    Some((session_number(number)?, before.trim_end()))
}

/// Whether this text has a digit. No word for giving up, and no yes or no, has one.
pub(super) fn has_digit(text: &str) -> bool {
    text.contains(|c: char| c.is_ascii_digit())
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
