//! Remembers who has lost their turn, and whose game has ended a moment ago. A person loses their turn if somebody else takes a move back
//! or ends the game, or if the clock ends the game. `move_for_lost_turn.rs` uses this.

use crate::session::{AccountId, RoomId, Session};
use lru::LruCache;
use std::num::NonZeroUsize;
use std::sync::Arc;

/// How many people are kept.
const KEPT: NonZeroUsize = NonZeroUsize::new(256).expect("not zero");

/// What has ended a moment ago, for each person.
#[derive(Debug)]
pub(super) struct LostTurns {
    /// When the person lost their turn (Unix seconds), and the game as it was before.
    turns: LruCache<AccountId, (i64, Arc<Session>)>,
    /// When a game of the person in the room ended (Unix seconds).
    ended: LruCache<(RoomId, AccountId), i64>,
}

impl Default for LostTurns {
    fn default() -> Self {
        Self {
            turns: LruCache::new(KEPT),
            ended: LruCache::new(KEPT),
        }
    }
}

impl LostTurns {
    /// Notes that this person has lost their turn at this time. `before` is the game in which it was their turn.
    pub(super) fn note(&mut self, person: AccountId, at: i64, before: Arc<Session>) {
        self.turns.put(person, (at, before));
    }

    /// Notes that a game of this person in this room has ended at this time.
    pub(super) fn note_end(&mut self, key: (RoomId, AccountId), at: i64) {
        self.ended.put(key, at);
    }

    /// Notes that this person knows which of their turns have ended, and which of their games in this room.
    pub(super) fn forget(&mut self, key: (RoomId, AccountId)) {
        self.turns.pop(&key.1);
        self.ended.pop(&key);
    }

    /// Whether a game of this person in this room has ended after this time.
    pub(super) fn has_ended_since(&self, key: (RoomId, AccountId), since: i64) -> bool {
        self.ended.peek(&key).is_some_and(|at| *at > since)
    }

    /// The game as it was before this person lost their turn in it. `None` if the person has lost no turn after this time.
    pub(super) fn since(&self, person: AccountId, since: i64) -> Option<&Arc<Session>> {
        let (at, before) = self.turns.peek(&person)?;
        (*at > since).then_some(before)
    }
}
