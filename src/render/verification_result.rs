//! The result of checking a record, as data.

use crate::session::{Ending, Promise, Record, RecordVerdict};

/// The result of checking a record, and where the hash of its seed was promised.
#[derive(Clone, Debug)]
pub struct VerificationResult {
    pub(super) verdict: RecordVerdict,
    pub(super) promised: PromiseOrigin,
    pub(super) promise: Promise,
    pub(super) hash: String,
    /// Whether the game ended by its rules.
    pub(super) ends_by_rule: bool,
}

/// Where the promise of a record was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PromiseOrigin {
    /// On this host, so the bot knows which hash people were told.
    Here,
    /// Elsewhere, so the bot knows only the hash in the record.
    Elsewhere,
}

impl VerificationResult {
    /// The result of checking this record.
    #[must_use]
    pub fn of(record: &Record, verdict: RecordVerdict, promised: PromiseOrigin) -> Self {
        Self {
            verdict,
            promised,
            promise: record.promise,
            hash: record.hash.clone(),
            ends_by_rule: matches!(record.ending, Some(Ending::Rule(_))),
        }
    }
}
