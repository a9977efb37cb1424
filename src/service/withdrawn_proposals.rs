//! Remembers when proposals were withdrawn. `changed_offers.rs` says why this is needed.

use crate::session::AccountId;
use lru::LruCache;
use std::num::NonZeroUsize;

/// How many pairs of people are kept.
const KEPT: NonZeroUsize = NonZeroUsize::new(1_024).expect("not zero");

/// When a person last withdrew a proposal to another person (Unix seconds). The pair is the proposer and the person who was asked.
#[derive(Debug)]
pub(super) struct WithdrawnProposals(LruCache<(AccountId, AccountId), i64>);

impl Default for WithdrawnProposals {
    fn default() -> Self {
        Self(LruCache::new(KEPT))
    }
}

impl WithdrawnProposals {
    /// Notes that a proposal between these two was withdrawn at this time.
    pub(super) fn note(&mut self, pair: (AccountId, AccountId), at: i64) {
        self.0.put(pair, at);
    }

    /// Whether a proposal between these two was withdrawn after this time.
    pub(super) fn has_one_since(&self, pair: (AccountId, AccountId), since: i64) -> bool {
        self.0.peek(&pair).is_some_and(|at| *at > since)
    }
}
