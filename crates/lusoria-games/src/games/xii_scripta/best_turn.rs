//! Finds the best end of a turn. It tries all ways to play the turn. A network judges each position in which the turn can end. In a race
//! (no piece can hit another any more) tables judge instead.
//!
//! The network first computes sums from its inputs. To be fast, these sums are not made anew for each position, but changed with each
//! move.

use super::features::{Others, other_input, others, piece_input};
use super::network::Sums;
use super::side::flip;
use super::{Network, Ply, XiiScripta};
use crate::engine::Searchable;
use crate::rules::{Seat, State, Turn};
use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

/// The network's inputs have two halves. Half 0 describes the player who throws next.
const NEXT: usize = 0;
/// Half 1 of the network's inputs describes the player whose turn ends.
const MOVER: usize = 1;

/// A position within a turn, with what the network would compute if the turn ended there.
#[derive(Clone)]
struct Open {
    state: XiiScripta,
    sums: Sums,
    others: [Others; 2],
}

/// The keys of positions that were met. A key serves as its own hash, because it is a hash already.
type Met = HashSet<u64, BuildHasherDefault<AsItIs>>;

#[derive(Default)]
struct AsItIs(u64);

impl Hasher for AsItIs {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = self.0 << 8 | u64::from(byte);
        }
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = number;
    }
}

/// The best end of a turn.
struct Best {
    chance: f32,
    end: Option<XiiScripta>,
}

impl Network {
    /// The best position in which the seat to move can end its turn, and the chance that this seat then wins.
    ///
    /// A pass is tried only in three cases: no other move is legal, the position is a race that the tables know, or `may_stop` is true.
    ///
    /// # Panics
    /// If no seat is to move.
    #[must_use]
    pub fn best_turn(&self, state: &XiiScripta, may_stop: bool) -> (XiiScripta, f32) {
        assert!(matches!(state.turn(), Turn::Seat(_)), "a seat is to move");
        let mut best = Best {
            chance: -1.0,
            end: None,
        };
        let (mut met, mut moves) = (Met::default(), Vec::new());
        let mut open = vec![self.begin(state)];
        while let Some(node) = open.pop() {
            moves.clear();
            node.state.legal_moves(&mut moves);
            let may_stop = may_stop || moves.len() == 1 || node.state.is_known_race();
            for &ply in moves.iter().filter(|&&ply| may_stop || ply != Ply::Pass) {
                let mut after = node.state;
                after.play(ply, &mut ());
                if !met.insert(after.key()) {
                    continue;
                }
                if after.winner().is_some() {
                    return (after, 1.0);
                }
                let next = self.played(&node, ply, after);
                if after.turn() == Turn::Chance {
                    let known = after.race_chance();
                    let chance = known.unwrap_or_else(|| self.chance_by(&next.sums));
                    best.look_at(after, 1.0 - chance);
                } else {
                    open.push(next);
                }
            }
        }
        (best.end.expect("every turn ends somehow"), best.chance)
    }

    fn begin(&self, state: &XiiScripta) -> Open {
        let mut passed = *state;
        passed.play(Ply::Pass, &mut ());
        Open {
            state: *state,
            sums: self.sums(&passed),
            others: both_others(state, state.to_move),
        }
    }

    /// The position after a ply of the turn.
    fn played(&self, before: &Open, ply: Ply, state: XiiScripta) -> Open {
        let mut next = before.clone();
        next.state = state;
        let seat = before.state.to_move;
        let own = before.state.side(seat);
        let (from, to) = match ply {
            Ply::Place(die) => (None, Some(die)),
            Ply::Move { piece, die } => {
                let from = own.step_of(piece);
                (from, from.map(|from| from + die))
            }
            Ply::Take(die) => (Some(before.state.taking_step(die)), None),
            Ply::Pass | Ply::Roll(_) => (None, None),
        };
        if let Some(from) = from {
            self.piece(&mut next.sums, MOVER, from, own.on(from) - 1, -1.0);
        }
        if let Some(to) = to {
            self.piece(&mut next.sums, MOVER, to, own.on(to), 1.0);
            let enemy = before.state.side(seat.other());
            if enemy.any >> flip(to) & 1 == 1 {
                self.piece(&mut next.sums, NEXT, flip(to), 0, -1.0);
            }
        }
        next.others = both_others(&state, seat);
        self.other_inputs(&mut next, &before.others);
        next
    }

    /// Changes the sums for a piece that comes to a step (`sign` is 1) or leaves it (`sign` is -1). `others` counts the other pieces of
    /// its player on that step.
    fn piece(&self, sums: &mut Sums, half: usize, step: u8, others: u8, sign: f32) {
        let (input, value) = piece_input(half, step, others);
        self.add_input(sums, input, sign * value);
    }

    fn other_inputs(&self, next: &mut Open, before: &[Others; 2]) {
        for half in [NEXT, MOVER] {
            let numbers = next.others[half].iter().zip(&before[half]);
            for (n, (new, old)) in numbers.enumerate() {
                if new != old {
                    self.add_input(&mut next.sums, other_input(half, n), new - old);
                }
            }
        }
    }
}

impl Best {
    fn look_at(&mut self, end: XiiScripta, chance: f32) {
        if chance > self.chance {
            (self.chance, self.end) = (chance, Some(end));
        }
    }
}

/// The inputs that describe a player as a whole. The first list is for [`NEXT`], the second for [`MOVER`].
fn both_others(state: &XiiScripta, mover: Seat) -> [Others; 2] {
    let [next, own] = [mover.other(), mover].map(|seat| state.side(seat));
    [others(next, own), others(own, next)]
}

#[cfg(test)]
mod tests {
    use super::super::Options;
    use super::*;
    use rand::rngs::SmallRng;
    use rand::{RngExt, SeedableRng};

    /// A network with random weights.
    fn network() -> Network {
        let mut random = SmallRng::seed_from_u64(5);
        Network::untrained(&mut || random.random_range(-0.3..0.3))
    }

    /// The chance of winning after the best of the ends that [`XiiScripta::turn_ends`] finds.
    fn plainly(network: &Network, state: &XiiScripta) -> f32 {
        let by_network = |end: &XiiScripta| network.chance(end);
        let chance = |end: &XiiScripta| match end.turn() {
            Turn::Over(_) => 1.0,
            _ => 1.0 - end.race_chance().unwrap_or_else(|| by_network(end)),
        };
        let ends = state.turn_ends();
        ends.iter().map(chance).fold(0.0, f32::max)
    }

    #[test]
    fn the_best_turn_is_the_best_of_all_ends_of_the_turn() {
        let (network, mut random) = (network(), SmallRng::seed_from_u64(9));
        for options in ["", "pieces=3,dice=plain", "bearoff=distance,pieces=6"] {
            let options: Options = options.parse().unwrap();
            let mut state = XiiScripta::start(&options);
            for turn in 0..60 {
                if state.turn() != Turn::Chance {
                    break;
                }
                let throw = state.draw(&mut |n| random.random_range(0..n));
                state.play(throw, &mut ());
                let (end, chance) = network.best_turn(&state, false);
                let plain = plainly(&network, &state);
                let same = (chance - plain).abs() < 1e-4;
                assert!(same || state.is_known_race() && chance > plain, "{state}");
                let (_, stopping) = network.best_turn(&state, true);
                assert!(stopping >= chance, "{state}");
                state = if turn % 2 == 0 {
                    end
                } else {
                    random_end(&state, &mut random)
                };
            }
        }
    }

    fn random_end(state: &XiiScripta, random: &mut SmallRng) -> XiiScripta {
        let ends = state.turn_ends();
        ends[random.random_range(0..ends.len())]
    }
}
