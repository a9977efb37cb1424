//! Says what was stored: one queue a room, in order, one message at a time, again and again until the platform takes it.
//!
//! A delivery is settled only after the platform has it; a kill in between makes it be said again with the same part id,
//! by which the platform (or its reader) can tell. Deliberately absent: deciding what to say.

mod post;
mod queue;
mod turns;

use crate::chat::Chat;
use crate::service::{Outgoing, ServiceHandle};
use crate::store::{Settled, Store};
use queue::Queue;
use std::collections::HashMap;
use std::sync::Arc;
use tokio::sync::Notify;
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::task::JoinSet;
use turns::Turns;

/// The way to a courier that runs, or will.
#[derive(Debug)]
pub struct Desk {
    /// Goes to the service.
    pub outgoing: UnboundedSender<Outgoing>,
    inbox: UnboundedReceiver<Outgoing>,
}

impl Desk {
    /// A desk without a courier yet.
    #[must_use]
    pub fn new() -> Self {
        let (outgoing, inbox) = mpsc::unbounded_channel();
        Self { outgoing, inbox }
    }

    /// The courier of one platform. It ends when the service has ended and all that can be said has been said; if its task
    /// is dropped before, the rest is said after the next start.
    pub async fn serve<C: Chat>(self, chat: Arc<C>, store: Arc<Store>, service: ServiceHandle) {
        let Self {
            outgoing,
            mut inbox,
        } = self;
        drop(outgoing);
        let mut courier = Courier {
            chat,
            turns: Arc::new(Turns::new(store)),
            service,
            rooms: HashMap::new(),
            at_work: JoinSet::new(),
        };
        let mut open = true;
        while open || !courier.at_work.is_empty() {
            tokio::select! {
                next = inbox.recv(), if open => match next {
                    Some(outgoing) => courier.take(outgoing).await,
                    None => open = false,
                },
                Some(done) = courier.at_work.join_next() => match done {
                    Ok(room) => courier.arrived(&room),
                    Err(why) => tracing::error!(%why, "a room falls silent until the next start"),
                },
            }
        }
    }
}

impl Default for Desk {
    fn default() -> Self {
        Self::new()
    }
}

struct Courier<C> {
    chat: Arc<C>,
    turns: Arc<Turns>,
    service: ServiceHandle,
    rooms: HashMap<String, Queue>,
    at_work: JoinSet<String>,
}

impl<C: Chat> Courier<C> {
    async fn take(&mut self, outgoing: Outgoing) {
        let room = outgoing.room.1.id.clone();
        let overtaken = self.rooms.entry(room.clone()).or_default().add(outgoing);
        for id in overtaken {
            self.service.settled(Settled::Superseded(id)).await;
        }
        self.start(&room);
    }

    /// The room's message has arrived, or never will.
    fn arrived(&mut self, room: &str) {
        if let Some(queue) = self.rooms.get_mut(room) {
            queue.free();
        }
        self.start(room);
    }

    /// Sends the room's next message, if it is free and has one.
    fn start(&mut self, room: &str) {
        let Some(queue) = self.rooms.get_mut(room) else {
            return;
        };
        if let Some((outgoing, overtaken)) = queue.next() {
            let (chat, turns, service) =
                (self.chat.clone(), self.turns.clone(), self.service.clone());
            self.at_work
                .spawn(deliver(outgoing, overtaken, chat, turns, service));
        } else if queue.is_idle() {
            self.rooms.remove(room);
        }
    }
}

async fn deliver<C: Chat>(
    outgoing: Outgoing,
    overtaken: Arc<Notify>,
    chat: Arc<C>,
    turns: Arc<Turns>,
    service: ServiceHandle,
) -> String {
    let room = outgoing.room.1.id.clone();
    let spoken = outgoing.spoken.clone();
    if let Some(settled) = post::say(outgoing, &overtaken, &*chat, &turns).await {
        service.settled(settled).await;
    }
    drop(spoken);
    room
}
