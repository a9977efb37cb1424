//! Ids and keys: accounts, identities, rooms, sessions, events.

use super::Platform;
use std::fmt;
use std::sync::Arc;

macro_rules! number {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(pub i64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}
number!(
    /// A person, on however many platforms.
    AccountId
);
number!(
    /// A channel, thread, direct chat or console.
    RoomId
);
number!(
    /// One session; people write it `#12`.
    SessionId
);
number!(
    /// A tournament in a room.
    TournamentId
);
number!(
    /// One stored delivery. A higher number was stored later.
    OutboxId
);

/// A person as one platform knows them. The texts are in `Arc`s, because every message copies several identities.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Identity {
    /// The platform.
    pub platform: Platform,
    /// The platform's own id of the person, never shown in a sentence.
    pub id: Arc<str>,
    /// The display name as last seen. People choose it, so it must be made safe before it is shown.
    pub name: Arc<str>,
}

/// A room as its platform names it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct RoomKey {
    /// The platform.
    pub platform: Platform,
    /// The platform's id of the channel, thread, direct chat or console.
    pub id: String,
    /// If this room is a thread: the platform's id of its channel. A thread has the settings of its channel.
    pub parent: Option<String>,
}

impl RoomKey {
    /// If this is a thread: the channel that it belongs to.
    #[must_use]
    pub fn parent_room(&self) -> Option<Self> {
        let id = self.parent.clone()?;
        Some(Self {
            platform: self.platform,
            id,
            parent: None,
        })
    }

    /// The room whose settings and limits hold here: the channel of a thread, else this room.
    #[must_use]
    pub fn whole_room(&self) -> Self {
        self.parent_room().unwrap_or_else(|| self.clone())
    }
}

/// The key of an inbound event. Discord's ids are numbers that grow with time, so on Discord the key is the id itself. Then events of
/// about the same time are stored side by side, and a batch changes fewer pages of the database. The key of any other event is a hash:
/// the first 8 bytes of SHA-256 over the platform, the room and the platform's event id. Early versions stored such a hash for events of
/// Discord, too.
///
/// Two events with the same hash would be mistaken for one. That is very rare: keys are kept for 14 days, which are 60 million keys at 50
/// events a second. Then about one new event in 300,000,000,000 has the key of an earlier one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EventKey(pub [u8; 8]);
