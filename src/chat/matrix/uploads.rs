//! Remembers the latest uploads, so that a message that is tried again is not uploaded again.

use lru::LruCache;
use serde_json::Value;
use std::num::NonZeroUsize;
use std::sync::{Mutex, PoisonError};

/// How many uploads are remembered.
const REMEMBERED: NonZeroUsize = NonZeroUsize::new(64).expect("not zero");

/// The latest uploads: the hash of each file and whether it is encrypted, and where it is.
#[derive(Debug)]
pub(super) struct Uploads(Mutex<LruCache<([u8; 32], bool), Value>>);

impl Default for Uploads {
    fn default() -> Self {
        Self(Mutex::new(LruCache::new(REMEMBERED)))
    }
}

impl Uploads {
    pub(super) fn known(&self, key: ([u8; 32], bool)) -> Option<Value> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(&key).cloned()
    }

    pub(super) fn note(&self, key: ([u8; 32], bool), source: Value) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.put(key, source);
    }
}
