//! Names for the things the host keeps: accounts, identities, rooms, sessions.

use std::fmt;

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
    /// One sitting; people write it `#12`.
    SessionId
);
number!(
    /// One thing to say; grows in the order in which things were stored.
    OutboxId
);

/// Where people write from. The numbers are stored for ever.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Platform {
    /// The room in the terminal.
    Console = 0,
    /// Discord.
    Discord = 1,
    /// Matrix.
    Matrix = 2,
}

impl Platform {
    /// Whether a message can be changed once it is there: a partial turn then takes the place of the turn's message, and
    /// partial boards that are overtaken before they are sent are dropped.
    #[must_use]
    pub const fn edits_messages(self) -> bool {
        match self {
            Self::Console => false,
            Self::Discord | Self::Matrix => true,
        }
    }
}

/// A person as one platform knows them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Identity {
    /// Where.
    pub platform: Platform,
    /// The platform's own id, never shown in a sentence.
    pub id: String,
    /// The display name as last seen: text from people, to be made safe before it is shown.
    pub name: String,
}

/// A room as its platform names it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct RoomKey {
    /// Where.
    pub platform: Platform,
    /// The platform's id of the channel, thread, direct chat or console.
    pub id: String,
    /// The channel a thread belongs to, whose settings it inherits.
    pub parent: Option<String>,
}

impl RoomKey {
    /// The channel a thread belongs to.
    #[must_use]
    pub fn parent_room(&self) -> Option<Self> {
        let id = self.parent.clone()?;
        Some(Self {
            platform: self.platform,
            id,
            parent: None,
        })
    }
}

/// The fingerprint of an inbound event: the first 8 bytes of SHA-256 over platform, room and the platform's event id.
///
/// Two events share one, and the second is taken for a redelivery, about once in 300 thousand million even with the 60 million
/// events of a fortnight at 50 a second in the store.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EventKey(pub [u8; 8]);
