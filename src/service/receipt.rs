//! The receipt for an event that was handed in. Whoever handed it in can wait for the outcome, and until the replies have been
//! sent.

use std::convert::Infallible;
use std::sync::Arc;
use tokio::sync::oneshot;

/// What became of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It is stored, and the replies are on their way to the room.
    Stored,
    /// It was not meant for the bot, or the bot had nothing to say. Nothing was stored.
    Ignored,
    /// This event was handled before.
    Repeated,
    /// It could not be stored. Nothing has changed, and the room is told so.
    NotStored,
}

/// Held by every reply to an event that is still to be sent. Nothing is ever sent through this channel; when the last copy is
/// dropped, all replies have been sent.
pub(super) type DeliveryGuard = Arc<oneshot::Sender<Infallible>>;

/// The service's end of a receipt.
#[derive(Debug)]
pub(super) struct Waiter {
    outcome: oneshot::Sender<Outcome>,
    pub(super) delivery_guard: DeliveryGuard,
}

impl Waiter {
    /// The waiter of an event that nobody waits for. If there is a guard, the replies to this event count as replies to the event
    /// to which the guard belongs.
    pub(super) fn for_nobody(guard: Option<DeliveryGuard>) -> Self {
        let (waiter, _) = Receipt::new();
        match guard {
            Some(delivery_guard) => Self {
                delivery_guard,
                ..waiter
            },
            None => waiter,
        }
    }

    pub(super) fn tell(self, outcome: Outcome) {
        // The outcome stands even if nobody waits for it any more.
        let _ = self.outcome.send(outcome);
    }
}

/// Lets the sender of an event wait for its outcome.
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

    /// Waits until the event is stored, or is known to need no storing.
    pub async fn outcome(&mut self) -> Outcome {
        (&mut self.outcome).await.unwrap_or(Outcome::NotStored)
    }

    /// Waits until all replies to the event were sent, or are known never to be.
    pub async fn wait_for_delivery(self) {
        // Nothing is ever sent here. The sender is dropped together with the last reply.
        let _ = self.delivered.await;
    }
}
