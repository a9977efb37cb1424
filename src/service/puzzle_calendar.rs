//! The calendar of the puzzle of the day: when a room is shown the next puzzle, and which puzzle that is. Both depend on the time zone of
//! the room.

use super::local_time::{local_date, next_time, time_on, zone};
use crate::session::{DailyPuzzle, PuzzleId, puzzle_of_day};
use jiff::civil::{Date, date};
use jiff::tz::TimeZone;

impl DailyPuzzle {
    /// The next time (unix seconds) after this one at which the puzzle of the day is shown; `None` beyond the end of the calendar.
    #[must_use]
    pub(super) fn next_after(&self, at: i64) -> Option<i64> {
        next_time(&self.zone, self.minute, at)
    }

    /// The latest puzzle that was to be shown by this time.
    #[must_use]
    pub(super) fn puzzle(&self, at: i64) -> Option<PuzzleId> {
        let zone = zone(&self.zone);
        let today = local_date(&zone, at)?;
        let day = match time_on(&zone, today, self.minute)? > at {
            true => today.yesterday().ok()?,
            false => today,
        };
        Some(of_day(day, self.game.as_deref()))
    }
}

/// The puzzle of the day, by universal time, for a room that has not chosen to be shown one every day.
#[must_use]
pub(super) fn puzzle_of_the_day(at: i64) -> Option<PuzzleId> {
    let today = local_date(&TimeZone::UTC, at)?;
    Some(of_day(today, None))
}

fn of_day(day: Date, game: Option<&str>) -> PuzzleId {
    let days = date(2026, 1, 1)
        .until(day)
        .map_or(0, |span| span.get_days());
    puzzle_of_day(i64::from(days), game)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::RoomId;
    use std::collections::BTreeSet;

    fn daily(zone: &str) -> DailyPuzzle {
        DailyPuzzle {
            room: RoomId(1),
            minute: 18 * 60,
            zone: zone.to_owned(),
            game: None,
        }
    }

    #[test]
    fn it_is_shown_at_the_same_hour_in_summer_and_in_winter() {
        // 2026-10-24 and 2026-10-25, when summer time ends in Prague.
        let prague = daily("Europe/Prague");
        let saturday = prague.next_after(1_792_800_000).unwrap();
        let sunday = prague.next_after(saturday).unwrap();
        assert_eq!(sunday - saturday, 25 * 3_600);
        assert_eq!(prague.next_after(sunday - 1), Some(sunday));
        let unknown = daily("Europe/Atlantis");
        assert_eq!(unknown.next_after(0), daily("UTC").next_after(0));
    }

    #[test]
    fn a_day_has_one_puzzle_and_the_next_one_another() {
        let utc = daily("UTC");
        let at = utc.next_after(1_795_262_400).unwrap();
        let day = |n: i64| utc.puzzle(at + n * 86_400).unwrap();
        assert_eq!(utc.puzzle(at + 86_399), Some(day(0)));
        assert_ne!(utc.puzzle(at - 1), Some(day(0)));
        let year: BTreeSet<_> = (0..365).map(|n| (day(n).game, day(n).number)).collect();
        assert_eq!(year.len(), 365);
        assert!((0..365).all(|n| day(n).puzzle().is_some()));
    }
}
