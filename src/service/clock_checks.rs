//! Checks the clock of a game when the check is due, and sets the time of the next check. A check warns the player on turn when a quarter
//! of the time is left, and when an hour is left (CL-10). When the time is over, a check does one of these (CL-9):
//!
//! - If the time control is hard, it ends the game.
//! - Otherwise it tells the other player that the time is over. If the other player is a computer, the check tells the late player.

use super::change_draft::ChangeDraft;
use super::service_task::Service;
use super::spend_vacation::on_vacation;
use super::vacations::Absences;
use crate::session::{AccountId, Due, Entry, RoomKey, Say, Session, SessionId, ShownEntry};
use crate::store::StoreError;
use lusoria_games::rules::Seat;
use std::sync::Arc;

const HOUR: i64 = 3_600;
/// A player who has less time left than this is not warned.
const SHORTEST_WARNING: i64 = HOUR / 4;

impl Service {
    /// Checks the clock of a game: warns the player on turn, tells a player that the time is over, or ends the game. Quiet hours of the
    /// person who is to be told, or of the room, delay the message. A vacation of this person delays it, too, unless the time control of
    /// the game forbids vacations.
    ///
    /// `warned` is how many seconds the player had left when this check was scheduled, before any delay. A warning for this many seconds
    /// or more counts as given. So it is not repeated if the player gets time back after a pause of the host. If `warned` is `None`, every
    /// warning may be given.
    pub(super) async fn act_on_clock(
        &mut self,
        (id, warned): (SessionId, Option<i64>),
        room: &RoomKey,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        let Some(session) = self.cache.session(id).await? else {
            return Ok(());
        };
        let session = draft.with_clock_up_to_date(&session);
        let at = draft.at();
        let Some((seat, times)) = clock_check_times(&session, draft.absences()) else {
            return Ok(());
        };
        let is_late = session.late_seat(at).is_some();
        if is_late && is_hard(&session) {
            end_by_flag(&session, seat, draft);
            return Ok(());
        }
        if !is_late && !is_to_be_warned(&session, (seat, at), &times[..2], warned) {
            draft.schedule_clock_check(&session);
            return Ok(());
        }
        let called = match is_late {
            true => session.told_of_flag(seat),
            false => seat,
        };
        let quiet_until = match session.people()[called.index()] {
            Some(account) => self.quiet_until_in(&session, account, room, at).await?,
            None => None,
        };
        match quiet_until {
            Some(end) => {
                let next = first_after(at, times).map_or(end, |next| next.min(end));
                draft.set_due(&Due::Clock(id, warned), next);
            }
            None => tell_of_time(&session, seat, draft),
        }
        Ok(())
    }
}

/// Whether to warn this player now: the time of a warning has come, and it was not given before. In the last quarter of an hour nobody is
/// warned, because a warning would come too late to help.
fn is_to_be_warned(
    session: &Session,
    (seat, at): (Seat, i64),
    times: &[i64],
    warned: Option<i64>,
) -> bool {
    let left_at = |time: i64| left_on_clock(session, seat, time);
    let is_new = |time: i64| warned.is_none_or(|warned| left_at(time) < warned);
    left_at(at) >= SHORTEST_WARNING && times.iter().any(|time| *time <= at && is_new(*time))
}

/// CL-9, CL-10: tells that the time is over, or warns the player on turn.
fn tell_of_time(session: &Session, seat: Seat, draft: &mut ChangeDraft) {
    let left = left_on_clock(session, seat, draft.at());
    let waited = draft.at() - session.waits_since();
    let at = ShownEntry(session.id, session.entries);
    if left < 0 {
        return draft.say(Say::TimeOver(at));
    }
    let left = Some(left);
    draft.say(Say::Reminder { at, waited, left });
    draft.schedule_clock_check(session);
}

fn left_on_clock(session: &Session, seat: Seat, at: i64) -> i64 {
    let clock = session.clock.as_deref();
    clock.map_or(0, |clock| clock.left_on_turn(seat, at))
}

fn first_after(at: i64, times: [i64; 3]) -> Option<i64> {
    times.into_iter().filter(|time| *time > at).min()
}

/// CL-9: whether the game ends as soon as the time is over.
fn is_hard(session: &Session) -> bool {
    let clock = session.clock.as_deref();
    clock.is_some_and(|clock| clock.control.hard)
}

fn end_by_flag(session: &Arc<Session>, late: Seat, draft: &mut ChangeDraft) {
    let entry = Entry::Flag(late);
    let mut after = (**session).clone();
    if after.evolve(&entry, draft.at()).is_ok() {
        draft.append(session, Arc::new(after), [entry.to_string()]);
    }
}

/// The person on turn, and the times at which their clock is checked (Unix seconds):
///
/// - when they still have a quarter of the time that they had at the beginning of the turn,
/// - an hour before their time is over,
/// - one second after their time is over.
///
/// At the first two times, the person may be warned. The first is `i64::MAX` if less than [`SHORTEST_WARNING`] would be left then. The
/// second is `i64::MAX` if the clock began to run an hour or less before the time is over.
///
/// `None` if no clock of a person is running.
fn clock_check_times(session: &Session, absences: Absences<'_>) -> Option<(Seat, [i64; 3])> {
    let (seat, clock) = (session.decider()?, session.clock.as_deref()?);
    if session.computer_at(seat).is_some() {
        return None;
    }
    let most = clock.left[seat.index()].max(0) * 3 / 4;
    // In a game with vacation, each check adds an entry to the log. So the times are computed with the vacation, and no check comes
    // during a vacation only because its days were not counted.
    let (quarter, end) = match on_vacation(session) {
        Some((_, account)) => (
            absences.last_within(account, clock, (most, session.recorded_until()), &[]),
            absences.flag_at(account, clock, (seat, session.recorded_until())),
        ),
        None => (
            clock.control.end_of(clock.since, most + clock.rested),
            clock.flag_at(seat),
        ),
    };
    let warn = |at: i64| match end - at >= SHORTEST_WARNING {
        true => at,
        false => i64::MAX,
    };
    let hour = if end - HOUR > clock.since {
        end - HOUR
    } else {
        i64::MAX
    };
    Some((seat, [warn(quarter), warn(hour), end + 1]))
}

impl ChangeDraft {
    /// Sets the next check of this game's clock, at the next time at which there may be something to say.
    pub(super) fn schedule_clock_check(&mut self, session: &Session) {
        let at = self.at();
        let next = clock_check_times(session, self.absences())
            .and_then(|(seat, times)| Some((seat, first_after(at, times)?)));
        match next {
            Some((seat, next)) => {
                let warned = Some(left_on_clock(session, seat, at));
                self.set_due(&Due::Clock(session.id, warned), next);
            }
            None => self.cancel_due(Due::Clock(session.id, None).key()),
        }
    }

    /// Sets the next check of this game's clock after this person has ended a vacation early. The vacation began at `from` and now ends
    /// at `until`. If a message had to wait because of the vacation, the next check is at `until` at the latest.
    pub(super) fn schedule_clock_check_after(
        &mut self,
        session: &Session,
        account: AccountId,
        (from, until): (i64, i64),
    ) {
        self.schedule_clock_check(session);
        // If vacations do not stop the clock of this game, no message has waited for the end of the vacation.
        let counts = session
            .clock
            .as_deref()
            .is_some_and(|clock| clock.control.vacation);
        let times = clock_check_times(session, self.absences());
        let Some((seat, times)) = times.filter(|_| counts) else {
            return;
        };
        let now = self.at();
        // Once the time is over, no warning is given.
        let (called, checks) = match times[2] <= now {
            true => (session.told_of_flag(seat), &times[2..]),
            false => (seat, &times[..2]),
        };
        let fell_in_it = checks.iter().any(|at| from < *at && *at <= now);
        if fell_in_it && session.people()[called.index()] == Some(account) {
            let next = first_after(now, times).map_or(until, |next| next.min(until));
            self.set_due(&Due::Clock(session.id, None), next);
        }
    }

    /// Sets the next clock check of each changed game that has a clock. Leaves out games whose check this change has set already.
    pub(super) fn look_at_clocks_again(&mut self) {
        let on_time = |session: &&Arc<Session>| {
            session.clock.is_some() && !self.is_set_due(&Due::Clock(session.id, None))
        };
        let sessions: Vec<_> = self.sessions().filter(on_time).cloned().collect();
        for session in sessions {
            self.schedule_clock_check(&session);
        }
    }
}
