//! What the adapter remembers about rooms: where the bot may not write, and which of its messages were removed.

use lru::LruCache;
use matrix_sdk::Room;
use matrix_sdk::ruma::api::client::room::get_room_event::v3::Request as GetEvent;
use matrix_sdk::ruma::events::AnyTimelineEvent;
use matrix_sdk::ruma::serde::Raw;
use matrix_sdk::ruma::{EventId, OwnedEventId, OwnedRoomId, RoomId};
use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The time limit for the question whether a message still exists.
const TIMEOUT: Duration = Duration::from_secs(5);

/// How many rooms and how many messages are remembered.
const REMEMBERED: NonZeroUsize = NonZeroUsize::new(4096).expect("not zero");

/// What is remembered of rooms.
#[derive(Debug)]
pub(super) struct RoomMemory {
    /// Rooms in which the bot may not write, as far as is known.
    unwritable: Mutex<LruCache<OwnedRoomId, ()>>,
    /// Whether messages were removed or still exist, as far as is known.
    messages: Mutex<LruCache<OwnedEventId, MessageState>>,
}

/// Whether a message still exists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum MessageState {
    Exists,
    Removed,
}

impl Default for RoomMemory {
    fn default() -> Self {
        Self {
            unwritable: Mutex::new(LruCache::new(REMEMBERED)),
            messages: Mutex::new(LruCache::new(REMEMBERED)),
        }
    }
}

impl RoomMemory {
    /// Notes that a message to this room was refused. Returns true for the first refusal since a message was accepted there.
    pub(super) fn note_refused(&self, room: &RoomId) -> bool {
        lock(&self.unwritable).put(room.to_owned(), ()).is_none()
    }

    /// Notes that a message to this room was accepted.
    pub(super) fn note_accepted(&self, room: &RoomId) {
        lock(&self.unwritable).pop(room);
    }

    /// Notes that a message was removed.
    pub(super) fn note_removed(&self, message: &EventId) {
        lock(&self.messages).put(message.to_owned(), MessageState::Removed);
    }

    /// Notes that a message exists: it has just been sent, or the homeserver has returned it.
    pub(super) fn note_sent(&self, message: &EventId) {
        lock(&self.messages).put(message.to_owned(), MessageState::Exists);
    }

    /// Whether a message of the bot was removed. If nothing is known of the message, the homeserver is asked for it. If the homeserver
    /// does not return the message in time, the message counts as existing.
    pub(super) async fn is_removed(&self, room: &Room, message: &EventId) -> bool {
        if let Some(state) = lock(&self.messages).get(message) {
            return *state == MessageState::Removed;
        }
        let request = GetEvent::new(room.room_id().to_owned(), message.to_owned());
        let asked = tokio::time::timeout(TIMEOUT, room.client().send(request).into_future());
        let redacted = match asked.await {
            Ok(Ok(answer)) => is_redacted(&answer.event),
            Ok(Err(_)) | Err(_) => return false,
        };
        if redacted {
            self.note_removed(message);
        } else {
            self.note_sent(message);
        }
        redacted
    }
}

fn is_redacted(event: &Raw<AnyTimelineEvent>) -> bool {
    #[derive(serde::Deserialize, Default)]
    struct Unsigned {
        redacted_because: Option<serde::de::IgnoredAny>,
    }
    let unsigned = event.get_field::<Unsigned>("unsigned").ok().flatten();
    unsigned.unwrap_or_default().redacted_because.is_some()
}

/// Locks the memory. A panic in another task does no harm, because every call leaves the memory consistent.
fn lock<T>(memory: &Mutex<T>) -> MutexGuard<'_, T> {
    memory.lock().unwrap_or_else(PoisonError::into_inner)
}
