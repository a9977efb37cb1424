//! What a position editor needs from a game: reading positions, and changing them place by place. An edited position may also break the
//! laws of the game, so that nobody can play from it.
//!
//! Deliberately absent: moves. The slots and the owner of an editor are absent, too, because only the host knows them.

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
        /// The player whose pieces they are.
        owner: Seat,
        /// How many could still be put somewhere.
        left: u8,
        /// How many the player has in all.
        all: u8,
    },
}

/// A game whose positions can be set up by hand.
pub trait Edit: State {
    /// The forms in which a position can be written; the first is the position text.
    const FORMS: &'static [&'static str] = &["line"];

    /// The places of the board, as people type them: `a1–i9`. The text contains no words of a language.
    const PLACES: &'static str;

    /// The places of the board in a game with these options. Overridden where the options change the board.
    fn places(_options: &Self::Options) -> String {
        Self::PLACES.to_owned()
    }

    /// What can be put on a place, as people type it: `. W B K`, `0–54`. The text contains no words of a language.
    const CONTENTS: &'static str;

    /// What an empty place holds, as [`Edit::put`] takes it.
    const NOTHING: &'static str = ".";

    /// The board with nothing on it.
    fn cleared(options: &Self::Options) -> Self;

    /// Reads a position in any of the forms. The position may break the laws of the game. The `Display` text of the result reads back as
    /// the same position.
    ///
    /// # Errors
    /// [`SetupError::BadPosition`] if the text does not describe a board of this game.
    fn read(options: &Self::Options, text: &str) -> Result<Self, SetupError>;

    /// The position in one of [`Edit::FORMS`].
    fn written(&self, _form: &str) -> String {
        self.to_string()
    }

    /// What stands on a place, as [`Edit::put`] takes it; `None` if there is no such place.
    fn content(&self, place: &str) -> Option<String>;

    /// Puts something on a place instead of what is there.
    ///
    /// # Errors
    /// [`EditError`]; the position is then unchanged.
    fn put(&mut self, place: &str, content: &str) -> Result<(), EditError>;

    /// The position as a game may begin from it: bags from which dice or lots are drawn are full.
    #[must_use]
    fn with_full_bags(self) -> Self {
        self
    }

    /// Makes it this seat's turn.
    fn give_turn(&mut self, seat: Seat);

    /// Whether the position keeps the laws of the game, so that a game may begin from it.
    ///
    /// # Errors
    /// The law that is broken: a fact whose id begins with `law-`.
    fn check(&self) -> Result<(), Reason>;
}
