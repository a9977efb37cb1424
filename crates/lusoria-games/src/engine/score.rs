//! The score of a position for a seat: a win or a loss in a number of plies, or units of the game.

use crate::rules::{Outcome, Seat};
use std::ops::Neg;

/// The score of a win in n plies is this number minus n.
const WIN: i32 = 1_000_000;
/// A win or a loss takes fewer plies than this.
const MOST_PLIES: i32 = 10_000;
/// The score of a lost solitaire is the number of units achieved in it minus this number. So a lost solitaire scores less than every
/// position that is not lost yet, and more than a plain loss.
const LOST_SOLITAIRE_OFFSET: i32 = 500_000;
/// Evaluations are at most this.
const MOST_UNITS: i32 = 100_000;

/// The value of a position from the point of view of one seat. More is better.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Score(i32);

impl Score {
    /// The number of plies in the score of a certain win or loss, if the true number is not known.
    pub const SOME_PLIES: u32 = 1_000;
    /// A draw, or a position in which neither seat is better.
    pub const DRAW: Self = Self(0);
    /// Less than the value of any position.
    pub(super) const LOWEST: Self = Self(-WIN - 1);
    /// More than the value of any position.
    pub(super) const HIGHEST: Self = Self(WIN + 1);

    /// A value in the game's own units, commonly hundredths of a stone.
    #[must_use]
    pub fn of_units(units: i32) -> Self {
        Self(units.clamp(-MOST_UNITS, MOST_UNITS))
    }

    /// A win after this many plies.
    #[must_use]
    pub const fn win_in(plies: u32) -> Self {
        Self(WIN - plies as i32)
    }

    /// The value that an outcome after this many plies has for a seat.
    #[must_use]
    pub fn of_outcome(outcome: Outcome, seat: Seat, plies: u32) -> Self {
        match outcome {
            Outcome::Draw => Self::DRAW,
            Outcome::Win(winner) if winner == seat => Self::win_in(plies),
            Outcome::Win(_) => -Self::win_in(plies),
        }
    }

    /// The value of a lost solitaire in which these units were achieved.
    #[must_use]
    pub fn consoled(units: i32) -> Self {
        Self(Self::of_units(units).0 - LOST_SOLITAIRE_OFFSET)
    }

    /// The number of plies to a certain win. For a certain loss, the number is negative. `None` for all other scores, such as that of a
    /// [lost solitaire](Score::consoled).
    #[must_use]
    pub const fn plies_to_end(self) -> Option<i32> {
        let plies = WIN - self.0.abs();
        if plies >= MOST_PLIES {
            None
        } else if self.0 > 0 {
            Some(plies)
        } else {
            Some(-plies)
        }
    }

    /// The units. A draw has 0 units. `None` for a certain win, a certain loss or a lost solitaire.
    #[must_use]
    pub const fn units(self) -> Option<i32> {
        match self.plies_to_end() {
            None if self.0 >= -MOST_UNITS => Some(self.0),
            _ => None,
        }
    }

    /// The units that were achieved in a lost solitaire; `None` for any other value.
    #[must_use]
    pub const fn consolation(self) -> Option<i32> {
        match (self.plies_to_end(), self.units()) {
            (None, None) => Some(self.0 + LOST_SOLITAIRE_OFFSET),
            _ => None,
        }
    }

    /// Whether the score is a certain win.
    #[must_use]
    pub const fn is_win(self) -> bool {
        matches!(self.plies_to_end(), Some(plies) if plies >= 0 && self.0 > 0)
    }

    /// Whether the score is a certain loss. A [lost solitaire](Score::consoled) is not counted as one.
    #[must_use]
    pub const fn is_loss(self) -> bool {
        self.plies_to_end().is_some() && self.0 < 0
    }

    /// The same value, but a win or a loss takes [`Score::SOME_PLIES`] plies. It is used when the true number of plies is not known.
    #[must_use]
    pub(super) fn without_plies(self) -> Self {
        match (self.is_win(), self.is_loss()) {
            (true, _) => Self::win_in(Self::SOME_PLIES),
            (_, true) => -Self::win_in(Self::SOME_PLIES),
            _ => self,
        }
    }

    /// The value as a number, to compute means and to store it in the table.
    pub(super) const fn number(self) -> i32 {
        self.0
    }

    /// The score that [`Score::number`] turned into this number.
    pub(super) const fn from_number(number: i32) -> Self {
        Self(number)
    }

    /// Converts the score of a position, as seen from the root, into a score for the table. In the table, the plies to a win or a loss
    /// are counted from the position, which is `ply` plies after the root.
    pub(super) const fn seen_from_root(self, ply: u32) -> Self {
        self.shifted(ply as i32)
    }

    /// Undoes [`Score::seen_from_root`] for a score of the table.
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

/// The window of a search: the exact value of a position matters only if it lies between `alpha` and `beta`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Window {
    /// At least this much is certain already.
    pub(super) alpha: Score,
    /// The other seat can make sure that this seat gets no more than this.
    pub(super) beta: Score,
}

impl Window {
    /// The window in which every value matters.
    pub(super) const FULL: Self = Self {
        alpha: Score::LOWEST,
        beta: Score::HIGHEST,
    };

    /// The same window from the other seat's point of view.
    pub(super) fn flipped(self) -> Self {
        Self {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }

    /// A window that only asks whether a value is above `alpha`.
    pub(super) const fn null_above(alpha: Score) -> Self {
        let beta = Score(alpha.0 + 1);
        Self { alpha, beta }
    }

    /// The window that reaches `width` units below and above a value.
    pub(super) const fn around(score: Score, width: i32) -> Self {
        Self {
            alpha: Score(score.0 - width),
            beta: Score(score.0 + width),
        }
    }

    /// Whether a value lies inside the window.
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
