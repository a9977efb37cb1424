//! The turns of computer players. When a stored event has made it a computer player's turn, the service asks the pool of threads for a
//! move, and plays the move when it comes.

use super::cause::ComputerMove;
use super::change_draft::ChangeDraft;
use super::event::Event;
use super::input::Input;
use super::receipt::DeliveryGuard;
use super::round::Pending;
use super::service_task::Service;
use super::thinking::ThinkingTask;
use crate::session::{Action, Actor, Decided, Entry, RoomKey, Say, Session, decide};
use crate::store::StoreError;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tracing::error;

/// How long to wait before an event that could not be stored is handed in again. Only events that no person has caused are handed in
/// again, such as a computer player's move.
const RETRY: Duration = Duration::from_secs(5);

impl Service {
    /// After this event has been stored, asks for the moves of the computer players whose turn it now is.
    pub(super) async fn ask_computers(&mut self, one: &Pending) {
        let guard = &one.event.waiter.delivery_guard;
        for session in &one.decided.sessions {
            // If the game gets a thread of its own, nobody moves before the thread exists.
            let waits = |say: &Say| matches!(say, Say::InThread(at) if at.0 == session.id);
            if session.has_computer() && !one.decided.says.iter().any(waits) {
                self.ask_computer(session, Some((&one.event.room, guard)))
                    .await;
            }
        }
    }

    /// After a start, finds the games in which a computer player takes part. The games are read later, one by one, so that events need
    /// not wait for that.
    pub(super) async fn find_interrupted_thoughts(&mut self) {
        match self.store.sessions_with_computers().await {
            Ok(sessions) => self.interrupted_thoughts = sessions.into(),
            Err(why) => error!(%why, "the games of computer players cannot be read"),
        }
    }

    /// Reads the next game that [`Self::find_interrupted_thoughts`] found. If it is a computer player's turn in that game, asks for the
    /// move.
    pub(super) async fn resume_a_thought(&mut self) {
        let Some(id) = self.interrupted_thoughts.pop_front() else {
            return;
        };
        self.cache.allow_long_reads(true);
        match self.cache.session(id).await {
            Ok(Some(session)) => self.ask_computer(&session, None).await,
            Ok(None) => {}
            Err(why) => error!(session = id.0, %why, "a computer player's game cannot be read"),
        }
        self.cache.allow_long_reads(false);
    }

    /// If it is a computer player's turn in this session, asks for a move. Otherwise drops an earlier request for a move in this session.
    /// `cause` has the room and the delivery guard of the event that led here. The guard is kept until the computer player's move is
    /// told. So whoever waits for the replies to the event waits for the move, too.
    async fn ask_computer(
        &mut self,
        session: &Arc<Session>,
        cause: Option<(&RoomKey, &DeliveryGuard)>,
    ) {
        if session.thinking_seat().is_none() {
            return self.thinking.forget(session.id);
        }
        let room = cause.map(|(room, _)| room);
        let Some(room) = self.room_of_answer(session, room).await else {
            return;
        };
        let is_alone = session.is_between_computers();
        let guard = cause.filter(|_| !is_alone).map(|(_, guard)| guard.clone());
        let pause = if is_alone {
            self.config.thinking.pause
        } else {
            Duration::ZERO
        };
        let not_before = Instant::now() + pause;
        if let Some(task) = ThinkingTask::about(session, room, guard, not_before) {
            self.thinking.ask(task);
        }
    }

    /// The room in which the computer player's move is told. It is the session's room, or the thread of that room in which the person
    /// plays. `None` if the room cannot be read.
    async fn room_of_answer(&self, session: &Session, room: Option<&RoomKey>) -> Option<RoomKey> {
        let belongs = |key: &RoomKey| {
            let known = self.cache.known_room(key);
            known.is_some_and(|known| known.id == session.room)
        };
        let here =
            room.filter(|key| belongs(key) || key.parent_room().is_some_and(|key| belongs(&key)));
        match here {
            Some(key) => Some(key.clone()),
            None => self.room_key(session.room).await,
        }
    }

    /// Plays the move that a computer player has thought of. False if the session has gone on meanwhile, or if the move is refused.
    pub(super) async fn play_thought(
        &mut self,
        thought: &ComputerMove,
        draft: &mut ChangeDraft,
    ) -> Result<bool, StoreError> {
        let session = self.cache.session(thought.at.0).await?;
        let Some(session) = session.filter(|session| session.entries == thought.at.1) else {
            return Ok(false);
        };
        let Some(seat) = session.thinking_seat() else {
            return Ok(false);
        };
        let action = Action::Play(thought.ply.clone());
        match decide(&session, Actor::Computer(seat), &action, draft.at()) {
            Ok(Decided { entries, after }) => {
                let entries = entries.iter().map(Entry::to_string);
                draft.append(&session, Arc::new(after), entries);
                Ok(true)
            }
            Err(refusal) => {
                let (session, ply) = (session.id.0, &thought.ply);
                error!(
                    session,
                    ply,
                    why = refusal.id(),
                    "a computer player's move is refused"
                );
                Ok(false)
            }
        }
    }

    /// Hands in this event again after a pause, because it could not be stored now. No person has caused it: it is, for example, a
    /// computer player's move.
    pub(super) fn retry_later(&self, event: Event) {
        let service = self.own_handle.clone();
        tokio::spawn(async move {
            tokio::time::sleep(RETRY).await;
            if let Some(service) = service.upgrade() {
                let _ = service.send(Input::Event(Box::new(event))).await;
            }
        });
    }
}
