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

/// Up to what the plies of a value are counted, see [`Exact::plies`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PliesLeadTo {
    /// The end of the game.
    End,
    /// The moment when it is decided who wins, though the game may go on.
    Decision,
    /// The next capture.
    Capture,
}

/// What a seat achieves if both seats play perfectly. Greater is better for that seat, see [`Exact::cmp`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Exact {
    /// How the game ends.
    pub result: SeatResult,
    /// How many plies are left if the seat that has something to win hurries and the other one delays; `None` if that is not known. In
    /// Gabata the plies are counted until the winner has more than half of the stones, in Afrika until somebody has to capture.
    pub plies: Option<u32>,
    /// In a mancala: by how many stones the seat will be ahead at the end, stores included; if fewer stones win, by how many it
    /// will be behind. In Tchuka Ruma: how many stones can be brought into the ruma. `None` if that is not known.
    pub stones: Option<i16>,
    /// How many of these stones are still to be won from this position (negative: to be lost), if that is known. The seat that has
    /// stones to win hurries, whatever the result.
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

    /// The same value seen one ply earlier.
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

    /// The value as people are told it: without the plies, if these lead only to the next capture.
    #[must_use]
    pub fn for_people(self, plies: PliesLeadTo) -> Self {
        let is_told = plies != PliesLeadTo::Capture;
        Self {
            plies: self.plies.filter(|_| is_told),
            ..self
        }
    }

    /// A number for comparing two values by their plies: the greater number is better for the seat. A seat that has something to
    /// win wants few plies, so they count negatively; a seat that has something to lose wants many. If neither is so, the number is
    /// 0. If `plies` is not known, the worst is assumed.
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

/// Compares the results, then the stones, then the plies. Fewer plies are better for a seat that has something to win (stones, or the
/// game). More plies are better for a seat that has something to lose.
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
