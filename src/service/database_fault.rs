//! What is known to be wrong with the database.

use tokio::time::Instant;

/// What is wrong with the database, if anything is.
#[derive(Debug, Default)]
pub(super) struct DatabaseFault {
    /// What the log was told last, so that it is told once.
    pub(super) logged: Option<String>,
    /// Something could not be read or written, and nobody has looked yet why.
    pub(super) suspected: bool,
    /// Until then a file that cannot be used is left alone.
    pub(super) not_before: Option<Instant>,
}

impl DatabaseFault {
    /// Something could not be read or written: the database is looked at before anything else is decided.
    pub(super) const fn suspect(&mut self) {
        self.suspected = true;
    }
}
