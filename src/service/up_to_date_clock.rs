//! Brings the clock of a game up to date before anything else happens in the game: records in its log the pauses of the host (CL-5) and
//! the days of vacation of the player on turn (`spend_vacation.rs`). This code reads nothing from the store.

use super::change_draft::ChangeDraft;
use super::spend_vacation::on_vacation;
use super::vacations::Absences;
use crate::session::{Entry, Session, TimeOfBoard};
use std::sync::Arc;

impl ChangeDraft {
    /// The session, with its clock brought up to the time of this change.
    pub(super) fn with_clock_up_to_date(&mut self, session: &Arc<Session>) -> Arc<Session> {
        if session.clock.is_none() || session.ending.is_some() {
            return session.clone();
        }
        // Days of vacation are spent before the pauses are recorded, because a day of vacation begins when the time is over, even if the
        // host was away after that.
        let is_news = self.spend_vacation(session);
        let logged = session.recorded_until();
        let session = self.without_pauses(session);
        self.with_vacation_entry(&session, logged, is_news)
    }

    /// CL-5: adds an entry for the time in which the host was away since the last entry, and returns the session after it. After the
    /// entry, the clock counts the turn from a later time, so that the player does not lose the time.
    fn without_pauses(&mut self, session: &Arc<Session>) -> Arc<Session> {
        let Some(clock) = session.clock.as_deref() else {
            return session.clone();
        };
        // CL-17: a game that is put off needs no entry, because its clock does not run.
        let (control, from) = (&clock.control, session.recorded_until());
        match self.pauses.on_clock(control, from, self.at()) {
            0 => session.clone(),
            away => {
                let seconds = control.end_of(clock.since, away) - clock.since;
                self.with_entry(session, &Entry::Pause(seconds), seconds)
            }
        }
    }

    /// Who is on vacation, and when the host was away.
    pub(super) fn absences(&self) -> Absences<'_> {
        Absences {
            vacations: &self.vacations,
            pauses: &self.pauses,
        }
    }

    /// What a board that is shown now says about the time.
    pub(super) fn time_of_board(&self, session: &Session) -> TimeOfBoard {
        let now = self.at();
        let put_off = session.put_off_for(now);
        let clock = session.clock.as_deref();
        let clock = clock.filter(|clock| !clock.control.is_free(now));
        let runs = put_off == 0 && self.rest_of_vacation(session) == 0;
        let running = clock.filter(|_| runs && session.decider().is_some());
        TimeOfBoard {
            put_off,
            read_at: running.map(|_| self.time_on_clock(session)),
        }
    }

    /// The time that is used to show the clock: the current time, less the pauses of the host and the vacation that are not in the log
    /// yet.
    pub(super) fn time_on_clock(&self, session: &Session) -> i64 {
        let Some(clock) = session.clock.as_deref() else {
            return self.at();
        };
        let rested = on_vacation(session).map_or(0, |(_, account)| {
            let times = (session.recorded_until(), self.at());
            let rested = self.absences().rested_until(account, clock, times);
            rested - clock.rested
        });
        let (from, until) = (session.recorded_until(), self.at());
        match rested + self.pauses.on_clock(&clock.control, from, until) {
            0 => self.at(),
            more => {
                let used = clock.used_until(self.at()) - more;
                clock.control.end_of(clock.since, used)
            }
        }
    }

    /// Adds this entry to the draft, and returns the session after it. If `seconds` (the time that the entry records) is zero or
    /// less, or if the entry does not fit the session, adds nothing and returns the session unchanged.
    pub(super) fn with_entry(
        &mut self,
        session: &Arc<Session>,
        entry: &Entry,
        seconds: i64,
    ) -> Arc<Session> {
        let mut after = (**session).clone();
        if seconds <= 0 || after.evolve(entry, self.at()).is_err() {
            return session.clone();
        }
        let after = Arc::new(after);
        self.append(session, after.clone(), [entry.to_string()]);
        after
    }
}
