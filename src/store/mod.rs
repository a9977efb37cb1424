//! The one place that talks to the database: SQLite through sqlx.
//!
//! What is written is written by `commit`, a whole batch in one statement; rooms and people are made known when they are
//! first met. Reads have connections of their own and do not wait for a writer. Nothing here decides anything about a game,
//! nothing is cached, and nothing is logged but migrations: whoever asked gets the error.

mod crash;
mod error;
#[cfg(test)]
mod laws;
mod open;
mod people;
mod read;
mod rows;
mod types;
mod upkeep;
mod write;

pub use error::StoreError;
pub use types::{
    Batch, Change, CommitError, Delivery, LiveSession, NewEntry, NewSession, NewSnapshot,
    RoomSettings, Settled, StoredRoom, StoredSession,
};

use sqlx::SqliteConnection;
use std::path::PathBuf;
use tokio::sync::{Mutex, MutexGuard};

/// An open database.
#[derive(Debug)]
pub struct Store {
    path: PathBuf,
    writer: Mutex<Writer>,
    /// Not sqlx's pool: that asks a connection for a sign of life each time it comes back, a second change of threads per read.
    readers: [Mutex<SqliteConnection>; 2],
}

/// SQLite has one writer at a time, so these two stand behind one lock and never wait for each other in the file.
#[derive(Debug)]
struct Writer {
    /// Every commit is on the disk when it returns (`synchronous=FULL`).
    durable: SqliteConnection,
    /// A commit survives the end of the process, however sudden, but is on the disk only with the next durable one (`NORMAL`).
    quick: SqliteConnection,
}

impl Store {
    /// A connection that is free, or the first to become so.
    async fn reader(&self) -> MutexGuard<'_, SqliteConnection> {
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
