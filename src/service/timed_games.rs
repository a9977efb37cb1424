//! Games with a clock: shows their clocks, and acts when somebody's time is over.

use super::change_draft::ChangeDraft;
use super::find_session::FoundSession;
use super::host_pauses::HostPauses;
use super::line_result::{Answered, LineResult};
use super::request::Request;
use super::service_task::Service;
use super::spend_vacation::on_vacation;
use super::vacations::{Absences, REMEMBERED, Vacations};
use crate::session::{
    AccountId, Action, ClockReading, Due, Entry, Refusal, RefusalKind, RoomKey, Say, Session,
    SessionId, ShownEntry, decide,
};
use crate::store::StoreError;
use lusoria_games::rules::{Fact, Seat};
use std::sync::Arc;
use std::time::Instant;
use tracing::{debug, error};

const HOUR: i64 = 3_600;
/// With less time left than this, nobody is reminded.
const SHORTEST_WARNING: i64 = HOUR / 4;

impl Service {
    /// Shows how much time both players have.
    pub(super) async fn show_clock(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let now = draft.at();
        let has_clock =
            |session: &Session| session.clock.is_some() || session.put_off_until(now).is_some();
        let found = match self.plays_here(request).await? {
            true => {
                self.find_fitting(request, named, &[&has_clock], draft)
                    .await?
            }
            false => self.find_current_session(request, named, draft).await?,
        };
        let session = match found {
            Ok(session) => session,
            found if is_nowhere(&found) => return Ok(Refusal::host("clock-nowhere").into()),
            Err(refusal) => return Ok(refusal.into()),
        };
        if !has_clock(&session) {
            let fact = Fact::new("no-clock").with("session", session.id.0);
            return Ok(Refusal::from(fact).into());
        }
        let clock = session.clock.as_deref();
        let reading = ClockReading {
            at: draft.time_on_clock(&session),
            rest: draft.rest_of_vacation(&session),
            weekend: clock.is_some_and(|clock| clock.control.is_free(now)),
        };
        let at = ShownEntry(session.id, session.entries);
        draft.say(Say::Clock(at, reading, request.account));
        Ok(LineResult::Done)
    }

    /// Claims a game because the other player's time is over.
    pub(super) async fn claim(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        self.act_on_time(request, named, &Action::ClaimOnTime, draft)
            .await
    }

    /// Gives the other player more time.
    pub(super) async fn give_time(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        seconds: i64,
        draft: &mut ChangeDraft,
    ) -> Answered {
        self.act_on_time(request, named, &Action::GiveTime(seconds), draft)
            .await
    }

    async fn act_on_time(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        action: &Action,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let found = self.find_game_on_time(request, named, action, draft);
        let session = match found.await? {
            Ok(session) => session,
            Err(refusal) => return Ok(refusal.into()),
        };
        let at = ShownEntry(session.id, session.entries);
        Ok(match self.act(&session, request, action, draft).await? {
            // The refusal may name the other player, so it needs the session.
            LineResult::Refused(refusal, None) => LineResult::Refused(refusal, Some(at)),
            answer => answer,
        })
    }

    /// The game that the writer means with this action. If the action is possible in none of their games: a game with a clock, preferably
    /// one in which it is the other player's turn, because its refusal tells the writer why. Else the refusal.
    async fn find_game_on_time(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        action: &Action,
        draft: &ChangeDraft,
    ) -> Result<FoundSession, StoreError> {
        let is_possible =
            |session: &Session| decide(session, request.account, action, draft.at()).is_ok();
        let possible = self
            .find_fitting(request, named, &[&is_possible], draft)
            .await?;
        if !is_nowhere(&possible) {
            return Ok(possible);
        }
        let has_clock = |session: &Session| session.clock.is_some();
        let other_moves = |session: &Session| {
            has_clock(session) && session.decider() != session.seat_of(request.account)
        };
        let conditions: [&(dyn Fn(&Session) -> bool + Sync); 2] = [&other_moves, &has_clock];
        let found = self
            .find_fitting(request, named, &conditions, draft)
            .await?;
        Ok(match found {
            Err(Refusal::Which { sessions, .. }) if *action == Action::ClaimOnTime => {
                let fact = Fact::new("claim-nowhere").with("session", sessions[0].0);
                Err(fact.into())
            }
            // All of them refuse it for the same reason.
            Err(Refusal::Which { sessions, .. }) => {
                self.find_own_session(request, Some(sessions[0]), draft)
                    .await?
            }
            found if is_nowhere(&found) => Err(Refusal::host("clock-nowhere")),
            found => found,
        })
    }

    /// Looks at the clock of a game: warns the player on turn, tells the other player that the time is over, or ends the game. A warning,
    /// or the news that the time is over, waits until the quiet hours of the person and of the room, and a vacation of the person that
    /// counts in the game, are over.
    pub(super) async fn act_on_clock(
        &mut self,
        id: SessionId,
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
        let left = left_on_clock(&session, seat, at);
        // A warning that comes a moment before the end helps nobody.
        let warns = left >= SHORTEST_WARNING && times[..2].iter().any(|time| *time <= at);
        if !is_late && !warns {
            draft.schedule_clock_check(&session);
            return Ok(());
        }
        let called = if is_late { seat.other() } else { seat };
        let quiet_until = match session.people()[called.index()] {
            Some(account) => self.quiet_until_in(&session, account, room, at).await?,
            None => None,
        };
        match quiet_until {
            Some(end) => {
                let next = first_after(at, times).map_or(end, |next| next.min(end));
                draft.set_due(&Due::Clock(id), next);
            }
            None => tell_of_time(&session, seat, draft),
        }
        Ok(())
    }
}

/// Whether there were several games, and the command makes sense in none of them.
fn is_nowhere(found: &FoundSession) -> bool {
    let refusal = found.as_ref().err();
    refusal.and_then(Refusal::kind) == Some(RefusalKind::FitsNowhere)
}

/// CL-9, CL-10: tells that the time is over, or warns.
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

/// The person who is on turn, and when their clock is looked at: when a quarter of the time that they had at the beginning of the
/// turn is left, an hour before the end, and one second after the end. A warning that would come too late or make no sense has the
/// time `i64::MAX`. `None` if no clock of a person is running.
fn clock_check_times(session: &Session, absences: Absences<'_>) -> Option<(Seat, [i64; 3])> {
    let (seat, clock) = (session.decider()?, session.clock.as_deref()?);
    if session.computer_at(seat).is_some() {
        return None;
    }
    let end = match on_vacation(session) {
        Some((_, account)) => absences.flag_at(account, clock, seat),
        None => clock.flag_at(seat),
    };
    let quarter = clock.control.end_of(
        clock.since,
        clock.left[seat.index()].max(0) * 3 / 4 + clock.rested,
    );
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

impl Service {
    /// Reads who is on vacation.
    pub(super) async fn read_vacations(&mut self) {
        let since = self.config.clock.now() - REMEMBERED;
        match self.store.vacations(since).await {
            Ok(stored) => self.vacations = Arc::new(Vacations::new(stored)),
            Err(why) => error!(%why, "who is on vacation cannot be read"),
        }
    }

    /// Reads when the host was away and who is on vacation, after a start.
    pub(super) async fn read_pauses(&mut self) {
        self.read_vacations().await;
        let stored = match self.store.host_pauses().await {
            Ok(pauses) => pauses,
            Err(why) => return error!(%why, "when the host was away cannot be read"),
        };
        self.pauses = Arc::new(HostPauses::new(stored));
        let alive = self.store.host_alive().await.ok().flatten();
        self.note_host(alive).await;
    }

    /// Notes once a minute that the host is there, and more often while what was refused is to be overwritten.
    pub(super) async fn note_that_host_is_there(&mut self) {
        if self.pauses.is_time(self.config.clock.now())
            || self.database_fault.is_time_to_overwrite()
        {
            Arc::make_mut(&mut self.pauses).note_active(self.inbox.handled_last);
            self.note_host(None).await;
        }
        self.inbox.handled_last = Some((self.config.clock.now(), Instant::now()));
    }

    /// Notes that the host is there. During a fault only a note that is on the disk shows that games can be stored again.
    pub(super) async fn note_host(&mut self, stored: Option<i64>) {
        let clock = &self.config.clock;
        let (now, stands) = (clock.now(), clock.is_manual());
        let fault = self.pauses.fault(now);
        let pauses = Arc::make_mut(&mut self.pauses);
        let pause = pauses.note(now, stored, stands).or(fault);
        let durable = fault.is_some() || self.database_fault.overwrite_at.is_some();
        match self.store.note_host(now, pause, durable).await {
            Ok(()) => {
                pauses.end_fault(now);
                self.database_fault.overwrite_at = None;
            }
            Err(why) => {
                debug!(%why, "that the host is there could not be noted");
                self.database_fault.postpone_overwriting();
            }
        }
    }

    /// CL-5: notes that something could not be stored.
    pub(super) fn begin_fault(&mut self) {
        let now = self.config.clock.now();
        Arc::make_mut(&mut self.pauses).begin_fault(now);
    }

    /// CL-5: notes that something has been stored, if that was not possible before.
    pub(super) async fn end_fault(&mut self) {
        if self.pauses.fault(0).is_some() || self.database_fault.overwrite_at.is_some() {
            self.note_host(None).await;
        }
    }
}

impl ChangeDraft {
    /// Sets the next check of this game's clock: when there will be something to say.
    pub(super) fn schedule_clock_check(&mut self, session: &Session) {
        let due = Due::Clock(session.id);
        let at = self.at();
        let next = clock_check_times(session, self.absences())
            .and_then(|(_, times)| first_after(at, times));
        match next {
            Some(next) => self.set_due(&due, next),
            None => self.cancel_due(due.key()),
        }
    }

    /// Sets the next check of this game's clock after this person has ended a vacation early, which began at `from` and now ends at
    /// `until`. Whatever there was to say to them during the vacation is said when it ends.
    pub(super) fn schedule_clock_check_after(
        &mut self,
        session: &Session,
        account: AccountId,
        (from, until): (i64, i64),
    ) {
        self.schedule_clock_check(session);
        // Where vacation does not count, nothing has waited for its end.
        let counts = session
            .clock
            .as_deref()
            .is_some_and(|clock| clock.control.vacation);
        let times = clock_check_times(session, self.absences());
        let Some((seat, times)) = times.filter(|_| counts) else {
            return;
        };
        let now = self.at();
        // Once the time is over, only that is said, and to the other player.
        let (called, checks) = match times[2] <= now {
            true => (seat.other(), &times[2..]),
            false => (seat, &times[..2]),
        };
        let fell_in_it = checks.iter().any(|at| from < *at && *at <= now);
        if fell_in_it && session.people()[called.index()] == Some(account) {
            let next = first_after(now, times).map_or(until, |next| next.min(until));
            self.set_due(&Due::Clock(session.id), next);
        }
    }

    /// Sets the next check of the clock for each game with a clock that this change has changed, unless it has set that check already.
    pub(super) fn look_at_clocks_again(&mut self) {
        let on_time = |session: &&Arc<Session>| {
            session.clock.is_some() && !self.is_set_due(&Due::Clock(session.id))
        };
        let sessions: Vec<_> = self.sessions().filter(on_time).cloned().collect();
        for session in sessions {
            self.schedule_clock_check(&session);
        }
    }
}
