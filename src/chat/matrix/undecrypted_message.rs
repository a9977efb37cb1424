//! Messages that cannot be decrypted, usually because their key is missing. A key often comes late, so these messages are kept for a
//! while. If the key does not come, the bot tells the author that it cannot read the message. It says so once for each encryption session
//! of the author in the room.

use super::inbound;
use super::room_or_thread::RoomOrThread;
use crate::service::Inbound;
use matrix_sdk::Room;
use matrix_sdk::deserialized_responses::{TimelineEvent, TimelineEventKind};
use matrix_sdk::ruma::events::AnySyncTimelineEvent;
use matrix_sdk::ruma::events::room::encrypted::OriginalSyncRoomEncryptedEvent;
use matrix_sdk::ruma::serde::Raw;
use matrix_sdk::ruma::{OwnedEventId, OwnedUserId};
use serde::Deserialize;
use std::time::Duration;
use tokio::time::Instant;

/// How long to wait for a missing key.
const GRACE: Duration = Duration::from_secs(10);

/// A message that cannot be decrypted yet.
#[derive(Clone, Debug)]
pub(super) struct UndecryptedMessage {
    room: Room,
    event: OwnedEventId,
    pub(super) sender: OwnedUserId,
    raw: Raw<AnySyncTimelineEvent>,
    session: String,
    until: Instant,
}

impl UndecryptedMessage {
    /// The message of an event that the library could not decrypt. `None` for any other event.
    pub(super) fn of(room: &Room, event: &TimelineEvent) -> Option<Self> {
        let TimelineEventKind::UnableToDecrypt { event: raw, .. } = &event.kind else {
            return None;
        };
        Some(Self {
            room: room.clone(),
            event: event.event_id()?,
            sender: event.kind.sender()?,
            raw: raw.clone(),
            session: unencrypted_part(raw)
                .and_then(|part| part.session_id)
                .unwrap_or_default(),
            until: Instant::now() + GRACE,
        })
    }

    /// The message, if its key has come.
    pub(super) async fn decrypt(&self) -> Option<TimelineEvent> {
        let raw: &Raw<OriginalSyncRoomEncryptedEvent> = self.raw.cast_ref_unchecked();
        let event = self.room.decrypt_event(raw, None).await.ok()?;
        (!event.kind.is_utd()).then_some(event)
    }

    /// Whether the bot has waited long enough for the key.
    pub(super) fn is_overdue(&self) -> bool {
        self.until <= Instant::now()
    }

    /// The mark to store with [`Progress::mark`](super::progress::Progress::mark) when the author has been told that the bot cannot read
    /// this message. All messages of one encryption session have the same mark.
    pub(super) fn notice_key(&self) -> String {
        format!("{} {} {}", self.room.room_id(), self.sender, self.session)
    }

    /// The notice to the service that somebody posted something that cannot be read yet. The service only notes that the person has
    /// posted.
    pub(super) fn other_content(&self) -> Inbound {
        inbound::content_not_read(&self.room_or_thread(), self.event.as_str(), &self.sender)
    }

    /// The notice to the service that the message cannot be decrypted.
    pub(super) fn unreadable(&self, name: &str) -> Inbound {
        inbound::unreadable_message(
            &self.room_or_thread(),
            self.event.as_str(),
            self.sender.as_str(),
            name,
        )
    }

    /// The room or thread of the message. It is known without the key, because Matrix does not encrypt the id of the thread.
    fn room_or_thread(&self) -> RoomOrThread {
        let relation = unencrypted_part(&self.raw).and_then(|part| part.relates_to);
        let thread = relation.filter(|relation| relation.rel_type.as_deref() == Some("m.thread"));
        RoomOrThread {
            room: self.room.room_id().to_owned(),
            thread: thread.and_then(|relation| relation.event_id),
        }
    }
}

/// The part of an event that is not encrypted.
fn unencrypted_part(raw: &Raw<AnySyncTimelineEvent>) -> Option<UnencryptedPart> {
    raw.get_field("content").ok().flatten()
}

#[derive(Deserialize)]
struct UnencryptedPart {
    session_id: Option<String>,
    #[serde(rename = "m.relates_to")]
    relates_to: Option<Relation>,
}

#[derive(Deserialize)]
struct Relation {
    rel_type: Option<String>,
    event_id: Option<OwnedEventId>,
}
