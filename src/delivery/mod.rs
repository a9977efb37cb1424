//! Delivers the messages that the service has stored. Each platform has a delivery task. The task has a queue for each room, and others
//! for private answers.
//!
//! - A queue sends one message at a time, in order. On Discord and Matrix, the news of a game overtakes waiting answers that are not
//!   about that game.
//! - Sending a message is tried again until the platform accepts it or refuses it for good. On platforms that edit
//!   messages, a partial board (the board while a turn still goes on) is dropped if a newer board of its game comes before the partial
//!   board is sent.
//! - A delivery is settled only after its message was accepted, refused for good, or dropped. If the process is killed earlier, the
//!   message is sent again after the next start. Its part ids stay the same, so the platform or the reader can recognize the repetition.
//!
//! Deliberately absent: deciding what the messages say.

mod room_queue;
mod send_message;
mod turn_messages;

use crate::chat::Chat;
use crate::service::{Outgoing, QuickMap, ServiceHandle};
use crate::store::{DeliveryReport, Store};
use room_queue::RoomQueue;
use send_message::{Report, send_message};
use std::collections::hash_map::Entry;
use std::sync::Arc;
use tokio::sync::Notify;
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::task::JoinSet;
use turn_messages::TurnMessages;

/// The queue from the service to the delivery task of one platform. Messages can wait in it before the platform is connected.
#[derive(Debug)]
pub struct DeliveryInbox {
    /// The sender, for the service.
    pub sender: UnboundedSender<Box<Outgoing>>,
    receiver: UnboundedReceiver<Box<Outgoing>>,
}

impl DeliveryInbox {
    /// An empty queue that no task reads yet.
    #[must_use]
    pub fn new() -> Self {
        let (sender, receiver) = mpsc::unbounded_channel();
        Self { sender, receiver }
    }

    /// Delivers all messages through this chat. Ends when the service has ended and everything that can be sent was sent. If the future
    /// is dropped earlier, the rest is sent after the next start.
    pub async fn deliver_all<C: Chat>(
        self,
        chat: Arc<C>,
        store: Arc<Store>,
        service: ServiceHandle,
    ) {
        let Self {
            sender,
            mut receiver,
        } = self;
        // This sender would keep the channel open after the service has ended.
        drop(sender);
        let mut delivery = DeliveryTask {
            chat,
            turn_messages: Arc::new(TurnMessages::new(store)),
            service,
            rooms: QuickMap::default(),
            sending: JoinSet::new(),
        };
        let mut open = true;
        while open || !delivery.sending.is_empty() {
            tokio::select! {
                next = receiver.recv(), if open => match next {
                    Some(outgoing) => delivery.enqueue(outgoing).await,
                    None => open = false,
                },
                Some(done) = delivery.sending.join_next() => match done {
                    Ok(room) => delivery.finish_sending(room),
                    Err(why) => tracing::error!(%why, "a room falls silent until the next start"),
                },
            }
        }
    }
}

impl Default for DeliveryInbox {
    fn default() -> Self {
        Self::new()
    }
}

/// The state of the delivery task of one platform.
struct DeliveryTask<C> {
    chat: Arc<C>,
    turn_messages: Arc<TurnMessages>,
    service: ServiceHandle,
    /// The queues by their names, as [`Outgoing::queue`] gives them.
    rooms: QuickMap<String, RoomQueue>,
    /// One task for each message that is being sent. The task returns the name of the message's queue.
    sending: JoinSet<String>,
}

impl<C: Chat> DeliveryTask<C> {
    async fn enqueue(&mut self, outgoing: Box<Outgoing>) {
        let queue = self.rooms.entry(outgoing.queue().to_owned()).or_default();
        let overtaken = queue.add(outgoing);
        if let Some(next) = queue.start_next() {
            self.send(next);
        }
        for id in overtaken {
            self.service
                .report_settled(DeliveryReport::Superseded(id))
                .await;
        }
    }

    /// Called when a message of this queue was accepted, refused for good, or dropped. Sends the next message, or removes the queue if it
    /// is empty.
    fn finish_sending(&mut self, room: String) {
        let Entry::Occupied(mut queue) = self.rooms.entry(room) else {
            return;
        };
        queue.get_mut().finish_sending();
        match queue.get_mut().start_next() {
            Some(next) => self.send(next),
            None => {
                queue.remove();
            }
        }
    }

    fn send(&mut self, (outgoing, overtaken): (Box<Outgoing>, Arc<Notify>)) {
        let (chat, turn_messages, service) = (
            self.chat.clone(),
            self.turn_messages.clone(),
            self.service.clone(),
        );
        // The future is boxed, because tokio moves it several times before it runs.
        let delivered = Box::pin(deliver(outgoing, overtaken, chat, turn_messages, service));
        self.sending.spawn(delivered);
    }
}

async fn deliver<C: Chat>(
    outgoing: Box<Outgoing>,
    overtaken: Arc<Notify>,
    chat: Arc<C>,
    turn_messages: Arc<TurnMessages>,
    service: ServiceHandle,
) -> String {
    let room = outgoing.queue().to_owned();
    // Dropping this guard tells those who wait for the delivery that it is over. By then the delivery is settled.
    let guard = outgoing.delivery_guard.clone();
    for report in send_message(outgoing, &overtaken, &*chat, &turn_messages).await {
        match report {
            Report::Settled(settled) => service.report_settled(settled).await,
            Report::Undelivered(digest, room) => service.report_undelivered(digest, room).await,
            Report::Thread(news, room) => service.report_thread(news, room).await,
            Report::RoomGone(message, room) => service.report_room_gone(message, room).await,
        }
    }
    drop(guard);
    room
}
