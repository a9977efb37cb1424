//! Evaluations that are weighted sums: the value of a position for First is the sum of the counts in it, each multiplied by its
//! weight. Such weights can be fitted to the results of games (example `tune`), and a search can try others.

use crate::rules::Seat;
use arrayvec::ArrayVec;

/// One thing that an evaluation counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weight {
    /// What is counted, in a few words for people who fit the weights.
    pub name: &'static str,
    /// What each one of these is worth to First, in units.
    pub units: i32,
}

impl Weight {
    /// A weight of this many units.
    #[must_use]
    pub const fn new(name: &'static str, units: i32) -> Self {
        Self { name, units }
    }
}

/// The most things that an evaluation may count.
const MOST: usize = 24;

/// The counts in a position, in the order of the weights: First's number minus Second's, or the number of only one of them.
pub type Counts = ArrayVec<i32, MOST>;

/// The weighted sum from the view of this seat.
#[inline]
pub fn weighted<const N: usize>(counts: &[i32; N], weights: &[Weight; N], seat: Seat) -> i32 {
    let parts = counts.iter().zip(weights);
    let sum = parts.map(|(count, weight)| count * weight.units).sum();
    seen_by(seat, sum)
}

/// The weighted sum with weights that are not the game's own.
pub(super) fn weighted_otherwise(counts: &Counts, units: &[i32], seat: Seat) -> i32 {
    let sum = counts
        .iter()
        .zip(units)
        .map(|(count, units)| count * units)
        .sum();
    seen_by(seat, sum)
}

/// 1 if First is to move, -1 if Second is. It is the count for a weight of being on turn.
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
