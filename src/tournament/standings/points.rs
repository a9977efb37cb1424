//! What a game brings: its result, and the points for it.

use crate::tournament::pairing::Pairing;
use lusoria_games::rules::Seat;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// How a game came out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Winner {
    /// Who moved first.
    First,
    /// Who moved second.
    Second,
    /// Nobody; both have half of it.
    Draw,
    /// Nobody; both have lost, such as when neither came.
    Nobody,
}

impl Winner {
    /// The holder of this seat.
    #[must_use]
    pub const fn of(seat: Seat) -> Self {
        match seat {
            Seat::First => Self::First,
            Seat::Second => Self::Second,
        }
    }

    /// The winning seat, if one has won.
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Self::First => Some(Seat::First),
            Self::Second => Some(Seat::Second),
            Self::Draw | Self::Nobody => None,
        }
    }
}

/// A pairing that is over, as the table counts it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScoredGame {
    /// Who played, or who had a bye.
    pub pairing: Pairing,
    /// How it came out. A bye has no winner of its own; what it brings depends on [`PointSystem::bye`].
    pub winner: Winner,
    /// Whether the loser lost by a fault of its own (time, an illegal move, a crash, absence) and not on the board.
    pub by_fault: bool,
}

/// A number in quarters, for points may be halved twice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Quarters(pub u32);

impl fmt::Display for Quarters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rest = ["", ".25", ".5", ".75"][self.0 as usize % 4];
        write!(f, "{}{rest}", self.0 / 4)
    }
}

/// How many points a result brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PointSystem {
    /// Three for a win, one for a draw, as the source of Murus Gallicus has it.
    #[default]
    ThreeOneNone,
    /// One for a win, half for a draw, as in chess.
    OneHalfNone,
}

impl PointSystem {
    /// A win.
    #[must_use]
    pub const fn win(self) -> Quarters {
        match self {
            Self::ThreeOneNone => Quarters(12),
            Self::OneHalfNone => Quarters(4),
        }
    }

    /// A draw.
    #[must_use]
    pub const fn draw(self) -> Quarters {
        match self {
            Self::ThreeOneNone => Quarters(4),
            Self::OneHalfNone => Quarters(2),
        }
    }

    /// What the holder of this seat has from a game with this result.
    #[must_use]
    pub fn points(self, winner: Winner, seat: Seat) -> Quarters {
        match winner {
            Winner::Draw => self.draw(),
            _ if winner.seat() == Some(seat) => self.win(),
            _ => Quarters(0),
        }
    }
}

/// `3-1-0` and `1-half-0`, as they stand on the command line.
impl fmt::Display for PointSystem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::ThreeOneNone => "3-1-0",
            Self::OneHalfNone => "1-half-0",
        })
    }
}

/// The opposite of `Display`; `1-½-0` and `1-0.5-0` are read as well.
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
