//! The stored form of a person's last refusal in a room.

use super::StoredAsJson;
use super::refusal::StoredRefusal;
use super::shown_entry::StoredShownEntry;
use crate::session::{LastRefusal, OfferedNumbers, Refusal, SessionId, ShownEntry};
use serde::{Deserialize, Serialize};

impl StoredAsJson for LastRefusal {
    type Stored = StoredLastRefusal;
}

/// The stored form of [`LastRefusal`]. The first versions wrote the values without names, in this order, so new fields must come last.
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
    #[serde(default, skip_serializing_if = "Option::is_none")]
    offered: Option<StoredOfferedNumbers>,
}

/// The stored form of [`OfferedNumbers`].
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredOfferedNumbers {
    numbers: Vec<i64>,
    at: i64,
}

impl From<OfferedNumbers> for StoredOfferedNumbers {
    fn from(OfferedNumbers { numbers, at }: OfferedNumbers) -> Self {
        let numbers = numbers.into_iter().map(|id| id.0).collect();
        Self { numbers, at }
    }
}

impl From<StoredOfferedNumbers> for OfferedNumbers {
    fn from(StoredOfferedNumbers { numbers, at }: StoredOfferedNumbers) -> Self {
        let numbers = numbers.into_iter().map(SessionId).collect();
        Self { numbers, at }
    }
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
            offered: last.offered.map(Into::into),
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
            offered: last.offered.map(Into::into),
        }
    }
}
