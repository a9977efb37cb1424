//! Finds the pauses of the host: the times in which it did not run, was stopped, could not store anything, or had its clock set forward.
//! No player loses time by a pause (CL-5).
//!
//! From how many seconds a long write counts as a pause is in `note_host.rs`.

use crate::session::TimeControl;
use std::time::{Duration, Instant};

/// While the host runs, a jump of the clock forward by less than this many seconds is no pause (CL-5).
const SHORTEST: i64 = 120;
/// How often it is noted that the host is running, in seconds.
const NOTED_EVERY: i64 = 60;

/// A pause that ends more than this many seconds in the future was noted while the clock was wrong, and is ignored. The limit is
/// this high so that a true pause is not ignored when the clock is set back by some hours.
const FAR_AHEAD: i64 = 86_400;

/// All pauses, each as its beginning and end (Unix seconds). `seen` is the last note that the host is running.
#[derive(Clone, Debug, Default)]
pub(super) struct HostPauses {
    pauses: Vec<(i64, i64)>,
    seen: Option<(i64, Instant)>,
    /// Since when nothing can be stored.
    failing_since: Option<i64>,
    /// The pauses that are not stored yet.
    unstored: Vec<(i64, i64)>,
    /// When it was noticed that the clock was set back by more than a day. `None` while the clock is right, and after
    /// [`Self::has_stayed_back_for`] has returned true.
    set_back: Option<Instant>,
}

impl HostPauses {
    /// Starts with the pauses that the store knows.
    pub(super) fn new(pauses: Vec<(i64, i64)>) -> Self {
        Self {
            pauses,
            ..Self::default()
        }
    }

    /// Whether it is time to note again that the host is running.
    pub(super) fn is_time(&self, now: i64) -> bool {
        self.seen
            .is_none_or(|(seen, _)| now >= seen + NOTED_EVERY || now < seen)
    }

    /// Whether the last note that the host is running was made before this time.
    pub(super) fn is_noted_before(&self, now: i64) -> bool {
        self.seen.is_none_or(|(seen, _)| seen < now)
    }

    /// Notes in memory when the host last handled an input. That input may have added entries to a log, so a later pause must not begin
    /// before it.
    pub(super) fn note_active(&mut self, active: Option<(i64, Instant)>) {
        self.seen = active.or(self.seen);
    }

    /// Notes that the host is running. Returns the pause that ends now, if there is one.
    ///
    /// - At the first note after a start, the pause is the time since `stored`, the last note of the earlier run.
    /// - If the process was stopped for long (`SIGSTOP`, a frozen container), the pause is the time since the last note.
    /// - Otherwise the pause is the time by which the clock has jumped forward.
    ///
    /// If a test sets the clock (`clock_stands`), only the first note finds one of these pauses. If the clock was set back by more than a
    /// day, `note_true_part` finds the pause.
    pub(super) fn note(
        &mut self,
        now: i64,
        stored: Option<i64>,
        clock_stands: bool,
    ) -> Option<(i64, i64)> {
        let instant = Instant::now();
        if let Some(last) = self.set_back_from(now, stored) {
            self.seen = Some((now, instant));
            self.set_back = Some(instant);
            return self.note_true_part(last, now);
        }
        let shortest = self.seen.map_or(1, |_| SHORTEST);
        let away = match self.seen {
            None => stored.map(|last| (last, now)),
            Some(_) if clock_stands => None,
            Some((seen, since)) => {
                let ran =
                    i64::try_from(instant.duration_since(since).as_secs()).unwrap_or(i64::MAX);
                // A running process makes a note far more often. So this one was stopped, and has spent none of that time running.
                let ran = if ran >= SHORTEST { 0 } else { ran };
                Some((seen.saturating_add(ran), now))
            }
        };
        self.seen = Some((now, instant));
        let pause = away.filter(|(from, until)| until - from >= shortest);
        // A clock that was behind for a moment is right again.
        if pause.is_some_and(|(from, until)| until - from > FAR_AHEAD) {
            self.set_back = None;
        }
        self.pauses.extend(pause);
        pause
    }

    /// Whether the clock was set back by more than a day since the last note. After a start, `stored` is the last note of the earlier
    /// run.
    pub(super) fn is_set_back(&self, now: i64, stored: Option<i64>) -> bool {
        self.set_back_from(now, stored).is_some()
    }

    /// The time of the last note, if the clock is now more than a day behind it. Otherwise `None`.
    fn set_back_from(&self, now: i64, stored: Option<i64>) -> Option<i64> {
        let last = stored.or(self.seen.map(|(seen, _)| seen));
        last.filter(|last| *last > now.saturating_add(FAR_AHEAD))
    }

    /// Whether the clock was set back by more than a day and has stayed so for this long. Returns true only once.
    pub(super) fn has_stayed_back_for(&mut self, time: Duration) -> bool {
        self.set_back
            .take_if(|since| since.elapsed() >= time)
            .is_some()
    }

    /// Called when the clock was set back from `last` by more than a day. A pause that was noted before may now end more than a day in
    /// the future. If there is such a pause, notes a second one, from the beginning of the first until now. In that time the host was
    /// away, or its clock was wrong. The first pause is kept, because perhaps only the present clock is wrong.
    fn note_true_part(&mut self, last: i64, now: i64) -> Option<(i64, i64)> {
        let goes_beyond = |(begun, ended): &&(i64, i64)| {
            *begun < now && *ended > now.saturating_add(FAR_AHEAD) && *ended <= last
        };
        let (begun, _) = *self.pauses.iter().find(goes_beyond)?;
        // The store knows pauses by their beginnings, so this one must not begin in the same second as the noted one.
        let true_part = (begun - 1, now);
        self.pauses.push(true_part);
        Some(true_part)
    }

    /// The end of the latest pause that was longer than this many seconds and ended between these two times.
    pub(super) fn end_of_pause_longer_than(
        &self,
        seconds: i64,
        (from, to): (i64, i64),
    ) -> Option<i64> {
        let long = self
            .pauses
            .iter()
            .filter(|(begun, ended)| ended - begun > seconds);
        long.map(|(_, ended)| *ended)
            .filter(|ended| from < *ended && *ended <= to)
            .max()
    }

    /// Notes a pause that has ended now and is not stored yet.
    pub(super) fn note_pause(&mut self, pause: (i64, i64)) {
        self.pauses.push(pause);
        self.unstored.push(pause);
    }

    /// The pauses that are not stored yet. The caller stores them.
    pub(super) fn take_unstored(&mut self) -> Vec<(i64, i64)> {
        std::mem::take(&mut self.unstored)
    }

    /// Whether there are pauses that are not stored yet.
    pub(super) const fn has_unstored(&self) -> bool {
        !self.unstored.is_empty()
    }

    /// Notes that something could not be stored. A pause begins, and [`Self::end_fault`] ends it.
    pub(super) fn begin_fault(&mut self, now: i64) {
        self.failing_since.get_or_insert(now);
    }

    /// The pause since [`Self::begin_fault`], with the present time as its end. `None` if things can be stored.
    pub(super) fn fault(&self, now: i64) -> Option<(i64, i64)> {
        let since = self.failing_since?;
        Some((since, now.max(since)))
    }

    /// Notes that something has been stored. This ends the pause since [`Self::begin_fault`], if there is one.
    pub(super) fn end_fault(&mut self, now: i64) {
        self.pauses.extend(self.fault(now));
        self.failing_since = None;
    }

    /// How many of the seconds between these two times were pauses.
    pub(super) fn between(&self, from: i64, to: i64) -> i64 {
        self.overlaps(from, to)
            .into_iter()
            .map(|(begun, ended)| ended - begun)
            .sum()
    }

    /// For how many seconds a game's clock would have run during the pauses between these two times.
    pub(super) fn on_clock(&self, control: &TimeControl, from: i64, to: i64) -> i64 {
        self.overlaps(from, to)
            .into_iter()
            .map(|(begun, ended)| control.used(begun, ended))
            .sum()
    }

    /// The parts of the pauses that lie between these two times. Pauses may overlap if a clock was wrong. Such pauses are joined into
    /// one.
    pub(super) fn overlaps(&self, from: i64, to: i64) -> Vec<(i64, i64)> {
        let latest = self.seen.map(|(now, _)| now.saturating_add(FAR_AHEAD));
        let is_true = move |(_, ended): &(i64, i64)| latest.is_none_or(|latest| *ended <= latest);
        let pauses = self.pauses.iter().copied().filter(is_true);
        let pauses = pauses.chain(self.fault(to));
        let overlap = move |(begun, ended): (i64, i64)| (from.max(begun), to.min(ended));
        let overlaps = pauses.map(overlap);
        joined(overlaps.filter(|(begun, ended)| begun < ended).collect())
    }
}

/// These times in order; those that overlap are joined into one.
fn joined(mut times: Vec<(i64, i64)>) -> Vec<(i64, i64)> {
    times.sort_unstable();
    times.dedup_by(|next, before| {
        let overlap = next.0 <= before.1;
        if overlap {
            before.1 = before.1.max(next.1);
        }
        overlap
    });
    times
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cl_5_pauses_that_overlap_are_counted_once() {
        let pauses = HostPauses::new(vec![
            (1_000, 2_000),
            (500, 600),
            (1_200, 1_300),
            (1_900, 2_100),
        ]);
        assert_eq!(pauses.between(0, 3_000), 100 + 1_100);
        assert_eq!(pauses.between(1_250, 1_950), 700);
    }

    #[test]
    fn cl_5_a_pause_begins_after_what_was_handled_last() {
        let mut pauses = HostPauses::default();
        pauses.note(1_000, None, false);
        pauses.note_active(Some((1_031, Instant::now())));
        let (from, until) = pauses.note(1_700, None, false).unwrap();
        assert!((1_031..1_040).contains(&from) && until == 1_700);
    }

    #[test]
    fn cl_5_the_time_before_a_start_is_a_pause() {
        let mut pauses = HostPauses::new(vec![(0, 100)]);
        assert!(pauses.is_time(1_000));
        assert_eq!(
            pauses.note(10_000, Some(1_000), true),
            Some((1_000, 10_000))
        );
        assert!(!pauses.is_time(10_059));
        assert_eq!(pauses.note(99_999, Some(1_000), true), None);
        assert_eq!(pauses.between(50, 2_000), 50 + 1_000);
        let short = HostPauses::default().note(1_003, Some(1_000), false);
        assert_eq!(short, Some((1_000, 1_003)));
        assert_eq!(HostPauses::default().note(500, Some(1_000), false), None);
    }

    #[test]
    fn cl_5_a_pause_that_a_wrong_clock_has_made_does_not_count_once_the_clock_is_right() {
        let mut pauses = HostPauses::new(vec![(1_000, 1_000_000_000)]);
        pauses.note(2_000, Some(1_000), true);
        pauses.note(90_000, None, true);
        assert_eq!(pauses.between(1_500, 90_000), 500);
        // A true pause still counts while the clock is a little slow, or much too slow.
        for now in [1_500, -1_000_000, 3_000] {
            pauses.note(now, None, true);
        }
        assert_eq!(pauses.between(0, 3_000), 1_000);
        pauses.note(1_990, None, true);
        assert_eq!(pauses.between(0, 1_990), 990);
    }

    /// The host stops at 1,000, and starts again with its clock far ahead. At 2,000 the clock is corrected. This is tested twice: the clock
    /// is corrected while the host runs, and while the host is stopped once more.
    #[test]
    fn cl_5_a_true_pause_before_a_clock_that_was_ahead_still_counts() {
        const AHEAD: i64 = 50_000_000;
        let mut pauses = HostPauses::default();
        assert_eq!(pauses.note(AHEAD, Some(1_000), false), Some((1_000, AHEAD)));
        for _ in 0..2 {
            assert_eq!(pauses.note(2_000, None, false), Some((999, 2_000)));
            assert_eq!(pauses.note(2_010, None, false), None);
            assert_eq!(pauses.between(900, 3_000), 1_001);
            // The clock jumps ahead once more.
            let again = pauses.note(AHEAD + 9, None, false).unwrap();
            assert!(again.0 < 2_100 && again.1 == AHEAD + 9);
        }
        let mut pauses = HostPauses::new(vec![(1_000, AHEAD)]);
        let started = pauses.note(2_000, Some(AHEAD + 5), false);
        assert_eq!(started, Some((999, 2_000)));
        assert_eq!(pauses.note(2_010, None, false), None);
        assert_eq!(pauses.between(900, 3_000), 1_001);
    }

    /// The host was away for four days. Then its clock is more than a day behind for a moment.
    #[test]
    fn cl_5_a_true_pause_is_whole_after_the_clock_was_behind() {
        const DAY: i64 = 86_400;
        let mut pauses = HostPauses::default();
        pauses.note(5 * DAY, Some(DAY), false);
        pauses.note(3 * DAY, None, false);
        pauses.note(5 * DAY + 60, None, false);
        assert_eq!(pauses.between(DAY, 5 * DAY), 4 * DAY);
    }

    #[test]
    fn cl_5_the_time_in_which_nothing_can_be_stored_is_a_pause() {
        let mut pauses = HostPauses::default();
        pauses.begin_fault(1_000);
        pauses.begin_fault(1_050);
        assert_eq!(pauses.between(900, 1_070), 70);
        pauses.end_fault(1_080);
        assert_eq!(
            (pauses.between(900, 2_000), pauses.fault(2_000)),
            (80, None)
        );
    }

    #[test]
    fn a_clock_that_is_set_forward_while_the_host_runs_makes_a_pause() {
        let mut pauses = HostPauses::default();
        assert_eq!(pauses.note(1_000, None, false), None);
        assert_eq!(pauses.note(900, None, false), None);
        let (from, until) = pauses.note(90_000, None, false).unwrap();
        assert!((900..1_000).contains(&from) && until == 90_000);
    }
}
