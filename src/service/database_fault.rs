//! Remembers that the database failed: which error was logged, and when to check the file again. (`deliver_event.rs` tells
//! people that nothing could be stored.)

use std::time::Duration;
use tokio::time::Instant;

/// How long to wait before trying again to overwrite refused changes in the log of the database (`overwrite_refused.rs`).
const RETRY: Duration = Duration::from_secs(1);

/// A fault of the database, if there is one.
#[derive(Debug, Default)]
pub(super) struct DatabaseFault {
    /// The last error that was logged, so that it is not logged again.
    pub(super) logged: Option<String>,
    /// Whether something could not be read or written since the database was checked last.
    pub(super) suspected: bool,
    /// The file is not checked again before this time.
    pub(super) not_before: Option<Instant>,
    /// When to try again to overwrite refused changes in the log of the database. Until that succeeds, these changes may take effect
    /// after a restart. `None` if there is nothing to overwrite.
    pub(super) overwrite_at: Option<Instant>,
}

impl DatabaseFault {
    /// Notes that something could not be read or written. The database is checked before the next round begins.
    pub(super) const fn suspect(&mut self) {
        self.suspected = true;
    }

    /// Whether refused changes in SQLite's write-ahead log are to be overwritten now.
    pub(super) fn is_time_to_overwrite(&self) -> bool {
        self.overwrite_at.is_some_and(|at| at <= Instant::now())
    }

    /// Called when the refused changes in SQLite's write-ahead log could not be overwritten: sets the next attempt to [`RETRY`] from now.
    /// Does nothing if none are to be overwritten.
    pub(super) fn postpone_overwriting(&mut self) {
        if let Some(at) = &mut self.overwrite_at {
            *at = Instant::now() + RETRY;
        }
    }
}
