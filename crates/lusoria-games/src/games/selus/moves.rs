//! The plies of the game, and which of them are legal. Nothing else decides what is legal.

use super::Selus;
use crate::kit::three_rows::{pit_of, side};
use crate::rules::Seat;

/// A move: the player's own pit that is sown, counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ply(pub u8);

impl Selus {
    /// The pits that a player may sow (SE-2), one bit for each, from pit a on. Such a pit has stones and is nobody's wegue.
    pub(super) fn open_pits(&self, seat: Seat) -> u32 {
        let closed = (self.wegue[0] | self.wegue[1]) >> pit_of(seat, 0);
        let stones = side(&self.pits, seat).iter().enumerate();
        let held = stones.fold(0, |held, (own, &stones)| {
            held | u32::from(stones > 0) << own
        });
        held & !closed
    }

    pub(super) fn list_moves(&self, out: &mut Vec<Ply>) {
        let mut open = self.open_pits(self.to_move);
        while open != 0 {
            out.push(Ply(open.trailing_zeros() as u8));
            open &= open - 1;
        }
    }
}
