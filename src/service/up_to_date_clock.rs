//! What is recorded in the log of a game with a clock before anything else happens in it: times in which the host was away (CL-5), and days of
//! vacation of the player on turn (CL-12 to CL-14). It needs nothing from the store.

use super::change_draft::ChangeDraft;
use super::vacations::{Absences, DAYS, Vacation};
use crate::session::{AccountId, Entry, GameClock, Session, happened};
use lusoria_games::rules::Seat;
use std::sync::Arc;

const DAY: i64 = 86_400;

impl ChangeDraft {
    /// The session with its clock as it stands at the time of this change.
    pub(super) fn with_clock_up_to_date(&mut self, session: &Arc<Session>) -> Arc<Session> {
        if session.clock.is_none() || session.ending.is_some() {
            return session.clone();
        }
        let session = self.without_pauses(session);
        self.without_vacation(&session)
    }

    /// CL-5: the session, with an entry for the time in which the host was away since its last entry. It moves the beginning of the turn so
    /// far that the clock has run for as much less.
    fn without_pauses(&mut self, session: &Arc<Session>) -> Arc<Session> {
        let Some(clock) = session.clock.as_deref() else {
            return session.clone();
        };
        // CL-17: while the game is put off, the clock does not run anyway.
        let (control, from) = (&clock.control, session.waits_since());
        match self.pauses.on_clock(control, from, self.at()) {
            0 => session.clone(),
            away => {
                let seconds = control.end_of(clock.since, away) - clock.since;
                self.with_entry(session, &Entry::Pause(seconds), seconds)
            }
        }
    }

    /// CL-13, CL-14: the session, with an entry for the vacation of the player on turn that is not in the log yet. If their time is over,
    /// days are spent.
    fn without_vacation(&mut self, session: &Arc<Session>) -> Arc<Session> {
        let (Some(clock), Some((seat, account))) = (session.clock.clone(), on_vacation(session))
        else {
            return session.clone();
        };
        let told = self.spend_days(&clock, seat, account);
        let rested = self.absences().rested_until(account, &clock, self.at());
        let seconds = rested - clock.rested;
        let after = self.with_entry(session, &Entry::Vacation(seat, seconds), seconds);
        if told {
            self.tell_of_vacation(&after, seat, account);
        }
        after
    }

    fn tell_of_vacation(&mut self, session: &Session, seat: Seat, account: AccountId) {
        let left = self.vacations.days_left(account, self.at(), &self.pauses);
        let fact = happened("vacation").with("player", seat);
        let fact = fact.with("session", session.id.0);
        let left = u32::try_from(left).unwrap_or_default();
        self.tell(session, fact.with("left", left), false);
    }

    /// CL-13: spends a day of vacation each time the player's time is over, until none are left. Returns true if the first day spent
    /// does not directly follow an earlier day of vacation.
    fn spend_days(&mut self, clock: &GameClock, seat: Seat, account: AccountId) -> bool {
        let mut told = false;
        for _ in 0..DAYS {
            let from = self.absences().flag_at(account, clock, seat);
            if from >= self.at() || self.vacations.days_left(account, from, &self.pauses) == 0 {
                break;
            }
            told |= !self.vacations.ends_at(account, from);
            let until = from + DAY;
            self.put_vacation(Vacation {
                account,
                from,
                until,
            });
        }
        told
    }

    /// Who is on vacation, and when the host was away.
    pub(super) fn absences(&self) -> Absences<'_> {
        Absences {
            vacations: &self.vacations,
            pauses: &self.pauses,
        }
    }

    /// The current time minus the vacation that is not in the log yet, so that the clock can be shown correctly.
    pub(super) fn time_on_clock(&self, session: &Session) -> i64 {
        let (Some(clock), Some((_, account))) = (session.clock.as_deref(), on_vacation(session))
        else {
            return self.at();
        };
        let rested = self.absences().rested_until(account, clock, self.at());
        match rested - clock.rested {
            0 => self.at(),
            more => {
                let used = clock.used_until(self.at()) - more;
                clock.control.end_of(clock.since, used)
            }
        }
    }

    /// For how many seconds the clock of the player on turn still stands because of their vacation.
    pub(super) fn rest_of_vacation(&self, session: &Session) -> i64 {
        let on_turn = on_vacation(session).filter(|_| session.put_off_until(self.at()).is_none());
        let until = on_turn.and_then(|(_, account)| self.vacations.until(account, self.at()));
        until.map_or(0, |until| until - self.at())
    }

    /// Notes a vacation, which takes the place of one of this person that begins at the same time.
    pub(super) fn put_vacation(&mut self, vacation: Vacation) {
        Arc::make_mut(&mut self.vacations).put(vacation);
        let Vacation {
            account,
            from,
            until,
        } = vacation;
        self.change.vacations.push((account, from, until));
    }

    /// The session after this entry; unchanged if there is nothing to record.
    fn with_entry(&mut self, session: &Arc<Session>, entry: &Entry, seconds: i64) -> Arc<Session> {
        let mut after = (**session).clone();
        if seconds <= 0 || after.evolve(entry, self.at()).is_err() {
            return session.clone();
        }
        let after = Arc::new(after);
        self.append(session, after.clone(), [entry.to_string()]);
        after
    }
}

/// CL-12: the player on turn, if their vacation counts in this game.
pub(super) fn on_vacation(session: &Session) -> Option<(Seat, AccountId)> {
    let clock = session.clock.as_deref()?;
    let seat = session.decider().filter(|_| clock.control.vacation)?;
    Some((seat, session.people()[seat.index()]?))
}
