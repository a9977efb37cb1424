//! Reads long sessions in another thread, while the room that needs them waits.
//!
//! A session is long if it has many entries since its last snapshot. There are three kinds:
//!
//! - a session that was played with an earlier version of the program, which made no snapshots,
//! - an imported record,
//! - a game in which pieces only move to and fro. Any earlier position may come again, so the session remembers too many positions for a
//!   snapshot.

use super::load_session::{missing_snapshot, restore};
use crate::session::{ReplayError, Session, SessionId};
use crate::store::{NewSnapshot, Store, StoreError};
use std::sync::Arc;
use tokio::runtime::Handle;
use tokio::task::spawn_blocking;

/// A session that was read, and a snapshot to store if it lacks one. The outer `None` means that no session has this id.
pub(super) type ReadSession = Result<Option<(Arc<Session>, Option<NewSnapshot>)>, Unreadable>;

/// Why a session could not be read.
#[derive(Debug, thiserror::Error)]
pub(super) enum Unreadable {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Replay(#[from] ReplayError),
    #[error("its reading broke off")]
    BrokenOff,
}

/// Reads a session in another thread, however long that takes.
pub(super) async fn read_long_session(store: Arc<Store>, id: SessionId) -> ReadSession {
    let runtime = Handle::current();
    let reading = spawn_blocking(move || runtime.block_on(read(&store, id)));
    reading.await.unwrap_or(Err(Unreadable::BrokenOff))
}

async fn read(store: &Store, id: SessionId) -> ReadSession {
    let Some(stored) = store.session_up_to(id, u32::MAX).await? else {
        return Ok(None);
    };
    let session = restore(store, &stored).await??;
    let late = missing_snapshot(stored.entries.len(), &session);
    Ok(Some((Arc::new(session), late)))
}
