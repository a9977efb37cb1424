//! The handle with which chats and delivery tasks hand something to the service.

use super::cause::{ThreadNews, UndeliveredDigest};
use super::completion::{Completion, CompletionRequest};
use super::event::Event;
use super::inbound::Inbound;
use super::input::Input;
use super::receipt::Receipt;
use crate::session::{OutboxId, RoomKey};
use crate::store::DeliveryReport;
use tokio::sync::{mpsc, oneshot};

/// Sends inputs to the service.
#[derive(Clone, Debug)]
pub struct ServiceHandle(pub(super) mpsc::Sender<Input>);

/// A handle that does not keep the service alive.
#[derive(Clone, Debug)]
pub struct WeakServiceHandle(mpsc::WeakSender<Input>);

impl WeakServiceHandle {
    /// A handle that keeps the service alive; `None` if the service has ended.
    #[must_use]
    pub fn upgrade(&self) -> Option<ServiceHandle> {
        self.0.upgrade().map(ServiceHandle)
    }
}

impl ServiceHandle {
    /// A handle that does not keep the service alive.
    #[must_use]
    pub fn downgrade(&self) -> WeakServiceHandle {
        WeakServiceHandle(self.0.downgrade())
    }

    /// Hands in an event; waits while the service's queue is full. If the service has stopped, the receipt says
    /// [`Outcome::NotStored`](super::Outcome::NotStored).
    pub async fn submit(&self, inbound: Inbound) -> Receipt {
        let (waiter, receipt) = Receipt::new();
        let event = Box::new(Event::new(inbound, waiter));
        // A stopped service drops the waiter, and the receipt notices that.
        let _ = self.0.send(Input::Event(event)).await;
        receipt
    }

    /// Reports what became of a delivery. If the service has stopped, the report is lost and the message may be sent again.
    pub async fn report_settled(&self, settled: DeliveryReport) {
        let _ = self.0.send(Input::Settled(settled)).await;
    }

    /// Reports what has become of a thread. `room` is the thread. If the thread could not be begun or is gone, `room` is the room above
    /// it.
    ///
    /// If the service has stopped, the report is lost. After the next start, the next attempt to use the thread makes a new report.
    pub async fn report_thread(&self, news: ThreadNews, room: RoomKey) {
        let event = Box::new(Event::thread(news, room));
        let _ = self.0.send(Input::Event(event)).await;
    }

    /// Reports that a digest can never be sent. If the service has stopped, the report is lost and comes again after the next start.
    pub async fn report_undelivered(&self, digest: UndeliveredDigest, room: RoomKey) {
        let event = Box::new(Event::undelivered(digest, room));
        let _ = self.0.send(Input::Event(event)).await;
    }

    /// Reports that a room no longer exists: `message` could not be sent there. If the service has stopped, the report is lost and comes
    /// again with the next message.
    pub async fn report_room_gone(&self, message: OutboxId, room: RoomKey) {
        let event = Box::new(Event::room_gone(message, room));
        let _ = self.0.send(Input::Event(event)).await;
    }

    /// The completions of what somebody is typing; none if the service has ended.
    pub async fn complete(&self, asked: CompletionRequest) -> Vec<Completion> {
        let (reply, found) = oneshot::channel();
        let asked = Input::Complete(Box::new(asked), reply);
        let _ = self.0.send(asked).await;
        found.await.unwrap_or_default()
    }

    /// Waits until the service has handled everything that was handed in before, however long that takes. False if the service has ended.
    pub async fn is_alive(&self) -> bool {
        let (request, answered) = oneshot::channel();
        let is_there = self.0.send(Input::IsAlive(request)).await.is_ok();
        // The service never sends anything here. It answers by dropping the sender.
        let _ = answered.await;
        is_there
    }

    /// Completes when the service has ended. Unless `stop` was called, only a panic can have ended it, because the service runs as long
    /// as there is a handle.
    pub async fn ended(&self) {
        self.0.closed().await;
    }

    /// Asks the service to take no more events. It ends once the delivery tasks have sent the messages that still wait.
    pub async fn stop(&self) {
        let _ = self.0.send(Input::Stop).await;
    }
}
