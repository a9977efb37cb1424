//! The stored form of a place in the log of a session.

use crate::session::{SessionId, ShownEntry};
use serde::{Deserialize, Serialize};

/// The stored form of [`ShownEntry`].
#[derive(Clone, Copy, Serialize, Deserialize)]
pub(crate) struct StoredShownEntry {
    session: i64,
    entry: u32,
}

impl From<ShownEntry> for StoredShownEntry {
    fn from(ShownEntry(session, entry): ShownEntry) -> Self {
        Self {
            session: session.0,
            entry,
        }
    }
}

impl From<StoredShownEntry> for ShownEntry {
    fn from(at: StoredShownEntry) -> Self {
        Self(SessionId(at.session), at.entry)
    }
}
