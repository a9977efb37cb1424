//! Who has to move, or how the game has ended.

use super::Seat;

/// What a position waits for, or how the game has ended. A single type says both, so the two cannot contradict each other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// The holder of this seat has to move. At least one move is legal.
    Seat(Seat),
    /// Chance decides: dice are to be thrown, or a lot is to be drawn.
    Chance,
    /// The game is over.
    Over(Outcome),
}

impl Turn {
    /// The outcome if the game is over.
    #[must_use]
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Self::Over(outcome) => Some(outcome),
            Self::Seat(_) | Self::Chance => None,
        }
    }
}

/// How a game has ended by its rules. A solitaire that is lost counts as a win of [`Seat::Second`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// This seat has won.
    Win(Seat),
    /// Neither seat has won.
    Draw,
}

/// Why a line of play is stopped although the game could go on from its position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stop {
    /// The same position has occurred as often as the rules allow.
    Repetition,
    /// The seats have played as many plies as the rules allow.
    Length,
}
