//! What the adapter remembers of channels. If this memory is lost, the adapter asks Discord about channels again, and tells people once
//! more if the bot cannot read or write in a channel. This file also decides after how many further messages a board is posted again
//! instead of edited.

use lru::LruCache;
use serenity::model::id::{ChannelId, MessageId};
use std::collections::{HashMap, VecDeque};
use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// How many channels each map of the memory keeps. A server has at most 500 channels and 1,000 active threads.
const REMEMBERED: NonZeroUsize = NonZeroUsize::new(4096).expect("not zero");

/// A board with this many messages below it is out of sight. Then an edit of the board would not be seen, so it is posted again.
///
/// A turn of three moves, or one request to see the board, adds fewer messages than this.
pub(super) const OUT_OF_SIGHT: usize = 6;

/// The last message seen in each channel.
pub(super) type LastSeenMessages = HashMap<ChannelId, MessageId>;

/// The memory, shared by both halves of the adapter.
pub(super) struct ChannelMemory {
    parents: Mutex<LruCache<ChannelId, Option<ChannelId>>>,
    locales: Mutex<LruCache<ChannelId, String>>,
    unwritable: Mutex<LruCache<ChannelId, ()>>,
    unreadable: Mutex<LruCache<ChannelId, ()>>,
    /// The last messages in each channel, by any author. The newest is the last. At most [`OUT_OF_SIGHT`] are kept.
    latest: Mutex<LruCache<ChannelId, VecDeque<MessageId>>>,
}

impl Default for ChannelMemory {
    fn default() -> Self {
        Self {
            parents: Mutex::new(LruCache::new(REMEMBERED)),
            locales: Mutex::new(LruCache::new(REMEMBERED)),
            unwritable: Mutex::new(LruCache::new(REMEMBERED)),
            unreadable: Mutex::new(LruCache::new(REMEMBERED)),
            latest: Mutex::new(LruCache::new(REMEMBERED)),
        }
    }
}

impl ChannelMemory {
    /// The parent of a channel. The inner `None` means that the channel is no thread. The outer `None` means that the parent was not
    /// looked up yet.
    pub(super) fn parent(&self, room: ChannelId) -> Option<Option<ChannelId>> {
        lock(&self.parents).get(&room).copied()
    }

    /// Remembers a parent.
    pub(super) fn set_parent(&self, room: ChannelId, parent: Option<ChannelId>) {
        lock(&self.parents).put(room, parent);
    }

    /// The locale of the last message or interaction in this channel.
    pub(super) fn locale(&self, room: ChannelId) -> Option<String> {
        lock(&self.locales).get(&room).cloned()
    }

    /// Remembers the locale of a channel.
    pub(super) fn set_locale(&self, room: ChannelId, locale: &str) {
        lock(&self.locales).put(room, locale.to_owned());
    }

    /// Notes that a message to this channel was refused. Returns true if the message before it was not refused.
    pub(super) fn note_refused(&self, room: ChannelId) -> bool {
        lock(&self.unwritable).put(room, ()).is_none()
    }

    /// Notes that a message to this channel was accepted.
    pub(super) fn note_accepted(&self, room: ChannelId) {
        lock(&self.unwritable).pop(&room);
    }

    /// Notes that a message in this channel came without its text. Returns true for the first one.
    pub(super) fn unreadable(&self, room: ChannelId) -> bool {
        lock(&self.unreadable).put(room, ()).is_none()
    }

    /// Notes a message of any author.
    pub(super) fn note_seen(&self, room: ChannelId, message: MessageId) {
        let mut latest = lock(&self.latest);
        let latest = latest.get_or_insert_mut(room, VecDeque::new);
        if latest.back().is_none_or(|last| *last < message) {
            latest.push_back(message);
            let forgotten = latest.len().saturating_sub(OUT_OF_SIGHT);
            latest.drain(..forgotten);
        }
    }

    /// The last message seen in each channel.
    pub(super) fn last_seen(&self) -> LastSeenMessages {
        let latest = lock(&self.latest);
        let last = latest
            .iter()
            .filter_map(|(room, latest)| Some((*room, *latest.back()?)));
        last.collect()
    }

    /// How many of the remembered messages stand below this one. At most [`OUT_OF_SIGHT`] are remembered.
    pub(super) fn below(&self, room: ChannelId, message: MessageId) -> usize {
        let mut latest = lock(&self.latest);
        latest.get(&room).map_or(0, |latest| {
            latest.iter().filter(|below| **below > message).count()
        })
    }
}

/// Locks the memory, even after a panic in another task. The memory is consistent after every call.
fn lock<T>(cache: &Mutex<T>) -> MutexGuard<'_, T> {
    cache.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::{ChannelId, ChannelMemory, MessageId, OUT_OF_SIGHT};

    #[test]
    fn what_stands_below_a_message_is_counted_once() {
        let (rooms, room) = (ChannelMemory::default(), ChannelId::new(5));
        let board = MessageId::new(10);
        for id in [9, 10, 11, 12, 11, 12] {
            rooms.note_seen(room, MessageId::new(id));
        }
        assert_eq!(rooms.below(room, board), 2);
        (20..40).for_each(|id| rooms.note_seen(room, MessageId::new(id)));
        assert_eq!(
            rooms.below(room, board),
            OUT_OF_SIGHT,
            "no more than matters"
        );
        assert_eq!(rooms.last_seen()[&room], MessageId::new(39));
        assert_eq!(rooms.below(ChannelId::new(6), board), 0);
    }
}
