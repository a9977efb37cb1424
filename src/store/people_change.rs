//! What an event changes about people and what they see: settings, blocks, links between accounts, rooms in which a game is shown.

use crate::session::{AccountId, Platform, RoomId, SessionId};
use std::sync::Arc;

/// A person on a platform: the platform, and the id by which it knows the person.
pub type PlatformId = (Platform, Arc<str>);

/// Whom somebody has blocked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Blocks {
    /// The identities that the person has named. Only these are shown to the person.
    pub named: Vec<PlatformId>,
    /// Other identities of blocked people, each followed by the same person's identity in `named`. The block holds for both identities,
    /// even if they belong to different accounts by now.
    pub same: Vec<(PlatformId, PlatformId)>,
}

impl Blocks {
    /// Everybody for whom the block holds.
    pub fn all(&self) -> impl Iterator<Item = &PlatformId> {
        self.named
            .iter()
            .chain(self.same.iter().map(|(one, _)| one))
    }
}

/// What an event changes about people.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PeopleChange {
    /// The changed settings. Each has the person's account, the id of the setting and the new value.
    pub settings: Vec<(AccountId, String, String)>,
    /// A person, and the identities that this person has blocked (as in [`Blocks::named`]). They replace the stored ones.
    pub blocks: Option<(AccountId, Vec<PlatformId>)>,
    /// The first account is to be joined to the second one. The link code of the second account is used up.
    pub link: Option<(AccountId, AccountId)>,
    /// This identity, which so far belonged to the account, gets an account of its own.
    pub unlink: Option<(AccountId, PlatformId)>,
    /// Sessions, each with a room and whether it is shown there.
    pub shown: Vec<(SessionId, RoomId, bool)>,
}

impl PeopleChange {
    /// Whether this change must survive a power cut. A change of settings alone need not: people can simply set them again.
    #[must_use]
    pub const fn must_last(&self) -> bool {
        self.blocks.is_some()
            || self.link.is_some()
            || self.unlink.is_some()
            || !self.shown.is_empty()
    }
}
