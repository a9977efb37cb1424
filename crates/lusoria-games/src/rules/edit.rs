//! What a position editor needs from a game: to read positions, and to change them place by place. An edited position may break the laws
//! of the game. Then nobody can play from it.
//!
//! Deliberately absent: moves, the owner of an editor, and the slots in which its positions are saved. Only the host knows owner and
//! slots.

use super::{Reason, Seat, SetupError, State};

/// Why something cannot be put somewhere in a position editor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EditError {
    /// The board has no such place.
    NoPlace,
    /// The text names nothing that can be put on this place.
    NoContent,
    /// The player does not have this many pieces left.
    NoneLeft {
        /// The player who does not have enough pieces.
        owner: Seat,
        /// How many of the owner's pieces can still be put on the board.
        left: u8,
        /// How many pieces the owner has in all.
        all: u8,
    },
}

/// A game whose positions can be set up by hand.
pub trait Edit: State {
    /// The names of the forms in which a position can be written. The first form is the position text.
    const FORMS: &'static [&'static str] = &["line"];

    /// The places of the board as people type them: `a1–i9`. The text needs no translation.
    const PLACES: &'static str;

    /// The places of the board in a game with these options. A game whose options change the board overrides this.
    fn places(_options: &Self::Options) -> String {
        Self::PLACES.to_owned()
    }

    /// What can be put on a place, as people type it: `. W B K`, `0–54`. The text needs no translation.
    const CONTENTS: &'static str;

    /// The text that is passed to [`Edit::put`] to empty a place.
    const NOTHING: &'static str = ".";

    /// The board with nothing on it.
    fn cleared(options: &Self::Options) -> Self;

    /// Reads a position in any of the forms. The position may break the laws of the game. Reading its `Display` text gives an equal
    /// position.
    ///
    /// # Errors
    /// [`SetupError::BadPosition`] if the text does not describe a board of this game.
    fn read(options: &Self::Options, text: &str) -> Result<Self, SetupError>;

    /// The position in one of [`Edit::FORMS`].
    fn written(&self, _form: &str) -> String {
        self.to_string()
    }

    /// What stands on a place, written as [`Edit::put`] reads it. `None` if there is no such place.
    fn content(&self, place: &str) -> Option<String>;

    /// Replaces what stands on a place.
    ///
    /// # Errors
    /// [`EditError`]. The position is then unchanged.
    fn put(&mut self, place: &str, content: &str) -> Result<(), EditError>;

    /// The position with full bags of dice or lots, as at the beginning of a game.
    #[must_use]
    fn with_full_bags(self) -> Self {
        self
    }

    /// Makes it this seat's turn.
    fn give_turn(&mut self, seat: Seat);

    /// Checks that the position keeps the laws of the game, so that a game may begin from it.
    ///
    /// # Errors
    /// The law that is broken: a fact whose id begins with `law-`.
    fn check(&self) -> Result<(), Reason>;
}
