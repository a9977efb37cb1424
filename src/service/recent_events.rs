//! The service's memory of the events that were handled recently, so that an event that comes twice is recognized without a read of the
//! database.

use super::event::Event;
use super::event_keys::EventKeys;
use crate::session::EventKey;
use crate::store::{Store, StoreError};
use lru::LruCache;
use std::num::NonZeroUsize;

/// The events that were handled recently. The store knows them as well, but asking it each time would cost a read.
#[derive(Debug)]
pub(super) struct RecentEvents {
    keys: EventKeys,
    known: LruCache<EventKey, ()>,
}

/// How many events are remembered. They take about 5 MB.
const REMEMBERED: usize = 65_536;

impl RecentEvents {
    /// The events that were stored last, as read from the store.
    pub(super) async fn read(store: &Store) -> Result<Self, StoreError> {
        let most = NonZeroUsize::new(REMEMBERED).expect("not zero");
        let mut events = Self {
            keys: EventKeys::read(store).await?,
            known: LruCache::new(most),
        };
        let stored = store.recent_events(REMEMBERED as u32).await?;
        stored.into_iter().for_each(|event| events.add(event));
        Ok(events)
    }

    /// The key of an event.
    pub(super) fn key_of(&self, event: &Event) -> EventKey {
        self.keys.of(event)
    }

    pub(super) fn add(&mut self, event: EventKey) {
        self.known.put(event, ());
    }

    pub(super) fn forget(&mut self, event: EventKey) {
        self.known.pop(&event);
    }

    /// Forgets all events, because another database is in use.
    pub(super) fn forget_all(&mut self) {
        self.known.clear();
    }

    pub(super) fn contains(&self, event: EventKey) -> bool {
        self.known.contains(&event)
    }
}
