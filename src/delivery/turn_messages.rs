//! Remembers which message shows a session's turn, so that the next partial board of the turn can replace that message.
//!
//! The store has the id of this message, too, but only after a write that follows the sending. The next board of the turn may be sent
//! before that write.

use crate::session::{RoomId, SessionId};
use crate::store::Store;
use lru::LruCache;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many messages are remembered: many more than can be sent before the next write. Older ones are looked up in the store.
const REMEMBERED: NonZeroUsize = NonZeroUsize::new(4096).expect("not zero");

/// The generation of the store is part of the key, because another database has other sessions under the same numbers.
type Remembered = LruCache<(u64, RoomId, SessionId), Option<String>>;

/// The messages of the latest turns, and the store, which is asked for older ones.
pub(super) struct TurnMessages {
    store: Arc<Store>,
    remembered: Mutex<Remembered>,
}

impl TurnMessages {
    /// A memory without messages, which asks this store for those that it does not have.
    pub(super) fn new(store: Arc<Store>) -> Self {
        Self {
            store,
            remembered: Mutex::new(LruCache::new(REMEMBERED)),
        }
    }

    /// The message that shows the session's turn in this room, if there is one.
    pub(super) async fn message_of(&self, room: RoomId, session: SessionId) -> Option<String> {
        let key = (self.store.generation(), room, session);
        let remembered = self.lock_cache().get(&key).cloned();
        match remembered {
            Some(message) => message,
            // If the store cannot be read, the board is sent as a new message. That is one message more than needed, but nothing is
            // lost.
            None => self.store.last_message(session, room).await.ok().flatten(),
        }
    }

    /// Notes which message shows the session's turn from now on; `None` if the message could not be sent.
    pub(super) fn set_message(&self, room: RoomId, session: SessionId, message: Option<String>) {
        let key = (self.store.generation(), room, session);
        self.lock_cache().put(key, message);
    }

    /// Locks the cache, also after a panic in another task: the cache is consistent after each call.
    fn lock_cache(&self) -> MutexGuard<'_, Remembered> {
        self.remembered
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}
