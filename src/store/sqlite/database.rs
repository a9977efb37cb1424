//! An open database: its file, and the connections to it.

use super::connection::RenewableConnection;
use super::detect_replaced_files::DatabaseFiles;
use std::sync::atomic::AtomicU64;
use tokio::sync::{Mutex, MutexGuard};

/// A database that is open, with the connections to it.
#[derive(Debug)]
pub(crate) struct Database {
    /// Which files were opened.
    pub(super) files: std::sync::Mutex<DatabaseFiles>,
    pub(super) writer: Mutex<Writer>,
    /// The connections that only read. A pool of sqlx is not used, because it pings a connection each time the connection is given back.
    /// For each read, that costs a second switch between threads.
    pub(super) readers: [Mutex<RenewableConnection>; 2],
    /// How often another file has taken the place of the one that was opened.
    pub(super) generation: AtomicU64,
}

/// The connections that write. SQLite has one writer at a time, so one lock guards both of them, and they never wait for each other's
/// lock on the file.
#[derive(Debug)]
pub(super) struct Writer {
    pub(super) durable: RenewableConnection,
    pub(super) quick: RenewableConnection,
    /// Whether the last write found the database locked by another process. If so, the next write waits only a moment for that process,
    /// not the full time again.
    pub(super) impatient: bool,
}

impl Database {
    /// A reading connection that is free. If none is, waits for the first that becomes free.
    pub(super) async fn free_reader(&self) -> MutexGuard<'_, RenewableConnection> {
        let [a, b] = &self.readers;
        if let Ok(free) = a.try_lock() {
            return free;
        }
        if let Ok(free) = b.try_lock() {
            return free;
        }
        tokio::select! {
            free = a.lock() => free,
            free = b.lock() => free,
        }
    }
}
