//! What is stored as JSON: what is to be said, what was refused to somebody last, position editors, snapshots of sessions, and the
//! heads of records that were brought in.
//!
//! Each has a type of its own here, apart from the type that the program works with, so that either can change without the other.
//! Every field has a name. A field that is added gets a default, so that the rows of before can still be read.
//!
//! Earlier versions wrote some fields without names, as lists. serde reads a struct from a list as well as from an object, so the same
//! types read those rows, as long as their fields stay in the order in which they stand here and a new field comes last.
//! `tests/data/stored_rows.txt` has rows of all kinds as they were written then.

mod editor;
mod fact;
mod last_refusal;
mod named_or_bare;
mod outbox_say;
mod refusal;
#[cfg(test)]
mod samples;
mod snapshot;
mod talk;
#[cfg(test)]
mod tests;

use crate::session::{Editor, Imported, LastRefusal, Say, SessionSnapshot};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A say, for the column `outbox.say`.
#[must_use]
pub fn write_say(say: &Say) -> String {
    write(&outbox_say::StoredSay::from(say.clone()))
}

/// A say out of the column `outbox.say`; none if it cannot be read.
#[must_use]
pub fn read_say(json: &str) -> Option<Say> {
    read::<outbox_say::StoredSay>(json).map(Say::from)
}

/// What was refused last, for the column `refused.said`.
#[must_use]
pub fn write_last_refusal(refusal: &LastRefusal) -> String {
    write(&last_refusal::StoredLastRefusal::from(refusal.clone()))
}

/// What was refused last, out of the column `refused.said`; none if it cannot be read.
#[must_use]
pub fn read_last_refusal(json: &str) -> Option<LastRefusal> {
    read::<last_refusal::StoredLastRefusal>(json).map(LastRefusal::from)
}

/// A position editor, for the column `editor.state`.
#[must_use]
pub fn write_editor(editor: &Editor) -> String {
    write(&editor::StoredEditor::from(editor.clone()))
}

/// A position editor out of the column `editor.state`; none if it cannot be read.
#[must_use]
pub fn read_editor(json: &str) -> Option<Editor> {
    read::<editor::StoredEditor>(json).map(Editor::from)
}

/// A snapshot, for the column `snapshot.state`.
#[must_use]
pub fn write_snapshot(snapshot: SessionSnapshot) -> String {
    write(&snapshot::StoredSnapshot::from(snapshot))
}

/// A snapshot out of the column `snapshot.state`; none if it cannot be read.
#[must_use]
pub fn read_snapshot(json: &str) -> Option<SessionSnapshot> {
    read::<snapshot::StoredSnapshot>(json).map(SessionSnapshot::from)
}

/// The head of a record, for the column `session.imported`.
#[must_use]
pub fn write_record_head(head: &Imported) -> String {
    write(head)
}

/// The head of a record out of the column `session.imported`; none if it cannot be read.
#[must_use]
pub fn read_record_head(json: &str) -> Option<Imported> {
    read(json)
}

fn write(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("numbers, texts and maps of them are JSON")
}

fn read<T: DeserializeOwned>(json: &str) -> Option<T> {
    serde_json::from_str(json).ok()
}
