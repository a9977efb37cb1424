//! Decides when a platform shows people that a reply is on its way. The platform begins when the reply takes longer than a second. It
//! stops when the reply is there, or after two minutes. What it shows, and for which messages, is decided in the platform's own code.

use crate::service::Delivery;
use std::collections::HashMap;
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

/// How long a reply may take without anything being shown.
const MOMENT: Duration = Duration::from_secs(1);

/// The longest time for which the bot is shown as typing. If a reply takes longer, something is wrong.
const LONGEST: Duration = Duration::from_secs(120);

/// How a platform shows that the bot is typing in a room.
pub(super) trait Typing: Send + Sync + 'static {
    /// The time after which the platform must be told again that the bot is typing. Platforms show this only for a while.
    const AGAIN: Duration;

    /// The platform's id of the room.
    fn room(&self) -> &str;

    /// Called when a reply takes longer than a second. Returns whether anything is to be shown.
    fn begin(&self) -> impl Future<Output = bool> + Send {
        async { true }
    }

    /// Tells the platform that the bot is typing. Returns whether to tell it again later.
    fn tell(&self) -> impl Future<Output = bool> + Send;

    /// Called when the bot is no longer to be shown as typing in the room.
    fn end(&self) -> impl Future<Output = ()> + Send {
        async {}
    }
}

/// The replies that are waited for.
#[derive(Default)]
pub(super) struct PendingReplies {
    rooms: Rooms,
    /// The tasks that wait for replies. They end when this value is dropped.
    waiting: Mutex<JoinSet<()>>,
}

impl PendingReplies {
    /// Waits in the background until these replies are sent. If that takes longer than a second, shows meanwhile that the bot is typing.
    pub(super) fn wait_for(
        &self,
        replies: impl Future<Output = Vec<Delivery>> + Send + 'static,
        typing: impl Typing,
    ) {
        let rooms = self.rooms.clone();
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        while waiting.try_join_next().is_some() {}
        waiting.spawn(async move {
            let replies = replies.await;
            if !replies.is_empty() {
                show_until(all_delivered(replies), typing, &rooms).await;
            }
        });
    }
}

async fn all_delivered(replies: Vec<Delivery>) {
    for reply in replies {
        reply.end().await;
    }
}

async fn show_until<T: Typing>(delivered: impl Future<Output = ()>, typing: T, rooms: &Rooms) {
    let mut delivered = pin!(delivered);
    if timeout(MOMENT, &mut delivered).await.is_ok() || !typing.begin().await {
        return;
    }
    rooms.begin(typing.room());
    let telling = async {
        while !rooms.is_due(typing.room(), T::AGAIN) || typing.tell().await {
            sleep(T::AGAIN).await;
        }
    };
    tokio::select! {
        () = telling => {}
        _ = timeout(LONGEST, delivered) => {}
    }
    if rooms.end(typing.room()) {
        typing.end().await;
    }
}

/// The rooms in which the bot is shown as typing.
#[derive(Clone, Default)]
struct Rooms(Arc<Mutex<HashMap<String, RoomTyping>>>);

/// A room in which the bot is shown as typing.
#[derive(Default)]
struct RoomTyping {
    /// How many tasks wait for replies in this room.
    waiting: usize,
    /// When the platform was last told that the bot is typing.
    told: Option<Instant>,
}

impl Rooms {
    fn begin(&self, room: &str) {
        self.lock().entry(room.to_owned()).or_default().waiting += 1;
    }

    /// Whether the platform is to be told now that the bot is typing. If so, notes that it was told.
    fn is_due(&self, room: &str, again: Duration) -> bool {
        let mut rooms = self.lock();
        let Some(typing) = rooms.get_mut(room) else {
            return false;
        };
        let is_due = typing.told.is_none_or(|told| told.elapsed() >= again);
        if is_due {
            typing.told = Some(Instant::now());
        }
        is_due
    }

    /// Notes that a task no longer waits for a reply in this room. Returns true if no other task waits there.
    fn end(&self, room: &str) -> bool {
        let mut rooms = self.lock();
        let Some(typing) = rooms.get_mut(room) else {
            return false;
        };
        typing.waiting -= 1;
        let is_last = typing.waiting == 0;
        if is_last {
            rooms.remove(room);
        }
        is_last
    }

    /// Locks the map of rooms. A panic of another task does no harm, because the map is consistent after every call.
    fn lock(&self) -> MutexGuard<'_, HashMap<String, RoomTyping>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
#[path = "pending_replies_tests.rs"]
mod tests;
