//! What a search knows of Ohojitxi: whoever has fewer stones is nearer to having none.

use super::moves::SownRing;
use super::{Ohojitxi, Ply};
use crate::engine::{Searchable, WinProbability, key_of};
use crate::rules::Seat;

/// Units of a stone.
const STONE: i32 = 100;

impl Searchable for Ohojitxi {
    /// How many pits each own pit captures when it is sown.
    type Tactics = [u8; 8];

    const WIN_PROBABILITY: WinProbability = WinProbability::of(800.0);

    fn key(&self) -> u64 {
        let [first, second] = self.rings.map(u64::from_le_bytes);
        let targets = self.last_targets.map(|target| target.unwrap_or_default());
        let rest = [self.to_move as u8, targets[0], targets[1], 0, 0, 0, 0, 0];
        key_of(&[first, second, u64::from_le_bytes(rest)])
    }

    fn evaluate(&self, seat: Seat) -> i32 {
        let stones = |seat| self.stones(seat) as i32;
        (stones(seat.other()) - stones(seat)) * STONE
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
