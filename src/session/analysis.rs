//! An analysis of a finished game: the chances as they changed, and where the game turned.

use lusoria_games::exact::Exact;
use lusoria_games::rules::Seat;

/// An analysis of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Analysis {
    /// How many turns the game had.
    pub turns: u32,
    /// The chance of First to win, in percent, at the beginning of some turns, spread over the whole game: each with the number of its
    /// turn, counted from 1.
    pub chances: Vec<(u32, u8)>,
    /// The turns whose errors changed the chances most, at most a few, in the order of the game.
    pub turning_points: Vec<TurningPoint>,
    /// From when on the result was certain, as far as that is known.
    pub certain: Option<CertainFrom>,
}

/// A turn that was played badly.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurningPoint {
    /// The number of the turn, counted from 1.
    pub turn: u32,
    /// Whose turn it was.
    pub seat: Seat,
    /// What was played: plies in canonical notation.
    pub played: Vec<String>,
    /// What would have been better: moves of this seat in canonical notation, one after another.
    pub better: Vec<String>,
    /// The chance of this seat to win, in percent, with the better line.
    pub before: u8,
    /// The chance of this seat to win, in percent, after what was played.
    pub after: u8,
}

/// The turn from which on the result was certain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CertainFrom {
    /// The turn at whose beginning the result was certain, counted from 1.
    pub turn: u32,
    /// Whose turn that was.
    pub seat: Seat,
    /// What the position was worth to this seat.
    pub exact: Exact,
}
