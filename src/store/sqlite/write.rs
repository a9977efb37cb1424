//! Writes a batch: one statement, one lock, at most one fsync.

use super::batch_row::BatchRow;
use super::connect::BUSY_TIMEOUT;
use super::database::{Database, Writer};
use super::detect_replaced_files::{DatabaseFiles, FilesToCheck};
use super::insert_rows::insert_rows;
use crate::store::batch::{Batch, Change};
use crate::store::error::{CauseKind, StoreError};
use sqlx::Sqlite;
use sqlx::query::Query;
use sqlx::sqlite::SqliteArguments;
use std::time::Duration;

/// How long a write waits for a locked database if the write before it has waited in vain.
const SHORT_TIMEOUT: Duration = Duration::from_millis(50);

impl Database {
    /// Stores all of `batch` or nothing.
    pub(crate) async fn commit(&self, batch: &Batch) -> Result<(), StoreError> {
        let rows = BatchRow::of(batch);
        if rows.is_empty() {
            return Ok(());
        }
        let durable = batch.changes.iter().any(|change| changes_a_game(change));
        self.write(durable, insert_rows(&rows)).await
    }

    /// Runs one statement that needs no fsync.
    pub(super) async fn write_quickly(
        &self,
        query: Query<'_, Sqlite, SqliteArguments>,
    ) -> Result<(), StoreError> {
        self.write(false, query).await
    }

    /// Runs one statement. If `durable` is true, waits until the change is on the disk (fsync).
    pub(super) async fn write(
        &self,
        durable: bool,
        query: Query<'_, Sqlite, SqliteArguments>,
    ) -> Result<(), StoreError> {
        let files_to_check = match durable {
            true => FilesToCheck::Log,
            false => FilesToCheck::Database,
        };
        let mut writer = self.writer(files_to_check).await?;
        writer.write(durable, query, &self.files).await
    }
}

impl Writer {
    /// Runs one statement. While another process keeps the database locked, only the first write waits long.
    async fn write(
        &mut self,
        durable: bool,
        query: Query<'_, Sqlite, SqliteArguments>,
        files: &std::sync::Mutex<DatabaseFiles>,
    ) -> Result<(), StoreError> {
        let connection = match durable {
            true => &mut self.durable,
            false => &mut self.quick,
        };
        let done = connection.write(query, files).await;
        let busy = matches!(&done, Err(StoreError::Failed(why)) if why.kind == CauseKind::Locked);
        if busy != self.impatient && (busy || done.is_ok()) {
            self.impatient = busy;
            let wait = if busy { SHORT_TIMEOUT } else { BUSY_TIMEOUT };
            self.durable.wait_at_most(wait).await;
            self.quick.wait_at_most(wait).await;
        }
        done
    }
}

/// Whether people would miss this change after a power cut. They would not miss a refusal or a help text, because they can ask again.
fn changes_a_game(change: &Change) -> bool {
    change.opened.is_some()
        || !change.entries.is_empty()
        || !change.ended.is_empty()
        || change.settings.is_some()
        || change.editor.is_some()
        || change.puzzles.is_some()
        || !change.tournaments.is_empty()
        || !change.proposals.is_empty()
        || !change.plans.is_empty()
        || change.moved.is_some()
        || !change.moved_sessions.is_empty()
        || !change.due.is_empty()
        || change.carried_out.is_some()
        || !change.vacations.is_empty()
        || change.people.must_last()
}
