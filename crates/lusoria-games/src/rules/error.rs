//! What can be wrong with text that is meant to be a move or a position.

use super::Fact;

/// Text that is no move of this game, before any question of legality.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotationError {
    /// It does not look like anything the game knows, and was perhaps not meant as a move.
    Foreign,
    /// It begins like a move but is not one (`move 3`, `place seven`); the fact says how moves are written.
    Malformed(Fact),
}

/// What is wrong with a position text, in English.
pub type Flaw = &'static str;

/// Options or a position text that describe no game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum SetupError {
    /// There is no option of this name.
    #[error("there is no option {0}")]
    UnknownOption(String),
    /// The option exists but cannot have this value. The second text is what is allowed, in no language: `bag, plain, hand`,
    /// `1–15`.
    #[error("option {0} takes {1}")]
    BadValue(String, &'static str),
    /// The position text cannot be read or breaks a law of the game (the text names it, in English).
    #[error("not a position: {0}")]
    BadPosition(Flaw),
}
