//! The positions between the last thing that cannot be undone and where a search stands: what decides about repetitions, and
//! how many plies are left. It judges exactly as `kit::TypedLine` does.

use super::Searchable;
use super::key::salted;
use crate::kit::TypedLine;
use crate::rules::{Stop, Turn};

/// No search goes further than so many plies.
pub(super) const DEEPEST: u32 = 100;

/// The way from the start of the game to the position that is looked at.
pub(super) struct Path {
    /// Keys of positions, the newest last.
    keys: Vec<u64>,
    place: Place,
}

/// How a path stands, to come back to.
#[derive(Clone, Copy)]
pub(super) struct Place {
    length: usize,
    /// Positions before this one cannot come again.
    base: usize,
    progress: u32,
    /// How many moves of both seats are left, if that is limited.
    moves_left: Option<u32>,
}

/// A position that a path has come to.
#[derive(Clone, Copy)]
pub(super) struct Arrival {
    /// What now, repetitions and limits included.
    pub(super) turn: Turn,
    /// The key under which a table keeps it: two positions that will be judged differently have different ones.
    pub(super) key: u64,
    /// How often the position has come, this time included; 1 where the rules do not count.
    pub(super) times: u32,
}

impl Path {
    /// The path of a line of play to where it stands.
    pub(super) fn of<S: Searchable>(line: &TypedLine<S>) -> Self {
        let mut keys = Vec::new();
        for (state, times) in line.seen() {
            keys.extend(std::iter::repeat_n(state.key(), times as usize));
        }
        let place = Place {
            length: keys.len(),
            base: 0,
            progress: line.state().progress(),
            moves_left: line.moves_left(),
        };
        Self { keys, place }
    }

    /// Where the path stands.
    pub(super) const fn place(&self) -> Place {
        self.place
    }

    /// Goes back to where the path stood.
    pub(super) fn go_back(&mut self, place: Place) {
        self.keys.truncate(place.length);
        self.place = place;
    }

    /// Goes on to the position after a ply. The state changes where a repetition or the limit ends a round.
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
        if state.repetitions().is_some_and(|most| times >= most) {
            return self.stop(state, Stop::Repetition, times);
        }
        if self.place.moves_left == Some(0) {
            return self.stop(state, Stop::Length, 1);
        }
        self.push(key);
        let key = self.table_key(key, times);
        Arrival { turn, key, times }
    }

    /// The key of the position in which the path stands, for a table.
    pub(super) fn root_key<S: Searchable>(&self, state: &S) -> u64 {
        let key = state.key();
        let times = self.keys.iter().filter(|&&other| other == key).count();
        self.table_key(key, times as u32)
    }

    /// How often a position has come, this time included; 1 where that does not matter.
    #[inline]
    fn count<S: Searchable>(&mut self, state: &S, key: u64) -> u32 {
        if state.repetitions().is_none() {
            return 1;
        }
        let progress = state.progress();
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

    /// A position that comes again is nearer to the end, and so is one with few plies left.
    #[inline]
    fn table_key(&self, key: u64, times: u32) -> u64 {
        let left = self.place.moves_left.filter(|left| *left <= DEEPEST);
        match (times, left) {
            (0 | 1, None) => key,
            (times, left) => salted(key, u64::from(left.unwrap_or(0)) << 8 | u64::from(times)),
        }
    }

    /// The rules end the game here, or the round, after which nothing from before can come again.
    #[cold]
    fn stop<S: Searchable>(&mut self, state: &mut S, why: Stop, times: u32) -> Arrival {
        if let Some(outcome) = state.stop(why, &mut ()) {
            return Arrival::over(Turn::Over(outcome), times);
        }
        self.place.base = self.place.length;
        self.place.progress = state.progress();
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
