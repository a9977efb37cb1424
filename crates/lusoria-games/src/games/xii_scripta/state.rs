//! The position as a type: what stands where, who is to move, and the options of the game. `position.rs` has the position as text.

use super::{DiceLeft, Options, Side};
use crate::kit::ShuffleBag;
use crate::rules::Seat;

/// A position of XII Scripta. It is small and needs no allocations, because playouts copy it often.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct XiiScripta {
    pub(super) options: Options,
    pub(super) sides: [Side; 2],
    /// What is left in both players' shuffle bags; only with `dice=bag`.
    pub(super) bags: Option<[ShuffleBag; 2]>,
    pub(super) dice: DiceLeft,
    /// The player to move. If dice are due, it is the player for whom they are thrown. After the end, it is the winner.
    pub(super) to_move: Seat,
}

impl XiiScripta {
    /// The options of the game.
    #[must_use]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    /// The pieces of one player.
    #[must_use]
    #[inline]
    pub const fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    /// The player to move. If dice are due, it is the player for whom they are thrown. After the end, it is the winner.
    #[must_use]
    pub const fn to_move(&self) -> Seat {
        self.to_move
    }

    /// The dice not yet used in this turn.
    #[must_use]
    pub const fn dice(&self) -> DiceLeft {
        self.dice
    }

    /// What is left in a player's bag. `None` if the game has no bags.
    #[must_use]
    pub fn bag(&self, seat: Seat) -> Option<ShuffleBag> {
        self.bags.map(|bags| bags[seat.index()])
    }
}
