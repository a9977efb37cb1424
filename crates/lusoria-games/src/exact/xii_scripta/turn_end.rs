//! One way in which a turn can end.

use super::pieces::{LAST, Pieces};

/// One way in which a turn can end, packed into 64 bits. The lowest bits are the set of places on which the mover's pieces have landed.
/// Above them comes [`Pieces::number`] of the pieces at the end. The highest bits say how many pieces are left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TurnEnd(u64);

impl TurnEnd {
    const NUMBER: u32 = LAST + 1;
    const NUMBER_BITS: u32 = 14;
    const COUNT: u32 = Self::NUMBER + Self::NUMBER_BITS;

    /// The end of a turn with these pieces. `landings` are the places on which pieces have landed, one bit each.
    pub(super) fn new(own: Pieces, landings: u64) -> Self {
        Self(landings | (own.number() as u64) << Self::NUMBER | (own.count() as u64) << Self::COUNT)
    }

    /// The places on which pieces land, one bit each.
    pub(super) const fn landings(self) -> u64 {
        self.0 & ((1 << Self::NUMBER) - 1)
    }

    /// The [`Pieces::number`] of the pieces at the end.
    pub(super) const fn number(self) -> usize {
        (self.0 >> Self::NUMBER & ((1 << Self::NUMBER_BITS) - 1)) as usize
    }

    /// How many pieces are left at the end.
    pub(super) const fn count(self) -> usize {
        (self.0 >> Self::COUNT) as usize
    }
}
