//! The position as a type: what stands where, who is to move, and the options of the game. `position.rs` has the position as text.

use super::Options;
use super::board::{Cell, Cells};
use crate::rules::Seat;

/// What may stand on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Piece {
    /// A soldier of white (First) or black (Second).
    Soldier(Seat),
    /// White's king.
    King,
}

impl Piece {
    /// The player whose piece it is.
    #[must_use]
    pub const fn owner(self) -> Seat {
        match self {
            Self::Soldier(seat) => seat,
            Self::King => Seat::First,
        }
    }
}

/// How a game has ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// T11: the king is on the edge; white has won.
    Escaped,
    /// T10: the king is caught; black has won.
    Caught,
    /// T12: the player to move cannot move, and has lost.
    Stuck,
}

/// A position of Tablut. It is small (64 bytes) and needs no allocations. An editor may hold a position that breaks a law;
/// [`Edit::check`](crate::rules::Edit::check) finds that out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tablut {
    /// The cells of white's soldiers, and the cells of black's.
    pub(super) soldiers: [Cells; 2],
    pub(super) king: Cells,
    pub(super) to_move: Seat,
    pub(super) ending: Option<Ending>,
    pub(super) options: Options,
}

impl Tablut {
    /// What stands on a cell.
    #[must_use]
    pub fn piece(&self, cell: Cell) -> Option<Piece> {
        let soldier = |seat: Seat| {
            let there = self.soldiers[seat.index()] & cell.bit() != 0;
            there.then_some(Piece::Soldier(seat))
        };
        let king = (self.king & cell.bit() != 0).then_some(Piece::King);
        king.or_else(|| soldier(Seat::First))
            .or_else(|| soldier(Seat::Second))
    }

    /// How the game has ended. `None` if it goes on.
    #[must_use]
    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Every piece of a player, the king included.
    pub(super) const fn army(&self, seat: Seat) -> Cells {
        match seat {
            Seat::First => self.soldiers[0] | self.king,
            Seat::Second => self.soldiers[1],
        }
    }

    /// Every piece.
    pub(super) const fn occupied(&self) -> Cells {
        self.soldiers[0] | self.soldiers[1] | self.king
    }
}
