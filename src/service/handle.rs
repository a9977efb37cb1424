//! The way into the service, for chats and delivery tasks.

use super::event::Event;
use super::inbound::Inbound;
use super::input::Input;
use super::receipt::Receipt;
use crate::store::Settled;
use tokio::sync::{mpsc, oneshot};

/// The way into the service.
#[derive(Clone, Debug)]
pub struct ServiceHandle(pub(super) mpsc::Sender<Input>);

impl ServiceHandle {
    /// Hands something in; waits while the service is behind. After the service has stopped the receipt says
    /// [`Outcome::NotStored`](super::Outcome::NotStored).
    pub async fn submit(&self, inbound: Inbound) -> Receipt {
        let (waiter, receipt) = Receipt::new();
        let event = Box::new(Event::new(inbound, waiter));
        // A stopped service drops the waiter, which the receipt shows.
        let _ = self.0.send(Input::Event(event)).await;
        receipt
    }

    /// Tells what became of a delivery. After the service has stopped this is lost, which is harmless.
    pub async fn report_settled(&self, settled: Settled) {
        let _ = self.0.send(Input::Settled(settled)).await;
    }

    /// Waits until the service has dealt with all that came before, however long that takes; false once it has ended.
    pub async fn is_alive(&self) -> bool {
        let (request, answered) = oneshot::channel();
        let is_there = self.0.send(Input::IsAlive(request)).await.is_ok();
        // The sender is never used: that it is dropped is the answer.
        let _ = answered.await;
        is_there
    }

    /// MessageCost the service to take in no more events, and to end once the delivery tasks have said what there is to say.
    pub async fn stop(&self) {
        let _ = self.0.send(Input::Stop).await;
    }
}
