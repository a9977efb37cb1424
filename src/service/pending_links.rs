//! What the service keeps in memory about linking accounts: whether links wait to be carried out, and how many wrong codes were typed.

use crate::session::AccountId;
use crate::store::PlatformId;
use lru::LruCache;
use std::num::NonZeroUsize;

/// How many people's wrong codes are counted at a time.
const WRONG_CODES: NonZeroUsize = NonZeroUsize::new(4_096).expect("not zero");

/// Links whose accounts are not joined yet, and attempts with wrong codes.
#[derive(Debug)]
pub(super) struct PendingLinks {
    /// Whether accounts are to be joined once nothing waits to be stored.
    pub(super) wanted: bool,
    /// Links that were decided but whose accounts are not joined yet: who is joined to whom.
    pub(super) now: Vec<(AccountId, AccountId)>,
    /// How many wrong codes each person has typed, and since when.
    pub(super) wrong_codes: LruCache<PlatformId, (u32, i64)>,
}

impl Default for PendingLinks {
    fn default() -> Self {
        Self {
            wanted: true,
            now: Vec::new(),
            wrong_codes: LruCache::new(WRONG_CODES),
        }
    }
}
