//! Tchuka Ruma: every position that can follow is searched, to find out whether the game can still be won and how many stones can
//! be brought into the ruma.
//!
//! Source: `docs/solved.md`. Deliberately absent: which layouts can be won; `games::tchuka_ruma::most_in_ruma` knows that.

use super::memory_search::MemorySearch;
use super::{Exact, SeatResult, Solved};
use crate::games::tchuka_ruma::{MOST_PITS, TchukaRuma};
use crate::rules::{Seat, State, Turn};
use std::collections::HashSet;
use std::hash::{BuildHasherDefault, DefaultHasher};

type Key = ([u8; MOST_PITS as usize], bool);

type Lost = HashSet<Key, BuildHasherDefault<DefaultHasher>>;

impl Solved for TchukaRuma {
    /// The value for the first seat; `None` for the second, because nobody sits there.
    fn exact(&self, seat: Seat, most_nodes: u64) -> Option<Exact> {
        if seat == Seat::Second {
            return None;
        }
        let mut search = MemorySearch::new(key, finished, seat, most_nodes);
        let win = || self.find_win(&mut HashSet::default(), most_nodes);
        search.value(self).or_else(win)
    }
}

impl TchukaRuma {
    /// If there are too many positions to find the best way: finds out whether there is any way to win. `lost` are positions from
    /// which there is none.
    fn find_win(&self, lost: &mut Lost, most_nodes: u64) -> Option<Exact> {
        if let Turn::Over(outcome) = self.turn() {
            return Some(Exact::new(Exact::finished(outcome, Seat::First).result));
        }
        if lost.contains(&key(self)) {
            return Some(Exact::new(SeatResult::Loss));
        }
        if lost.len() as u64 >= most_nodes {
            return None;
        }
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        for m in moves {
            let mut next = *self;
            next.play(m, &mut ());
            let value = next.find_win(lost, most_nodes)?;
            if value.result == SeatResult::Win {
                return Some(value);
            }
        }
        lost.insert(key(self));
        Some(Exact::new(SeatResult::Loss))
    }
}

/// The pits, and whether the game is over: the same stones can lie in a lost game and in one that goes on.
fn key(state: &TchukaRuma) -> Key {
    let mut pits = [0; MOST_PITS as usize];
    pits[..state.pits().len()].copy_from_slice(state.pits());
    (pits, matches!(state.turn(), Turn::Over(_)))
}

/// The value of a finished position. TR-9: the stones in the ruma count after a loss, too.
fn finished(state: &TchukaRuma, seat: Seat) -> Option<Exact> {
    match state.turn() {
        Turn::Over(outcome) => Some(Exact {
            stones: Some(state.ruma().into()),
            ..Exact::finished(outcome, seat)
        }),
        Turn::Seat(_) | Turn::Chance => None,
    }
}
