//! Tests of what is true only of SQLite: locks, limits, broken connections, copies of the file.

use super::database::Database;
use crate::session::{EventKey, OutboxId, Platform, RoomId, RoomKey};
use crate::store::batch::{Batch, Change, Delivery, DeliveryReport};
use crate::store::error::{CauseKind, StoreError};
use std::path::Path;

async fn open(path: &Path) -> Database {
    Database::open(path, true).await.unwrap()
}

async fn limit_pages(store: &Database, pages: u32) {
    let mut writer = store.writer.lock().await;
    let sql = format!("pragma max_page_count = {pages}");
    let pragma = sqlx::raw_sql(sqlx::AssertSqlSafe(sql));
    let quick = writer.quick.get().unwrap();
    pragma.execute(quick).await.unwrap();
}

fn room_key() -> RoomKey {
    RoomKey {
        platform: Platform::Console,
        id: "r".to_owned(),
        parent: None,
    }
}

/// A batch with a long refusal.
fn batch(room: RoomId) -> Batch {
    let say = "x".repeat(100_000);
    let delivery = Delivery {
        id: OutboxId(1),
        room,
        token: [0; 12],
        say,
        reply_to: None,
        path: None,
    };
    let change = Change {
        deliveries: vec![delivery],
        ..Change::new(EventKey([0; 8]), 0)
    };
    Batch {
        changes: vec![change.into()],
        ..Batch::default()
    }
}

async fn patience(store: &Database) -> i64 {
    let mut writer = store.writer.lock().await;
    let query = sqlx::query_scalar("pragma busy_timeout");
    let quick = writer.quick.get().unwrap();
    query.fetch_one(quick).await.unwrap()
}

/// While another process keeps the database locked, only the first write waits for five seconds. The later writes fail sooner, so that
/// the messages need not wait for five seconds each.
#[tokio::test]
async fn while_somebody_keeps_the_database_locked_only_the_first_waits_long() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("locked.db");
    let (store, other) = (open(&path).await, open(&path).await);
    let mut other = other.writer.lock().await;
    let lock = |sql| sqlx::raw_sql(sql);
    let keeper = other.durable.get().unwrap();
    lock("begin immediate").execute(&mut *keeper).await.unwrap();
    assert_eq!(patience(&store).await, 5000);
    store.delete_old_rows(0).await.unwrap_err();
    assert_eq!(patience(&store).await, 50);
    lock("rollback").execute(keeper).await.unwrap();
    store.delete_old_rows(0).await.unwrap();
    assert_eq!(patience(&store).await, 5000);
}

/// The connection is set to reading only, because that makes writing fail on every system. After the error, a new connection takes its
/// place.
#[tokio::test]
async fn a_connection_that_failed_is_opened_anew() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("broken.db");
    let store = open(&path).await;
    let mut writer = store.writer.lock().await;
    let quick = writer.quick.get().unwrap();
    let spoil = sqlx::raw_sql("pragma query_only = on");
    spoil.execute(quick).await.unwrap();
    drop(writer);
    let why = store.delete_old_rows(0).await.unwrap_err().to_string();
    assert!(why.contains("readonly database (SQLite code 8)"), "{why}");
    store.delete_old_rows(0).await.unwrap();
}

/// A size limit of SQLite causes the error of a full disk, wherever this runs; `tests/store_files.rs` fills a real disk.
#[tokio::test]
async fn a_full_database_stores_nothing_and_works_again_when_there_is_room() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("full.db");
    let store = open(&path).await;
    let batch = batch(store.room(&room_key()).await.unwrap().id);
    limit_pages(&store, 1).await;
    for _ in 0..2 {
        let error = store.commit(&batch).await.unwrap_err();
        assert!(error.to_string().contains("full"), "{error}");
        assert!(matches!(error, StoreError::Failed(why) if why.kind == CauseKind::Other));
    }
    assert_eq!(store.pending().await.unwrap(), []);
    limit_pages(&store, 1_000_000).await;
    store.commit(&batch).await.unwrap();
    assert_eq!(store.pending().await.unwrap(), batch.changes[0].deliveries);
}

#[tokio::test]
async fn a_backup_is_a_whole_database_and_never_overwrites() {
    let home = tempfile::tempdir().unwrap();
    let store = open(&home.path().join("test.db")).await;
    let room = store.room(&room_key()).await.unwrap().id;
    let batch = batch(room);
    store.commit(&batch).await.unwrap();
    let file = home.path().join("copy.db");
    store.backup(&file).await.unwrap();
    let error = store.backup(&file).await.unwrap_err();
    assert!(matches!(error, StoreError::Exists(path) if path == file));
    let said = DeliveryReport::Superseded(OutboxId(1));
    let settled = Batch {
        settled: vec![said],
        ..Batch::default()
    };
    store.commit(&settled).await.unwrap();
    let copy = open(&file).await;
    assert_eq!(copy.pending().await.unwrap(), batch.changes[0].deliveries);
    assert_eq!(store.pending().await.unwrap(), []);
}

/// A failed write may leave its rows in the write-ahead log, and after a restart SQLite would take these rows for stored
/// (`CauseKind::Unconfirmed`). A durable note that the host is running overwrites these rows, but only if the note changes something.
#[tokio::test]
async fn a_durable_note_that_the_host_is_running_always_changes_something() {
    let home = tempfile::tempdir().unwrap();
    let store = open(&home.path().join("noted.db")).await;
    let mut noted = Vec::new();
    for durable in [false, true, true, false] {
        store.note_host(1_000, durable).await.unwrap();
        noted.push(store.host_alive().await.unwrap().unwrap());
    }
    assert_eq!(noted, [1_000, 999, 1_000, 1_000]);
}
