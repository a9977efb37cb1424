//! Converts units into the chance to win, with a logistic curve for each game and seat.

use super::score::Score;
use crate::rules::Seat;

/// The curve by which units are converted into chances to win, for each seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct WinProbability {
    /// For each seat: if its score grows by this many units, its odds of winning are multiplied by e (2.718…).
    pub units: [f64; 2],
}

impl WinProbability {
    /// The same curve for both seats.
    #[must_use]
    pub const fn of(units: f64) -> Self {
        Self { units: [units; 2] }
    }

    /// The chance to win of `seat`, if the position's score for this seat is `score`. A draw counts as half a win.
    #[must_use]
    pub fn chance(&self, score: Score, seat: Seat) -> f64 {
        match score.units() {
            None if score.is_win() => 1.0,
            None => 0.0,
            Some(units) => 1.0 / (1.0 + (-f64::from(units) / self.units[seat.index()]).exp()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_grow_with_units_and_wins_are_certain() {
        let curve = WinProbability::of(200.0);
        let chance = |units| curve.chance(Score::of_units(units), Seat::First);
        assert_eq!(chance(0), 0.5);
        assert!((chance(200) - 0.731).abs() < 0.001);
        assert!((chance(200) + chance(-200) - 1.0).abs() < 1e-12);
        assert_eq!(curve.chance(Score::win_in(3), Seat::First), 1.0);
        assert_eq!(curve.chance(-Score::win_in(3), Seat::First), 0.0);
    }
}
