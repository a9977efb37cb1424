//! The position: what stands where, who is to move, and the options of the game.

use super::{Board, Options, Side};
use crate::rules::Seat;

/// How far the exchange of sides has come (AF-13). Before South's first move there is nothing to remember: the board alone
/// tells it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pie {
    /// Seat First is South, and that is settled.
    Settled,
    /// South has made the first move: North may take it over.
    Open,
    /// Seat Second is South now.
    Swapped,
}

/// A position of Afrika. Small and without allocations: playouts copy and play it as it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Afrika {
    pub(super) options: Options,
    pub(super) board: Board,
    pub(super) to_move: Side,
    pub(super) pie: Pie,
}

impl Afrika {
    /// What was chosen when the game was made.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The stones in the pits and in the stores.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The side that is to move; after the end, the side that would have been.
    #[must_use]
    pub const fn to_move(&self) -> Side {
        self.to_move
    }

    /// Who plays this side.
    #[must_use]
    pub fn seat(&self, side: Side) -> Seat {
        let usual = match side {
            Side::South => Seat::First,
            Side::North => Seat::Second,
        };
        match self.pie {
            Pie::Swapped => usual.other(),
            Pie::Settled | Pie::Open => usual,
        }
    }

    /// The side that this seat plays.
    #[must_use]
    pub fn side(&self, seat: Seat) -> Side {
        if self.seat(Side::South) == seat {
            Side::South
        } else {
            Side::North
        }
    }
}
