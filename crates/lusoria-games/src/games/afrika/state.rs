//! The position as a type: what stands where, who is to move, and the options of the game. `position.rs` has the position as text.

use super::{Board, Options, Side};
use crate::rules::Seat;

/// Whether sides can be changed now, or have been changed (AF-13). Before South's first move, the value is `Settled`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pie {
    /// Seat First is South, and sides cannot be changed now.
    Settled,
    /// South has made the first move. North may now change sides.
    Open,
    /// Sides were changed: seat Second is South now.
    Swapped,
}

/// A position of Afrika. It is small and needs no allocations, because playouts and searches copy it often.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Afrika {
    pub(super) options: Options,
    pub(super) board: Board,
    pub(super) to_move: Side,
    pub(super) pie: Pie,
}

impl Afrika {
    /// The options of the game.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The stones in the pits and in the stores.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The side that is to move. If the game is over, it is the side that would be next.
    #[must_use]
    pub const fn to_move(&self) -> Side {
        self.to_move
    }

    /// The seat that plays this side.
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
