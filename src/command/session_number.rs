//! The number of a session as a word: `#12`.

use crate::session::SessionId;

/// Signs that may follow a session's number when somebody has copied it from a sentence.
pub const PUNCTUATION: [char; 6] = ['.', ',', ';', ':', '!', ')'];

/// Reads a word such as `#12`. `None` if the word is not the number of a session.
pub(super) fn session_number(word: &str) -> Option<SessionId> {
    let number = word.strip_prefix('#')?.trim_end_matches(PUNCTUATION);
    number.parse().ok().map(SessionId)
}

/// Returns the digits of a word like `#999999999999999999999`, which are too many for the number of a session. `None` for any other word.
#[must_use]
pub fn impossible_session(word: &str) -> Option<&str> {
    let digits = word.strip_prefix('#')?;
    let is_number = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    (is_number && digits.parse::<i64>().is_err()).then_some(digits)
}

/// Divides a line into the number of a session and a move: `#2 d5-d6` or `d5-d6 #2`. The number may stand at the end only if the text
/// before it has a digit or is a single character.
#[must_use]
pub fn split_move_number(line: &str) -> (Option<SessionId>, &str) {
    let is_move = |text: &str| has_digit(text) || text.chars().count() == 1;
    let in_front = number_in_front(line);
    match number_behind(line) {
        Some((session, text)) if in_front.0.is_none() && is_move(text) => (Some(session), text),
        _ => in_front,
    }
}

/// Returns the session's number at the beginning of the line, and the rest of the line: `#12 place 4`.
pub(super) fn number_in_front(line: &str) -> (Option<SessionId>, &str) {
    if let Some(session) = session_number(line) {
        return (Some(session), "");
    }
    let split = line.split_once(char::is_whitespace);
    let spaced = split.and_then(|(word, rest)| Some((session_number(word)?, rest.trim())));
    match spaced.or_else(|| number_before_move(line)) {
        Some((session, rest)) => (Some(session), rest),
        None => (None, line),
    }
}

/// Divides a line in which the space after the number is missing: `#1d5-d6`. `None` for any other line. The word after the number (and
/// after any punctuation) must begin with a letter and have a digit. So `#1st` gives `None`.
fn number_before_move(line: &str) -> Option<(SessionId, &str)> {
    let behind = line.strip_prefix('#')?;
    let length = behind.find(|c: char| !c.is_ascii_digit())?;
    let (number, rest) = behind.split_at(length);
    let rest = rest.trim_start_matches(PUNCTUATION);
    let is_move = rest.starts_with(char::is_alphabetic)
        && rest.split_whitespace().next().is_some_and(has_digit);
    let session = number.parse().ok().map(SessionId)?;
    is_move.then_some((session, rest))
}

/// Returns the session's number at the end of the line, and the text before it. `None` if the line does not end with such a number.
pub(super) fn number_behind(line: &str) -> Option<(SessionId, &str)> {
    let (before, number) = line.rsplit_once(char::is_whitespace)?;
    Some((session_number(number)?, before.trim_end()))
}

/// Whether this text has a digit. Most moves have one. The words for giving up, for yes and for no have none.
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

    #[test]
    fn the_space_before_a_move_may_be_missing() {
        for (line, read) in [
            ("#1d5-d6", (Some(1), "d5-d6")),
            ("#12:d5-d6 d7", (Some(12), "d5-d6 d7")),
            ("#1д5-д6", (Some(1), "д5-д6")),
            ("#1st", (None, "#1st")),
            ("#1st try of 3", (None, "#1st try of 3")),
            ("#5-6", (None, "#5-6")),
            ("#d5-d6", (None, "#d5-d6")),
        ] {
            let (session, text) = read;
            assert_eq!(
                number_in_front(line),
                (session.map(SessionId), text),
                "{line}"
            );
        }
    }
}
