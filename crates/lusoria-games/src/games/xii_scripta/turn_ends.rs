//! Finds all positions in which a turn can end. A position that can be reached in several ways is listed once.

use super::XiiScripta;
use crate::engine::Searchable;
use crate::rules::{State, Turn};

impl XiiScripta {
    /// The positions in which the turn of the seat to move can end. Each is listed once. A pass is tried only if nothing else is legal.
    /// If no seat is to move, the list is empty.
    #[must_use]
    pub fn turn_ends(&self) -> Vec<Self> {
        let Turn::Seat(seat) = self.turn() else {
            return Vec::new();
        };
        let (mut ends, mut open, mut moves) = (Vec::new(), vec![*self], Vec::new());
        while !open.is_empty() {
            let mut next = Vec::new();
            for state in &open {
                moves.clear();
                state.legal_moves(&mut moves);
                if moves.len() > 1 {
                    moves.retain(|&m| !state.last_resort(m));
                }
                for &m in &moves {
                    let mut after = *state;
                    after.play(m, &mut ());
                    next.push((after.key(), after));
                }
            }
            next.sort_unstable_by_key(|(key, _)| *key);
            next.dedup_by_key(|(key, _)| *key);
            open.clear();
            for (_, state) in next {
                let goes_on = state.turn() == Turn::Seat(seat);
                if goes_on { &mut open } else { &mut ends }.push(state);
            }
        }
        ends
    }
}
