//! What was found in a record whose dice were dealt again.

use crate::session::{Promise, Record, Verdict};

/// What was found in a record, and whose promise it was held to.
#[derive(Clone, Debug)]
pub struct VerificationResult {
    pub(super) verdict: Verdict,
    pub(super) promised: PromiseOrigin,
    pub(super) promise: Promise,
    pub(super) hash: String,
}

/// Where the promise was made that a record speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PromiseOrigin {
    /// In this room, by us: we know what was told.
    Here,
    /// Wherever the record was written: we know only what it says.
    Elsewhere,
}

impl VerificationResult {
    /// This verdict on this record.
    #[must_use]
    pub fn of(record: &Record, verdict: Verdict, promised: PromiseOrigin) -> Self {
        Self {
            verdict,
            promised,
            promise: record.promise,
            hash: record.hash.clone(),
        }
    }
}
