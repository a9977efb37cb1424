//! The formats of tournaments, and how they are written. What people type for them in rooms, and how many rounds are usual there:
//! `src/command/tournament_formats.rs`.

use crate::competition::{
    ladder::USUAL_REACH,
    league::USUAL_SIZE,
    standings::{PointSystem, Quarters},
};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// How the games are arranged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Format {
    /// Everybody plays everybody once in each cycle. The seats are exchanged from cycle to cycle.
    AllAgainstAll {
        /// How many cycles.
        cycles: u32,
    },
    /// In each round, entrants with equal or nearly equal points meet.
    Swiss {
        /// How many rounds.
        rounds: u32,
    },
    /// Whoever loses a match is out. A match has two games, with the seats exchanged for the second. If both entrants then have equal
    /// points, two more games are played. If the points are still equal, these rules decide in order who is out:
    ///
    /// - an entrant who has left,
    /// - the entrant who has lost more games by a fault,
    /// - the entrant who stands lower on the list.
    KnockOut,
    /// Whoever beats somebody who stands higher takes their place. In rooms, people challenge each other. For programs, the challenges
    /// are arranged.
    Ladder {
        /// An entrant may challenge others who stand at most this many places higher.
        reach: u32,
    },
    /// Divisions in which all play all, season after season, with promotion.
    League {
        /// How many entrants play in a division, at most. 1 counts as 2.
        size: u32,
    },
}

impl Format {
    /// Whether a tournament of this format goes on until somebody ends it.
    #[must_use]
    pub const fn is_endless(self) -> bool {
        matches!(self, Self::Ladder { .. } | Self::League { .. })
    }

    /// The points for a bye: those of a win in a Swiss tournament, 0 in the other formats.
    #[must_use]
    pub const fn bye(self, points: PointSystem) -> Quarters {
        match self {
            Self::Swiss { .. } => points.win(),
            _ => Quarters(0),
        }
    }
}

/// `single`, `double`, `cycles:3`, `swiss:5`, `knock-out`, `ladder:3` or `league:6`.
impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AllAgainstAll { cycles: 1 } => f.write_str("single"),
            Self::AllAgainstAll { cycles: 2 } => f.write_str("double"),
            Self::AllAgainstAll { cycles } => write!(f, "cycles:{cycles}"),
            Self::Swiss { rounds } => write!(f, "swiss:{rounds}"),
            Self::KnockOut => f.write_str("knock-out"),
            Self::Ladder { reach } => write!(f, "ladder:{reach}"),
            Self::League { size } => write!(f, "league:{size}"),
        }
    }
}

/// Reads what `Display` writes. Numbers go from 1 to 100. `ladder` and `league` may also stand without a number.
impl FromStr for Format {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let number = |prefix: &str| {
            let number = text.strip_prefix(prefix)?.parse().ok()?;
            (1..=100).contains(&number).then_some(number)
        };
        match text {
            "single" => return Ok(Self::AllAgainstAll { cycles: 1 }),
            "double" => return Ok(Self::AllAgainstAll { cycles: 2 }),
            "knock-out" => return Ok(Self::KnockOut),
            "ladder" => return Ok(Self::Ladder { reach: USUAL_REACH }),
            "league" => return Ok(Self::League { size: USUAL_SIZE }),
            _ => {}
        }
        let cycles = number("cycles:").map(|cycles| Self::AllAgainstAll { cycles });
        let swiss = || number("swiss:").map(|rounds| Self::Swiss { rounds });
        let wrong = "rounds are single, double, cycles:N, swiss:N, knock-out, ladder:N or league:N (N from 1 to 100)";
        let ladder = || number("ladder:").map(|reach| Self::Ladder { reach });
        let league = || number("league:").map(|size| Self::League { size });
        let endless = || ladder().or_else(league);
        cycles
            .or_else(swiss)
            .or_else(endless)
            .ok_or_else(|| wrong.to_owned())
    }
}

impl From<Format> for String {
    fn from(format: Format) -> Self {
        format.to_string()
    }
}

impl TryFrom<String> for Format {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        text.parse()
    }
}
