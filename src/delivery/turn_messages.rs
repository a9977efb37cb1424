//! Remembers which message shows a session's turn, so that the next partial board of the turn can replace that message.
//!
//! The store learns the id of this message only with the next write. The next board may have to be sent before that.
//! Which messages show a turn: `send_message.rs`.

use crate::session::{RoomId, SessionId};
use crate::store::Store;
use lru::LruCache;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many messages are remembered. This is many more than can be sent before the next write. Older messages are looked up in the store.
const REMEMBERED: NonZeroUsize = NonZeroUsize::new(4096).expect("not zero");

/// The first part of the key is the store's generation, a number that changes with the database. In another database, the same numbers
/// mean other sessions.
type Remembered = LruCache<(u64, RoomId, SessionId), Option<String>>;

/// The messages of the latest turns. Older ones are looked up in the store.
pub(super) struct TurnMessages {
    store: Arc<Store>,
    remembered: Mutex<Remembered>,
}

impl TurnMessages {
    /// A memory without messages. It looks up in this store what it does not remember.
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

    /// Notes which message shows the session's turn from now on. `None` means that the message could not be sent.
    pub(super) fn set_message(&self, room: RoomId, session: SessionId, message: Option<String>) {
        let key = (self.store.generation(), room, session);
        self.lock_cache().put(key, message);
    }

    /// Locks the cache, even after a panic in another task. That is safe, because no call leaves the cache half changed.
    fn lock_cache(&self) -> MutexGuard<'_, Remembered> {
        self.remembered
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}
