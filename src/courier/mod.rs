//! Says what was stored: one queue a room, in order, one message at a time, again and again until the platform takes it.
//!
//! A delivery is settled only after the platform has it; a kill in between makes it be said again with the same part id,
//! by which the platform (or its reader) can tell. Deliberately absent: deciding what to say.

mod post;
mod queue;

use crate::chat::Chat;
use crate::host::{RoomId, SessionId};
use crate::service::{Outgoing, ServiceHandle};
use crate::store::{Settled, Store};
use lru::LruCache;
use queue::Queue;
use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::Arc;
use tokio::sync::mpsc::{self, UnboundedReceiver, UnboundedSender};
use tokio::task::JoinSet;

/// Sessions whose latest message is remembered; the store knows the others'.
const REMEMBERED: NonZeroUsize = NonZeroUsize::new(4_096).expect("not zero");

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
            store,
            service,
            rooms: HashMap::new(),
            shown: LruCache::new(REMEMBERED),
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
                    Ok((room, shown)) => courier.arrived(&room, shown),
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

/// Where, the platform's message id, and the session it shows.
type Shown = (RoomId, String, SessionId);

struct Courier<C> {
    chat: Arc<C>,
    store: Arc<Store>,
    service: ServiceHandle,
    rooms: HashMap<String, Queue>,
    /// The latest message that shows a session in a room: what is stored of it may be a few messages behind.
    shown: LruCache<(RoomId, SessionId), String>,
    at_work: JoinSet<(String, Option<Shown>)>,
}

impl<C: Chat> Courier<C> {
    async fn take(&mut self, outgoing: Outgoing) {
        let room = outgoing.room.1.id.clone();
        let overtaken = self
            .rooms
            .entry(room.clone())
            .or_default()
            .add(outgoing, self.chat.abilities().edits);
        for id in overtaken {
            self.service.settled(Settled::Superseded(id)).await;
        }
        self.start(&room);
    }

    /// The room's message has arrived, or never will.
    fn arrived(&mut self, room: &str, shown: Option<Shown>) {
        if let Some((room, message, session)) = shown {
            self.shown.put((room, session), message);
        }
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
        if let Some(outgoing) = queue.next() {
            let (chat, store, service) =
                (self.chat.clone(), self.store.clone(), self.service.clone());
            let before = post::shown(&outgoing.words)
                .and_then(|session| self.shown.get(&(outgoing.room.0, session)).cloned());
            self.at_work
                .spawn(deliver(outgoing, before, chat, store, service));
        } else if queue.is_idle() {
            self.rooms.remove(room);
        }
    }
}

/// Says it, tells the service, and returns the room's name and what is shown there now. `before` is the message that
/// showed the session last, if that is known.
async fn deliver<C: Chat>(
    outgoing: Outgoing,
    before: Option<String>,
    chat: Arc<C>,
    store: Arc<Store>,
    service: ServiceHandle,
) -> (String, Option<Shown>) {
    let room = outgoing.room.1.id.clone();
    let spoken = outgoing.spoken.clone();
    let settled = post::say(outgoing, before, &*chat, &store).await;
    let shown = match &settled {
        Some(Settled::Sent { shown, .. }) => shown.clone(),
        _ => None,
    };
    if let Some(settled) = settled {
        service.settled(settled).await;
    }
    drop(spoken);
    (room, shown)
}
