//! How much time the players of a game have, whether the clocks stand still on weekends and on vacation, and whether the game ends as
//! soon as the time is over. The text of a time control is stored in logs and records, so it must never change. `time_kind.rs` decides
//! which games count as slow.

use std::fmt;
use std::str::FromStr;

const DAY: i64 = 86_400;
/// The longest time that a [`Pace`] may hold: a year.
const LONGEST: i64 = 366 * DAY;
/// The shortest time of a move.
const SHORTEST_MOVE: i64 = 60;

/// How much time the players of a game have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TimeControl {
    /// How the time is given.
    pub pace: Pace,
    /// Whether the game is lost as soon as the time is over, without anybody claiming it.
    pub hard: bool,
    /// Whether clocks stand still on Saturdays and Sundays (UTC).
    pub free_weekends: bool,
    /// CL-12: whether days of vacation are spent when the time of somebody is over.
    pub vacation: bool,
}

/// How the time is given. All times are in seconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// This much time for each turn.
    Move(i64),
    /// A bank of this much time for the whole game, and the time that each turn adds to it. The bank never grows beyond what it held at
    /// the beginning.
    Bank(i64, i64),
    /// A bank like that of `Bank`, for two players who are both present; it may grow beyond what it held at the beginning.
    Live(i64, i64),
}

/// What somebody has said about the time of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum WantedTime {
    /// Nothing was said.
    #[default]
    Unsaid,
    /// The game is to have no clock.
    Off,
    /// The players are to have this time.
    Control(TimeControl),
}

impl WantedTime {
    /// The time control of the game: `usual` if nothing was said; `None` if the game has no clock.
    #[must_use]
    pub fn or(self, usual: Option<TimeControl>) -> Option<TimeControl> {
        match self {
            Self::Unsaid => usual,
            Self::Off => None,
            Self::Control(control) => Some(control),
        }
    }
}

impl From<Option<TimeControl>> for WantedTime {
    fn from(control: Option<TimeControl>) -> Self {
        control.map_or(Self::Off, Self::Control)
    }
}

impl Pace {
    /// How many seconds a player has at the beginning.
    #[must_use]
    pub const fn start(self) -> i64 {
        match self {
            Self::Move(start) | Self::Bank(start, _) | Self::Live(start, _) => start,
        }
    }

    /// How many seconds a player has after a turn at whose end `left` seconds were left.
    #[must_use]
    pub fn after_turn(self, left: i64) -> i64 {
        match self {
            Self::Move(start) => start,
            Self::Bank(start, add) => start.min(left + add),
            Self::Live(_, add) => left + add,
        }
    }

    /// Whether this pace is for players who are both present.
    #[must_use]
    pub const fn is_live(self) -> bool {
        matches!(self, Self::Live(..))
    }

    /// CL-12: whether days of vacation can be spent in a game of this pace. They cannot be spent in a live game, nor if a player has less
    /// than a day for each turn or in the bank at the beginning.
    #[must_use]
    pub const fn allows_vacation(self) -> bool {
        match self {
            Self::Move(start) | Self::Bank(start, _) => start >= DAY,
            Self::Live(..) => false,
        }
    }

    /// The word for this pace, in logs and as an argument of `new`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Move(_) => "time",
            Self::Bank(..) => "bank",
            Self::Live(..) => "live",
        }
    }

    const fn is_possible(self) -> bool {
        let (start, add) = match self {
            Self::Move(start) => (start, 0),
            Self::Bank(start, add) | Self::Live(start, add) => (start, add),
        };
        let least = if matches!(self, Self::Move(_)) {
            SHORTEST_MOVE
        } else {
            1
        };
        least <= start && start <= LONGEST && 0 <= add && add <= LONGEST
    }
}

impl TimeControl {
    /// A time control with this pace, without `hard`, free weekends and vacation; `None` if a time is too short or too long.
    #[must_use]
    pub fn new(pace: Pace) -> Option<Self> {
        pace.is_possible().then_some(Self {
            pace,
            hard: false,
            free_weekends: false,
            vacation: false,
        })
    }

    /// When this much time, counted from `from`, is used up.
    #[must_use]
    pub fn end_of(&self, from: i64, left: i64) -> i64 {
        if !self.free_weekends {
            return from.saturating_add(left);
        }
        let (mut at, mut left) = (from, left);
        loop {
            at = end_of_weekend(at);
            let until_weekend = next_saturday(at) - at;
            if left <= until_weekend {
                return at + left;
            }
            left -= until_weekend;
            at += until_weekend;
        }
    }

    /// The last time at which no more than `left` seconds have been used since `from`. Free weekends use no time, so the result may be
    /// the end of a weekend.
    #[must_use]
    pub fn last_of(&self, from: i64, left: i64) -> i64 {
        self.end_of(from, left + 1) - 1
    }

    /// CL-12: whether the pace would allow days of vacation to be spent, but this time control does not.
    #[must_use]
    pub const fn forbids_vacation(&self) -> bool {
        self.pace.allows_vacation() && !self.vacation
    }

    /// Whether the clocks stand still at this time because it is in a weekend.
    #[must_use]
    pub fn is_free(&self, at: i64) -> bool {
        self.free_weekends && end_of_weekend(at) != at
    }

    /// How much time is used from one time to another; nothing if the system clock was set back in between.
    #[must_use]
    pub fn used(&self, from: i64, to: i64) -> i64 {
        let whole = to.saturating_sub(from).max(0);
        if !self.free_weekends || whole == 0 {
            return whole;
        }
        work_before(to) - work_before(from)
    }
}

/// The first Monday of 1970 (January 5th): Unix seconds.
const FIRST_MONDAY: i64 = 4 * DAY;
const WEEK: i64 = 7 * DAY;
const WORKING_WEEK: i64 = 5 * DAY;

/// How many seconds outside weekends lie between the first Monday of 1970 and this time.
fn work_before(at: i64) -> i64 {
    let since = at - FIRST_MONDAY;
    since.div_euclid(WEEK) * WORKING_WEEK + since.rem_euclid(WEEK).min(WORKING_WEEK)
}

/// This time or, if it is in a weekend, the start of the following Monday.
fn end_of_weekend(at: i64) -> i64 {
    let in_week = (at - FIRST_MONDAY).rem_euclid(WEEK);
    if in_week < WORKING_WEEK {
        at
    } else {
        at + WEEK - in_week
    }
}

/// The beginning of the next weekend. The time `at` must not be in a weekend.
fn next_saturday(at: i64) -> i64 {
    at + WORKING_WEEK - (at - FIRST_MONDAY).rem_euclid(WEEK)
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.pace.word())?;
        match self.pace {
            Pace::Move(start) => write!(f, ":{start}")?,
            Pace::Bank(start, add) | Pace::Live(start, add) => write!(f, ":{start}:{add}")?,
        }
        if self.hard {
            f.write_str(":hard")?;
        }
        if self.free_weekends {
            f.write_str(":weekends")?;
        }
        if self.vacation {
            f.write_str(":vacation")?;
        }
        Ok(())
    }
}

impl FromStr for TimeControl {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let mut parts = text.split(':').peekable();
        let word = parts.next().ok_or(())?;
        let mut number = || parts.next().and_then(|text| text.parse().ok()).ok_or(());
        let pace = match word {
            "time" => Pace::Move(number()?),
            "bank" => Pace::Bank(number()?, number()?),
            "live" => Pace::Live(number()?, number()?),
            _ => return Err(()),
        };
        let mut control = Self::new(pace).ok_or(())?;
        control.hard = parts.next_if_eq(&"hard").is_some();
        control.free_weekends = parts.next_if_eq(&"weekends").is_some();
        control.vacation = parts.next_if_eq(&"vacation").is_some() && pace.allows_vacation();
        // Only the form that we write is accepted.
        (control.to_string() == text).then_some(control).ok_or(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A Friday at noon (UTC).
    const FRIDAY: i64 = 1_795_780_800;

    fn weekends_off() -> TimeControl {
        TimeControl {
            free_weekends: true,
            ..TimeControl::new(Pace::Move(3 * DAY)).unwrap()
        }
    }

    #[test]
    fn it_is_read_as_written_and_in_no_other_form() {
        for text in [
            "time:259200",
            "bank:864000:86400:hard",
            "live:600:10:hard:weekends",
            "bank:1:0:weekends",
            "time:86400:hard:weekends:vacation",
        ] {
            assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), text);
        }
        for wrong in [
            "time:59",
            "time:+60",
            "bank:60",
            "live:0:1",
            "time:60:weekends:hard",
            "time:60:",
            "time:99999999",
            "bank:1:-1",
            "live:600:10:vacation",
            "time:3600:vacation",
            "time:86400:vacation:hard",
        ] {
            assert!(wrong.parse::<TimeControl>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn weekends_do_not_count() {
        let control = weekends_off();
        let monday_noon = FRIDAY + 3 * DAY;
        assert_eq!(control.used(FRIDAY, monday_noon), DAY);
        assert_eq!(control.used(monday_noon, FRIDAY), 0);
        assert_eq!(control.end_of(FRIDAY, DAY), monday_noon);
        let saturday = FRIDAY + DAY;
        let is_free = [FRIDAY, saturday, saturday + DAY, monday_noon].map(|at| control.is_free(at));
        assert_eq!(is_free, [false, true, true, false]);
        assert_eq!(control.used(saturday, saturday + DAY / 4), 0);
        assert_eq!(
            control.end_of(saturday, 60),
            FRIDAY + 2 * DAY + DAY / 2 + 60
        );
    }

    #[test]
    fn what_is_left_is_used_up_at_its_end_and_not_before() {
        for control in [weekends_off(), TimeControl::new(Pace::Move(60)).unwrap()] {
            for start in (0..9).map(|n| FRIDAY + n * 70_000) {
                for left in [1, 60, DAY, 5 * DAY, 12 * DAY + 7] {
                    let end = control.end_of(start, left);
                    assert_eq!(control.used(start, end), left);
                    assert_eq!(control.used(start, end - 1), left - 1);
                }
            }
        }
    }

    #[test]
    fn a_bank_never_holds_more_than_at_the_beginning_and_a_live_clock_may() {
        assert_eq!(Pace::Bank(100, 30).after_turn(90), 100);
        assert_eq!(Pace::Bank(100, 30).after_turn(10), 40);
        assert_eq!(Pace::Live(100, 30).after_turn(90), 120);
        assert_eq!(Pace::Move(100).after_turn(1), 100);
    }
}
