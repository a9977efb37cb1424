//! Finds proofs for openings by a proof-number search. These proofs take too many plies for `proof.rs`. The search looks first where the
//! other player has the fewest replies. It asks only whether a player gets a given number of stones, and not in how many plies.
//!
//! Source of the method: A. Nagai, "Df-pn algorithm for searching AND/OR trees and its applications", University of Tokyo, 2002. A
//! position that comes again counts against the player for whom a proof is sought. So a proof holds whatever happened before. But if no
//! proof is found, nothing follows. Positions are stored whole, because two positions could have the same hash. Deliberately absent: a
//! limit on memory. Each position takes some 100 bytes.

use crate::games::gabata::{Gabata, Ply};
use crate::kit::three_rows::{PITS, STONES};
use crate::rules::{Seat, State, Turn};
use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, DefaultHasher};

/// The stones in the pits, the stones in the store of the player for whom a proof is sought, and who is to move.
type Key = ([u8; PITS], u8, Seat);

/// What a player is to get in a round, whatever the other player does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Goal {
    /// The player.
    pub seat: Seat,
    /// The player's store must have at least this number of stones.
    pub stones: u8,
    /// Whether a void round (GA-17) counts as reaching the goal, too. In a game with the usual options, it should be true if First leads
    /// the round and `seat` is First. After a void round, Second leads the next round and loses it with perfect play (`docs/solved.md`).
    /// So First wins all the same.
    pub or_void: bool,
}

impl Goal {
    /// `Some(true)` if the goal is reached, `Some(false)` if it can no longer be reached. `None` if that is still open.
    fn decided(self, state: &Gabata) -> Option<bool> {
        let [own, others] = [self.seat, self.seat.other()].map(|seat| state.stores()[seat.index()]);
        let over = matches!(state.turn(), Turn::Over(_));
        if own >= self.stones {
            Some(true)
        } else {
            (over || others > STONES - self.stones).then_some(false)
        }
    }
}

/// Stands in [`Numbers`] for a proof or a disproof that is impossible. This is larger than any number of positions that can occur.
const INFINITE: u32 = 1 << 30;

/// `proof`: how many positions, at least, must be decided to prove that the goal is reached. `disproof`: how many to disprove it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Numbers {
    proof: u32,
    disproof: u32,
}

impl Numbers {
    const UNTRIED: Self = Self::new(1, 1);

    const fn new(proof: u32, disproof: u32) -> Self {
        Self { proof, disproof }
    }

    const fn of(reached: bool) -> Self {
        match reached {
            true => Self::new(0, INFINITE),
            false => Self::new(INFINITE, 0),
        }
    }

    /// Returns both numbers. If the player to move wants the goal to be reached (`wants`), `proof` comes first, otherwise `disproof`.
    const fn seen(self, wants: bool) -> [u32; 2] {
        match wants {
            true => [self.proof, self.disproof],
            false => [self.disproof, self.proof],
        }
    }

    /// Undoes `seen`.
    const fn from_seen([own, others]: [u32; 2], wants: bool) -> Self {
        match wants {
            true => Self::new(own, others),
            false => Self::new(others, own),
        }
    }
}

/// A position after a move. `next` is `None` if the position is decided, so nothing after it has to be searched.
struct Child {
    next: Option<(Gabata, Key)>,
    numbers: Numbers,
}

/// A search for proofs that a goal is reached. It remembers what it has found out.
#[derive(Debug)]
pub struct LongProof {
    goal: Goal,
    known: HashMap<Key, Numbers, BuildHasherDefault<DefaultHasher>>,
    /// The positions on the way from the first one to the present one, both included.
    above: HashSet<Key>,
    nodes_left: u64,
}

impl LongProof {
    /// A search that knows nothing yet.
    #[must_use]
    pub fn new(goal: Goal) -> Self {
        Self {
            goal,
            known: HashMap::default(),
            above: HashSet::new(),
            nodes_left: 0,
        }
    }

    /// Whether it is proved that the goal is reached from this position. Searches at most `most_nodes` positions. If there are more,
    /// returns false.
    pub fn proves(&mut self, state: &Gabata, most_nodes: u64) -> bool {
        self.above.clear();
        self.nodes_left = most_nodes;
        let Child { next, numbers } = self.child(state);
        let numbers = match next {
            Some((state, key)) if numbers.proof > 0 => {
                self.expand(&state, key, Numbers::new(INFINITE, INFINITE))
            }
            _ => Some(numbers),
        };
        numbers.is_some_and(|numbers| numbers.proof == 0)
    }

    /// Searches until the proof number or the disproof number reaches its limit in `most`. `None` if there are too many positions.
    fn expand(&mut self, state: &Gabata, key: Key, most: Numbers) -> Option<Numbers> {
        self.nodes_left = self.nodes_left.checked_sub(1)?;
        let wants = state.turn() == Turn::Seat(self.goal.seat);
        let mut children = self.children(state);
        self.above.insert(key);
        let numbers = loop {
            let (numbers, best, limit) = joined(&children, wants, most);
            if numbers.proof >= most.proof || numbers.disproof >= most.disproof {
                break numbers;
            }
            let child = &mut children[best];
            let (next, key) = child.next.as_ref().expect("the rest is decided");
            child.numbers = self.expand(next, *key, limit)?;
        };
        self.above.remove(&key);
        self.known.insert(key, numbers);
        Some(numbers)
    }

    fn children(&self, state: &Gabata) -> Vec<Child> {
        let mut moves: Vec<Ply> = Vec::with_capacity(9);
        state.legal_moves(&mut moves);
        let after = |m| {
            let mut next = *state;
            next.play(m, &mut ());
            if next.round() == state.round() {
                self.child(&next)
            } else {
                Child {
                    next: None,
                    numbers: Numbers::of(self.goal.or_void),
                }
            }
        };
        moves.into_iter().map(after).collect()
    }

    fn child(&self, state: &Gabata) -> Child {
        let decided = |reached| Child {
            next: None,
            numbers: Numbers::of(reached),
        };
        if let Some(reached) = self.goal.decided(state) {
            return decided(reached);
        }
        let Turn::Seat(mover) = state.turn() else {
            return decided(false);
        };
        let store = state.stores()[self.goal.seat.index()];
        let key = (*state.pits(), store, mover);
        if self.above.contains(&key) {
            return decided(false);
        }
        Child {
            next: Some((*state, key)),
            numbers: *self.known.get(&key).unwrap_or(&Numbers::UNTRIED),
        }
    }
}

/// Returns three things:
/// - the [`Numbers`] of a position, computed from those of its children
/// - the index of the child to search next
/// - limits for the numbers of that child. If its numbers have reached one of them, this child need not be searched further: another
///   child is more promising, or the numbers of the position have reached `most`.
fn joined(children: &[Child], wants: bool, most: Numbers) -> (Numbers, usize, Numbers) {
    let (mut best, mut second, mut at, mut sum) = ([INFINITE, 0], INFINITE, 0, 0);
    for (index, child) in children.iter().enumerate() {
        let [own, others] = child.numbers.seen(wants);
        sum = INFINITE.min(sum + others);
        if own < best[0] {
            (second, best, at) = (best[0], [own, others], index);
        } else {
            second = second.min(own);
        }
    }
    let [most_own, most_others] = most.seen(wants);
    // A little more than the second best child has, so that the search does not change between the two at every step.
    let limit_own = most_own.min(second + second / 4 + 1);
    let limit_others = match most_others {
        INFINITE => INFINITE,
        limit => (limit + best[1]).saturating_sub(sum),
    };
    (
        Numbers::from_seen([best[0], sum], wants),
        at,
        Numbers::from_seen([limit_own, limit_others], wants),
    )
}
