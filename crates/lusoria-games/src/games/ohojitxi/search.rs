//! What a search knows of Ohojitxi: whoever has fewer stones is nearer to having none.

use super::moves::SownRing;
use super::{Ohojitxi, Ply};
use crate::engine::{Searchable, Weight, WeightedSum, WinProbability, key_of, on_move};
use crate::rules::Seat;

/// What is counted, and what one of it is worth.
const EVALUATION: [Weight; 6] = [
    Weight::new("on move", 0),
    Weight::new("stones", -100),
    Weight::new("pits with stones", 0),
    Weight::new("pits with three stones", 0),
    Weight::new("pits with four stones", 0),
    Weight::new("pits with more stones than the ring has pits", 0),
];

impl Searchable for Ohojitxi {
    type Evaluation = WeightedSum<6>;

    /// How many pits each own pit captures when it is sown.
    type Tactics = [u8; 8];

    const WIN_PROBABILITY: WinProbability = WinProbability::of(800.0);

    fn key(&self) -> u64 {
        let [first, second] = self.rings.map(u64::from_le_bytes);
        let targets = self.last_targets.map(|target| target.unwrap_or_default());
        let rest = [self.to_move as u8, targets[0], targets[1], 0, 0, 0, 0, 0];
        key_of(&[first, second, u64::from_le_bytes(rest)])
    }

    #[inline]
    fn evaluation(&self) -> WeightedSum<6> {
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
    /// What is counted, in the order of the weights.
    #[inline]
    fn count(&self) -> [i32; 6] {
        let [south, north] = Seat::ALL.map(|seat| self.count_of(seat));
        let mut counts: [i32; 6] = std::array::from_fn(|at| south[at] - north[at]);
        counts[0] = on_move(self.to_move);
        counts
    }

    /// What one player has of each; the first is not counted here.
    fn count_of(&self, seat: Seat) -> [i32; 6] {
        let pits = self.options.pits;
        let mut counts = [0; 6];
        for &held in self.ring(seat) {
            counts[1] += i32::from(held);
            counts[2] += i32::from(held > 0);
            counts[3] += i32::from(held == 3);
            counts[4] += i32::from(held == 4);
            counts[5] += i32::from(held > pits);
        }
        counts
    }
}
