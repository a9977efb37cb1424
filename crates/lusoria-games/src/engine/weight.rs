//! Evaluations that are weighted sums: what a position is worth to First is the sum of what is counted in it, each count times its
//! weight. So the weights can be fitted to the results of games (example `tune`), and others can be tried in a search.

use crate::rules::Seat;
use arrayvec::ArrayVec;

/// One thing that an evaluation counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weight {
    /// What is counted, in a few words for whoever fits the weights.
    pub name: &'static str,
    /// What one of it is worth to First, in units.
    pub units: i32,
}

impl Weight {
    /// What one of this is worth.
    #[must_use]
    pub const fn new(name: &'static str, units: i32) -> Self {
        Self { name, units }
    }
}

/// No evaluation counts more things than this.
const MOST: usize = 24;

/// What is counted in a position, in the order of the weights: what First has less what Second has, or what one of them alone has.
pub type Counts = ArrayVec<i32, MOST>;

/// The weighted sum, as this seat sees it.
#[inline]
pub fn weighted<const N: usize>(counts: &[i32; N], weights: &[Weight; N], seat: Seat) -> i32 {
    let parts = counts.iter().zip(weights);
    let sum = parts.map(|(count, weight)| count * weight.units).sum();
    seen_by(seat, sum)
}

/// The same with weights that are not the game's own.
pub(super) fn weighted_otherwise(counts: &Counts, units: &[i32], seat: Seat) -> i32 {
    let sum = counts
        .iter()
        .zip(units)
        .map(|(count, units)| count * units)
        .sum();
    seen_by(seat, sum)
}

/// 1 if it is First's turn to move, -1 if it is Second's: the count of what it is worth to be on the move.
#[inline]
#[must_use]
pub const fn on_move(seat: Seat) -> i32 {
    match seat {
        Seat::First => 1,
        Seat::Second => -1,
    }
}

#[inline]
const fn seen_by(seat: Seat, sum: i32) -> i32 {
    match seat {
        Seat::First => sum,
        Seat::Second => -sum,
    }
}
