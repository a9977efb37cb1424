//! Writing a batch: one statement, one lock, at most one fsync.

use super::rows::Rows;
use super::{Batch, Change, CommitError, Store, crash};

const WRITE: &str =
    "insert into batch values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)";

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
        || change.editor.is_some()
        || change.moved.is_some()
}

fn commit_error(error: sqlx::Error) -> CommitError {
    match error.as_database_error() {
        Some(e) if e.is_unique_violation() => CommitError::Conflict,
        _ => CommitError::Unavailable(error),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::{EventKey, OutboxId, Platform, RoomId, RoomKey};
    use crate::store::Delivery;

    async fn limit_pages(store: &Store, pages: u32) {
        let mut writer = store.writer.lock().await;
        let sql = format!("pragma max_page_count = {pages}");
        let pragma = sqlx::raw_sql(sqlx::AssertSqlSafe(sql));
        pragma.execute(&mut writer.quick).await.unwrap();
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
            event: EventKey([0; 8]),
            at: 0,
            opened: None,
            entries: Vec::new(),
            ended: Vec::new(),
            settings: None,
            refused: None,
            editor: None,
            moved: None,
            deliveries: vec![delivery],
        };
        Batch {
            changes: vec![change],
            settled: Vec::new(),
        }
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
