//! The evaluation of Ohojitxi for the search. It counts how many turns each player needs to empty their own ring, if the other player
//! puts no stones into it. Fewer turns are better. On the larger board these numbers are not known. There, fewer stones are better.

use super::moves::SownRing;
use super::turns_alone::{self, turns_alone};
use super::{Ohojitxi, Ply};
use crate::engine::{Searchable, Weight, WeightedSum, WinProbability, key_of, on_move};
use crate::rules::Seat;

/// What the evaluation counts, each with its weight in units.
const EVALUATION: [Weight; 8] = [
    Weight::new("on move", 65),
    Weight::new("turns to empty the ring alone", -130),
    Weight::new("stones", 0),
    Weight::new("stones on the larger board", -100),
    Weight::new("pits with stones", 0),
    Weight::new("pits with three stones", 0),
    Weight::new("pits with four stones", 0),
    Weight::new("pits with more stones than the ring has pits", 0),
];

impl Searchable for Ohojitxi {
    type Evaluation = WeightedSum<8>;

    /// For each own pit: how many pits are captured when it is sown. If the sowing wins, 1 is added.
    type Tactics = [u8; 8];

    const WIN_PROBABILITY: WinProbability = WinProbability::of(800.0);

    fn key(&self) -> u64 {
        let [first, second] = self.rings.map(u64::from_le_bytes);
        let targets = self.last_targets.map(|target| target.unwrap_or_default());
        let rest = [self.to_move as u8, targets[0], targets[1], 0, 0, 0, 0, 0];
        key_of(&[first, second, u64::from_le_bytes(rest)])
    }

    #[inline]
    fn evaluation(&self) -> WeightedSum<8> {
        let (weights, counts) = (&EVALUATION, self.count());
        WeightedSum { weights, counts }
    }

    fn move_number(m: Ply) -> u16 {
        u16::from(m.pit) * 16 + u16::from(m.target.unwrap_or_default())
    }

    fn tactics(&self) -> [u8; 8] {
        let mut captured = [0; 8];
        for (pit, captured) in (0..self.options.pits).zip(&mut captured) {
            if self.ring(self.to_move)[usize::from(pit)] > 0 {
                let sown = self.sow_and_capture(pit);
                *captured = sown.captured + u8::from(SownRing::wins(&sown));
            }
        }
        captured
    }

    fn urgency(&self, captured: &[u8; 8], m: Ply) -> i32 {
        captured[usize::from(m.pit)].into()
    }
}

impl Ohojitxi {
    /// Whether tables of `turns_alone.rs` that this game needs are still to be made.
    pub(crate) fn lacks_turns_alone(&self) -> bool {
        self.options.pits == 6 && !turns_alone::all_are_made()
    }

    /// Makes the tables of `turns_alone.rs`. The larger board has none, so there nothing happens.
    pub(crate) fn make_turns_alone(&self) {
        if self.options.pits == 6 {
            turns_alone::make_all();
        }
    }

    /// The numbers that the evaluation multiplies with its weights, in the order of the weights. The first number is 1 if First is on
    /// move, and -1 if Second is. Each of the others is First's count minus Second's count.
    #[inline]
    fn count(&self) -> [i32; 8] {
        let [south, north] = Seat::ALL.map(|seat| self.count_of(seat));
        let mut counts: [i32; 8] = std::array::from_fn(|at| south[at] - north[at]);
        counts[0] = on_move(self.to_move);
        counts
    }

    /// The counts of one player, in the order of the weights. The first count is 0 here; `count` sets it.
    fn count_of(&self, seat: Seat) -> [i32; 8] {
        let (ring, pits) = (self.ring(seat), self.options.pits);
        let stones: i32 = ring.iter().map(|&held| i32::from(held)).sum();
        let mut counts = [0; 8];
        if pits == 6 {
            // The turns can be unknown only in a position that was set up. Then their mean for this number of stones is taken.
            let turns = turns_alone(ring).map(i32::from);
            counts[1] = turns.unwrap_or((45 + stones) / 10);
            counts[2] = stones;
        } else {
            counts[3] = stones;
        }
        for &held in ring {
            counts[4] += i32::from(held > 0);
            counts[5] += i32::from(held == 3);
            counts[6] += i32::from(held == 4);
            counts[7] += i32::from(held > pits);
        }
        counts
    }
}
