//! What a session that was brought in keeps of its record, so that it can be exported as it came.

use super::Record;
use crate::session::{Ending, Entry, Promise};
use serde::{Deserialize, Serialize};

/// The lines of a record above its turns, except the game and its rules; stored as JSON for ever.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Imported {
    format: u32,
    session: i64,
    players: [String; 2],
    opened: String,
    hash: String,
    seed: Option<String>,
    ending: Option<String>,
}

impl Imported {
    /// What is kept of this record.
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
        }
    }

    /// The record again. What cannot be read, because another hand has written it, is left out.
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
            entries,
        }
    }
}
