//! What happens to rooms (they are replaced, all other members leave), and what is remembered of them: where the bot may not write,
//! and which of its messages were removed.

use super::failure::Failure;
use lru::LruCache;
use matrix_sdk::ruma::api::client::room::get_room_event::v3::Request as GetEvent;
use matrix_sdk::ruma::events::{AnyTimelineEvent, StateEventType};
use matrix_sdk::ruma::serde::Raw;
use matrix_sdk::ruma::{EventId, OwnedEventId, OwnedRoomId, RoomId, UserId};
use matrix_sdk::{Client, Error, Room};
use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tracing::info;

/// The time limit for the question whether a message still exists.
const PATIENCE: Duration = Duration::from_secs(5);

/// How many rooms and how many messages are remembered.
const REMEMBERED: NonZeroUsize = NonZeroUsize::new(4096).expect("not zero");

/// What is remembered of rooms.
#[derive(Debug)]
pub(super) struct Memory {
    /// Rooms in which the bot may not write, as far as is known.
    unwritable: Mutex<LruCache<OwnedRoomId, ()>>,
    /// Whether messages were removed or still exist, as far as is known.
    messages: Mutex<LruCache<OwnedEventId, Fate>>,
}

/// Whether a message still exists.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    There,
    Gone,
}

impl Default for Memory {
    fn default() -> Self {
        Self {
            unwritable: Mutex::new(LruCache::new(REMEMBERED)),
            messages: Mutex::new(LruCache::new(REMEMBERED)),
        }
    }
}

impl Memory {
    /// Notes that a message to this room was refused. True for the first one since a message was accepted there.
    pub(super) fn refused(&self, room: &RoomId) -> bool {
        lock(&self.unwritable).put(room.to_owned(), ()).is_none()
    }

    /// Notes that a message to this room was accepted.
    pub(super) fn accepted(&self, room: &RoomId) {
        lock(&self.unwritable).pop(room);
    }

    /// Notes that a message was removed.
    pub(super) fn gone(&self, message: &EventId) {
        lock(&self.messages).put(message.to_owned(), Fate::Gone);
    }

    /// Notes that a message, which has just been sent or asked for, exists.
    pub(super) fn written(&self, message: &EventId) {
        lock(&self.messages).put(message.to_owned(), Fate::There);
    }

    /// Whether a message of the bot was removed. If nothing is known of it, the homeserver is asked once; without an answer it
    /// counts as existing.
    pub(super) async fn is_gone(&self, room: &Room, message: &EventId) -> bool {
        if let Some(fate) = lock(&self.messages).get(message) {
            return *fate == Fate::Gone;
        }
        let request = GetEvent::new(room.room_id().to_owned(), message.to_owned());
        let asked = tokio::time::timeout(PATIENCE, room.client().send(request).into_future());
        let redacted = match asked.await {
            Ok(Ok(answer)) => is_redacted(&answer.event),
            Ok(Err(_)) | Err(_) => return false,
        };
        if redacted {
            self.gone(message);
        } else {
            self.written(message);
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

/// The data is consistent after every call, so a panic elsewhere does it no harm.
fn lock<T>(memory: &Mutex<T>) -> MutexGuard<'_, T> {
    memory.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Whether this person may lead the bot from here to another room: only who may close this room and invite people may do that.
pub(super) async fn may_lead(room: &Room, sender: &UserId) -> bool {
    let levels = room.power_levels_or_default().await;
    levels.user_can_send_state(sender, StateEventType::RoomTombstone)
        && levels.user_can_invite(sender)
}

/// Joins the room that replaces another one.
pub(super) async fn follow(client: &Client, to: &RoomId, sender: &UserId) {
    let via = [sender.server_name().to_owned()];
    match client.join_room_by_id_or_alias(to.into(), &via).await {
        Ok(_) => info!(room = %to, "followed to the room that takes the place of another"),
        Err(error) => {
            let failure = Failure::of(&error);
            info!(room = %to, ?failure, "could not follow to a room; an invitation is waited for");
        }
    }
}

/// Leaves a room in which no other member is left or invited.
pub(super) async fn leave_if_alone(room: &Room) -> Result<(), Error> {
    if room.active_members_count() > 1 {
        return Ok(());
    }
    room.leave().await?;
    info!(room = %room.room_id(), "left a room in which nobody else was left");
    Ok(())
}
