//! What the service knows of links between accounts that are asked for or attempted.

use crate::session::AccountId;
use crate::store::PlatformId;
use lru::LruCache;
use std::num::NonZeroUsize;

/// Of how many people wrong codes are counted.
const WRONG_CODES: NonZeroUsize = NonZeroUsize::new(4_096).expect("not zero");

/// What is known of links between accounts.
#[derive(Debug)]
pub(super) struct Linking {
    /// Accounts are to be joined once nothing waits to be stored.
    pub(super) wanted: bool,
    /// Who is being joined to whom: decided, but not carried out.
    pub(super) now: Vec<(AccountId, AccountId)>,
    /// How many wrong codes people have typed, and since when.
    pub(super) wrong_codes: LruCache<PlatformId, (u32, i64)>,
}

impl Default for Linking {
    fn default() -> Self {
        Self {
            wanted: true,
            now: Vec::new(),
            wrong_codes: LruCache::new(WRONG_CODES),
        }
    }
}
