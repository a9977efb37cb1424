//! The service's memory of people's puzzles. Which people are solving a puzzle is kept in a list of its own. For every line that may be a
//! move, the service looks into this list instead of asking the database.

use super::puzzles_in_rooms::PuzzlesInRooms;
use crate::session::{AccountId, Puzzles};
use crate::store::json::StoredAsJson;
use crate::store::{Store, StoreError};
use lru::LruCache;
use std::collections::HashSet;
use std::num::NonZeroUsize;
use std::sync::Arc;

/// How many people's puzzles are kept in memory.
const PEOPLE: NonZeroUsize = NonZeroUsize::new(2_048).expect("not zero");

/// The most people in the list of those who are solving a puzzle. Anybody who is not in the list has to type the command `puzzle` before
/// an answer.
const MOST_SOLVERS: u32 = 65_536;

/// The puzzles of the people whose puzzles were needed last, and the list of those who are solving a puzzle.
#[derive(Debug)]
pub(super) struct PuzzleCache {
    store: Arc<Store>,
    states: LruCache<AccountId, Option<String>>,
    /// The people who solve a puzzle; `None` until they are read.
    solvers: Option<HashSet<AccountId>>,
    /// The last puzzle that was shown in each room.
    pub(super) in_rooms: PuzzlesInRooms,
}

impl PuzzleCache {
    pub(super) fn new(store: Arc<Store>) -> Self {
        Self {
            store,
            states: LruCache::new(PEOPLE),
            solvers: None,
            in_rooms: PuzzlesInRooms::default(),
        }
    }

    /// Whether this person solves a puzzle.
    pub(super) async fn is_solving(&mut self, account: AccountId) -> Result<bool, StoreError> {
        if let Some(solvers) = &self.solvers {
            return Ok(solvers.contains(&account));
        }
        let solvers = self.store.puzzle_solvers(MOST_SOLVERS).await?;
        let solvers = self.solvers.insert(solvers.into_iter().collect());
        Ok(solvers.contains(&account))
    }

    /// The puzzles of this person.
    pub(super) async fn of(&mut self, account: AccountId) -> Result<Puzzles, StoreError> {
        if !self.states.contains(&account) {
            let state = self.store.puzzles(account).await?;
            self.states.put(account, state);
        }
        let state = self.states.get(&account).and_then(Option::as_deref);
        Ok(state.and_then(Puzzles::from_json).unwrap_or_default())
    }

    /// Keeps this state of a person's puzzles in memory. It is just being stored.
    pub(super) fn put(&mut self, account: AccountId, state: String, is_solving: bool) {
        self.states.put(account, Some(state));
        let Some(solvers) = &mut self.solvers else {
            return;
        };
        if !is_solving {
            solvers.remove(&account);
        } else if solvers.len() < MOST_SOLVERS as usize {
            solvers.insert(account);
        }
    }

    /// Removes what was noted of this person, because it could not be stored.
    pub(super) fn forget(&mut self, account: AccountId) {
        self.states.pop(&account);
        self.solvers = None;
    }
}
