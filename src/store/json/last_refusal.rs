//! The stored form of a person's last refusal in a room.

use super::StoredAsJson;
use super::refusal::StoredRefusal;
use super::shown_entry::StoredShownEntry;
use crate::session::{LastRefusal, Refusal, ShownEntry};
use serde::{Deserialize, Serialize};

impl StoredAsJson for LastRefusal {
    type Stored = StoredLastRefusal;
}

/// The stored form of [`LastRefusal`]. The first versions wrote the values without names, in this order, so new fields stand at the end.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredLastRefusal {
    refusal: StoredRefusal,
    #[serde(default)]
    at: Option<StoredShownEntry>,
    #[serde(default)]
    half: Option<String>,
    #[serde(default)]
    said_at: Option<i64>,
    #[serde(default)]
    earlier: Option<Box<StoredLastRefusal>>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    lapsed: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    still_asked: Option<StoredRefusal>,
}

impl From<LastRefusal> for StoredLastRefusal {
    fn from(last: LastRefusal) -> Self {
        Self {
            refusal: last.refusal.into(),
            at: last.at.map(StoredShownEntry::from),
            half: last.half,
            still_asked: last.still_asked.map(StoredRefusal::from),
            said_at: last.said_at,
            earlier: last.earlier.map(|earlier| Box::new((*earlier).into())),
            lapsed: last.lapsed,
        }
    }
}

impl From<StoredLastRefusal> for LastRefusal {
    fn from(last: StoredLastRefusal) -> Self {
        Self {
            refusal: last.refusal.into(),
            at: last.at.map(ShownEntry::from),
            half: last.half,
            still_asked: last.still_asked.map(Refusal::from),
            said_at: last.said_at,
            earlier: last.earlier.map(|earlier| Box::new((*earlier).into())),
            lapsed: last.lapsed,
        }
    }
}
