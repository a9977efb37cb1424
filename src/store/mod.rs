//! The one place that talks to the database: SQLite through sqlx.
//!
//! What is written is written by `commit`, a whole batch in one statement; rooms and people are made known when they are
//! first met, in one statement as well. So there never is an open transaction that a fault could leave behind. Reads have
//! connections of their own and do not wait for a writer. Nothing here decides anything about a game, nothing is cached, and
//! nothing is logged but migrations and repairs: whoever asked gets the error.

mod acquaintances;
mod claim;
mod crash;
mod error;
mod files;
pub mod json;
#[cfg(test)]
mod laws;
mod link;
mod open;
mod people;
mod person;
mod read;
mod repair;
mod rows;
mod types;
mod upkeep;
mod write;

pub use claim::{Claim, Life};
pub use error::{Cause, StoreError};
pub use types::{
    Acquaintance, Batch, Change, CommitError, Consent, Delivery, LiveSession, NewEntry, NewSession,
    NewSnapshot, OpenGame, RoomSettings, Settled, StoredRoom, StoredSession,
};

use files::Files;
use link::Link;
use std::sync::atomic::AtomicU64;
use tokio::sync::{Mutex, MutexGuard};

/// An open database.
#[derive(Debug)]
pub struct Store {
    /// Which files were opened.
    files: std::sync::Mutex<Files>,
    writer: Mutex<Writer>,
    /// Not sqlx's pool: that asks a connection for a sign of life each time it comes back, a second change of threads per read.
    readers: [Mutex<Link>; 2],
    /// How often another file has taken the place of the one that was opened.
    generation: AtomicU64,
}

/// SQLite has one writer at a time, so these two stand behind one lock and never wait for each other in the file.
#[derive(Debug)]
struct Writer {
    durable: Link,
    quick: Link,
    /// Somebody else keeps the database locked: the next write waits a moment only, or all would wait one after the other.
    impatient: bool,
}

impl Store {
    /// A connection that is free, or the first to become so.
    async fn reader(&self) -> MutexGuard<'_, Link> {
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
