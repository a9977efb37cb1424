//! The stored forms of what is stored as JSON: messages to send and how they reach their reader, last refusals, position editors,
//! puzzles, snapshots of sessions, the heads of imported records, proposals, moves in advance, tournaments, and what is due.
//!
//! Almost every stored form is a type of its own, separate from the type that the program works with. So either type can change without
//! the other. Every field has a name. A new field gets a default, so that older rows can still be read.
//!
//! Earlier versions wrote some fields without names, as lists. serde reads a struct from a list as well as from an object, so the same
//! types read those rows. Therefore the order of the fields must never change, and a new field comes last. `tests/data/stored_rows.txt`
//! has such rows: messages to send, last refusals, position editors, snapshots, heads of records.

mod answer_path;
mod due;
mod editor;
mod fact;
mod general_answer;
mod hints_and_analyses;
mod ladder_news;
mod last_refusal;
mod named_or_bare;
mod outbox_say;
mod own_games;
mod plan;
mod proposal;
mod puzzles;
mod ratings;
mod record_head;
mod refusal;
mod same_names;
#[cfg(test)]
mod samples;
mod shown_board;
mod shown_entry;
mod snapshot;
#[cfg(test)]
mod tests;
mod tournament;
mod tournament_message;

use serde::Serialize;
use serde::de::DeserializeOwned;

/// A value that is stored as JSON. Its stored form is a type of its own.
pub(crate) trait StoredAsJson: Clone + Sized {
    /// The stored form.
    type Stored: Serialize + DeserializeOwned + From<Self> + Into<Self>;

    /// The value as JSON, for its column of the database.
    #[must_use]
    fn to_json(&self) -> String {
        serde_json::to_string(&Self::Stored::from(self.clone()))
            .expect("numbers, texts, lists and maps always become JSON")
    }

    /// Reads the value from the JSON of its column; `None` if it cannot be read.
    #[must_use]
    fn from_json(json: &str) -> Option<Self> {
        serde_json::from_str::<Self::Stored>(json)
            .ok()
            .map(Into::into)
    }
}
