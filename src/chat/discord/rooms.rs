//! What the adapter remembers about channels between messages. All of it may be forgotten: it is then looked up or said again.

use lru::LruCache;
use serenity::model::id::ChannelId;
use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Channels remembered of each kind; a server has at most 500 channels and 1,000 active threads.
const REMEMBERED: NonZeroUsize = NonZeroUsize::new(4096).expect("not zero");

/// The memory, shared by both halves of the adapter.
pub(super) struct Rooms {
    parents: Mutex<LruCache<ChannelId, Option<ChannelId>>>,
    locales: Mutex<LruCache<ChannelId, String>>,
    unwritable: Mutex<LruCache<ChannelId, ()>>,
    unreadable: Mutex<LruCache<ChannelId, ()>>,
}

impl Default for Rooms {
    fn default() -> Self {
        Self {
            parents: Mutex::new(LruCache::new(REMEMBERED)),
            locales: Mutex::new(LruCache::new(REMEMBERED)),
            unwritable: Mutex::new(LruCache::new(REMEMBERED)),
            unreadable: Mutex::new(LruCache::new(REMEMBERED)),
        }
    }
}

impl Rooms {
    /// The parent of a channel that was looked up before.
    pub(super) fn parent(&self, room: ChannelId) -> Option<Option<ChannelId>> {
        lock(&self.parents).get(&room).copied()
    }

    /// Remembers a parent.
    pub(super) fn set_parent(&self, room: ChannelId, parent: Option<ChannelId>) {
        lock(&self.parents).put(room, parent);
    }

    /// The locale last heard with a message there.
    pub(super) fn locale(&self, room: ChannelId) -> Option<String> {
        lock(&self.locales).get(&room).cloned()
    }

    /// Remembers the locale of a channel.
    pub(super) fn set_locale(&self, room: ChannelId, locale: &str) {
        lock(&self.locales).put(room, locale.to_owned());
    }

    /// Whether this is the first time since the last success that writing there was refused.
    pub(super) fn refused(&self, room: ChannelId) -> bool {
        lock(&self.unwritable).put(room, ()).is_none()
    }

    /// Writing there worked.
    pub(super) fn accepted(&self, room: ChannelId) {
        lock(&self.unwritable).pop(&room);
    }

    /// Whether this is the first time that a message there could not be read.
    pub(super) fn unreadable(&self, room: ChannelId) -> bool {
        lock(&self.unreadable).put(room, ()).is_none()
    }
}

/// A cache is whole after every call, so a panic elsewhere does no harm to it.
fn lock<T>(cache: &Mutex<T>) -> MutexGuard<'_, T> {
    cache.lock().unwrap_or_else(PoisonError::into_inner)
}
