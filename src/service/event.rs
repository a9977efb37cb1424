//! An event: something that happened, on its way through the service.

use super::cause::{Cause, Message, RoomReplaced};
use super::inbound::Inbound;
use super::receipt::Waiter;
use crate::session::{EventKey, NotARecord, Replayed, RoomKey};
use sha2::{Digest, Sha256};
use std::sync::Arc;

/// A record that was read and played through, or why the text is none.
pub(super) type ReadRecord = Arc<Result<Replayed, NotARecord>>;

/// What happened, where, and who waits to hear what became of it.
#[derive(Debug)]
pub(super) struct Event {
    /// Names the event within its room: the same again if the event comes again.
    pub(super) id: String,
    /// Where it happened, and where it is answered.
    pub(super) room: RoomKey,
    /// The language of the room as its platform tells it.
    pub(super) locale: Option<String>,
    pub(super) cause: Cause,
    pub(super) waiter: Waiter,
    /// The record that the message brings, once another thread has read it.
    pub(super) record: Option<ReadRecord>,
}

impl Event {
    pub(super) fn new(inbound: Inbound, waiter: Waiter) -> Self {
        let author = inbound.author;
        let cause = if let Some(old_room) = inbound.replaces {
            Cause::RoomReplaced(RoomReplaced { old_room, author })
        } else if inbound.unreadable {
            Cause::UnreadableMessage(author)
        } else {
            Cause::Message(Message {
                author,
                text: inbound.text,
                mentions: inbound.mentions,
                addressed: inbound.addressed,
                reply_to: inbound.reply_to,
                may_configure: inbound.may_configure,
            })
        };
        Self {
            id: inbound.event,
            room: inbound.room,
            locale: inbound.locale,
            cause,
            waiter,
            record: None,
        }
    }

    /// The fingerprint by which it is known again.
    pub(super) fn key(&self) -> EventKey {
        let mut digest = Sha256::new();
        digest.update([self.room.platform as u8]);
        for part in [&self.room.id, &self.id] {
            digest.update((part.len() as u64).to_be_bytes());
            digest.update(part);
        }
        let digest: [u8; 32] = digest.finalize().into();
        EventKey(digest[..8].try_into().expect("8 of 32 bytes"))
    }

    /// The message that an answer replies to, if it was a message.
    pub(super) fn replied_to(&self) -> Option<&str> {
        self.cause.is_message().then_some(self.id.as_str())
    }
}
