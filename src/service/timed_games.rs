//! Games with a clock: shows their clocks, and acts when somebody's time is over.

use super::answer::{Answer, Answered};
use super::change_draft::ChangeDraft;
use super::host_pauses::HostPauses;
use super::request::Request;
use super::service_task::Service;
use crate::session::{Action, At, Due, Entry, Refusal, Say, Session, SessionId};
use crate::store::StoreError;
use lusoria_games::rules::{Fact, Seat};
use std::sync::Arc;
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
        let session = match self.find_current_session(request, named, draft).await? {
            Ok(session) => session,
            Err(refusal) => return Ok(refusal.into()),
        };
        if session.clock.is_none() {
            let fact = Fact::new("no-clock").with("session", session.id.0);
            return Ok(Refusal::from(fact).into());
        }
        let at = At(session.id, session.entries);
        draft.say(Say::Clock(at, draft.at(), request.account));
        Ok(Answer::Done)
    }

    /// Claims a game because the other player's time is over.
    pub(super) async fn claim(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        self.take_action(request, named, &Action::ClaimOnTime, draft)
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
        let action = Action::Wait(seconds);
        self.take_action(request, named, &action, draft).await
    }

    /// Looks at the clock of a game: warns, tells that the time is over, or ends the game.
    pub(super) async fn look_at_clock(
        &mut self,
        id: SessionId,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        let Some(session) = self.cache.session(id).await? else {
            return Ok(());
        };
        let session = draft.without_pauses(&session);
        let at = draft.at();
        let Some((seat, looks)) = looks(&session) else {
            return Ok(());
        };
        if let Some(late) = session.late_seat(at) {
            time_is_over(&session, late, draft);
            return Ok(());
        }
        let clock = session.clock.as_deref();
        let left = clock.map_or(0, |clock| clock.left_on_turn(seat, at));
        // A warning that comes a moment before the end helps nobody.
        if left >= SHORTEST_WARNING && looks[..2].iter().any(|look| *look <= at) {
            let (waited, left) = (at - session.changed_at, Some(left));
            let at = At(id, session.entries);
            draft.say(Say::Reminder { at, waited, left });
        }
        draft.look_again(&session);
        Ok(())
    }
}

/// CL-9, CL-10: ends a hard game, or tells the other player.
fn time_is_over(session: &Arc<Session>, late: Seat, draft: &mut ChangeDraft) {
    let is_hard = session
        .clock
        .as_deref()
        .is_some_and(|clock| clock.control.hard);
    if !is_hard {
        return draft.say(Say::TimeOver(At(session.id, session.entries)));
    }
    let entry = Entry::Flag(late);
    let mut after = (**session).clone();
    if after.evolve(&entry, draft.at()).is_ok() {
        draft.append(session, Arc::new(after), [entry.to_string()]);
    }
}

/// The person who is on turn, and when their clock is looked at: at a quarter of the time that was left, an hour before the end, and one second
/// after the end. `None` if no clock of a person is running.
fn looks(session: &Session) -> Option<(Seat, [i64; 3])> {
    let (seat, clock) = (session.decider()?, session.clock.as_deref()?);
    if session.computer_at(seat).is_some() {
        return None;
    }
    let end = clock.flag_at(seat);
    let quarter = clock
        .control
        .end_of(clock.since, clock.left[seat.index()].max(0) * 3 / 4);
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
    /// Reads when the host was away, after a start.
    pub(super) async fn read_pauses(&mut self) {
        let stored = match self.store.host_pauses().await {
            Ok(pauses) => pauses,
            Err(why) => return error!(%why, "when the host was away cannot be read"),
        };
        self.pauses = Arc::new(HostPauses::new(stored));
        let alive = self.store.host_alive().await.ok().flatten();
        self.note_host(alive).await;
    }

    /// Notes once a minute that the host is there.
    pub(super) async fn note_that_host_is_there(&mut self) {
        if self.pauses.is_time(self.config.clock.now()) {
            self.note_host(None).await;
        }
    }

    async fn note_host(&mut self, stored: Option<i64>) {
        let clock = &self.config.clock;
        let (now, stands) = (clock.now(), clock.is_in_hand());
        let fault = self.pauses.fault(now);
        let pauses = Arc::make_mut(&mut self.pauses);
        let pause = pauses.note(now, stored, stands).or(fault);
        match self.store.note_host(now, pause).await {
            Ok(()) => pauses.end_fault(now),
            Err(why) => debug!(%why, "that the host is there could not be noted"),
        }
    }

    /// CL-5: notes that something could not be stored.
    pub(super) fn begin_fault(&mut self) {
        let now = self.config.clock.now();
        Arc::make_mut(&mut self.pauses).begin_fault(now);
    }

    /// CL-5: notes that something has been stored, if that was not possible before.
    pub(super) async fn end_fault(&mut self) {
        if self.pauses.fault(0).is_some() {
            self.note_host(None).await;
        }
    }
}

impl ChangeDraft {
    /// CL-5: the session, with an entry for the time in which the host was away since its last entry.
    pub(super) fn without_pauses(&mut self, session: &Arc<Session>) -> Arc<Session> {
        if session.clock.is_none() || session.ending.is_some() {
            return session.clone();
        }
        let at = self.at();
        let away = self.pauses.between(session.changed_at, at);
        let (entry, mut after) = (Entry::Pause(away), (**session).clone());
        if away == 0 || after.evolve(&entry, at).is_err() {
            return session.clone();
        }
        let after = Arc::new(after);
        self.append(session, after.clone(), [entry.to_string()]);
        after
    }

    /// Has the clock of this game looked at when there is something to say next.
    pub(super) fn look_again(&mut self, session: &Session) {
        let due = Due::Clock(session.id);
        let at = self.at();
        let next =
            looks(session).and_then(|(_, looks)| looks.into_iter().filter(|look| *look > at).min());
        match next {
            Some(next) => self.set_due(&due, next),
            None => self.cancel_due(due.key()),
        }
    }

    /// Has the clocks looked at of all games on time in which this change has ended a turn.
    pub(super) fn look_at_clocks_again(&mut self) {
        let on_time = |session: &&Arc<Session>| session.clock.is_some();
        let sessions: Vec<_> = self.sessions().filter(on_time).cloned().collect();
        for session in sessions {
            self.look_again(&session);
        }
    }
}
