//! The position as a type: what stands where, who is to move, and the options of the game. `position.rs` has the position as text.

use super::options::Options;
use crate::rules::Seat;

/// The stones in one player's pits in sowing order; on the smaller board the last two places are not used.
pub(super) type Ring = [u8; 8];

/// Stones in each pit at the start (OH-1).
pub(super) const STONES: u8 = 4;

/// A position of Ohojitxi. It is small and needs no allocations, because playouts and searches copy it often.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Ohojitxi {
    pub(super) options: Options,
    pub(super) rings: [Ring; 2],
    /// The player to move. After the end, it is the player whose pits are all empty (OH-9).
    pub(super) to_move: Seat,
    /// For each player, the opponent's pit into which they put their last capture (OH-6), counted from 1. `None` before their first
    /// capture.
    pub(super) last_targets: [Option<u8>; 2],
}

impl Ohojitxi {
    /// The stones in a player's pits, from that player's pit a on.
    #[must_use]
    pub fn pits(&self, seat: Seat) -> &[u8] {
        &self.ring(seat)[..usize::from(self.options.pits)]
    }

    /// How many stones lie on a player's side.
    #[must_use]
    pub fn stones(&self, seat: Seat) -> u32 {
        self.ring(seat).iter().map(|&held| u32::from(held)).sum()
    }

    pub(super) const fn ring(&self, seat: Seat) -> &Ring {
        &self.rings[seat.index()]
    }

    /// The winner: the player whose pits are all empty (OH-9). `None` if both players have stones.
    pub(super) fn winner(&self) -> Option<Seat> {
        Seat::ALL
            .into_iter()
            .find(|&seat| *self.ring(seat) == Ring::default())
    }
}
