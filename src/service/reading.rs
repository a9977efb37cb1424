//! Sessions that are long to read: another thread does it while the room that asked for them waits.
//!
//! A session is long if many entries have come since its last copy: those of an earlier version, which made none, those brought in
//! from a record, and games that shuffle to and fro. The message is then decided anew.

use super::Inbound;
use super::handle::{Input, Waiter};
use super::import::ReadRecord;
use super::replay::{late_snapshot, restore};
use super::round::Prepared;
use super::run::Service;
use crate::session::{Corrupt, Session, SessionId};
use crate::store::{NewSnapshot, Store, StoreError};
use std::sync::Arc;
use tokio::runtime::Handle;
use tokio::task::spawn_blocking;
use tracing::error;

/// A message that waits for a session.
#[derive(Debug)]
pub(super) struct Waiting {
    pub(super) inbound: Box<Inbound>,
    pub(super) waiter: Waiter,
    pub(super) imported: Option<ReadRecord>,
}

/// A session, perhaps with the copy it lacked; nothing if there is no such session.
pub(super) type ReadSession = Result<Option<(Arc<Session>, Option<NewSnapshot>)>, Unreadable>;

/// Why a session could not be read.
#[derive(Debug, thiserror::Error)]
pub(super) enum Unreadable {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Corrupt(#[from] Corrupt),
    #[error("its reading broke off")]
    BrokenOff,
}

impl Service {
    /// Has a session read; the message comes back to be decided with it, and its room waits until then.
    pub(super) fn read_session(&mut self, id: SessionId, message: Waiting) {
        self.inbox.park(&message.inbound.room);
        let (service, turns) = (self.myself.clone(), self.late_turns.clone());
        let store = self.store.clone();
        tokio::spawn(async move {
            let _turn = turns.acquire_owned().await.expect("it is never closed");
            let here = Handle::current();
            let read = spawn_blocking(move || here.block_on(read(&store, id))).await;
            let read = read.unwrap_or(Err(Unreadable::BrokenOff));
            if let Some(service) = service.upgrade() {
                // If the service has ended the message counts as not stored.
                let _ = service.send(Input::Read { id, read, message }).await;
            }
        });
    }

    /// Decides the message that waited for a session. One that cannot be read is treated as one that is not there.
    pub(super) async fn with_session(
        &mut self,
        id: SessionId,
        read: ReadSession,
        message: Waiting,
    ) -> Prepared {
        self.inbox.unpark(&message.inbound.room);
        let there = match read {
            Ok(Some((session, late))) => {
                self.cache.put_read(session, late);
                true
            }
            Ok(None) => false,
            Err(why) => {
                error!(session = id.0, %why, "a long session cannot be read");
                false
            }
        };
        let Waiting {
            inbound,
            waiter,
            imported,
        } = message;
        self.cache.read_however_long(!there);
        let prepared = self.prepared(inbound, waiter, imported).await;
        self.cache.read_however_long(false);
        prepared
    }
}

async fn read(store: &Store, id: SessionId) -> ReadSession {
    let Some(stored) = store.session_up_to(id, u32::MAX).await? else {
        return Ok(None);
    };
    let session = restore(store, &stored).await??;
    let late = late_snapshot(stored.entries.len(), &session);
    Ok(Some((Arc::new(session), late)))
}
