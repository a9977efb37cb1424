//! The plies of the game, and which of them are legal. Nothing else decides what is legal.

use super::Selus;
use crate::kit::three_rows::{pit_of, side};
use crate::rules::Seat;

/// A turn: the own pit with this number, counted from 0, is sown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Ply(pub u8);

impl Selus {
    /// The pits that a player may sow: own pits with stones that are nobody's wegue (SE-2), as one bit for each pit from a on.
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
