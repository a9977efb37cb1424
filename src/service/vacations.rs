//! Days of vacation: each person has thirty in a year. They are spent when a player's time is over, or taken in advance. During a
//! vacation the person's clocks stand still in all games that are played with vacations (CL-12 to CL-15). Vacations of the last two years
//! are kept in memory.

use super::host_pauses::HostPauses;
use crate::session::{AccountId, GameClock, TimeControl};
use lusoria_games::rules::Seat;
use std::collections::HashMap;

const DAY: i64 = 86_400;
/// CL-12: how many days each person has in a year.
pub(super) const DAYS_A_YEAR: i64 = 30;
const YEAR: i64 = 365 * DAY;
/// For how many seconds vacations are kept in memory: two years. Older ones are not needed: each check of a game's clock notes the
/// vacation so far in the log, and checks are less than two years apart.
pub(super) const REMEMBERED: i64 = 2 * YEAR;

/// A vacation of a person, from one time to another (Unix seconds).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Vacation {
    pub(super) account: AccountId,
    pub(super) from: i64,
    pub(super) until: i64,
}

impl From<(AccountId, i64, i64)> for Vacation {
    fn from((account, from, until): (AccountId, i64, i64)) -> Self {
        Self {
            account,
            from,
            until,
        }
    }
}

/// The vacations of all people. The vacations of one person are in the order in which they begin.
#[derive(Clone, Debug, Default)]
pub(super) struct Vacations(HashMap<AccountId, Vec<(i64, i64)>>);

impl Vacations {
    pub(super) fn new(stored: impl IntoIterator<Item = (AccountId, i64, i64)>) -> Self {
        let mut vacations = Self::default();
        for one in stored {
            vacations.put(one.into());
        }
        vacations
    }

    /// Adds a vacation. It replaces a vacation of this person that begins at the same time.
    pub(super) fn put(&mut self, one: Vacation) {
        let own = self.0.entry(one.account).or_default();
        match own.binary_search_by_key(&one.from, |(from, _)| *from) {
            Ok(place) => own[place].1 = one.until,
            Err(place) => own.insert(place, (one.from, one.until)),
        }
    }

    /// The vacation of this person that begins after this time, but less than a day later.
    pub(super) fn begun_within_a_day(&self, account: AccountId, at: i64) -> Option<Vacation> {
        let is_it = |(from, until): &&(i64, i64)| (at + 1..at + DAY).contains(from) && from < until;
        let later = self.of(account).iter().find(is_it);
        later.map(|(from, until)| (account, *from, *until).into())
    }

    /// CL-20: the vacations of this person that are not over, each shortened so that it ends with the day that has begun. Days that have
    /// not begun yet are dropped.
    pub(super) fn ended(&self, account: AccountId, at: i64) -> Vec<Vacation> {
        let is_taken = |(from, until): &&(i64, i64)| *until > at && from < until;
        let last = self.of(account).iter().filter(is_taken);
        let ended = last.map(|(from, _)| {
            let days = ((at - from).max(0) + DAY - 1) / DAY;
            (account, *from, from + days * DAY).into()
        });
        ended.collect()
    }

    /// CL-12, CL-13: how many days this person can still spend at this time. A day is not counted as spent if the host was away for more
    /// than half of a day during it. Only times up to `at` count.
    pub(super) fn days_left(&self, account: AccountId, at: i64, pauses: &HostPauses) -> i64 {
        (DAYS_A_YEAR - self.days_spent(account, at, pauses)).max(0)
    }

    /// How many days of vacation this person has spent. Vacations that began a year or more before `at` are left out. Vacations that
    /// begin after `at` count, too.
    pub(super) fn days_spent(&self, account: AccountId, at: i64, pauses: &HostPauses) -> i64 {
        let is_spent = |begin: &i64| pauses.between(*begin, at.min(begin + DAY)) <= DAY / 2;
        let days = |(from, until): &(i64, i64)| {
            let begins = (0..(until - from) / DAY).map(|day| from + day * DAY);
            begins.filter(is_spent).count()
        };
        let counts = |(from, _): &&(i64, i64)| *from > at - YEAR;
        let spent: usize = self.of(account).iter().filter(counts).map(days).sum();
        i64::try_from(spent).unwrap_or(DAYS_A_YEAR)
    }

    /// Until when this person is on vacation; `None` if they are not.
    pub(super) fn until(&self, account: AccountId, at: i64) -> Option<i64> {
        let mut end = at;
        for (from, until) in self.of(account) {
            if *from <= end {
                end = end.max(*until);
            }
        }
        (end > at).then_some(end)
    }

    /// Whether a vacation of this person ends at this time.
    pub(super) fn ends_at(&self, account: AccountId, at: i64) -> bool {
        self.of(account).iter().any(|(_, until)| *until == at)
    }

    /// The periods between these two times in which this person was on vacation, in order and without overlap.
    pub(super) fn between(
        &self,
        account: AccountId,
        from: i64,
        to: i64,
    ) -> impl Iterator<Item = (i64, i64)> {
        let mut reached = from;
        let own = self.of(account).iter();
        own.filter_map(move |(begin, end)| {
            let (begin, end) = (reached.max(*begin), to.min(*end));
            reached = reached.max(end);
            (begin < end).then_some((begin, end))
        })
    }

    fn of(&self, account: AccountId) -> &[(i64, i64)] {
        self.0.get(&account).map_or(&[], Vec::as_slice)
    }
}

/// Who is on vacation, and when the host was away.
#[derive(Clone, Copy, Debug)]
pub(super) struct Absences<'a> {
    pub(super) vacations: &'a Vacations,
    pub(super) pauses: &'a HostPauses,
}

impl Absences<'_> {
    /// CL-14: the last second in which this person, whose turn it is, can move in time. Each vacation that begins before this second
    /// makes it later. `logged` is the time up to which the log tells of vacations.
    pub(super) fn flag_at(
        self,
        account: AccountId,
        clock: &GameClock,
        (seat, logged): (Seat, i64),
    ) -> i64 {
        self.flag_after(account, clock, (seat, logged), &[])
    }

    /// Like [`Self::flag_at`], for a clock that does not take the `pauses` of the host into account yet. Vacations and pauses are looked
    /// at in the order in which they begin. Each one that begins before the person's time is over makes that time end later.
    pub(super) fn flag_after(
        self,
        account: AccountId,
        clock: &GameClock,
        (seat, logged): (Seat, i64),
        pauses: &[(i64, i64)],
    ) -> i64 {
        let left = clock.left[seat.index()].max(0);
        self.last_within(account, clock, (left, logged), pauses)
    }

    /// CL-14: the last second in which this person, whose turn it is, has used at most `time` seconds for this turn. `logged` and
    /// `pauses` mean the same as for [`Self::flag_after`].
    pub(super) fn last_within(
        self,
        account: AccountId,
        clock: &GameClock,
        (time, logged): (i64, i64),
        pauses: &[(i64, i64)],
    ) -> i64 {
        let control = &clock.control;
        let time = time + self.paused_since(account, clock, logged);
        let vacations = self.vacations.between(account, clock.turn, i64::MAX);
        let rests = vacations.map(|(begin, until)| (begin, self.rested(control, begin, until)));
        let away = |(begin, until): &(i64, i64)| (*begin, control.used(*begin, *until));
        let mut absences: Vec<_> = rests.chain(pauses.iter().map(away)).collect();
        absences.sort_by_key(|(begin, _)| *begin);
        let mut end = control.last_of(clock.since, time);
        for (begin, time) in absences {
            if begin <= end {
                end = control.last_of(end, time);
            }
        }
        end
    }

    /// CL-14: the number of seconds of the turn, up to the time `at`, that were vacation. Seconds in which the host was away, or in which
    /// the clock would not have run, do not count. Vacation before the time `logged` is in the log already, but it
    /// counts here, too.
    pub(super) fn rested_until(
        self,
        account: AccountId,
        clock: &GameClock,
        (logged, at): (i64, i64),
    ) -> i64 {
        let rested = self.rested_in_turn(account, clock, at);
        (rested + self.paused_since(account, clock, logged)).min(clock.used_until(at))
    }

    /// CL-5: how many seconds of the vacation in the log were noted later as a pause of the host. This happens if the system clock was
    /// behind for a while. These seconds stay vacation, because a pause before the last entry can no longer be added to the log.
    fn paused_since(self, account: AccountId, clock: &GameClock, logged: i64) -> i64 {
        (clock.rested - self.rested_in_turn(account, clock, logged)).max(0)
    }

    fn rested_in_turn(self, account: AccountId, clock: &GameClock, until: i64) -> i64 {
        let own = self.vacations.between(account, clock.turn, until);
        let rested = own.map(|(begin, until)| self.rested(&clock.control, begin, until));
        rested.sum()
    }

    /// How many seconds the clock would have counted between `begin` and `until`, the two ends of a vacation. Seconds in which the host
    /// was away are left out.
    fn rested(self, control: &TimeControl, begin: i64, until: i64) -> i64 {
        (control.used(begin, until) - self.pauses.on_clock(control, begin, until)).max(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::Pace;

    const ANNA: AccountId = AccountId(1);

    fn vacations(days: &[(i64, i64)]) -> Vacations {
        Vacations::new(
            days.iter()
                .map(|(from, until)| (ANNA, from * DAY, until * DAY)),
        )
    }

    /// Two days count as none if the host was away for more than half of each. If it was away for half of each or less, both count.
    #[test]
    fn cl_13_each_day_is_looked_at_by_itself() {
        let spent = vacations(&[(0, 2)]);
        for (hours, left) in [(7, 28), (12, 28), (14, 30)] {
            let pause = |day: i64| (day * DAY, day * DAY + hours * 3_600);
            let away = HostPauses::new(vec![pause(0), pause(1)]);
            assert_eq!(spent.days_left(ANNA, 3 * DAY, &away), left, "{hours}");
        }
    }

    /// A pause in which nothing can be stored has begun, and nobody knows how long it will last.
    #[test]
    fn cl_13_of_a_day_that_has_begun_only_what_has_passed_is_known() {
        let spent = vacations(&[(0, 1)]);
        let mut away = HostPauses::default();
        away.begin_fault(100);
        for (at, left) in [(200, 29), (DAY / 2, 29), (DAY - 100, 30)] {
            assert_eq!(spent.days_left(ANNA, at, &away), left, "{at}");
        }
    }

    #[test]
    fn cl_12_thirty_days_in_any_year() {
        let spent = vacations(&[(0, 20), (100, 105)]);
        let none = HostPauses::default();
        assert_eq!(spent.days_left(ANNA, 100 * DAY, &none), 5);
        assert_eq!(spent.days_left(ANNA, 365 * DAY, &none), 25);
        assert_eq!(spent.days_left(AccountId(2), 0, &none), 30);
        let away = HostPauses::new(vec![(2 * DAY, 4 * DAY + DAY / 3)]);
        assert_eq!(spent.days_left(ANNA, 100 * DAY, &away), 7);
        let mut more = spent.clone();
        more.put((ANNA, 300 * DAY, 301 * DAY).into());
        assert_eq!(more.days_left(ANNA, 100 * DAY, &none), 4);
        more.put((ANNA, 300 * DAY, 300 * DAY).into());
        assert_eq!(more.days_left(ANNA, 100 * DAY, &none), 5);
    }

    #[test]
    fn cl_14_vacations_that_overlap_count_once_and_postpone_the_end() {
        let own = vacations(&[(1, 3), (2, 4), (6, 7)]);
        let between: Vec<_> = own.between(ANNA, 2 * DAY, 10 * DAY).collect();
        let days = [(2, 3), (3, 4), (6, 7)];
        assert_eq!(between, days.map(|(from, until)| (from * DAY, until * DAY)));
        assert_eq!(own.until(ANNA, 2 * DAY), Some(4 * DAY));
        assert_eq!(own.until(ANNA, 5 * DAY), None);
        assert!(own.ends_at(ANNA, 7 * DAY));
        let none = HostPauses::default();
        let away = HostPauses::new(vec![(2 * DAY, 3 * DAY)]);
        let flag_at = |pauses, left: i64| {
            let control = TimeControl::new(Pace::Move(left)).unwrap();
            let clock = GameClock::new(control, 0);
            let vacations = &own;
            Absences { vacations, pauses }.flag_at(ANNA, &clock, (Seat::First, 0))
        };
        assert_eq!(flag_at(&none, 2 * DAY), 5 * DAY);
        assert_eq!(flag_at(&none, 3 * DAY), 7 * DAY);
        assert_eq!(flag_at(&none, DAY / 2), DAY / 2);
        assert_eq!(flag_at(&away, 2 * DAY), 4 * DAY);
    }

    /// The system clock was two hours behind when the host started. When the clock was corrected, it jumped forward, and the host noted a
    /// pause of two hours. In the log, these two hours are vacation.
    #[test]
    fn cl_5_a_clock_that_was_behind_takes_no_vacation_that_stands_in_the_log() {
        let own = vacations(&[(1, 3)]);
        let (logged, at) = (2 * DAY, 2 * DAY + 100);
        let mut clock = GameClock::new(TimeControl::new(Pace::Move(DAY)).unwrap(), 0);
        clock.rest(DAY);
        let rested = |pauses: &HostPauses| {
            let absences = Absences {
                vacations: &own,
                pauses,
            };
            let seat = (Seat::First, logged);
            let flag = absences.flag_at(ANNA, &clock, seat);
            (absences.rested_until(ANNA, &clock, (logged, at)), flag)
        };
        let none = HostPauses::default();
        assert_eq!(rested(&none), (DAY + 100, 3 * DAY));
        let behind = HostPauses::new(vec![(2 * DAY - 7_200, logged)]);
        assert_eq!(rested(&behind), rested(&none));
    }
}
