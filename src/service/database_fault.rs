//! Remembers that the database failed: what was logged, and when to check it again.

use tokio::time::Instant;

/// A fault of the database, if there is one.
#[derive(Debug, Default)]
pub(super) struct DatabaseFault {
    /// The last error that was logged, so that it is not logged again.
    pub(super) logged: Option<String>,
    /// Whether something could not be read or written since the database was checked last.
    pub(super) suspected: bool,
    /// The file is not checked again before this time.
    pub(super) not_before: Option<Instant>,
}

impl DatabaseFault {
    /// Notes that something could not be read or written. The database is checked before the next round begins.
    pub(super) const fn suspect(&mut self) {
        self.suspected = true;
    }
}
