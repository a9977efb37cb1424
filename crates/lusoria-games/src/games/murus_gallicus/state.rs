//! The position as a type: what stands where, who is to move, and the options of the game. `position.rs` has the position as text, and
//! `mod.rs` has the `impl State`.

use super::board::{ROWS, row};
use super::{Options, Stones};
use crate::rules::Seat;

/// A position of Murus Gallicus. It is small and needs no allocations, because playouts and searches copy it often.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MurusGallicus {
    pub(super) options: Options,
    pub(super) stones: [Stones; 2],
    pub(super) to_move: Seat,
}

impl MurusGallicus {
    /// The stones of one player; White is seat First.
    #[must_use]
    pub const fn stones(&self, seat: Seat) -> &Stones {
        &self.stones[seat.index()]
    }

    /// The row on which a player's towers stand at the start (M1): G for White, A for Black.
    pub(super) const fn base_row(seat: Seat) -> u64 {
        match seat {
            Seat::First => row(ROWS - 1),
            Seat::Second => row(0),
        }
    }
}
