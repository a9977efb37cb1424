//! Quiet hours of a person or a room: reminders, digests and what is told about clocks wait until these hours are over. Deliberately
//! absent: computing at which moment the quiet hours end (`service/quiet_times.rs`).

use std::fmt;
use std::str::FromStr;

/// From when to when it is quiet, every day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QuietHours {
    /// The minute of the day at which the quiet hours begin.
    pub from: u16,
    /// The minute of the day at which the quiet hours end; if it is not after `from`, they end on the next day.
    pub until: u16,
    /// The time zone: `Europe/Prague`.
    pub zone: String,
}

impl QuietHours {
    /// Whether it is quiet at this minute of the day.
    #[must_use]
    pub const fn has(&self, minute: u16) -> bool {
        if self.from < self.until {
            self.from <= minute && minute < self.until
        } else {
            self.from <= minute || minute < self.until
        }
    }
}

/// A minute of the day as it is stored and shown: `22:00`.
#[must_use]
pub fn time_of_day(minute: u16) -> String {
    format!("{:02}:{:02}", minute / 60, minute % 60)
}

/// The minute of the day that this text gives, such as `22:00`; `None` if the text is no time of day.
#[must_use]
pub fn minute_of_day(time: &str) -> Option<u16> {
    let (hour, minute) = time.split_once(':')?;
    let (hour, minute): (u16, u16) = (hour.parse().ok()?, minute.parse().ok()?);
    (hour < 24 && minute < 60).then(|| hour * 60 + minute)
}

impl fmt::Display for QuietHours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (from, until) = (time_of_day(self.from), time_of_day(self.until));
        write!(f, "{from}-{until} {}", self.zone)
    }
}

impl FromStr for QuietHours {
    type Err = ();

    /// Reads quiet hours as they are stored: `22:00-07:00 Europe/Prague`.
    fn from_str(text: &str) -> Result<Self, ()> {
        let (hours, zone) = text.split_once(' ').ok_or(())?;
        let (from, until) = hours.split_once('-').ok_or(())?;
        let (from, until) = minute_of_day(from).zip(minute_of_day(until)).ok_or(())?;
        let zone = zone.to_owned();
        Ok(Self { from, until, zone })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_that_no_day_has_is_none_however_large_its_numbers_are() {
        assert_eq!(minute_of_day("23:59"), Some(1_439));
        for wrong in [
            "24:00", "12:60", "2230:00", "65535:00", "1:65535", "65536:00",
        ] {
            assert_eq!(minute_of_day(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn they_are_read_as_written_and_may_pass_midnight() {
        let night: QuietHours = "22:30-08:00 Europe/Prague".parse().unwrap();
        assert_eq!(night.to_string(), "22:30-08:00 Europe/Prague");
        let quiet: Vec<_> = [0, 479, 480, 1_349, 1_350].map(|at| night.has(at)).into();
        assert_eq!(quiet, [true, true, false, false, true]);
        let noon: QuietHours = "12:00-13:00 UTC".parse().unwrap();
        assert!(noon.has(720) && !noon.has(780) && !noon.has(0));
        for wrong in ["off", "22:00-08:00", "25:00-08:00 UTC", "22-8 UTC", ""] {
            assert!(wrong.parse::<QuietHours>().is_err(), "{wrong}");
        }
    }
}
