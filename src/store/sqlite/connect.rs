//! Connects to a file: the settings of a connection, and the wait while another process keeps the file locked.

use super::errors::{is_busy, open_error};
use crate::store::error::StoreError;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, SqliteConnection};
use std::path::Path;
use std::time::{Duration, Instant};
use tokio::time::sleep;

/// How long to wait for another process that is writing.
pub(super) const BUSY_TIMEOUT: Duration = Duration::from_secs(5);
/// The pause between two attempts to connect, where SQLite does not wait by itself.
const PAUSE: Duration = Duration::from_millis(20);
/// The size of a page in bytes. A move changes a few places in the file, and a commit writes a whole page for each place. So small pages
/// halve the bytes written. Only a new file gets this size; files with pages of another size work, too.
const PAGE: u32 = 1024;
/// How many pages the write-ahead log may have before it is copied into the database. Copying costs two fsyncs, and happens about once in
/// 2,000 commits.
const CHECKPOINT_PAGES: &str = "16000";

/// Connects to the existing file at `path`. `synchronous` says what a commit through the connection waits for.
pub(super) async fn connect(
    path: &Path,
    synchronous: SqliteSynchronous,
) -> Result<SqliteConnection, StoreError> {
    let patience = Instant::now() + BUSY_TIMEOUT;
    loop {
        match try_connect(path, synchronous).await {
            // SQLite itself does not wait while another process switches a new file to the mode with a write-ahead log (WAL).
            Err(source) if is_busy(&source) && Instant::now() < patience => sleep(PAUSE).await,
            done => return done.map_err(|source| open_error(path, source)),
        }
    }
}

async fn try_connect(
    path: &Path,
    synchronous: SqliteSynchronous,
) -> Result<SqliteConnection, sqlx::Error> {
    SqliteConnectOptions::new()
        .filename(path)
        .foreign_keys(true)
        .busy_timeout(BUSY_TIMEOUT)
        .page_size(PAGE)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(synchronous)
        .pragma("wal_autocheckpoint", CHECKPOINT_PAGES)
        .pragma("temp_store", "memory")
        .disable_statement_logging()
        .connect()
        .await
}
