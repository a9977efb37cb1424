//! The errors for texts that cannot be read as moves, options or positions of a game.

use super::Fact;

/// Why a text cannot be read as a move of this game. (A move that can be read but is illegal has a [`Reason`](super::Reason).)
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotationError {
    /// The text is not like any move of the game. Perhaps it was not meant as a move.
    Foreign,
    /// The text looks like a move, but it cannot be read as one: `move 3`, `place seven`. The fact says what is wrong, or how moves are
    /// written.
    Malformed(Fact),
}

/// What is wrong with a position text, in English.
pub type Flaw = &'static str;

/// Why options or a position text do not describe a game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// The game has no option with this name.
    #[error("there is no option {0}")]
    UnknownOption(String),
    /// The option with this name cannot have the value that was given. The second text lists the allowed values, as in `bag, plain, hand`
    /// or `1–15`. It needs no translation.
    #[error("option {0} takes {1}")]
    BadValue(String, &'static str),
    /// The position text cannot be read, or the position breaks a law of the game. The value says in English which error it is.
    #[error("not a position: {0}")]
    BadPosition(Flaw),
}
