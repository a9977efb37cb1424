//! Which message shows a session's turn, so that a partial turn can be shown in its place.
//!
//! The store knows it too, but learns of a message only after it was sent, with a later write: the next board of the same
//! turn may be on its way before that.

use crate::session::{RoomId, SessionId};
use crate::store::Store;
use lru::LruCache;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Far more than can be sent before a write; older ones are asked of the store.
const REMEMBERED: NonZeroUsize = NonZeroUsize::new(4096).expect("not zero");

/// By the generation of the store: another database knows other sessions by the same numbers.
type Known = LruCache<(u64, RoomId, SessionId), Option<String>>;

/// The memory, with the store behind it.
pub(super) struct Turns {
    store: Arc<Store>,
    known: Mutex<Known>,
}

impl Turns {
    pub(super) fn new(store: Arc<Store>) -> Self {
        Self {
            store,
            known: Mutex::new(LruCache::new(REMEMBERED)),
        }
    }

    /// The message of the session's turn in this room, if it has one.
    pub(super) async fn message(&self, room: RoomId, session: SessionId) -> Option<String> {
        let key = (self.store.generation(), room, session);
        let known = self.known().get(&key).cloned();
        match known {
            Some(message) => message,
            // If this cannot be read the board goes out as a new message: more than is wanted, but nothing is lost.
            None => self.store.last_message(session, room).await.ok().flatten(),
        }
    }

    /// From now on the turn is shown in this message, or in none.
    pub(super) fn put(&self, room: RoomId, session: SessionId, message: Option<String>) {
        let key = (self.store.generation(), room, session);
        self.known().put(key, message);
    }

    /// A cache is whole after every call, so a panic elsewhere does no harm to it.
    fn known(&self) -> MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
