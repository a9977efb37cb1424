//! Writing a batch: one statement, one lock, at most one fsync.

use super::rows::Rows;
use super::{Batch, Change, CommitError, Store, crash};

const WRITE: &str = "insert into batch values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";

impl Store {
    /// Stores all of `batch` or nothing. Once this returns, a game or setting it changed survives a power cut, the rest a
    /// sudden end of the process. If the caller goes away while this waits, the batch is stored whole or not at all.
    ///
    /// # Errors
    /// `Conflict` if an event, an entry number or a session number is taken; `Unavailable` for all else. The store can be
    /// used on, and works again as soon as the cause is gone.
    pub async fn commit(&self, batch: &Batch) -> Result<(), CommitError> {
        let query = Rows::of(batch)
            .columns()
            .into_iter()
            .fold(sqlx::query(WRITE), |q, column| q.bind(column));
        let mut writer = self.writer.lock().await;
        let durable = batch.changes.iter().any(changes_a_game);
        let connection = if durable {
            &mut writer.durable
        } else {
            &mut writer.quick
        };
        crash::point("before-commit");
        query.execute(connection).await.map_err(commit_error)?;
        crash::point("after-commit");
        Ok(())
    }
}

/// Whether people would miss this change after a power cut. A refusal or help they would ask for again.
fn changes_a_game(change: &Change) -> bool {
    change.opened.is_some()
        || !change.entries.is_empty()
        || !change.ended.is_empty()
        || change.settings.is_some()
}

fn commit_error(error: sqlx::Error) -> CommitError {
    match error.as_database_error() {
        Some(e) if e.is_unique_violation() => CommitError::Conflict,
        _ => CommitError::Unavailable(error),
    }
}
