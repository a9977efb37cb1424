//! The position: what stands where, who is to move, and the options of the game.

use super::Options;
use crate::kit::three_rows::{PER_PIT, PITS, Pits, Round};
use crate::rules::Seat;

/// A position of Selus. Small and without allocations: playouts copy and play it as it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Selus {
    pub(super) options: Options,
    pub(super) pits: Pits,
    /// The wegue of each player, one bit a pit.
    pub(super) wegue: [u32; 2],
    pub(super) stores: [u8; 2],
    /// Who decides; after the end, who could not move.
    pub(super) to_move: Seat,
    pub(super) round: Round,
    /// Who has finished a turn in this round and may make wegue (SE-6).
    pub(super) moved: [bool; 2],
}

impl Selus {
    /// Stones in every pit along the circuit, First's pit a first.
    #[must_use]
    pub const fn pits(&self) -> &Pits {
        &self.pits
    }

    /// Stones captured in this round, and kept from earlier ones, by seat.
    #[must_use]
    pub const fn stores(&self) -> [u8; 2] {
        self.stores
    }

    /// Which round it is, from 1, and who began it.
    #[must_use]
    pub const fn round(&self) -> (u32, Seat) {
        (self.round.number, self.round.leader)
    }

    /// Whose wegue a pit is.
    #[must_use]
    pub fn wegue(&self, pit: usize) -> Option<Seat> {
        let owns = |seat: &Seat| self.wegue[seat.index()] >> pit & 1 == 1;
        Seat::ALL.into_iter().find(owns)
    }

    /// Whether both players may make wegue by now (SE-6).
    #[must_use]
    pub const fn moved(&self) -> [bool; 2] {
        self.moved
    }

    /// The puzzle of the source: South takes 5 against 3.
    pub(super) fn puzzle(options: Options) -> Self {
        let b = 1;
        Self {
            pits: [1, 0, 0, 0, 1, 0, 0, 1, 2, 1, 1, 0, 0, 0, 0, 0, 0, 1],
            wegue: [1 << (PITS / 2 + b), 1 << b],
            moved: [true; 2],
            ..Self::dealt(options)
        }
    }

    /// SE-1.
    pub(super) const fn dealt(options: Options) -> Self {
        Self {
            options,
            pits: [PER_PIT; PITS],
            wegue: [0; 2],
            stores: [0; 2],
            to_move: Seat::First,
            round: Round::FIRST,
            moved: [false; 2],
        }
    }
}
