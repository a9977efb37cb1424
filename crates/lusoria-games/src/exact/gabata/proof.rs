//! Proves that a player wins within a number of plies, whatever the other player does.
//!
//! A void round (GA-17) counts as not won. A win after more plies counts as not won, too. The search can ignore repetition (CM-8): a
//! player who takes the shortest way to a win never repeats a position, because every ply brings the win nearer.

use crate::games::gabata::{Gabata, Ply};
use crate::kit::three_rows::{PITS, STONES};
use crate::rules::{Outcome, Seat, State, Turn};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, DefaultHasher};

/// The stones in the pits, the stones in the prover's store, and who is to move. The prover is the player for whom a win is sought.
type Key = ([u8; PITS], u8, Seat);

/// What is known about how soon the prover wins. It is proved that the prover can win within `won` plies, and cannot win within `open`
/// plies. If no win is known, `won` is `u8::MAX`.
#[derive(Clone, Copy)]
struct Bounds {
    won: u8,
    open: u8,
}

/// A search for proofs that one player wins.
pub(super) struct ProofSearch {
    prover: Seat,
    known: HashMap<Key, Bounds, BuildHasherDefault<DefaultHasher>>,
    nodes_left: u64,
}

impl ProofSearch {
    /// A search that looks at no more than `most_nodes` positions.
    pub(super) fn new(prover: Seat, most_nodes: u64) -> Self {
        Self {
            prover,
            known: HashMap::default(),
            nodes_left: most_nodes,
        }
    }

    /// Whether the prover wins within this number of plies. `None` if too many positions would have to be searched.
    pub(super) fn wins_within(&mut self, state: &Gabata, plies: u8) -> Option<bool> {
        if let Some(decided) = decided(state, self.prover) {
            return Some(decided);
        }
        let Turn::Seat(mover) = state.turn() else {
            return Some(false);
        };
        if plies == 0 || (plies == 1 && mover != self.prover) {
            return Some(false);
        }
        let key = self.key(state, mover);
        let bounds = self.known.get(&key).copied().unwrap_or(Bounds {
            won: u8::MAX,
            open: 0,
        });
        if bounds.won <= plies || plies <= bounds.open {
            return Some(bounds.won <= plies);
        }
        self.nodes_left = self.nodes_left.checked_sub(1)?;
        let wins = self.looks_further(state, mover, plies)?;
        if plies > 1 {
            let bounds = match wins {
                true => Bounds {
                    won: plies,
                    ..bounds
                },
                false => Bounds {
                    open: plies,
                    ..bounds
                },
            };
            self.known.insert(key, bounds);
        }
        Some(wins)
    }

    fn looks_further(&mut self, state: &Gabata, mover: Seat, plies: u8) -> Option<bool> {
        let proves = mover == self.prover;
        for next in self.successors(state, mover) {
            let wins = match next {
                Some(next) => self.wins_within(&next, plies - 1)?,
                None => false,
            };
            if wins == proves {
                return Some(proves);
            }
        }
        Some(!proves)
    }

    /// The positions after each move, with the best ones for the mover first. A `None` in the list stands for a void round.
    fn successors(&self, state: &Gabata, mover: Seat) -> Vec<Option<Gabata>> {
        let mut moves: Vec<Ply> = Vec::with_capacity(9);
        state.legal_moves(&mut moves);
        let after = |m| {
            let mut next = *state;
            next.play(m, &mut ());
            (next.round() == state.round()).then_some(next)
        };
        let mut all: Vec<Option<Gabata>> = moves.into_iter().map(after).collect();
        let gain = |next: &Option<Gabata>| match next {
            Some(next) => next.stores()[mover.index()],
            None if mover == self.prover => 0,
            None => STONES,
        };
        all.sort_by_key(|next| std::cmp::Reverse(gain(next)));
        all
    }

    fn key(&self, state: &Gabata, mover: Seat) -> Key {
        (*state.pits(), state.stores()[self.prover.index()], mover)
    }
}

/// `Some(true)` if the prover has more than half of the stones, `Some(false)` if the other player has at least half of them, else `None`.
/// In a finished game: `Some(true)` if the prover has won, else `Some(false)`.
pub(super) fn decided(state: &Gabata, prover: Seat) -> Option<bool> {
    let stores = state.stores();
    if let Turn::Over(outcome) = state.turn() {
        Some(outcome == Outcome::Win(prover))
    } else if stores[prover.index()] > STONES / 2 {
        Some(true)
    } else {
        (stores[prover.other().index()] >= STONES / 2).then_some(false)
    }
}
