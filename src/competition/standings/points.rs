//! The results of games, and how many points a result gives.

use crate::competition::pairing::Pairing;
use lusoria_games::rules::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Who won a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Winner {
    /// The entrant who moved first.
    First,
    /// The entrant who moved second.
    Second,
    /// Nobody: the game is a draw.
    Draw,
    /// Nobody: both have lost, for example because neither of them came.
    Nobody,
}

impl Winner {
    /// The holder of this seat as the winner.
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        match seat {
            Seat::First => Self::First,
            Seat::Second => Self::Second,
        }
    }

    /// The seat of the winner, if there is a winner.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::First => Some(Seat::First),
            Self::Second => Some(Seat::Second),
            Self::Draw | Self::Nobody => None,
        }
    }
}

/// A game that is over, or a bye.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoredGame {
    /// Who played, or who had a bye.
    pub pairing: Pairing,
    /// Who won. In a bye, this means nothing.
    pub winner: Winner,
    /// Whether the loser lost by a fault (time, an illegal move, a crash, absence) and not on the board.
    pub by_fault: bool,
}

/// A number counted in quarters. A draw may give half a point, and the Berger tie-break counts half of an opponent's points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Quarters(pub u32);

impl fmt::Display for Quarters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rest = ["", ".25", ".5", ".75"][self.0 as usize % 4];
        write!(f, "{}{rest}", self.0 / 4)
    }
}

/// How many points a win and a draw give.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PointSystem {
    /// Three for a win, one for a draw, as in the source of Murus Gallicus.
    #[default]
    ThreeOneNone,
    /// One for a win, half for a draw, as in chess.
    OneHalfNone,
}

impl PointSystem {
    /// The points for a win.
    #[must_use]
    pub const fn win(self) -> Quarters {
        match self {
            Self::ThreeOneNone => Quarters(12),
            Self::OneHalfNone => Quarters(4),
        }
    }

    /// The points for a draw.
    #[must_use]
    pub const fn draw(self) -> Quarters {
        match self {
            Self::ThreeOneNone => Quarters(4),
            Self::OneHalfNone => Quarters(2),
        }
    }

    /// The points that the holder of `seat` gets from a game.
    #[must_use]
    pub fn points(self, winner: Winner, seat: Seat) -> Quarters {
        match winner {
            Winner::Draw => self.draw(),
            _ if winner.seat() == Some(seat) => self.win(),
            _ => Quarters(0),
        }
    }
}

/// The name on the command line: `3-1-0` or `1-half-0`.
impl fmt::Display for PointSystem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::ThreeOneNone => "3-1-0",
            Self::OneHalfNone => "1-half-0",
        })
    }
}

/// Reads what `Display` writes; `1-½-0` and `1-0.5-0` are read as well.
impl FromStr for PointSystem {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "3-1-0" => Ok(Self::ThreeOneNone),
            "1-half-0" | "1-½-0" | "1-0.5-0" => Ok(Self::OneHalfNone),
            _ => Err("points are 3-1-0 or 1-half-0".to_owned()),
        }
    }
}
