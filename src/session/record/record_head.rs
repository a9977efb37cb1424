//! What an imported record says beyond the session itself. It is kept so that the record can be exported as it was imported.

use super::Record;
use crate::session::{Ending, Entry, Promise};
use serde::{Deserialize, Serialize};

/// The lines above the turns of a record, except the game, its rules and the sum. Stored as JSON; its fields must never change.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct RecordHead {
    format: u32,
    session: i64,
    players: [String; 2],
    opened: String,
    hash: String,
    seed: Option<String>,
    ending: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    times: Vec<i64>,
}

impl RecordHead {
    /// The lines of this record that are kept.
    #[must_use]
    pub fn of(record: &Record) -> Self {
        Self {
            format: record.promise.number(),
            session: record.session,
            players: record.players.clone(),
            opened: record.opened.clone(),
            hash: record.hash.clone(),
            seed: record.seed.map(hex::encode),
            ending: record.ending.map(|ending| ending.to_string()),
            times: record.times.clone(),
        }
    }

    /// The original record. A stored seed or ending that cannot be read is left out.
    #[must_use]
    pub fn record(self, game: String, rules: u32, entries: Vec<Entry>) -> Record {
        let seed = self.seed.and_then(|seed| hex::decode(seed).ok());
        let ending: Option<Ending> = self.ending.and_then(|ending| ending.parse().ok());
        Record {
            promise: Promise::numbered(self.format).unwrap_or_default(),
            game,
            rules,
            session: self.session,
            players: self.players,
            opened: self.opened,
            hash: self.hash,
            seed: seed.and_then(|seed| seed.try_into().ok()),
            ending,
            times: self.times.iter().copied().take(entries.len()).collect(),
            entries,
        }
    }

    /// When this entry was made (Unix seconds). `entry` counts from 0. `None` if the record does not say it.
    pub(crate) fn time(&self, entry: usize) -> Option<i64> {
        self.times.get(entry).copied()
    }
}
