//! Shows people that a reply is on its way, if it takes longer than a moment: their line gets a read receipt, and the bot is shown as
//! typing until the reply is there. A line that gets no answer gets neither. `src/chat/pending_replies.rs` decides when this begins and
//! ends.
//!
//! The read receipt is public, so that the author of the line can see it. Homeservers do not count these requests as messages, but each
//! costs something. So all lines that came together get one read receipt. The notice of typing is repeated only every 20 seconds, for two
//! minutes at most. If these requests fail, nothing else changes.

use crate::chat::pending_replies::{PendingReplies, Typing};
use crate::service::Receipt;
use matrix_sdk::Room;
use matrix_sdk::ruma::OwnedEventId;
use matrix_sdk::ruma::api::client::receipt::create_receipt::v3::{ReceiptType, Request as Read};
use matrix_sdk::ruma::api::client::typing::create_typing_event::v3::{
    Request as Type, Typing as Told, TypingInfo,
};
use matrix_sdk::ruma::events::MessageLikeEventType;
use matrix_sdk::ruma::events::receipt::ReceiptThread;
use std::future::ready;
use std::time::Duration;
use tracing::debug;

/// How long the homeserver shows that the bot is typing after one request.
const SHOWN: Duration = Duration::from_secs(30);

/// A line that somebody wrote, and what became of it.
pub(super) struct Line {
    pub(super) event: OwnedEventId,
    /// The message from which the thread of the line starts. `None` if the line is in no thread.
    pub(super) thread: Option<OwnedEventId>,
    pub(super) receipt: Receipt,
}

/// What was handed to the service and is perhaps not stored yet.
#[derive(Default)]
pub(super) struct Handed {
    /// What people wrote.
    pub(super) lines: Vec<Line>,
    pub(super) others: Vec<Receipt>,
}

/// Waits until everything is stored. If some lines get an answer, goes on waiting for the answer in the background.
pub(super) async fn until_stored(pending: &PendingReplies, room: &Room, mut handed: Handed) {
    let (mut last, mut replies) = (None, Vec::new());
    for line in &mut handed.lines {
        if let Some(reply) = line.receipt.answer().await {
            last = Some(&*line);
            replies.push(reply);
        }
    }
    if let Some(last) = last {
        pending.wait_for(ready(replies), PendingReply::to(last, room));
    }
    let receipts = handed.lines.into_iter().map(|line| line.receipt);
    for mut receipt in receipts.chain(handed.others) {
        receipt.outcome().await;
    }
}

/// The reply to some lines in a room.
struct PendingReply {
    room: Room,
    /// The last of the lines.
    event: OwnedEventId,
    thread: ReceiptThread,
}

impl PendingReply {
    fn to(line: &Line, room: &Room) -> Self {
        let thread = line.thread.clone();
        Self {
            room: room.clone(),
            event: line.event.clone(),
            thread: thread.map_or(ReceiptThread::Main, ReceiptThread::Thread),
        }
    }

    /// Whether the bot has the power level to write here. If not, the reply has to wait, so nobody is shown that it is coming.
    async fn may_write(&self) -> bool {
        let levels = self.room.power_levels_or_default().await;
        levels.user_can_send_message(self.room.own_user_id(), MessageLikeEventType::RoomMessage)
    }

    async fn mark_as_read(&self) {
        let (room, event) = (self.room.room_id().to_owned(), self.event.clone());
        let mut read = Read::new(room, ReceiptType::Read, event);
        read.thread = self.thread.clone();
        if let Err(error) = self.room.client().send(read).await {
            debug!(%error, "a line could not be marked as read");
        }
    }

    async fn send(&self, typing: Told) {
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

impl Typing for PendingReply {
    const AGAIN: Duration = Duration::from_secs(20);

    fn room(&self) -> &str {
        self.room.room_id().as_str()
    }

    async fn begin(&self) -> bool {
        let may_write = self.may_write().await;
        if may_write {
            self.mark_as_read().await;
        }
        may_write
    }

    async fn tell(&self) -> bool {
        self.send(Told::Yes(TypingInfo::new(SHOWN))).await;
        true
    }

    async fn end(&self) {
        self.send(Told::No).await;
    }
}
