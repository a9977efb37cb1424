//! Joins the words of a time into one word: `3 days` becomes `3days`, `time=3 d` becomes `time=3d`, and `time 1h` becomes `time=1h`. This
//! is done before arguments are read, so every command and setting reads times in the same forms.

use super::clean_text::LONGEST_WORD;
use super::time_units::{duration, is_unit};
use super::time_words::names_pace;
use lusoria_games::kit::fold;

/// The same words, but the words of a time are joined into one.
///
/// `is_surely_time` is true after commands in which a number with a unit is always a time. It is false after `new`, for example. If it is
/// false, a number and a single letter are joined only behind a word such as `time=`. Elsewhere the letter may be a separate word: the
/// Czech `s` means "with".
pub(super) fn join_times(words: &[String], is_surely_time: bool) -> Vec<String> {
    let mut joined: Vec<String> = Vec::new();
    for word in words {
        let is_short = word.len() <= LONGEST_WORD;
        match joined.last_mut().filter(|_| is_short) {
            Some(before) if goes_on(before, word, is_surely_time) => before.push_str(word),
            // `time = 3d`, typed with blanks around the sign.
            Some(before) if word.starts_with('=') && names_pace(before) => before.push_str(word),
            Some(before) if names_pace(before) && is_time(word) => {
                before.push('=');
                before.push_str(word);
            }
            _ => joined.push(word.clone()),
        }
        join_last_two(&mut joined);
    }
    joined
}

/// Joins the last two words into one if both are times, like `1day` and `12h`.
fn join_last_two(words: &mut Vec<String>) {
    let [.., before, last] = words.as_slice() else {
        return;
    };
    let begun = before.rsplit(['=', '+']).next().unwrap_or_default();
    if is_time_with_unit(begun) && is_time_with_unit(last) && before.len() <= LONGEST_WORD {
        let last = words.pop().unwrap_or_default();
        if let Some(before) = words.last_mut() {
            before.push_str(&last);
        }
    }
}

/// Whether this word is a time with its unit: `3d`, but not `3`.
pub(super) fn is_time_with_unit(word: &str) -> bool {
    let has_unit = word.ends_with(char::is_alphabetic);
    has_unit && begins_with_digit(word) && word.len() <= LONGEST_WORD && duration(word, 1).is_some()
}

/// Whether this word belongs to the time that begins in the word before it.
fn goes_on(before: &str, word: &str, is_surely_time: bool) -> bool {
    if before.len() > LONGEST_WORD || before.starts_with('#') {
        return false;
    }
    let is_begun = before.contains('=');
    let last = before.rsplit(['=', '+']).next().unwrap_or_default();
    let folded = fold(word);
    let is_number = !last.is_empty() && last.bytes().all(|b| b.is_ascii_digit());
    if is_number && is_unit(&folded) {
        return is_surely_time || is_begun || folded.chars().nth(1).is_some();
    }
    match last {
        "" if before.strip_suffix('=').is_some_and(names_pace) => !word.starts_with('@'),
        // `10 m + 10 s`, typed with blanks around the plus.
        "" => is_begun && before.ends_with('+') && begins_with_digit(word),
        last => is_begun && word.starts_with('+') && is_time(last),
    }
}

fn begins_with_digit(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_digit())
}

/// Whether this is a time, or two times with a plus between them.
fn is_time(word: &str) -> bool {
    begins_with_digit(word) && word.split('+').all(|time| duration(time, 1).is_some())
}

#[cfg(test)]
mod tests {
    use super::super::message_line::{Addressing, MessageLine};
    use super::super::read_message::read_message;
    use super::*;

    fn joined(typed: &str, is_surely_time: bool) -> String {
        let words: Vec<_> = typed.split(' ').map(str::to_owned).collect();
        join_times(&words, is_surely_time).join(" ")
    }

    #[test]
    fn a_time_of_several_words_becomes_one_word() {
        for (typed, expected) in [
            ("3 days", "3days"),
            ("tablut time=3 days first", "tablut time=3days first"),
            ("время=3 дня", "время=3дня"),
            ("time 1h", "time=1h"),
            ("tablut time = 3 d first", "tablut time=3d first"),
            ("live= 10 m + 10 s", "live=10m+10s"),
            ("bank =10d", "bank=10d"),
            ("time = off @bob", "time=off @bob"),
            ("time = @bob", "time= @bob"),
            ("pieces = 3", "pieces = 3"),
            ("time 1 hour", "time=1hour"),
            ("time=1 day 12h", "time=1day12h"),
            ("live=10 m + 10 s", "live=10m+10s"),
            ("live=10m +10s @bob", "live=10m+10s @bob"),
            ("bank=10 d", "bank=10d"),
            ("#5 1 week", "#5 1week"),
            ("scripta 5 s @bob", "scripta 5 s @bob"),
            ("#5 days", "#5 days"),
            ("12 3d", "12 3d"),
        ] {
            assert_eq!(joined(typed, false), expected, "{typed}");
        }
        assert_eq!(joined("#1 3 d", true), "#1 3d");
        assert_eq!(joined("3 д", true), "3д");
        assert!(is_time_with_unit("3d") && is_time_with_unit("1нед"));
        assert!(!is_time_with_unit("3") && !is_time_with_unit("d3") && !is_time_with_unit("3x"));
    }

    #[test]
    fn commands_read_times_of_several_words() {
        for (typed, as_one_word) in [
            ("!pause 3 days", "!pause 3d"),
            ("!pause #2 3 d", "!pause #2 3d"),
            ("!отложить 3 дня", "!pause 3d"),
            ("!wait 12 hours", "!wait 12h"),
            ("!wait 1 d 12 h #2", "!wait #2 36h"),
            ("!vacation 1 week", "!vacation 7d"),
            ("!me remind 3 days", "!me remind 3d"),
            ("!settings time 3 days", "!settings time time=3d"),
            ("!new tablut @bob time=3 d", "!new tablut @bob time=3d"),
            ("!new tablut 3 days @bob", "!new tablut @bob time=3d"),
            ("!play tablut live 10m+10s", "!play tablut live=10m+10s"),
            ("!counter first time 2 дня", "!counter first time=2d"),
        ] {
            let how = Addressing {
                prefix: "!",
                addressed: false,
            };
            let read = read_message(typed, how);
            assert!(
                matches!(read[..], [MessageLine::Command(_)]),
                "{typed}: {read:?}"
            );
            assert_eq!(read, read_message(as_one_word, how), "{typed}");
        }
    }
}
