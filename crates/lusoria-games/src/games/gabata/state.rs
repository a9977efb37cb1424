//! The position as a type: what stands where, who is to move, and the options of the game. `position.rs` has the position as text.

use super::{Options, Zero};
use crate::kit::LotBag;
use crate::kit::three_rows::{Pits, Round};
use crate::rules::Seat;

/// A position of Gabata. It is small and needs no allocations, because playouts and searches copy it often.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Gabata {
    pub(super) options: Options,
    pub(super) pits: Pits,
    pub(super) stores: [u8; 2],
    /// The player to move. If the game is over, it is the player who would be next.
    pub(super) to_move: Seat,
    pub(super) round: Round,
    /// The zero sowing so far. For each player: the pit that was chosen, counted from 0; with `zero=sequential`, the number of stones that
    /// were dropped. `None` for a player who has not sown or chosen yet.
    pub(super) zero: [Option<u32>; 2],
    /// What is left in the bags of `zero=random` and `zero=each`.
    pub(super) lots: [LotBag; 2],
}

impl Gabata {
    /// The options of the game.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The stones in every pit along the circuit, from First's pit a on.
    #[must_use]
    pub const fn pits(&self) -> &Pits {
        &self.pits
    }

    /// The stones in each seat's store. They were captured in this round, or kept from earlier rounds.
    #[must_use]
    pub const fn stores(&self) -> [u8; 2] {
        self.stores
    }

    /// The number of the round, counted from 1, and the player who leads it.
    #[must_use]
    pub const fn round(&self) -> (u32, Seat) {
        (self.round.number, self.round.leader)
    }

    /// Whether the zero sowing is still to be done (GA-2).
    #[must_use]
    pub fn zero_open(&self) -> bool {
        self.options.zero != Zero::None && self.zero.contains(&None)
    }
}
