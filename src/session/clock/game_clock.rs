//! The clock of one game: how much time each seat has left, and when the current turn began. `time_control.rs` says which time counts:
//! in some games the clock stands still on weekends.

use super::TimeControl;
use lusoria_games::rules::Seat;

/// What is needed, besides the [`GameClock`], to show somebody the clocks of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClockReading {
    /// The time at which the clocks are read (Unix seconds). This is the current time, less what will not count but is not in the log yet:
    /// pauses of the host and vacation.
    pub at: i64,
    /// For how many seconds the player on turn is still on vacation.
    pub rest: i64,
    /// Whether the clocks stand still because it is a weekend.
    pub weekend: bool,
}

/// The clock of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameClock {
    /// How much time the players have.
    pub control: TimeControl,
    /// How many seconds each seat had left when its last turn ended, plus the seconds that it was given since.
    pub left: [i64; 2],
    /// The time from which the current turn is counted: Unix seconds. Pauses of the host (CL-5) make this later than the beginning of
    /// the turn, which is in `turn`.
    pub since: i64,
    /// When the current turn really began: Unix seconds. Pauses of the host do not change this.
    pub turn: i64,
    /// CL-14: how much of this turn was recorded as vacation, in seconds.
    pub rested: i64,
}

impl GameClock {
    /// A clock that begins to run now.
    #[must_use]
    pub const fn new(control: TimeControl, at: i64) -> Self {
        Self {
            control,
            left: [control.pace.start(); 2],
            since: at,
            turn: at,
            rested: 0,
        }
    }

    /// How many seconds this seat, whose turn it is, has left at this time; negative once its time is over.
    #[must_use]
    pub fn left_on_turn(&self, seat: Seat, at: i64) -> i64 {
        self.left[seat.index()] + self.rested - self.used_until(at)
    }

    /// How many seconds of the turn have been used at this time.
    #[must_use]
    pub fn used_until(&self, at: i64) -> i64 {
        self.control.used(self.since, at)
    }

    /// CL-3: the last second in which this seat, whose turn it is, can move in time.
    #[must_use]
    pub fn flag_at(&self, seat: Seat) -> i64 {
        let left = self.left[seat.index()].max(0);
        self.control.last_of(self.since, left + self.rested)
    }

    /// Whether the time of this seat, whose turn it is, is over.
    #[must_use]
    pub fn is_over(&self, seat: Seat, at: i64) -> bool {
        self.left_on_turn(seat, at) < 0
    }

    /// CL-2: ends the turn of this seat. If its time was over and the other player has not claimed the game, the seat has nothing left
    /// but what the turn adds.
    pub fn end_turn(&mut self, seat: Seat, at: i64) {
        let left = self.left_on_turn(seat, at).max(0);
        self.left[seat.index()] = self.control.pace.after_turn(left);
        self.begin_turn(at);
    }

    /// Begins a turn at this time, but not before the time at which the previous turn began.
    pub fn begin_turn(&mut self, at: i64) {
        self.since = self.since.max(at);
        (self.turn, self.rested) = (self.since, 0);
    }

    /// CL-17: stops the clock of this seat, whose turn it is, from `at` to `until`.
    pub fn stop(&mut self, seat: Seat, at: i64, until: i64) {
        self.left[seat.index()] = self.left_on_turn(seat, at).max(0);
        self.begin_turn_at(until);
    }

    /// Begins the turn at this time, even if it had begun earlier or was to begin later.
    pub const fn begin_turn_at(&mut self, at: i64) {
        self.since = at;
        (self.turn, self.rested) = (at, 0);
    }

    /// CL-5: makes `since` this many seconds later, but not later than `at`. The host was away for these seconds.
    pub fn credit(&mut self, seconds: i64, at: i64) {
        self.since = self.since.saturating_add(seconds).min(at.max(self.since));
    }

    /// CL-14: this much time of the turn was vacation.
    pub const fn rest(&mut self, seconds: i64) {
        self.rested += seconds;
    }

    /// CL-6: gives more time to this seat, whose turn it is. If its time is over, it has these seconds from now on.
    pub fn give(&mut self, seat: Seat, seconds: i64, at: i64) {
        let late = self.left_on_turn(seat, at).min(0);
        self.left[seat.index()] += seconds - late;
    }
}

#[cfg(test)]
mod tests {
    use super::super::Pace;
    use super::*;

    fn clock() -> GameClock {
        GameClock::new(TimeControl::new(Pace::Bank(100, 10)).unwrap(), 1_000)
    }

    #[test]
    fn cl_3_the_second_of_the_flag_is_in_time() {
        let clock = clock();
        assert_eq!(clock.flag_at(Seat::First), 1_100);
        assert!(!clock.is_over(Seat::First, 1_100));
        assert!(clock.is_over(Seat::First, 1_101));
    }

    #[test]
    fn cl_2_only_the_player_on_turn_uses_time() {
        let mut clock = clock();
        clock.end_turn(Seat::First, 1_030);
        clock.end_turn(Seat::Second, 1_050);
        assert_eq!((clock.left, clock.since), ([80, 90], 1_050));
        clock.end_turn(Seat::First, 9_000);
        assert_eq!(clock.left, [10, 90]);
    }

    #[test]
    fn cl_4_a_clock_that_is_set_back_takes_no_time_and_gives_none_twice() {
        let mut clock = clock();
        clock.end_turn(Seat::First, 1_030);
        clock.end_turn(Seat::Second, 500);
        assert_eq!((clock.left, clock.since), ([80, 100], 1_030));
    }

    #[test]
    fn cl_5_a_credit_is_never_more_than_the_turn() {
        let mut clock = clock();
        clock.credit(50, 1_080);
        assert_eq!(clock.left_on_turn(Seat::First, 1_080), 70);
        clock.credit(5_000, 1_080);
        assert_eq!(clock.left_on_turn(Seat::First, 1_080), 100);
    }

    #[test]
    fn cl_3_what_ends_with_the_week_is_over_on_monday() {
        let mut clock = clock();
        clock.control.free_weekends = true;
        // A hundred seconds before a Saturday.
        clock.since = 1_795_824_000 - 100;
        let monday = 1_795_824_000 + 2 * 86_400;
        assert_eq!(clock.flag_at(Seat::First), monday);
        assert!(!clock.is_over(Seat::First, monday));
        assert!(clock.is_over(Seat::First, monday + 1));
    }

    #[test]
    fn cl_14_vacation_is_taken_from_the_time_of_the_turn() {
        let mut clock = clock();
        clock.rest(50);
        assert_eq!(clock.left_on_turn(Seat::First, 1_080), 70);
        let mut weekly = clock.clone();
        weekly.control.free_weekends = true;
        // A Friday at noon; three days later the clock has run for one.
        weekly.since = 1_795_780_800;
        let monday = weekly.since + 3 * 86_400;
        let before = weekly.left_on_turn(Seat::First, monday);
        weekly.rest(50_000);
        assert_eq!(weekly.left_on_turn(Seat::First, monday), before + 50_000);
    }

    #[test]
    fn cl_6_whoever_is_late_has_all_that_is_given_from_now_on() {
        let mut clock = clock();
        clock.give(Seat::First, 60, 1_150);
        assert_eq!(clock.left_on_turn(Seat::First, 1_150), 60);
        clock.give(Seat::First, 60, 1_150);
        assert_eq!(clock.left_on_turn(Seat::First, 1_150), 120);
    }
}
