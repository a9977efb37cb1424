//! What is read of rooms and sessions, as plain data.

use super::batch::{NewSession, RoomSettings};
use crate::session::{AccountId, RoomId, RoomKey, SessionId};

/// A game that is not over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenGame {
    /// The number of its session.
    pub session: SessionId,
    /// Where it was opened.
    pub room: RoomKey,
    /// The people at First and Second.
    pub people: [Option<AccountId>; 2],
}

/// A session that is not over, and its players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LiveSession {
    /// Its number.
    pub id: SessionId,
    /// The people at First and Second.
    pub people: [Option<AccountId>; 2],
}

/// A room as stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredRoom {
    /// Its number.
    pub id: RoomId,
    /// Its settings; for a thread without settings of its own, those of its parent.
    pub settings: RoomSettings,
    /// The language that its platform last reported for it.
    pub locale: Option<String>,
    /// The sessions shown in it that are not over, oldest first.
    pub live: Vec<LiveSession>,
    /// The latest session begun in it, over or not.
    pub latest: Option<SessionId>,
}

/// A session as stored, up to one of its entries.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredSession {
    /// The session as it was opened.
    pub opened: NewSession,
    /// When it was opened (unix seconds).
    pub opened_at: i64,
    /// How it ended, as stored text, if it has.
    pub ended: Option<String>,
    /// How many entries the whole log has.
    pub length: u32,
    /// The latest snapshot in the range that was asked for: the entry after which the session was in this state, and its JSON for
    /// [`SessionSnapshot`](crate::session::SessionSnapshot).
    pub snapshot: Option<(u32, String)>,
    /// The entries after the snapshot, or all from entry 1, each with its unix time.
    pub entries: Vec<(String, i64)>,
}

impl StoredSession {
    /// Whether this reaches the end of the log.
    #[must_use]
    pub fn is_whole(&self) -> bool {
        let before = self.snapshot.as_ref().map_or(0, |(n, _)| *n);
        before as usize + self.entries.len() >= self.length as usize
    }
}
