//! The stored form of a place in the log of a session.

use crate::session::{At, SessionId};
use serde::{Deserialize, Serialize};

/// The stored form of [`At`].
#[derive(Clone, Copy, Serialize, Deserialize)]
pub(crate) struct StoredAt {
    session: i64,
    entry: u32,
}

impl From<At> for StoredAt {
    fn from(At(session, entry): At) -> Self {
        Self {
            session: session.0,
            entry,
        }
    }
}

impl From<StoredAt> for At {
    fn from(at: StoredAt) -> Self {
        Self(SessionId(at.session), at.entry)
    }
}
