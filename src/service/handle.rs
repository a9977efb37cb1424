//! The way into the service for chats and delivery tasks, and what comes back.

use super::Inbound;
use super::import::ReadRecord;
use super::reading::{ReadSession, Waiting};
use super::{Outcome, Words};
use crate::session::{RoomKey, Say, SessionId};
use crate::store::Settled;
use std::convert::Infallible;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// What the loop takes in.
#[derive(Debug)]
pub(super) enum Input {
    Said(Box<Inbound>, Waiter),
    Settled(Settled),
    /// Words for something that was stored before this start.
    Words {
        say: Say,
        room: RoomKey,
        reply: oneshot::Sender<Words>,
    },
    /// A record that a message brought, read; nothing if that failed.
    Imported {
        inbound: Box<Inbound>,
        waiter: Waiter,
        read: Option<ReadRecord>,
    },
    /// Whoever asks whether anybody is there. Dropped when what came before it is stored or refused.
    Alive(oneshot::Sender<Infallible>),
    /// A long session that a message needs, read.
    Read {
        id: SessionId,
        read: ReadSession,
        message: Waiting,
    },
    Stop,
}

/// Whoever handed a message in.
#[derive(Debug)]
pub(super) struct Waiter {
    outcome: oneshot::Sender<Outcome>,
    pub(super) spoken: Arc<oneshot::Sender<Infallible>>,
}

impl Waiter {
    pub(super) const fn new(
        outcome: oneshot::Sender<Outcome>,
        spoken: Arc<oneshot::Sender<Infallible>>,
    ) -> Self {
        Self { outcome, spoken }
    }

    pub(super) fn done(self, outcome: Outcome) {
        // Whoever waited may have gone; the outcome stands all the same.
        let _ = self.outcome.send(outcome);
    }
}

/// What becomes of a message that was handed in.
#[derive(Debug)]
pub struct Receipt {
    outcome: oneshot::Receiver<Outcome>,
    spoken: oneshot::Receiver<Infallible>,
}

impl Receipt {
    /// Waits until the message is stored, or known to need no storing.
    pub async fn outcome(&mut self) -> Outcome {
        (&mut self.outcome).await.unwrap_or(Outcome::NotStored)
    }

    /// Waits until all that is to be said about it has been said, or cannot be.
    pub async fn spoken(self) {
        // The sender is never used: it is dropped together with the last thing said.
        let _ = self.spoken.await;
    }
}

/// The way into the service.
#[derive(Clone, Debug)]
pub struct ServiceHandle(pub(super) mpsc::Sender<Input>);

impl ServiceHandle {
    /// Hands in a message; waits while the service is behind. After the service has stopped the receipt says
    /// [`Outcome::NotStored`].
    pub async fn said(&self, inbound: Inbound) -> Receipt {
        let (outcome, outcome_receipt) = oneshot::channel();
        let (spoken, spoken_receipt) = oneshot::channel();
        // A stopped service drops the waiter, which the receipt shows.
        let _ = self
            .0
            .send(Input::Said(
                Box::new(inbound),
                Waiter::new(outcome, Arc::new(spoken)),
            ))
            .await;
        Receipt {
            outcome: outcome_receipt,
            spoken: spoken_receipt,
        }
    }

    /// Tells what became of a delivery. After the service has stopped this is lost, which is harmless.
    pub async fn settled(&self, settled: Settled) {
        let _ = self.0.send(Input::Settled(settled)).await;
    }

    /// Waits until the service has dealt with all that came before, however long that takes; false once it has ended.
    pub async fn alive(&self) -> bool {
        let (asked, answered) = oneshot::channel();
        let is_there = self.0.send(Input::Alive(asked)).await.is_ok();
        // The sender is never used: that it is dropped is the answer.
        let _ = answered.await;
        is_there
    }

    /// Asks the service to take in no more messages and to end once the delivery tasks have said what there is to say.
    pub async fn stop(&self) {
        let _ = self.0.send(Input::Stop).await;
    }
}
