//! The position as a type: what stands where, who is to move, and the options of the game. `position.rs` has the position as text.

use super::{Options, Square};
use crate::rules::Seat;

/// A position of Cats and Mouse. Seat First is the mouse, seat Second the cats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CatsAndMouse {
    pub(super) options: Options,
    /// The squares of cats 1 to 4. A cat keeps its number, wherever it stands (B3.2). A cat may be on no square in an editor, but not in
    /// a game.
    pub(super) cats: [Option<Square>; 4],
    /// The mouse; `None` before its start square is chosen.
    pub(super) mouse: Option<Square>,
    pub(super) to_move: Seat,
}

impl CatsAndMouse {
    /// The squares of cats 1 to 4. In an editor, cats may be missing from the board. In a game, none ever is.
    #[must_use]
    pub const fn cats(&self) -> [Option<Square>; 4] {
        self.cats
    }

    /// Where the mouse stands, if its start square is chosen.
    #[must_use]
    pub const fn mouse(&self) -> Option<Square> {
        self.mouse
    }

    /// The player to move. If the game is over, it is the player who would be next.
    #[must_use]
    pub const fn to_move(&self) -> Seat {
        self.to_move
    }

    /// Whether the mouse wins as soon as no cat can catch it any more (B2.8).
    #[must_use]
    pub const fn has_shortcut(&self) -> bool {
        self.options.shortcut
    }
}
