//! Reads times of the day (`18:00`), quiet hours (`22-8 Europe/Prague`), and after how many days somebody is to be reminded. A time zone
//! is only copied here; `src/service/zone_names.rs` knows which time zones there are.

use super::keyword::Keyword;
use super::time_units::duration;
use crate::session::{minute_of_day, time_of_day};
use lusoria_games::kit::fold;

const DAY: i64 = 86_400;
/// Twelve hours, in minutes.
const HALF_DAY: u16 = 720;
/// A person can choose to be reminded after at most this many days.
const RAREST: i64 = 30;

/// Words before a time of the day, in the form that `fold` returns.
pub(super) const AT: &[&str] = &[
    "at", "from", "v", "ve", "od", "o", "alle", "dalle", "ore", "в", "с",
];

/// Words between two times of the day, in the form that `fold` returns.
const TO: &[&str] = &["to", "till", "until", "do", "a", "alle", "до"];

/// Reads `22-8 Europe/Prague`, `22-8`, `from 22 to 8`, or `off`. The zone stays as it was typed.
pub(super) fn read_quiet(typed: &str) -> Option<String> {
    if is_off(typed) {
        return Some("off".to_owned());
    }
    let (hours, zone) = time_and_zone(typed);
    let (from, until) = hours.split_once(DASHES)?;
    let (from, until) = (typed_minute(from)?, typed_minute(until)?);
    let hours = format!("{}-{}", time_of_day(from), time_of_day(until));
    (from != until).then(|| with_zone(hours, &zone))
}

/// Reads the time of a person's daily digest: `18:00 Europe/Prague`, `18:00`, or `off`. The zone stays as it was typed.
pub(super) fn read_digest(typed: &str) -> Option<String> {
    if is_off(typed) {
        return Some("off".to_owned());
    }
    let (time, zone) = time_and_zone(typed);
    let minute = typed_minute(&time)?;
    Some(with_zone(time_of_day(minute), &zone))
}

/// What people type between two times of the day.
const DASHES: [char; 3] = ['-', '–', '—'];

/// Divides the typed words into a time and the time zone after it: `22 - 8 New York` becomes `22-8` and `New York`.
fn time_and_zone(typed: &str) -> (String, String) {
    let words: Vec<&str> = typed.split_whitespace().collect();
    let begin = usize::from(words.len() > 1 && AT.contains(&fold(words[0]).as_str()));
    let words = &words[begin.min(words.len())..];
    let is_dash =
        |word: &str| word.chars().all(|c| DASHES.contains(&c)) || TO.contains(&fold(word).as_str());
    match words {
        [from, dash, until, zone @ ..] if is_dash(dash) => {
            (format!("{from}-{until}"), zone.join(" "))
        }
        [time, zone @ ..] => ((*time).to_owned(), zone.join(" ")),
        [] => (String::new(), String::new()),
    }
}

fn with_zone(time: String, zone: &str) -> String {
    match zone {
        "" => time,
        zone => format!("{time} {zone}"),
    }
}

/// The first part of this text that should be a time of the day but is not: the `25` of `25-8 Europe/Prague`.
pub(super) fn wrong_time(typed: &str) -> Option<String> {
    let (times, _) = time_and_zone(typed);
    let has_digit = |part: &&str| part.contains(|c: char| c.is_ascii_digit());
    let mut parts = times.split(DASHES).filter(has_digit);
    let wrong = parts.find(|part| typed_minute(part).is_none())?;
    Some(wrong.to_owned())
}

/// Reads after how many days somebody is to be reminded: `1d`, `on` or `off`.
pub(super) fn read_remind(typed: &str) -> Option<String> {
    if is_off(typed) {
        return Some("off".to_owned());
    }
    if Keyword::On.is_meant_by(typed, &fold(typed)) {
        return Some("1".to_owned());
    }
    let begins_with_digit = |word: &&str| word.starts_with(|c: char| c.is_ascii_digit());
    if typed.split_whitespace().filter(begins_with_digit).count() > 1 {
        // `2d 5d` is refused: it would be read as the sum of the two times, which nobody means.
        return None;
    }
    let seconds = duration(&typed.replace(' ', ""), DAY)?;
    let whole = seconds % DAY == 0 && (1..=RAREST).contains(&(seconds / DAY));
    whole.then(|| (seconds / DAY).to_string())
}

fn is_off(typed: &str) -> bool {
    Keyword::Off.is_meant_by(typed, &fold(typed))
}

/// Letters between hour and minute, or after an hour, in the form that `fold` returns: `22h30`, `22h`.
const HOUR_LETTERS: [char; 2] = ['h', 'ч'];

/// Reads a time of the day: `18:00`, `18.00`, `18h00`, `18h`, `18` or `6pm`. The result is in minutes since midnight.
pub(super) fn typed_minute(word: &str) -> Option<u16> {
    let lower = word.to_lowercase();
    let halves = [("am", 0), ("pm", HALF_DAY)];
    let half = halves
        .into_iter()
        .find_map(|(half, begin)| Some((lower.strip_suffix(half)?, begin)));
    let (time, begin) = match half {
        Some((time, begin)) => (time, Some(begin)),
        None => (word, None),
    };
    let time = time.to_lowercase();
    let time = time.strip_suffix(HOUR_LETTERS).unwrap_or(&time);
    let parts = time
        .split_once([':', '.'])
        .or_else(|| time.split_once(HOUR_LETTERS));
    let (hour, minute) = parts.unwrap_or((time, "0"));
    let minute = minute_of_day(&format!("{hour}:{minute}"))?;
    match begin {
        // 12am is midnight, and 12pm is noon.
        Some(begin) => (60..HALF_DAY + 60)
            .contains(&minute)
            .then(|| minute % HALF_DAY + begin),
        None => Some(minute),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quiet_hours_are_read_as_people_type_them() {
        for (typed, stored) in [
            ("22-8 Europe/Prague", Some("22:00-08:00 Europe/Prague")),
            ("22:30–7.15  Prague", Some("22:30-07:15 Prague")),
            ("vypnout", Some("off")),
            ("22-8", Some("22:00-08:00")),
            ("22h-8h", Some("22:00-08:00")),
            ("22H30–7ч Praha", Some("22:30-07:00 Praha")),
            ("h-8", None),
            ("22hh-8", None),
            ("22h:30-8", None),
            ("22 - 8 utc +3", Some("22:00-08:00 utc +3")),
            ("с 22–8 мск", Some("22:00-08:00 мск")),
            ("10pm-8am New York", Some("22:00-08:00 New York")),
            ("12am–12pm", Some("00:00-12:00")),
            ("22pm-8am", None),
            ("0am-8am", None),
            ("from 22 to 8", Some("22:00-08:00")),
            ("od 22 do 8 Praha", Some("22:00-08:00 Praha")),
            ("dalle 22 alle 8 Roma", Some("22:00-08:00 Roma")),
            ("с 22 до 8", Some("22:00-08:00")),
            ("22 -", None),
            ("8-8 UTC", None),
            ("night UTC", None),
            ("22-25 UTC", None),
            ("22-8 New York", Some("22:00-08:00 New York")),
            ("", None),
        ] {
            assert_eq!(read_quiet(typed).as_deref(), stored, "{typed}");
        }
    }

    #[test]
    fn the_part_that_is_no_time_of_the_day_is_found() {
        for (typed, wrong) in [
            ("25-8 Europe/Prague", Some("25")),
            ("22-8:70", Some("8:70")),
            ("22 - 88 Praha", Some("88")),
            ("30:00", Some("30:00")),
            ("8-8 UTC", None),
            ("night", None),
            ("", None),
        ] {
            assert_eq!(wrong_time(typed).as_deref(), wrong, "{typed}");
        }
    }

    #[test]
    fn a_time_of_the_day_may_have_a_zone() {
        for (typed, stored) in [
            ("18:00 Europe/Prague", Some("18:00 Europe/Prague")),
            ("7.30  UTC", Some("07:30 UTC")),
            ("выкл", Some("off")),
            ("18:00", Some("18:00")),
            ("в 18:00 Москва", Some("18:00 Москва")),
            ("25:00 UTC", None),
            ("evening UTC", None),
        ] {
            assert_eq!(read_digest(typed).as_deref(), stored, "{typed}");
        }
    }

    #[test]
    fn reminders_come_after_whole_days() {
        for (typed, stored) in [
            ("1d", Some("1")),
            ("3 days", Some("3")),
            ("2", Some("2")),
            ("1t", Some("7")),
            ("on", Some("1")),
            ("нет", Some("off")),
            ("1 неделя", Some("7")),
            ("2 dny", Some("2")),
            ("12h", None),
            ("0", None),
            ("31d", None),
            ("2d 5d", None),
            ("1 2 dny", None),
            ("often", None),
        ] {
            assert_eq!(read_remind(typed).as_deref(), stored, "{typed}");
        }
    }

    #[test]
    fn a_time_of_day_is_read_in_the_usual_forms() {
        assert_eq!(typed_minute("18:05"), Some(1_085));
        assert_eq!(typed_minute("7"), Some(420));
        for wrong in ["24:00", "18:60", "tablut", "-1", ""] {
            assert_eq!(typed_minute(wrong), None, "{wrong}");
        }
    }
}
