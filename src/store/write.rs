//! Writing a batch: one statement, one lock, at most one fsync.

use super::files::{Files, Look};
use super::rows::Rows;
use super::{Batch, Change, CommitError, Store, StoreError, Writer, crash};
use super::{error, open};
use sqlx::Sqlite;
use sqlx::query::Query;
use sqlx::sqlite::SqliteArguments;
use std::time::Duration;

/// How long a write waits for whoever keeps the database locked, once one has waited in vain.
const MOMENT: Duration = Duration::from_millis(50);

const WRITE: &str = "insert into batch values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)";

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
        let durable = batch.changes.iter().any(changes_a_game);
        let look = if durable { Look::Log } else { Look::Database };
        let mut writer = self.writer(look).await.map_err(CommitError::Unavailable)?;
        crash::point("before-commit");
        let done = writer.write(durable, query, &self.files).await;
        done.map_err(commit_error)?;
        crash::point("after-commit");
        Ok(())
    }

    /// Runs one statement that needs no fsync.
    pub(super) async fn write_quickly(
        &self,
        query: Query<'_, Sqlite, SqliteArguments>,
    ) -> Result<(), StoreError> {
        let mut writer = self.writer(Look::Database).await?;
        writer.write(false, query, &self.files).await
    }
}

impl Writer {
    /// Runs one statement. While somebody else keeps the database locked only the first waits long for it.
    async fn write(
        &mut self,
        durable: bool,
        query: Query<'_, Sqlite, SqliteArguments>,
        files: &std::sync::Mutex<Files>,
    ) -> Result<(), StoreError> {
        let link = match durable {
            true => &mut self.durable,
            false => &mut self.quick,
        };
        let done = link.write(query, files).await;
        let busy =
            matches!(&done, Err(StoreError::Database(error::Cause(why))) if open::is_busy(why));
        if busy != self.impatient && (busy || done.is_ok()) {
            self.impatient = busy;
            let wait = if busy { MOMENT } else { open::BUSY };
            self.durable.wait_at_most(wait).await;
            self.quick.wait_at_most(wait).await;
        }
        done
    }
}

/// Whether people would miss this change after a power cut. A refusal or help they would ask for again.
fn changes_a_game(change: &Change) -> bool {
    change.opened.is_some()
        || !change.entries.is_empty()
        || !change.ended.is_empty()
        || change.settings.is_some()
        || change.editor.is_some()
        || change.moved.is_some()
}

fn commit_error(error: StoreError) -> CommitError {
    match error.is_conflict() {
        true => CommitError::Conflict,
        false => CommitError::Unavailable(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{EventKey, OutboxId, Platform, RoomId, RoomKey};
    use crate::store::Delivery;

    async fn limit_pages(store: &Store, pages: u32) {
        let mut writer = store.writer.lock().await;
        let sql = format!("pragma max_page_count = {pages}");
        let pragma = sqlx::raw_sql(sqlx::AssertSqlSafe(sql));
        let quick = writer.quick.at_hand().unwrap();
        pragma.execute(quick).await.unwrap();
    }

    /// A refusal of some length.
    fn batch(room: RoomId) -> Batch {
        let say = "x".repeat(100_000);
        let delivery = Delivery {
            id: OutboxId(1),
            room,
            token: [0; 12],
            say,
            reply_to: None,
        };
        let change = Change {
            deliveries: vec![delivery],
            ..Change::new(EventKey([0; 8]), 0)
        };
        Batch {
            changes: vec![change],
            ..Batch::default()
        }
    }

    async fn patience(store: &Store) -> i64 {
        let mut writer = store.writer.lock().await;
        let query = sqlx::query_scalar("pragma busy_timeout");
        let quick = writer.quick.at_hand().unwrap();
        query.fetch_one(quick).await.unwrap()
    }

    /// Otherwise everybody who speaks waits five seconds, one after the other.
    #[tokio::test]
    async fn while_somebody_keeps_the_database_locked_only_the_first_waits_long() {
        let home = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", home.path().join("locked.db").display());
        let (store, other) = (
            Store::open(&url).await.unwrap(),
            Store::open(&url).await.unwrap(),
        );
        let mut other = other.writer.lock().await;
        let lock = |sql| sqlx::raw_sql(sql);
        let keeper = other.durable.at_hand().unwrap();
        lock("begin immediate").execute(&mut *keeper).await.unwrap();
        assert_eq!(patience(&store).await, 5000);
        store.tidy(0).await.unwrap_err();
        assert_eq!(patience(&store).await, 50);
        lock("rollback").execute(keeper).await.unwrap();
        store.tidy(0).await.unwrap();
        assert_eq!(patience(&store).await, 5000);
    }

    /// What SQLite says when a file cannot be read, wherever this runs: the connection is not used again.
    #[tokio::test]
    async fn a_connection_that_failed_is_opened_anew() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("broken.db");
        let store = Store::open(&format!("sqlite:{}", path.display()))
            .await
            .unwrap();
        let mut writer = store.writer.lock().await;
        let quick = writer.quick.at_hand().unwrap();
        let spoil = sqlx::raw_sql("pragma query_only = on");
        spoil.execute(quick).await.unwrap();
        drop(writer);
        let why = store.tidy(0).await.unwrap_err().to_string();
        assert!(why.contains("readonly database (SQLite code 8)"), "{why}");
        store.tidy(0).await.unwrap();
    }

    /// SQLite's own limit makes the error of a full disk, wherever this runs; `tests/store_files.rs` fills a real one.
    #[tokio::test]
    async fn a_full_database_stores_nothing_and_works_again_when_there_is_room() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("full.db");
        let store = Store::open(&format!("sqlite:{}", path.display()))
            .await
            .unwrap();
        let key = RoomKey {
            platform: Platform::Console,
            id: "r".to_owned(),
            parent: None,
        };
        let batch = batch(store.room(&key).await.unwrap().id);
        limit_pages(&store, 1).await;
        for _ in 0..2 {
            let error = store.commit(&batch).await.unwrap_err();
            assert!(error.to_string().contains("full"), "{error}");
            assert!(matches!(error, CommitError::Unavailable(_)));
        }
        assert_eq!(store.pending().await.unwrap(), []);
        limit_pages(&store, 1_000_000).await;
        store.commit(&batch).await.unwrap();
        assert_eq!(store.pending().await.unwrap(), batch.changes[0].deliveries);
    }
}
