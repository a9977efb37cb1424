//! Which position of a session a message shows: the session as it stood after one of its entries.

use super::{AccountId, BoardForm, SessionId};

/// A session, as it stood after the entry with this number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShownEntry(pub SessionId, pub u32);

/// The position that `!replay` shows while somebody steps through a session.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ShownStep {
    /// The session and the entry that is shown.
    pub at: ShownEntry,
    /// How many moves and throws lead to this position. Those that were taken back do not count.
    pub step: u32,
    /// How many moves and throws the session has.
    pub last: u32,
    /// The person who asked.
    pub reader: AccountId,
    /// How the board is shown.
    pub form: BoardForm,
}
