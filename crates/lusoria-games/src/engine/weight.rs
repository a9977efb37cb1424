//! Evaluations that are weighted sums. Such an evaluation counts several things in a position, such as stones. The value for First is the
//! sum of these counts, each multiplied by its weight. The example `tune` fits the weights to the results of games. A search can be given
//! other weights, to try them.

use crate::rules::Seat;
use arrayvec::ArrayVec;

/// One thing that an evaluation counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weight {
    /// What is counted, in a few words for people who fit the weights.
    pub name: &'static str,
    /// What one of the counted things is worth to First, in units.
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

/// The counts in a position, in the order of the weights: each is First's number minus Second's, the number of one seat alone, or a
/// constant.
pub type Counts = ArrayVec<i32, MOST>;

/// How good a position is for First as far as can be seen without playing on.
pub trait Evaluation {
    /// The value for First, commonly in hundredths of a stone. The value for Second is its negative.
    fn value(&self) -> i32;

    /// The value for this seat.
    #[inline]
    fn value_for(&self, seat: Seat) -> i32 {
        seen_by(seat, self.value())
    }

    /// The weights. Empty if the value is not a weighted sum.
    fn weights(&self) -> &'static [Weight] {
        &[]
    }

    /// What is counted, one count for each weight.
    fn counts(&self) -> Counts {
        Counts::new()
    }
}

/// A value that is not a weighted sum.
impl Evaluation for i32 {
    fn value(&self) -> i32 {
        *self
    }
}

/// The sum of the counts in a position, each multiplied by its weight.
#[derive(Clone, Copy, Debug)]
pub struct WeightedSum<const N: usize> {
    /// The weights.
    pub weights: &'static [Weight; N],
    /// What is counted, in the order of the weights.
    pub counts: [i32; N],
}

impl<const N: usize> Evaluation for WeightedSum<N> {
    #[inline]
    fn value(&self) -> i32 {
        let parts = self.counts.iter().zip(self.weights);
        parts.map(|(count, weight)| count * weight.units).sum()
    }

    fn weights(&self) -> &'static [Weight] {
        self.weights
    }

    fn counts(&self) -> Counts {
        self.counts.into_iter().collect()
    }
}

/// The sum of the counts, each multiplied by its weight in `units`. These weights take the place of the game's own.
pub(super) fn sum_with(counts: &Counts, units: &[i32]) -> i32 {
    let parts = counts.iter().zip(units);
    parts.map(|(count, units)| count * units).sum()
}

/// The count that belongs to the weight "on move": 1 if First is to move, -1 if Second is.
#[inline]
#[must_use]
pub const fn on_move(seat: Seat) -> i32 {
    match seat {
        Seat::First => 1,
        Seat::Second => -1,
    }
}

/// Converts `sum`, the value for First, into the value for `seat`.
#[inline]
pub(super) const fn seen_by(seat: Seat, sum: i32) -> i32 {
    match seat {
        Seat::First => sum,
        Seat::Second => -sum,
    }
}
