//! The receipt that the caller gets for an event; awaiting it gives the outcome.

use std::convert::Infallible;
use std::sync::Arc;
use tokio::sync::oneshot;

/// What became of something that was handed in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It is stored, and what there is to say about it is on its way to the room.
    Stored,
    /// It was not meant for the bot, or there is nothing to say: nothing was stored.
    Ignored,
    /// This event was handled before.
    Repeated,
    /// It could not be stored; nothing changed, and the room is told so.
    NotStored,
}

/// Held by everything that is still to be said about an event. It carries nothing: that the last copy is dropped is the signal.
pub(super) type DeliveryGuard = Arc<oneshot::Sender<Infallible>>;

/// Whoever handed something in and waits to hear what became of it.
#[derive(Debug)]
pub(super) struct Waiter {
    outcome: oneshot::Sender<Outcome>,
    pub(super) delivery_guard: DeliveryGuard,
}

impl Waiter {
    pub(super) fn tell(self, outcome: Outcome) {
        // If nobody waits any more the outcome stands all the same.
        let _ = self.outcome.send(outcome);
    }
}

/// On it the outcome of something that was handed in can be waited for.
#[derive(Debug)]
pub struct Receipt {
    outcome: oneshot::Receiver<Outcome>,
    delivered: oneshot::Receiver<Infallible>,
}

impl Receipt {
    /// A receipt, and the service's end of it.
    pub(super) fn new() -> (Waiter, Self) {
        let (outcome_sender, outcome) = oneshot::channel();
        let (delivery_guard, delivered) = oneshot::channel();
        let waiter = Waiter {
            outcome: outcome_sender,
            delivery_guard: Arc::new(delivery_guard),
        };
        (waiter, Self { outcome, delivered })
    }

    /// Waits until it is stored, or known to need no storing.
    pub async fn outcome(&mut self) -> Outcome {
        (&mut self.outcome).await.unwrap_or(Outcome::NotStored)
    }

    /// Waits until all that is to be said about it has been delivered, or cannot be.
    pub async fn wait_for_delivery(self) {
        // The sender is never used: it is dropped together with the last thing to be said.
        let _ = self.delivered.await;
    }
}
