//! Makes the key by which a repeated event is recognized ([`EventKey`]).

use super::event::Event;
use crate::session::{EventKey, TimedId};
use crate::store::{Store, StoreError};
use sha2::{Digest, Sha256};

/// How the keys of events are made.
#[derive(Clone, Copy, Debug)]
pub(super) struct EventKeys {
    /// A time in Unix seconds. The id of an event may tell when the platform has given this id ([`TimedId`], as on Discord). If that was
    /// at `numbered_since` or later, the id is the key of the event. The key of any other event is a hash.
    numbered_since: i64,
}

impl EventKeys {
    /// Reads `numbered_since` from the store.
    pub(super) async fn read(store: &Store) -> Result<Self, StoreError> {
        let numbered_since = store.events_numbered_since().await?;
        Ok(Self { numbered_since })
    }

    /// The key of an event.
    pub(super) fn of(self, event: &Event) -> EventKey {
        match TimedId::read(event.room.platform, &event.id) {
            Some(id) if id.given_at() >= self.numbered_since => EventKey(id.0.to_be_bytes()),
            _ => hash_of(event),
        }
    }
}

fn hash_of(event: &Event) -> EventKey {
    let mut digest = Sha256::new();
    digest.update([event.room.platform as u8]);
    for part in [&event.room.id, &event.id] {
        digest.update((part.len() as u64).to_be_bytes());
        digest.update(part);
    }
    let digest: [u8; 32] = digest.finalize().into();
    EventKey(digest[..8].try_into().expect("8 of 32 bytes"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::service::cause::Cause;
    use crate::service::receipt::Waiter;
    use crate::session::{Platform, RoomKey};

    /// The id of an event on Discord at the end of 2025.
    const ID: &str = "1455000000000000000";

    fn key(platform: Platform, room: &str, id: &str, numbered_since: i64) -> EventKey {
        let room = RoomKey {
            platform,
            id: room.to_owned(),
            parent: None,
        };
        let inbound = crate::service::Inbound {
            room,
            event: id.to_owned(),
            locale: None,
            cause: Cause::RoomLeft,
        };
        let event = Event::new(inbound, Waiter::for_nobody(None));
        EventKeys { numbered_since }.of(&event)
    }

    #[test]
    fn later_ids_of_discord_have_larger_keys() {
        let keys = [ID, "1455000000000000001", "1455000004194304000"]
            .map(|id| i64::from_be_bytes(key(Platform::Discord, "1", id, 0).0));
        assert!(keys.is_sorted_by(|a, b| a < b), "{keys:?}");
    }

    #[test]
    fn other_ids_are_hashed_with_their_room() {
        for (platform, id) in [
            (Platform::Matrix, ID),
            (Platform::Console, ID),
            (Platform::Discord, "7"),
            (Platform::Discord, "thread gone 1455000000000000000"),
        ] {
            let (one, other) = (key(platform, "1", id, 0), key(platform, "2", id, 0));
            assert_ne!(one, other, "{id}");
        }
    }

    /// Events that an older version has stored are still recognized.
    #[test]
    fn ids_of_before_are_hashed_as_ever() {
        let id = TimedId::read(Platform::Discord, ID).unwrap();
        let given_at = id.given_at();
        let hashed = key(Platform::Discord, "1", ID, given_at + 1);
        assert_eq!(hex::encode(hashed.0), "2562ac086139daa2");
        assert_ne!(key(Platform::Discord, "1", ID, given_at), hashed);
    }
}
