//! Shows people that a reply is on its way, if it takes longer than a moment: their line gets a read receipt, and the bot is typing
//! until the reply is there. A line that gets no answer gets neither.
//!
//! The receipt is public, because it is there for the author of the line; a private one would be seen by nobody, since the bot has no
//! other device. Homeservers do not count these requests as messages, but they are requests all the same: there is one receipt for
//! all lines that came together, one notice of typing for a room in so many seconds, and none for long. Whether they succeed changes
//! nothing.

use crate::service::{Outcome, Receipt};
use matrix_sdk::Room;
use matrix_sdk::ruma::api::client::receipt::create_receipt::v3::{ReceiptType, Request as Read};
use matrix_sdk::ruma::api::client::typing::create_typing_event::v3::{
    Request as Type, Typing, TypingInfo,
};
use matrix_sdk::ruma::events::MessageLikeEventType;
use matrix_sdk::ruma::events::receipt::ReceiptThread;
use matrix_sdk::ruma::{OwnedEventId, OwnedRoomId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};
use tracing::debug;

/// How long a reply may take without anything being shown.
const MOMENT: Duration = Duration::from_secs(1);

/// How long the homeserver shows that the bot is typing, unless it is told again.
const SHOWN: Duration = Duration::from_secs(30);

/// How often it is told again.
const AGAIN: Duration = Duration::from_secs(20);

/// How long the bot is shown as typing at most: a reply that takes longer has some other trouble.
const LONGEST: Duration = Duration::from_secs(120);

/// A line that somebody wrote, and what became of it.
pub(super) struct Line {
    pub(super) event: OwnedEventId,
    /// The message from which the thread starts in which the line stands.
    pub(super) thread: Option<OwnedEventId>,
    pub(super) receipt: Receipt,
}

/// What was handed to the service and may not be stored yet.
#[derive(Default)]
pub(super) struct Handed {
    /// What people wrote.
    pub(super) lines: Vec<Line>,
    pub(super) others: Vec<Receipt>,
}

/// The replies that are waited for.
#[derive(Default)]
pub(super) struct PendingReplies {
    rooms: Arc<Mutex<HashMap<OwnedRoomId, RoomTyping>>>,
    /// The tasks that wait; they end when this is dropped.
    waiting: Mutex<JoinSet<()>>,
}

/// The notice of typing in a room.
#[derive(Default)]
struct RoomTyping {
    /// How many tasks wait for replies in this room.
    waiting: usize,
    /// When the homeserver was last told that the bot is typing.
    told: Option<Instant>,
}

impl PendingReplies {
    /// Waits until everything is stored. For lines that get an answer, goes on waiting for it in the background.
    pub(super) async fn until_stored(&self, room: &Room, handed: Handed) {
        for mut receipt in handed.others {
            receipt.outcome().await;
        }
        let (mut last, mut receipts) = (None, Vec::new());
        for mut line in handed.lines {
            if line.receipt.outcome().await == Outcome::Stored {
                last = Some((line.event, line.thread));
                receipts.push(line.receipt);
            }
        }
        let Some((event, thread)) = last else { return };
        let pending = PendingReply {
            room: room.clone(),
            event,
            thread: thread.map_or(ReceiptThread::Main, ReceiptThread::Thread),
            rooms: self.rooms.clone(),
        };
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        while waiting.try_join_next().is_some() {}
        waiting.spawn(pending.show(receipts));
    }
}

/// The reply to some lines in a room.
struct PendingReply {
    room: Room,
    /// The last of the lines.
    event: OwnedEventId,
    thread: ReceiptThread,
    rooms: Arc<Mutex<HashMap<OwnedRoomId, RoomTyping>>>,
}

impl PendingReply {
    async fn show(self, receipts: Vec<Receipt>) {
        let mut delivered = std::pin::pin!(async {
            for receipt in receipts {
                receipt.wait_for_delivery().await;
            }
        });
        if timeout(MOMENT, &mut delivered).await.is_ok() || !self.may_write().await {
            return;
        }
        let (room, event) = (self.room.room_id().to_owned(), self.event.clone());
        let mut read = Read::new(room, ReceiptType::Read, event);
        read.thread = self.thread.clone();
        if let Err(error) = self.room.client().send(read).await {
            debug!(%error, "a line could not be marked as read");
        }
        self.begin();
        let typing = async {
            loop {
                if self.is_due() {
                    self.tell(Typing::Yes(TypingInfo::new(SHOWN))).await;
                }
                sleep(AGAIN).await;
            }
        };
        tokio::select! {
            () = typing => {}
            _ = timeout(LONGEST, delivered) => {}
        }
        if self.end() {
            self.tell(Typing::No).await;
        }
    }

    /// Whether the bot has the power level to write here: without it no reply comes soon.
    async fn may_write(&self) -> bool {
        let levels = self.room.power_levels_or_default().await;
        levels.user_can_send_message(self.room.own_user_id(), MessageLikeEventType::RoomMessage)
    }

    fn begin(&self) {
        let id = self.room.room_id().to_owned();
        self.rooms().entry(id).or_default().waiting += 1;
    }

    /// Whether the homeserver is to be told now that the bot is typing; notes that it was.
    fn is_due(&self) -> bool {
        let mut rooms = self.rooms();
        let Some(typing) = rooms.get_mut(self.room.room_id()) else {
            return false;
        };
        let is_due = typing.told.is_none_or(|told| told.elapsed() >= AGAIN);
        if is_due {
            typing.told = Some(Instant::now());
        }
        is_due
    }

    /// Whether nothing else is waited for in this room.
    fn end(&self) -> bool {
        let mut rooms = self.rooms();
        let Some(typing) = rooms.get_mut(self.room.room_id()) else {
            return false;
        };
        typing.waiting -= 1;
        let is_last = typing.waiting == 0;
        if is_last {
            rooms.remove(self.room.room_id());
        }
        is_last
    }

    /// Locks the map of rooms, also after a panic in another task: it is consistent after every call.
    fn rooms(&self) -> MutexGuard<'_, HashMap<OwnedRoomId, RoomTyping>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn tell(&self, typing: Typing) {
        let (me, room) = (
            self.room.own_user_id().to_owned(),
            self.room.room_id().to_owned(),
        );
        let told = self.room.client().send(Type::new(me, room, typing)).await;
        if let Err(error) = told {
            debug!(%error, "that the bot is typing could not be told");
        }
    }
}
