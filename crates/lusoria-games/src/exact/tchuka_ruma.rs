//! Tchuka Ruma. A search through every position that can follow finds out whether the game can still be won, and how many stones can be
//! brought into the ruma.
//!
//! Source: `docs/solved.md`. Deliberately absent: which layouts can be won; `games::tchuka_ruma::most_in_ruma` knows that.

use super::memory_search::MemorySearch;
use super::{Exact, SeatResult, Solved};
use crate::games::tchuka_ruma::{MOST_PITS, TchukaRuma};
use crate::rules::{Outcome, Seat, State, Turn};
use std::collections::HashSet;
use std::hash::{BuildHasherDefault, DefaultHasher};

type Key = ([u8; MOST_PITS as usize], bool);

impl Solved for TchukaRuma {
    /// The value for the first seat, the only player. `None` for the second seat, or if too many positions can follow.
    fn exact(&self, seat: Seat, most_nodes: u64) -> Option<Exact> {
        if seat == Seat::Second {
            return None;
        }
        let mut search = MemorySearch::new(key, finished, seat, most_nodes);
        let win = || WinSearch::new(most_nodes).value(self);
        search.value(self).or_else(win)
    }
}

/// Finds out whether the game can be won at all. It is used if there are too many positions for [`MemorySearch`].
struct WinSearch {
    /// Positions from which the game can no longer be won.
    lost: HashSet<Key, BuildHasherDefault<DefaultHasher>>,
    /// The most stones in the ruma at the end of any game that was searched.
    most_stones: u8,
    most_nodes: u64,
}

impl WinSearch {
    fn new(most_nodes: u64) -> Self {
        Self {
            lost: HashSet::default(),
            most_stones: 0,
            most_nodes,
        }
    }

    /// The value of the position. If the game cannot be won, the search has seen all its endings, so it knows the most stones that can be
    /// brought into the ruma. `None` if too many positions can follow.
    fn value(mut self, state: &TchukaRuma) -> Option<Exact> {
        Some(match self.wins(state)? {
            true => Exact::new(SeatResult::Win),
            false => Exact {
                stones: Some(self.most_stones.into()),
                ..Exact::new(SeatResult::Loss)
            },
        })
    }

    /// Whether the game can be won from this position. `None` if too many positions can follow.
    fn wins(&mut self, state: &TchukaRuma) -> Option<bool> {
        if let Turn::Over(outcome) = state.turn() {
            self.most_stones = self.most_stones.max(state.ruma());
            return Some(outcome == Outcome::Win(Seat::First));
        }
        if self.lost.contains(&key(state)) {
            return Some(false);
        }
        if self.lost.len() as u64 >= self.most_nodes {
            return None;
        }
        let mut moves = Vec::new();
        state.legal_moves(&mut moves);
        for m in moves {
            let mut next = *state;
            next.play(m, &mut ());
            if self.wins(&next)? {
                return Some(true);
            }
        }
        self.lost.insert(key(state));
        Some(false)
    }
}

/// The pits, and whether the game is over. The pits alone do not show that: after a loss, stones may lie as they do in a game that goes
/// on.
fn key(state: &TchukaRuma) -> Key {
    let mut pits = [0; MOST_PITS as usize];
    pits[..state.pits().len()].copy_from_slice(state.pits());
    (pits, matches!(state.turn(), Turn::Over(_)))
}

/// The value of a finished position. It has the number of stones in the ruma even after a loss (TR-9). `None` if the game goes on.
fn finished(state: &TchukaRuma, seat: Seat) -> Option<Exact> {
    match state.turn() {
        Turn::Over(outcome) => Some(Exact {
            stones: Some(state.ruma().into()),
            ..Exact::finished(outcome, seat)
        }),
        Turn::Seat(_) | Turn::Chance => None,
    }
}
