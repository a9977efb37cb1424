//! The plies of the game, and which of them are legal. Nothing else decides what is legal.

use super::Gabata;
use super::sowing::End;
use crate::kit::three_rows::side;
use crate::rules::{State, Turn};

/// A ply. Each player counts pits from pit a on that player's own side; pit a is 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ply {
    /// The letter drawn for the zero sowing (GA-A3). With `zero=random` it is for both players, with `zero=each` for one of them.
    Lot(u8),
    /// The pit from which the zero sowing begins (GA-3).
    Zero(u8),
    /// This pit is sown (GA-6).
    Sow(u8),
}

impl Ply {
    /// The number of the pit, or of the letter that was drawn, from 0.
    pub(super) const fn own(self) -> u8 {
        match self {
            Self::Lot(own) | Self::Zero(own) | Self::Sow(own) => own,
        }
    }
}

impl Gabata {
    pub(super) fn list_moves(&self, out: &mut Vec<Ply>) {
        if !matches!(self.turn(), Turn::Seat(_)) {
            return;
        }
        let ply = if self.zero_open() {
            Ply::Zero
        } else {
            Ply::Sow
        };
        let before = out.len();
        let stones = side(&self.pits, self.to_move);
        let held = (0..).zip(stones).filter(|(_, stones)| **stones > 0);
        out.extend(held.map(|(own, _)| ply(own)));
        if self.options.endless_illegal {
            self.strike_endless(out, before);
        }
    }

    /// Removes the endless sowings from `out`, beginning at index `from` (GA-A9). If all of these moves are endless, they stay legal,
    /// because the player has to have a move. Playing one of them makes the round void as usual.
    fn strike_endless(&self, out: &mut Vec<Ply>, from: usize) {
        if out[from..].iter().all(|&ply| self.is_endless(ply)) {
            return;
        }
        let mut index = 0;
        out.retain(|&ply| {
            index += 1;
            index <= from || !self.is_endless(ply)
        });
    }

    /// Whether the sowing that this ply begins would never end. The pit of the ply must have stones.
    fn is_endless(&self, ply: Ply) -> bool {
        let mut copy = *self;
        match ply {
            Ply::Lot(_) => false,
            // If both players sow at once, the sowing begins only when both pits are known. After a deal it always ends (GA-5).
            Ply::Zero(_) if !self.sows_in_turn() => false,
            Ply::Zero(own) => copy.relay(own, false).end == End::Endless,
            Ply::Sow(own) => copy.relay(own, true).end == End::Endless,
        }
    }
}
