//! A search through every position that can follow from a given one. It is for games in which no position occurs twice. It searches each
//! position only once.

use super::Exact;
use crate::rules::{Seat, State, Turn};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, DefaultHasher, Hash};

/// The values found so far. The hasher uses no random numbers.
type Known<K> = HashMap<K, Exact, BuildHasherDefault<DefaultHasher>>;

/// A search that stores the value of each position as soon as it is known.
pub(super) struct MemorySearch<S, K> {
    /// Makes the key of a position. Two positions with the same key have the same value.
    key: fn(&S) -> K,
    /// The value of a finished position for a seat. `None` if the game goes on.
    finished: fn(&S, Seat) -> Option<Exact>,
    /// The seat whose values are searched for.
    seat: Seat,
    known: Known<K>,
    most_nodes: u64,
}

impl<S: State, K: Eq + Hash> MemorySearch<S, K> {
    /// A search for the values of `seat`. It stores at most `most_nodes` positions.
    pub(super) fn new(
        key: fn(&S) -> K,
        finished: fn(&S, Seat) -> Option<Exact>,
        seat: Seat,
        most_nodes: u64,
    ) -> Self {
        Self {
            key,
            finished,
            seat,
            known: Known::default(),
            most_nodes,
        }
    }

    /// The value of the position. `None` if too many positions can follow.
    pub(super) fn value(&mut self, state: &S) -> Option<Exact> {
        let key = (self.key)(state);
        if let Some(known) = self.known.get(&key) {
            return Some(*known);
        }
        if self.known.len() as u64 >= self.most_nodes {
            return None;
        }
        let value = match state.turn() {
            Turn::Seat(mover) => self.best(state, mover)?,
            Turn::Over(_) | Turn::Chance => (self.finished)(state, self.seat)?,
        };
        self.known.insert(key, value);
        Some(value)
    }

    fn best(&mut self, state: &S, mover: Seat) -> Option<Exact> {
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
        let mut best: Option<Exact> = None;
        for m in moves {
            let mut next = state.clone();
            next.play(m, &mut ());
            let value = self.value(&next)?;
            best = Some(match best {
                None => value,
                Some(best) if mover == self.seat => best.max(value),
                Some(best) => best.min(value),
            });
        }
        best.map(Exact::one_ply_earlier)
    }

    /// All positions whose values were found, with these values.
    pub(super) fn into_known(self) -> impl Iterator<Item = (K, Exact)> {
        self.known.into_iter()
    }
}
