//! What an event changes about people and what they see: settings, blocks, links between accounts, rooms in which a game is shown.

use crate::session::{AccountId, Platform, RoomId, SessionId};

/// A person on a platform: the platform and its id of the person.
pub type PlatformId = (Platform, String);

/// What an event changes about people.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PeopleChange {
    /// Settings: whose, the id, the value.
    pub settings: Vec<(AccountId, String, String)>,
    /// Everybody whom this person has blocked from now on.
    pub blocks: Option<(AccountId, Vec<PlatformId>)>,
    /// The first account is to be joined to the second one, whose code is used up.
    pub link: Option<(AccountId, AccountId)>,
    /// This identity gets a new account; it belonged to this account.
    pub unlink: Option<(AccountId, PlatformId)>,
    /// Whether this session is shown in this room.
    pub shown: Option<(SessionId, RoomId, bool)>,
}

impl PeopleChange {
    /// Whether this must survive a power cut. A setting that is lost can simply be set again.
    #[must_use]
    pub const fn must_last(&self) -> bool {
        self.blocks.is_some()
            || self.link.is_some()
            || self.unlink.is_some()
            || self.shown.is_some()
    }
}
