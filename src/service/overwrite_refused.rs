//! Overwrites changes that were refused but may count after a restart. If the last step of storing a change fails, the change is still in
//! the write-ahead log of the database. SQLite would take it for stored at the next start. The next write goes to the same place in the
//! log. So the service stores the note that the host is running, at once and then again and again, until that succeeds.

use super::service_task::Service;
use crate::store::CommitError;
use tokio::time::Instant;

impl Service {
    /// Overwrites the changes that were refused because of this error, if they may count after a restart.
    pub(super) async fn overwrite_refused(&mut self, why: &CommitError) {
        if why.is_unconfirmed() {
            self.database_fault.overwrite_at = Some(Instant::now());
            self.note_host(None).await;
        }
    }

    /// Tries for the last time to overwrite the refused changes with the note that the host is running. Even if storing the note fails,
    /// the note has usually replaced them in the log. Does nothing if they are overwritten already.
    pub(super) async fn overwrite_refused_at_last(&mut self) {
        if self.database_fault.overwrite_at.is_some() {
            self.note_host(None).await;
        }
    }
}
