//! Memory of the events that were handled recently, so that a repeated one is recognized without a read.

use crate::session::EventKey;
use crate::store::{Store, StoreError};
use lru::LruCache;
use std::num::NonZeroUsize;

/// The events that were handled recently. The store knows them as well, but asking it each time would cost a read.
#[derive(Debug)]
pub(super) struct RecentEvents(LruCache<EventKey, ()>);

/// How many events are remembered. They take about 5 MB.
const REMEMBERED: usize = 65_536;

impl RecentEvents {
    /// The events that were stored last, as read from the store.
    pub(super) async fn read(store: &Store) -> Result<Self, StoreError> {
        let stored = store.recent_events(Self::WORTH_READING).await?;
        Ok(Self::new(stored))
    }

    /// How many recent events are read at the start.
    pub(super) const WORTH_READING: u32 = REMEMBERED as u32;

    pub(super) fn new(recent: Vec<EventKey>) -> Self {
        let mut events = Self(LruCache::new(
            NonZeroUsize::new(REMEMBERED).expect("not zero"),
        ));
        recent.into_iter().for_each(|event| events.add(event));
        events
    }

    pub(super) fn add(&mut self, event: EventKey) {
        self.0.put(event, ());
    }

    pub(super) fn forget(&mut self, event: EventKey) {
        self.0.pop(&event);
    }

    pub(super) fn contains(&self, event: EventKey) -> bool {
        self.0.contains(&event)
    }
}
