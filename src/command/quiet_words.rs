//! How people type times of the day: `18:00`, and quiet hours, `22-8 Europe/Prague`. Deliberately absent: which time zones there are
//! (`service/local_time.rs`).

use super::choice::Choice;
use super::clean_text::LONGEST_WORD;
use super::time_words::duration;
use crate::session::{QuietHours, minute_of_day, time_of_day};
use lusoria_games::kit::fold;

const DAY: i64 = 86_400;
/// The longest time between two reminders, in days.
const RAREST: i64 = 30;

/// Reads `22-8 Europe/Prague`, or `off`. The zone stays as it was typed.
pub(super) fn read_quiet(typed: &str) -> Option<String> {
    if is_off(typed) {
        return Some("off".to_owned());
    }
    let (hours, zone) = typed.split_once(' ')?;
    let (from, until) = hours.split_once(['-', '–'])?;
    let (from, until) = (typed_minute(from)?, typed_minute(until)?);
    let zone = zone_word(zone)?;
    (from != until).then(|| QuietHours { from, until, zone }.to_string())
}

/// Reads when somebody is told each day what waits for them: `18:00 Europe/Prague`, or `off`. The zone stays as it was typed.
pub(super) fn read_digest(typed: &str) -> Option<String> {
    if is_off(typed) {
        return Some("off".to_owned());
    }
    let (time, zone) = typed.split_once(' ')?;
    let (minute, zone) = (typed_minute(time)?, zone_word(zone)?);
    Some(format!("{} {zone}", time_of_day(minute)))
}

/// Reads after how many days somebody is to be reminded: `1d`, `on` or `off`.
pub(super) fn read_remind(typed: &str) -> Option<String> {
    if is_off(typed) {
        return Some("off".to_owned());
    }
    if Choice::On.is_meant_by(typed, &fold(typed)) {
        return Some("1".to_owned());
    }
    let seconds = duration(&typed.replace(' ', ""), DAY)?;
    let whole = seconds % DAY == 0 && (1..=RAREST).contains(&(seconds / DAY));
    whole.then(|| (seconds / DAY).to_string())
}

fn is_off(typed: &str) -> bool {
    Choice::Off.is_meant_by(typed, &fold(typed))
}

fn zone_word(typed: &str) -> Option<String> {
    let zone = typed.trim();
    let is_word = !zone.is_empty() && zone.len() <= LONGEST_WORD && !zone.contains(' ');
    is_word.then(|| zone.to_owned())
}

/// Reads the minute of the day that is typed `18:00`, `18.00` or `18`.
pub(super) fn typed_minute(word: &str) -> Option<u16> {
    let (hour, minute) = word.split_once([':', '.']).unwrap_or((word, "0"));
    minute_of_day(&format!("{hour}:{minute}"))
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
            ("22-8", None),
            ("8-8 UTC", None),
            ("night UTC", None),
            ("22-25 UTC", None),
            ("22-8 New York", None),
            ("", None),
        ] {
            assert_eq!(read_quiet(typed).as_deref(), stored, "{typed}");
        }
    }

    #[test]
    fn a_time_of_the_day_needs_a_zone() {
        for (typed, stored) in [
            ("18:00 Europe/Prague", Some("18:00 Europe/Prague")),
            ("7.30  UTC", Some("07:30 UTC")),
            ("выкл", Some("off")),
            ("18:00", None),
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
            ("12h", None),
            ("0", None),
            ("31d", None),
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
