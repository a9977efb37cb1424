//! The one answer to "what now?".

use super::Seat;

/// What a position waits for. There is no separate "is it over" that could disagree.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// The holder of this seat decides; at least one move is legal.
    Seat(Seat),
    /// Chance decides: dice are to be thrown.
    Chance,
    /// Nobody decides any more.
    Over(Outcome),
}

/// How the rules judge a finished position. A solitaire that is lost is a win of [`Seat::Second`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// This seat has won.
    Win(Seat),
    /// Neither seat has won.
    Draw,
}

/// Why a line of play is stopped although the position itself would go on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stop {
    /// The same position has come as often as the rules allow.
    Repetition,
    /// The seats have played as many plies as the rules allow.
    Length,
}
