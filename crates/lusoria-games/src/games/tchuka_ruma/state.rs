//! The position as a type: the stones, whether the game is lost, and the options of the game. `position.rs` has the position as
//! text.

use super::options::{MOST_PITS, Options};

/// A position of Tchuka Ruma. It is small and needs no allocations, because playouts and searches copy it often.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TchukaRuma {
    pub(super) options: Options,
    /// The stones in each pit, from the left, then the stones in the ruma. On a small board the last places are not used.
    pub(super) ring: [u8; MOST_PITS as usize + 1],
    /// Whether the game is lost: the last stone of a sowing fell into an empty pit.
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

    /// The index of the ruma in `ring`.
    pub(super) const fn ruma_place(&self) -> usize {
        self.options.pits as usize
    }

    /// Whether the game is won: all pits are empty (TR-6).
    pub(super) const fn is_won(&self) -> bool {
        !self.lost && self.ruma() == self.options.total()
    }
}
