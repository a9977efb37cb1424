//! A round: the events whose changes are written together.

use super::decided_change::DecidedChange;
use super::ended_games::EndedGamesQuestion;
use super::event::Event;
use super::outgoing::Outgoing;
use super::receipt::Outcome;
use crate::session::EventKey;
use crate::store::Change;
use std::convert::Infallible;
use std::sync::Arc;
use tokio::sync::oneshot;

/// The most events in one round. While one round is written, the next is decided, and the cache usually holds the sessions of both. If
/// the cache drops a session whose change is not written yet, the next event of this session meets a conflict and is decided again.
pub(super) const LARGEST_ROUND: usize = 512;

/// One event that is ready to be stored.
#[derive(Debug)]
pub(super) struct Pending {
    pub(super) key: EventKey,
    pub(super) event: Box<Event>,
    pub(super) decided: Box<DecidedChange>,
    /// The messages that are rendered already, in the order of the deliveries; `None` for a delivery that is still to be rendered.
    pub(super) outgoing: Vec<Option<Box<Outgoing>>>,
}

/// What has become of an event so far.
#[derive(Debug)]
pub(super) enum HandledEvent {
    /// The event has to be stored.
    Pending(Pending),
    /// The event changes nothing that has to be stored. But its decision may rest on earlier events that are not stored yet. The decision
    /// is final once these are stored.
    NothingToStore(NothingToStore),
    /// To answer the event, games that are over have to be read. They are read after the round is stored, so that no game is missing.
    /// Then the event is decided again. Meanwhile, the messages of its room wait.
    ToRead(ToRead),
    /// Nothing is to be done now. The event was answered or ignored, or something has to be read or thought about before it is decided
    /// again.
    Answered,
}

impl HandledEvent {
    pub(super) fn nothing_to_store(event: Box<Event>, outcome: Outcome) -> Self {
        Self::NothingToStore(NothingToStore { event, outcome })
    }
}

/// An event that needs no storing, because it was handled before or is not for the bot. Its sender is told so once the round is
/// stored.
#[derive(Debug)]
pub(super) struct NothingToStore {
    pub(super) event: Box<Event>,
    pub(super) outcome: Outcome,
}

/// An event for which games that are over have to be read.
#[derive(Debug)]
pub(super) struct ToRead {
    pub(super) event: Box<Event>,
    pub(super) question: EndedGamesQuestion,
}

/// The events of one write to the database, and those who ask whether the service is alive.
#[derive(Debug, Default)]
pub(super) struct Round {
    pub(super) pending: Vec<Pending>,
    pub(super) nothing_to_store: Vec<NothingToStore>,
    pub(super) to_read: Vec<ToRead>,
    /// Those who ask whether the service is alive. They are answered after the write.
    pub(super) asked_alive: Vec<oneshot::Sender<Infallible>>,
}

impl Round {
    pub(super) fn add(&mut self, handled: HandledEvent) {
        match handled {
            HandledEvent::Pending(one) => self.pending.push(one),
            HandledEvent::NothingToStore(one) => self.nothing_to_store.push(one),
            HandledEvent::ToRead(one) => self.to_read.push(one),
            HandledEvent::Answered => {}
        }
    }

    /// How many inputs the round holds.
    pub(super) fn len(&self) -> usize {
        let events = self.pending.len() + self.nothing_to_store.len() + self.to_read.len();
        events + self.asked_alive.len()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The events of the round, in the order in which they are tried again after a failed write.
    pub(super) fn into_events(self) -> impl Iterator<Item = Box<Event>> {
        let pending = self.pending.into_iter().map(|one| one.event);
        let others = self.nothing_to_store.into_iter().map(|one| one.event);
        let others = others.chain(self.to_read.into_iter().map(|one| one.event));
        pending.chain(others)
    }

    pub(super) fn changes(&self) -> Vec<Arc<Change>> {
        let pending = self.pending.iter();
        pending.map(|one| one.decided.change.clone()).collect()
    }
}
