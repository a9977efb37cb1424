//! The path of a search: the positions since the last irreversible ply (such as a capture), up to the position that the search looks at.
//! The path shows whether a position is a repetition, and it counts how many moves are left in a game of limited length. The rules about
//! repetition and limited length are applied exactly as in `kit::TypedLine`.

use super::Searchable;
use super::key::salted;
use crate::kit::TypedLine;
use crate::rules::{Stop, Turn};

/// How many plies ahead a search looks at most.
pub(super) const DEEPEST: u32 = 100;

/// The positions that led to the one that a search looks at. Only positions that can come again are kept.
#[derive(Clone)]
pub(super) struct Path {
    /// The keys of the positions. The keys that the search has added stand last, the newest at the end.
    keys: Vec<u64>,
    place: Place,
}

/// A state of a path. The path can be set back to it.
#[derive(Clone, Copy)]
pub(super) struct Place {
    length: usize,
    /// The index in `keys` before which no position can come again.
    base: usize,
    progress: u32,
    /// How many moves the two seats together have left, if that is limited.
    moves_left: Option<u32>,
}

/// A position that a path has reached.
#[derive(Clone, Copy)]
pub(super) struct Arrival {
    /// Whose turn it is or how the game ended. The rules on repetitions and limits have been applied already.
    pub(super) turn: Turn,
    /// The key of the position for a table: two positions that will be judged differently have different keys.
    pub(super) key: u64,
    /// How often the position has occurred, this time included; 1 if the rules do not count repetitions.
    pub(super) times: u32,
}

impl Path {
    /// The path at the end of a line of play. The path has the positions that can still come again, in no order. A position that has come
    /// twice is in the path twice.
    pub(super) fn of<S: Searchable>(line: &TypedLine<S>) -> Self {
        let mut keys = Vec::new();
        for (state, times) in line.seen() {
            keys.extend(std::iter::repeat_n(state.key(), times as usize));
        }
        let place = Place {
            length: keys.len(),
            base: 0,
            progress: line.state().irreversible_events(),
            moves_left: line.moves_left(),
        };
        Self { keys, place }
    }

    /// The present state of the path.
    pub(super) const fn place(&self) -> Place {
        self.place
    }

    /// Sets the path back to an earlier state.
    pub(super) fn go_back(&mut self, place: Place) {
        self.keys.truncate(place.length);
        self.place = place;
    }

    /// Adds the position after a ply to the path, unless the game ends there. If a repetition or the move limit ends a round of the game,
    /// `state` becomes the beginning of the next round.
    #[inline]
    pub(super) fn enter<S: Searchable>(&mut self, state: &mut S, by_chance: bool) -> Arrival {
        let turn = state.turn();
        if matches!(turn, Turn::Over(_)) {
            return Arrival::over(turn, 1);
        }
        if !by_chance {
            self.place.moves_left = self.place.moves_left.map(|left| left.saturating_sub(1));
        }
        let key = state.key();
        let times = self.count(state, key);
        if state.repetition_limit().is_some_and(|most| times >= most) {
            return self.stop(state, Stop::Repetition, times);
        }
        if self.place.moves_left == Some(0) {
            return self.stop(state, Stop::Length, 1);
        }
        self.push(key);
        let key = self.table_key(key, times);
        Arrival { turn, key, times }
    }

    /// The key under which a table keeps the position at the end of the path.
    pub(super) fn root_key<S: Searchable>(&self, state: &S) -> u64 {
        let key = state.key();
        let times = self.keys.iter().filter(|&&other| other == key).count();
        self.table_key(key, times as u32)
    }

    /// How often the position has occurred, this time included; 1 if the rules do not count repetitions. If something irreversible has
    /// happened since the last call, such as a capture, the path first notes that no earlier position can come again.
    #[inline]
    fn count<S: Searchable>(&mut self, state: &S, key: u64) -> u32 {
        if state.repetition_limit().is_none() {
            return 1;
        }
        let progress = state.irreversible_events();
        if progress != self.place.progress {
            self.place.progress = progress;
            self.place.base = self.place.length;
        }
        let same = self.keys[self.place.base..].iter();
        1 + same.filter(|&&other| other == key).count() as u32
    }

    fn push(&mut self, key: u64) {
        self.keys.push(key);
        self.place.length += 1;
    }

    /// The key for a table. It also depends on how often the position has occurred and how few moves are left, because both decide
    /// how near the end is.
    #[inline]
    fn table_key(&self, key: u64, times: u32) -> u64 {
        let left = self.place.moves_left.filter(|left| *left <= DEEPEST);
        match (times, left) {
            (0 | 1, None) => key,
            (times, left) => salted(key, u64::from(left.unwrap_or(0)) << 8 | u64::from(times)),
        }
    }

    /// Applies the rule that ends the game or the round here. After the end of a round no earlier position can come again.
    #[cold]
    fn stop<S: Searchable>(&mut self, state: &mut S, why: Stop, times: u32) -> Arrival {
        if let Some(outcome) = state.stop(why, &mut ()) {
            return Arrival::over(Turn::Over(outcome), times);
        }
        self.place.base = self.place.length;
        self.place.progress = state.irreversible_events();
        Arrival {
            turn: state.turn(),
            key: self.table_key(state.key(), 1),
            times,
        }
    }
}

impl Arrival {
    const fn over(turn: Turn, times: u32) -> Self {
        Self {
            turn,
            key: 0,
            times,
        }
    }
}
