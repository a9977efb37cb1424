//! Remembers whose turn has ended because somebody else took a move back or ended the game, or because the clock ended it. `move_for_lost_turn.rs` uses this.

use crate::session::{AccountId, Session};
use lru::LruCache;
use std::num::NonZeroUsize;
use std::sync::Arc;

/// How many people are kept.
const KEPT: NonZeroUsize = NonZeroUsize::new(256).expect("not zero");

/// For each person, when they lost their turn (Unix seconds), and the game as it was before.
#[derive(Debug)]
pub(super) struct LostTurns(LruCache<AccountId, (i64, Arc<Session>)>);

impl Default for LostTurns {
    fn default() -> Self {
        Self(LruCache::new(KEPT))
    }
}

impl LostTurns {
    /// Notes that this person has lost their turn at this time. `before` is the game in which it was their turn.
    pub(super) fn note(&mut self, person: AccountId, at: i64, before: Arc<Session>) {
        self.0.put(person, (at, before));
    }

    /// The game in which this person has lost their turn after this time, as it was before. `None` if there is none.
    pub(super) fn since(&self, person: AccountId, since: i64) -> Option<&Arc<Session>> {
        let (at, before) = self.0.peek(&person)?;
        (*at > since).then_some(before)
    }
}
