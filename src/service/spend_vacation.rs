//! Spends days of vacation when the time of the player on turn is over, and records in the log of a game how long its clock stood still
//! because of vacation (CL-12 to CL-14, CL-21). The command `vacation` (`vacation_command.rs`) spends days in advance.

use super::change_draft::ChangeDraft;
use super::vacations::{DAYS_A_YEAR, Vacation};
use crate::session::{AccountId, Entry, GameClock, Session, news_fact};
use lusoria_games::rules::Seat;
use std::sync::Arc;

const DAY: i64 = 86_400;

impl ChangeDraft {
    /// CL-13: spends days of vacation if the time of the player on turn is over and they have moved in this game. Returns whether the
    /// room is to be told of this.
    pub(super) fn spend_vacation(&mut self, session: &Arc<Session>) -> bool {
        let (Some(clock), Some((seat, account))) = (session.clock.clone(), on_vacation(session))
        else {
            return false;
        };
        session.moves[seat.index()] > 0 && self.spend_days(session, &clock, (seat, account))
    }

    /// CL-14: adds an entry with the vacation of the player on turn since `logged`, and returns the session after it. Earlier vacations
    /// are in the log already.
    pub(super) fn with_vacation_entry(
        &mut self,
        session: &Arc<Session>,
        logged: i64,
        is_news: bool,
    ) -> Arc<Session> {
        let (Some(clock), Some((seat, account))) = (session.clock.clone(), on_vacation(session))
        else {
            return session.clone();
        };
        let times = (logged, self.at());
        let rested = self.absences().rested_until(account, &clock, times);
        let seconds = rested - clock.rested;
        let after = self.with_entry(session, &Entry::Vacation(seat, seconds), seconds);
        if is_news {
            self.tell_of_vacation(&after, seat, account);
        }
        after
    }

    fn tell_of_vacation(&mut self, session: &Session, seat: Seat, account: AccountId) {
        let left = self.vacations.days_left(account, self.at(), &self.pauses);
        let fact = news_fact("vacation").with("player", seat);
        let fact = fact.with("session", session.id.0);
        let left = u32::try_from(left).unwrap_or_default();
        self.tell(session, fact.with("left", left), false);
    }

    /// CL-13: spends a day of vacation each time the player's time is over, until no days are left. Returns whether the room is to be
    /// told, because a new vacation begins, or a noted vacation now begins earlier.
    ///
    /// CL-21: before a player's first ply no days are spent, even if the player's time is over. If the first ply comes that late, no days
    /// are spent for the rest of that turn either.
    fn spend_days(
        &mut self,
        session: &Session,
        clock: &GameClock,
        (seat, account): (Seat, AccountId),
    ) -> bool {
        let mut told = false;
        for _ in 0..DAYS_A_YEAR {
            let from = self.time_is_over_at(session, clock, (seat, account));
            let is_over = session.played_at <= from && from < self.at();
            if !is_over {
                break;
            }
            let later = self.vacations.begun_within_a_day(account, from);
            // A day that has begun after `from` was not spent yet at that time, so it does not count.
            let spent = self.vacations.days_spent(account, from, &self.pauses);
            if spent - i64::from(later.is_some()) >= DAYS_A_YEAR {
                break;
            }
            if let Some(later) = later {
                self.begin_vacation_earlier(later, from);
                told = true;
                continue;
            }
            told |= !self.vacations.ends_at(account, from);
            self.put_vacation((account, from, from + DAY).into());
        }
        told
    }

    /// CL-14: moves a noted vacation to an earlier time; its length stays the same. After a pause of the host, games are not always
    /// checked in the order in which their times were over. A vacation that was noted for one game may then begin too late for a game
    /// that is checked afterwards.
    fn begin_vacation_earlier(&mut self, later: Vacation, from: i64) {
        let Vacation {
            account,
            from: begun,
            until,
        } = later;
        self.put_vacation((account, begun, begun).into());
        self.put_vacation((account, from, until - (begun - from)).into());
    }

    /// The Unix second at which the time of this player is over. Pauses of the host that the log does not have yet are taken into account.
    fn time_is_over_at(
        &self,
        session: &Session,
        clock: &GameClock,
        (seat, account): (Seat, AccountId),
    ) -> i64 {
        let unrecorded = self.pauses.overlaps(session.recorded_until(), self.at());
        self.absences().flag_after(
            account,
            clock,
            (seat, session.recorded_until()),
            &unrecorded,
        )
    }

    /// The number of seconds for which the vacation of the player on turn still stops their clock. 0 if no vacation stops it.
    pub(super) fn rest_of_vacation(&self, session: &Session) -> i64 {
        let on_turn = on_vacation(session).filter(|_| session.put_off_until(self.at()).is_none());
        let until = on_turn.and_then(|(_, account)| self.vacations.until(account, self.at()));
        until.map_or(0, |until| until - self.at())
    }

    /// Notes a vacation. It replaces a vacation of this person that begins at the same time.
    pub(super) fn put_vacation(&mut self, vacation: Vacation) {
        Arc::make_mut(&mut self.vacations).put(vacation);
        let Vacation {
            account,
            from,
            until,
        } = vacation;
        self.change.vacations.push((account, from, until));
    }
}

/// CL-12: the player on turn, if this is a person and vacations stop the clock of this game.
pub(super) fn on_vacation(session: &Session) -> Option<(Seat, AccountId)> {
    let clock = session.clock.as_deref()?;
    let seat = session.decider().filter(|_| clock.control.vacation)?;
    Some((seat, session.people()[seat.index()]?))
}
