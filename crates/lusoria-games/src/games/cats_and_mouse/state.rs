//! The position as a type: what stands where, who is to move, and the options of the game. `position.rs` has the position as text.

use super::{Options, Square};
use crate::rules::Seat;

/// A position of Cats and Mouse. Seat First is the mouse, seat Second the cats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CatsAndMouse {
    pub(super) options: Options,
    /// Cats 1 to 4. A cat keeps its number, in whatever order the cats stand (B3.2). During play all cats are on the board.
    pub(super) cats: [Option<Square>; 4],
    /// The mouse; `None` before its start square is chosen.
    pub(super) mouse: Option<Square>,
    pub(super) to_move: Seat,
}

impl CatsAndMouse {
    /// Where cats 1 to 4 stand. Only in an editor a cat may be on no square.
    #[must_use]
    pub const fn cats(&self) -> [Option<Square>; 4] {
        self.cats
    }

    /// Where the mouse stands, if its start square is chosen.
    #[must_use]
    pub const fn mouse(&self) -> Option<Square> {
        self.mouse
    }

    /// The player to move; after the end, the player who would have been next.
    #[must_use]
    pub const fn to_move(&self) -> Seat {
        self.to_move
    }

    /// Whether the game has the option `shortcut`: a mouse that no cat can catch any more has won at once (B2.8).
    #[must_use]
    pub const fn has_shortcut(&self) -> bool {
        self.options.shortcut
    }
}
