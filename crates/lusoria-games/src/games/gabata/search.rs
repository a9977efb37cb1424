//! The evaluation of Gabata for the search. A stone in the store is worth much. A stone on a player's own side is worth less, because the
//! other player may still capture it. In a game of one round, a store with more than half of all stones is worth far more, because it
//! wins.

use super::{Gabata, Ply};
use crate::engine::{Searchable, Weight, WeightedSum, WinProbability, key_of, on_move};
use crate::kit::three_rows::{STONES, on_side, pit_words};
use crate::rules::Seat;

/// The things that the evaluation counts, and how many units one of each is worth.
const EVALUATION: [Weight; 4] = [
    Weight::new("on move", 0),
    Weight::new("stones in store", 100),
    Weight::new("stones on the own side", 12),
    // In a game of one round, a player with more than half of the stones has won, so nothing else matters (GA-16).
    Weight::new("more than half of all stones", 5_000),
];

impl Searchable for Gabata {
    type Evaluation = WeightedSum<4>;

    type Tactics = ();

    const WIN_PROBABILITY: WinProbability = WinProbability::of(500.0);

    fn key(&self) -> u64 {
        let [first, second, last] = pit_words(&self.pits);
        let [south, north] = self.stores;
        let round = self.round;
        let rest = [
            south,
            north,
            self.to_move as u8,
            round.leader as u8,
            round.owned,
            0,
            0,
            0,
        ];
        let [zero, other_zero] = self
            .zero
            .map(|zero| zero.map_or(0, |zero| 1 + u64::from(zero)));
        let lots = self
            .lots
            .map(|lots| lots.left().fold(0, |left, lot| left | 1 << lot));
        key_of(&[
            first,
            second,
            last << 32 | u64::from(round.number),
            u64::from_le_bytes(rest),
            zero ^ other_zero.rotate_left(32),
            lots[0] | lots[1] << 32,
        ])
    }

    #[inline]
    fn evaluation(&self) -> WeightedSum<4> {
        let (weights, counts) = (&EVALUATION, self.count());
        WeightedSum { weights, counts }
    }

    fn move_number(m: Ply) -> u16 {
        m.own().into()
    }

    fn tactics(&self) {}
}

impl Gabata {
    /// The counts that the evaluation multiplies with its weights, in the order of `EVALUATION`: those of First less those of Second. The
    /// first of them is 1 if First is on move, and -1 if Second is.
    #[inline]
    fn count(&self) -> [i32; 4] {
        let [south, north] = Seat::ALL.map(|seat| self.count_of(seat));
        let mut counts: [i32; 4] = std::array::from_fn(|at| south[at] - north[at]);
        counts[0] = on_move(self.to_move);
        counts
    }

    /// The counts of one player, in the order of `EVALUATION`. The first of them is 0 here; `count` sets it.
    fn count_of(&self, seat: Seat) -> [i32; 4] {
        let stored = i32::from(self.stores[seat.index()]);
        let decided = self.options.rounds == Some(1) && 2 * stored > i32::from(STONES);
        let on_side = i32::from(on_side(&self.pits, seat));
        [0, stored, on_side, decided.into()]
    }
}
