//! An analysis of a finished game, as data: how the chances changed, in which turns errors changed them most, and since when the result
//! was certain.

use lusoria_games::exact::Exact;
use lusoria_games::rules::Seat;

/// An analysis of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Analysis {
    /// How many turns the game had.
    pub turns: u32,
    /// First's chance of winning, in percent, at the beginning of some turns that are spread over the whole game. Each chance comes with
    /// the number of its turn, counted from 1.
    pub chances: Vec<(u32, u8)>,
    /// The few turns whose errors changed the chances most, in the order of the game.
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
    /// This seat's chance of winning, in percent, with the better line.
    pub before: u8,
    /// This seat's chance of winning, in percent, after what was played.
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
