//! The stored forms of what is stored as JSON: messages to send, last refusals, position editors, snapshots of sessions, and the
//! heads of imported records.
//!
//! Each has a type of its own here, apart from the type that the program works with, so that either can change without the other.
//! Every field has a name. A new field gets a default, so that older rows can still be read.
//!
//! Earlier versions wrote some fields without names, as lists. serde reads a struct from a list as well as from an object, so the same
//! types read those rows, as long as their fields stay in the order in which they stand here and a new field comes last.
//! `tests/data/stored_rows.txt` has rows of all kinds as they were written then.

mod editor;
mod fact;
mod last_refusal;
mod named_or_bare;
mod outbox_say;
mod record_head;
mod refusal;
#[cfg(test)]
mod samples;
mod snapshot;
mod talk;
#[cfg(test)]
mod tests;

pub use editor::{read_editor, write_editor};
pub use last_refusal::{read_last_refusal, write_last_refusal};
pub use outbox_say::{read_say, write_say};
pub use record_head::{read_record_head, write_record_head};
pub use snapshot::{read_snapshot, write_snapshot};

use serde::Serialize;
use serde::de::DeserializeOwned;

fn write(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("numbers, texts and maps of them are JSON")
}

fn read<T: DeserializeOwned>(json: &str) -> Option<T> {
    serde_json::from_str(json).ok()
}
