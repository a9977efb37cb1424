//! The position: what stands where, who is to move, and by which options.

use super::options::{MOST_PITS, Options};

/// A position of Tchuka Ruma. Small and without allocations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TchukaRuma {
    pub(super) options: Options,
    /// The stones in each pit from the left, then in the ruma; the places after it are not used.
    pub(super) ring: [u8; MOST_PITS as usize + 1],
    /// The last stone of a choice has fallen into an empty pit.
    pub(super) lost: bool,
}

impl TchukaRuma {
    /// The stones in each pit, from the left.
    #[must_use]
    pub fn pits(&self) -> &[u8] {
        &self.ring[..self.ruma_place()]
    }

    /// The stones in the ruma.
    #[must_use]
    pub const fn ruma(&self) -> u8 {
        self.ring[self.ruma_place()]
    }

    /// Where in the ring the ruma is.
    pub(super) const fn ruma_place(&self) -> usize {
        self.options.pits as usize
    }

    /// TR-6: no pit holds a stone.
    pub(super) const fn is_won(&self) -> bool {
        !self.lost && self.ruma() == self.options.total()
    }
}
