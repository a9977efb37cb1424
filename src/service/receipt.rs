//! The receipt for an event that was handed in. Whoever holds it can wait until it is known whether there will be an answer, until the
//! outcome of the event is known, and until the replies have been sent.

use std::convert::Infallible;
use std::sync::Arc;
use tokio::sync::oneshot;

/// What became of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The event is stored, and the replies are on their way to the room.
    Stored,
    /// The event was not meant for the bot, its author is ignored, or the bot had nothing to say. Nothing was stored.
    Ignored,
    /// This event was handled before.
    Repeated,
    /// The event could not be stored, so nothing has changed. The room is told so, unless the service is ending. If the event may
    /// nevertheless count after a restart, the room is told that, too.
    NotStored,
}

/// Each reply to an event holds a copy of this guard until the reply has been sent. The channel never carries a value. It closes when
/// the last copy of the guard is dropped, and then no reply is waiting any more.
pub(super) type DeliveryGuard = Arc<oneshot::Sender<Infallible>>;

/// What the service tells the holder of a receipt.
#[derive(Debug)]
enum News {
    /// There will be an answer, but it takes long. The next news comes through this channel.
    Answering(oneshot::Receiver<News>),
    /// What became of the event.
    Outcome(Outcome),
}

/// The service's end of a receipt.
#[derive(Debug)]
pub(super) struct Waiter {
    news: oneshot::Sender<News>,
    pub(super) delivery_guard: DeliveryGuard,
}

impl Waiter {
    /// The service's end of a receipt that nobody holds. If the guard of another event is given, the replies to this event count as
    /// replies to that other event.
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

    /// Tells that the event will be answered, although its outcome is not known for a while.
    pub(super) fn announce_answer(&mut self) {
        let (next, news) = oneshot::channel();
        let told = std::mem::replace(&mut self.news, next);
        let _ = told.send(News::Answering(news));
    }

    pub(super) fn tell(self, outcome: Outcome) {
        // The outcome stands even if nobody waits for it any more.
        let _ = self.news.send(News::Outcome(outcome));
    }
}

/// Lets whoever handed in an event wait for its outcome.
#[derive(Debug)]
pub struct Receipt {
    news: oneshot::Receiver<News>,
    /// The outcome, once it was told.
    outcome: Option<Outcome>,
    delivery: Option<Delivery>,
}

impl Receipt {
    /// A receipt, and the service's end of it.
    pub(super) fn new() -> (Waiter, Self) {
        let (news_sender, news) = oneshot::channel();
        let (delivery_guard, delivered) = oneshot::channel();
        let waiter = Waiter {
            news: news_sender,
            delivery_guard: Arc::new(delivery_guard),
        };
        let receipt = Self {
            news,
            outcome: None,
            delivery: Some(Delivery(delivered)),
        };
        (waiter, receipt)
    }

    /// Waits until the event is stored, could not be stored, or is known to need no storing.
    pub async fn outcome(&mut self) -> Outcome {
        loop {
            match self.outcome {
                Some(outcome) => return outcome,
                None => self.hear().await,
            }
        }
    }

    /// Waits until it is known whether there will be an answer. If the answer takes thinking, the wait ends long before the outcome is
    /// known. `None` if there will be no answer.
    ///
    /// The returned handle lets the caller wait until the answer has been sent. Once it is returned, [`Receipt::wait_for_delivery`] no
    /// longer waits.
    pub async fn answer(&mut self) -> Option<Delivery> {
        if self.outcome.is_none() {
            self.hear().await;
        }
        match self.outcome {
            None | Some(Outcome::Stored) => self.delivery.take(),
            Some(_) => None,
        }
    }

    /// Waits for the next thing that the service tells of the event.
    async fn hear(&mut self) {
        match (&mut self.news).await {
            Ok(News::Answering(news)) => self.news = news,
            Ok(News::Outcome(outcome)) => self.outcome = Some(outcome),
            Err(_) => self.outcome = Some(Outcome::NotStored),
        }
    }

    /// Waits until all replies to the event were sent, or it is known that they never will be.
    pub async fn wait_for_delivery(self) {
        if let Some(delivery) = self.delivery {
            delivery.end().await;
        }
    }
}

/// Lets whoever handed in an event wait until the replies have been sent.
#[derive(Debug)]
pub struct Delivery(oneshot::Receiver<Infallible>);

impl Delivery {
    /// Waits until all replies to the event were sent, or it is known that they never will be.
    pub async fn end(self) {
        // Nothing is ever sent here. The sender is dropped together with the last reply.
        let _ = self.0.await;
    }
}
