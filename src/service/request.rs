//! Who asks for something, and the room in which the answer is given.

use super::event::ReadRecord;
use crate::session::{AccountId, Identity, RoomId, RoomKey};

/// The room that is answered.
#[derive(Clone, Debug)]
pub(super) struct Address {
    pub(super) room: RoomId,
    /// The room that a thread belongs to.
    pub(super) parent: Option<RoomId>,
    pub(super) key: RoomKey,
}

/// Somebody asks for something.
#[derive(Clone, Debug)]
pub(super) struct Request {
    pub(super) address: Address,
    pub(super) account: AccountId,
    /// The people mentioned, with names that can stand in a sentence.
    pub(super) mentions: Vec<Identity>,
    /// The platform's id of the message to which the request is a reply.
    pub(super) reply_to: Option<String>,
    pub(super) may_configure: bool,
    /// It is certainly meant for the bot.
    pub(super) addressed: bool,
    /// The record that the message brings, once it has been read.
    pub(super) record: Option<ReadRecord>,
}

impl Request {
    /// A request of this person that says nothing by itself.
    pub(super) const fn new(address: Address, account: AccountId) -> Self {
        Self {
            address,
            account,
            mentions: Vec::new(),
            reply_to: None,
            may_configure: false,
            addressed: false,
            record: None,
        }
    }
}
