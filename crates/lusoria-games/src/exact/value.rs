//! The value of a position if both seats play perfectly.

use crate::rules::{Outcome, Seat};
use std::cmp::Ordering;

/// How a game ends for one seat, worst first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SeatResult {
    /// The other seat wins.
    Loss,
    /// Nobody wins.
    Draw,
    /// The seat wins.
    Win,
}

/// The event up to which the plies of a value are counted, see [`Exact::plies`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PliesLeadTo {
    /// The end of the game.
    End,
    /// The moment when it is certain who wins. The game may go on after that.
    Decision,
    /// The next capture.
    Capture,
}

/// What a seat achieves if both seats play perfectly. Greater is better for that seat, see [`Exact::cmp`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Exact {
    /// How the game ends.
    pub result: SeatResult,
    /// The number of plies until the end of the game, or until another event that [`PliesLeadTo`] names. The seat that has something to
    /// win is assumed to hurry, and the other seat to delay. `None` if that is not known.
    pub plies: Option<u32>,
    /// A number of stones. `None` if it is not known. What it counts depends on the game:
    /// - In Tchuka Ruma: how many stones can be brought into the ruma.
    /// - If the player with more stones wins: by how many stones, stores included, the seat will be ahead at the end.
    /// - If the player with fewer stones wins: by how many stones, stores included, the seat will be behind at the end.
    pub stones: Option<i16>,
    /// The part of `stones` that the play after this position adds. The rest is the difference between the stores in this position. If
    /// that play makes `stones` smaller, `gain` is negative. `None` if it is not known.
    pub gain: Option<i16>,
}

impl Exact {
    /// A value of which only the result is known.
    #[must_use]
    pub const fn new(result: SeatResult) -> Self {
        Self {
            result,
            plies: None,
            stones: None,
            gain: None,
        }
    }

    /// The value of a finished game for a seat.
    #[must_use]
    pub fn finished(outcome: Outcome, seat: Seat) -> Self {
        let result = match outcome {
            Outcome::Win(winner) if winner == seat => SeatResult::Win,
            Outcome::Win(_) => SeatResult::Loss,
            Outcome::Draw => SeatResult::Draw,
        };
        Self {
            plies: Some(0),
            ..Self::new(result)
        }
    }

    /// The value one ply earlier: the same, but with `plies` increased by one.
    #[must_use]
    pub fn one_ply_earlier(self) -> Self {
        Self {
            plies: self.plies.map(|plies| plies + 1),
            ..self
        }
    }

    /// The same value for the other seat.
    #[must_use]
    pub fn for_the_other(self) -> Self {
        let result = match self.result {
            SeatResult::Loss => SeatResult::Win,
            SeatResult::Draw => SeatResult::Draw,
            SeatResult::Win => SeatResult::Loss,
        };
        Self {
            result,
            stones: self.stones.map(|stones| -stones),
            gain: self.gain.map(|gain| -gain),
            ..self
        }
    }

    /// The value as people are told it. Plies that lead only to the next capture are left out.
    #[must_use]
    pub fn for_people(self, plies: PliesLeadTo) -> Self {
        let is_told = plies != PliesLeadTo::Capture;
        Self {
            plies: self.plies.filter(|_| is_told),
            ..self
        }
    }

    /// A number for comparing values by their plies. Greater is better for the seat. If `gain` is positive, the number is `-plies`. If
    /// `gain` is negative, the number is `plies`. If `gain` is 0, the number is 0. If `gain` is not known, a win counts as a positive
    /// `gain`, a loss as a negative one, and a draw as 0. If `plies` is not known, the worst is assumed.
    fn patience(&self) -> i64 {
        let hurries = match self.gain {
            Some(gain) => gain.cmp(&0),
            None => self.result.cmp(&SeatResult::Draw),
        };
        match (hurries, self.plies) {
            (Ordering::Greater, Some(plies)) => -i64::from(plies),
            (Ordering::Greater, None) => i64::MIN,
            (Ordering::Less, Some(plies)) => i64::from(plies),
            (Ordering::Equal, _) | (Ordering::Less, None) => 0,
        }
    }
}

/// Compares the results first, then the stones, then the plies. A seat that will win stones or the game prefers fewer plies. A
/// seat that will lose them prefers more.
impl Ord for Exact {
    fn cmp(&self, other: &Self) -> Ordering {
        let rest = |value: &Self| (value.plies, value.gain);
        let key = |value: &Self| (value.result, value.stones, value.patience(), rest(value));
        key(self).cmp(&key(other))
    }
}

impl PartialOrd for Exact {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
