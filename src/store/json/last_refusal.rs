//! What was refused to somebody last, as it is stored.

use super::outbox_say::StoredAt;
use super::refusal::StoredRefusal;
use super::{read, write};
use crate::session::{At, LastRefusal};
use serde::{Deserialize, Serialize};

/// What was refused last, for the column `refused.said`.
#[must_use]
pub fn write_last_refusal(refusal: &LastRefusal) -> String {
    write(&StoredLastRefusal::from(refusal.clone()))
}

/// What was refused last, out of the column `refused.said`; none if it cannot be read.
#[must_use]
pub fn read_last_refusal(json: &str) -> Option<LastRefusal> {
    read::<StoredLastRefusal>(json).map(LastRefusal::from)
}

/// The stored form of [`LastRefusal`].
#[derive(Serialize, Deserialize)]
pub(super) struct StoredLastRefusal {
    refusal: StoredRefusal,
    #[serde(default)]
    at: Option<StoredAt>,
    #[serde(default)]
    half: Option<String>,
    #[serde(default)]
    said_at: Option<i64>,
    #[serde(default)]
    earlier: Option<Box<StoredLastRefusal>>,
}

impl From<LastRefusal> for StoredLastRefusal {
    fn from(last: LastRefusal) -> Self {
        Self {
            refusal: last.refusal.into(),
            at: last.at.map(StoredAt::from),
            half: last.half,
            said_at: last.said_at,
            earlier: last.earlier.map(|earlier| Box::new((*earlier).into())),
        }
    }
}

impl From<StoredLastRefusal> for LastRefusal {
    fn from(last: StoredLastRefusal) -> Self {
        Self {
            refusal: last.refusal.into(),
            at: last.at.map(At::from),
            half: last.half,
            said_at: last.said_at,
            earlier: last.earlier.map(|earlier| Box::new((*earlier).into())),
        }
    }
}
