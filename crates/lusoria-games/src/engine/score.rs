//! What a position is worth to a seat: won or lost in so many plies, or some units of the game's own.

use crate::rules::{Outcome, Seat};
use std::ops::Neg;

/// A win on the spot. A win in n plies is n less.
const WIN: i32 = 1_000_000;
/// Wins and losses take fewer plies than this.
const LONGEST: i32 = 10_000;
/// What a solitaire that is lost has to be taken from: worse than all that is still open, better than nothing.
const CONSOLED: i32 = 500_000;
/// Evaluations stay below this.
const MOST_UNITS: i32 = 100_000;

/// The value of a position from the point of view of one seat; more is better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Score(i32);

impl Score {
    /// Neither seat is better.
    pub const DRAW: Self = Self(0);
    /// Less than any value.
    pub(super) const LOWEST: Self = Self(-WIN - 1);
    /// More than any value.
    pub(super) const HIGHEST: Self = Self(WIN + 1);

    /// So many units of the game's own, commonly hundredths of a stone.
    #[must_use]
    pub fn of_units(units: i32) -> Self {
        Self(units.clamp(-MOST_UNITS, MOST_UNITS))
    }

    /// A win after so many plies.
    #[must_use]
    pub const fn win_in(plies: u32) -> Self {
        Self(WIN - plies as i32)
    }

    /// What an outcome after so many plies is worth to a seat.
    #[must_use]
    pub fn of_outcome(outcome: Outcome, seat: Seat, plies: u32) -> Self {
        match outcome {
            Outcome::Draw => Self::DRAW,
            Outcome::Win(winner) if winner == seat => Self::win_in(plies),
            Outcome::Win(_) => -Self::win_in(plies),
        }
    }

    /// A solitaire that is lost, but with so many units to show for it.
    #[must_use]
    pub fn consoled(units: i32) -> Self {
        Self(Self::of_units(units).0 - CONSOLED)
    }

    /// In how many plies this is won or, if negative, lost; nothing if neither is certain.
    #[must_use]
    pub const fn plies_to_end(self) -> Option<i32> {
        let plies = WIN - self.0.abs();
        if plies >= LONGEST {
            None
        } else if self.0 > 0 {
            Some(plies)
        } else {
            Some(-plies)
        }
    }

    /// The units, as long as nothing is certain.
    #[must_use]
    pub const fn units(self) -> Option<i32> {
        match self.plies_to_end() {
            None if self.0 >= -MOST_UNITS => Some(self.0),
            _ => None,
        }
    }

    /// What a lost solitaire has to show for it.
    #[must_use]
    pub const fn consolation(self) -> Option<i32> {
        match (self.plies_to_end(), self.units()) {
            (None, None) => Some(self.0 + CONSOLED),
            _ => None,
        }
    }

    /// Whether it is a certain win.
    #[must_use]
    pub const fn is_win(self) -> bool {
        matches!(self.plies_to_end(), Some(plies) if plies >= 0 && self.0 > 0)
    }

    /// Whether it is a certain loss.
    #[must_use]
    pub const fn is_loss(self) -> bool {
        self.plies_to_end().is_some() && self.0 < 0
    }

    /// As a number, to be averaged and stored.
    pub(super) const fn number(self) -> i32 {
        self.0
    }

    /// The opposite of [`Score::number`].
    pub(super) const fn from_number(number: i32) -> Self {
        Self(number)
    }

    /// The same value counted from a position that is so many plies from the root, as a table keeps it.
    pub(super) const fn seen_from_root(self, ply: u32) -> Self {
        self.shifted(ply as i32)
    }

    /// The opposite of [`Score::seen_from_root`].
    pub(super) const fn to_root(self, ply: u32) -> Self {
        self.shifted(-(ply as i32))
    }

    const fn shifted(self, by: i32) -> Self {
        match self.plies_to_end() {
            Some(_) if self.0 > 0 => Self(self.0 + by),
            Some(_) => Self(self.0 - by),
            None => self,
        }
    }
}

impl Neg for Score {
    type Output = Self;

    fn neg(self) -> Self {
        Self(-self.0)
    }
}

/// Between these two values it matters what a position is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Window {
    /// At least so much is certain already.
    pub(super) alpha: Score,
    /// The other seat does not allow more than this.
    pub(super) beta: Score,
}

impl Window {
    /// Every value matters.
    pub(super) const FULL: Self = Self {
        alpha: Score::LOWEST,
        beta: Score::HIGHEST,
    };

    /// The same as the other seat sees it.
    pub(super) fn flipped(self) -> Self {
        Self {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }

    /// Asks only whether a value is above `alpha`.
    pub(super) const fn null_above(alpha: Score) -> Self {
        let beta = Score(alpha.0 + 1);
        Self { alpha, beta }
    }

    /// So many units below and above a value.
    pub(super) const fn around(score: Score, width: i32) -> Self {
        Self {
            alpha: Score(score.0 - width),
            beta: Score(score.0 + width),
        }
    }

    /// Whether a value lies inside.
    pub(super) fn has(self, score: Score) -> bool {
        self.alpha < score && score < self.beta
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quick_win_is_better_than_a_slow_one_and_a_slow_loss_than_a_quick_one() {
        let win = Score::win_in;
        let order = [
            Score::LOWEST,
            -win(0),
            -win(7),
            Score::consoled(300),
            Score::of_units(-400),
            Score::DRAW,
            Score::of_units(i32::MAX),
            win(9),
            win(2),
            Score::HIGHEST,
        ];
        assert!(order.is_sorted());
        assert_eq!(win(9).plies_to_end(), Some(9));
        assert_eq!((-win(9)).plies_to_end(), Some(-9));
        assert!((-win(0)).is_loss() && win(0).is_win() && !Score::DRAW.is_win());
        assert_eq!(Score::consoled(300).consolation(), Some(300));
        assert_eq!(Score::consoled(300).units(), None);
    }

    #[test]
    fn a_table_counts_from_its_position() {
        for score in [Score::win_in(9), -Score::win_in(9), Score::of_units(55)] {
            assert_eq!(score.seen_from_root(4).to_root(4), score);
            assert_eq!(score.seen_from_root(0), score);
        }
        assert_eq!(Score::win_in(9).seen_from_root(4), Score::win_in(5));
        assert_eq!((-Score::win_in(9)).seen_from_root(4), -Score::win_in(5));
    }
}
