//! A round: what one write to the database takes along.

use super::change_draft::DecidedChange;
use super::event::Event;
use super::outgoing::Outgoing;
use super::receipt::Outcome;
use crate::session::EventKey;
use crate::store::Change;
use std::convert::Infallible;
use tokio::sync::oneshot;

/// How many events one write takes along at most. Two rounds fit into every cache; where rooms have many games at once they may
/// not, and then the number of an entry is found to be taken, and its event decided anew.
pub(super) const LARGEST_ROUND: usize = 512;

/// One event, ready to be stored.
#[derive(Debug)]
pub(super) struct Pending {
    pub(super) key: EventKey,
    pub(super) event: Box<Event>,
    pub(super) decided: DecidedChange,
    /// What it will say, as far as it is in words already.
    pub(super) outgoing: Vec<Option<Outgoing>>,
}

/// What has become of an event so far.
#[expect(
    clippy::large_enum_variant,
    reason = "it lives for a moment, and most events are to be stored"
)]
#[derive(Debug)]
pub(super) enum Prepared {
    /// It is to be stored.
    Pending(Pending),
    /// It needs no storing, if all that it was decided upon is stored.
    NothingToStore(NothingToStore),
    /// It has had its answer, or waits for something to be read.
    Answered,
}

impl Prepared {
    pub(super) fn nothing_to_store(event: Box<Event>, outcome: Outcome) -> Self {
        Self::NothingToStore(NothingToStore { event, outcome })
    }
}

/// An event that needs no storing: it was handled before (or is in the same round), or it is not for us. Whoever sent it hears
/// so when that is certain.
#[derive(Debug)]
pub(super) struct NothingToStore {
    pub(super) event: Box<Event>,
    pub(super) outcome: Outcome,
}

/// What one write takes along, and who waits for it.
#[derive(Debug, Default)]
pub(super) struct Round {
    pub(super) pending: Vec<Pending>,
    pub(super) nothing_to_store: Vec<NothingToStore>,
    /// Whoever asks whether the service works. As long as a write does not end, it does not.
    pub(super) asked_alive: Vec<oneshot::Sender<Infallible>>,
}

impl Round {
    pub(super) fn add(&mut self, prepared: Prepared) {
        match prepared {
            Prepared::Pending(one) => self.pending.push(one),
            Prepared::NothingToStore(one) => self.nothing_to_store.push(one),
            Prepared::Answered => {}
        }
    }

    /// How much it holds.
    pub(super) fn len(&self) -> usize {
        self.pending.len() + self.nothing_to_store.len() + self.asked_alive.len()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Its events, in the order in which they are tried again.
    pub(super) fn into_events(self) -> impl Iterator<Item = Box<Event>> {
        let pending = self.pending.into_iter().map(|one| one.event);
        pending.chain(self.nothing_to_store.into_iter().map(|one| one.event))
    }

    pub(super) fn changes(&self) -> Vec<Change> {
        let pending = self.pending.iter();
        pending.map(|one| one.decided.change.clone()).collect()
    }
}
