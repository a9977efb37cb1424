//! The position as a type: what stands where, who is to move, and the options of the game. `position.rs` has the position as text.

use super::Options;
use crate::kit::three_rows::{PER_PIT, PITS, Pits, Round};
use crate::rules::Seat;

/// A position of Selus. It is small and needs no allocations, because playouts and searches copy it often.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Selus {
    pub(super) options: Options,
    pub(super) pits: Pits,
    /// The wegue of each player (pits that are the player's traps, SE-5), as one bit for each pit.
    pub(super) wegue: [u32; 2],
    pub(super) stores: [u8; 2],
    /// The player to move; after the end, either player.
    pub(super) to_move: Seat,
    pub(super) round: Round,
    /// Which seats have finished a turn in this round. They may make wegue (SE-6).
    pub(super) moved: [bool; 2],
}

impl Selus {
    /// The number of stones in each pit, in the order of the circuit. The list begins with pit a of seat First.
    #[must_use]
    pub const fn pits(&self) -> &Pits {
        &self.pits
    }

    /// The stones in each seat's store: those captured in this round, and those left over when the round was dealt. When the last round
    /// ends, all other stones that the seat owns are added (SE-14).
    #[must_use]
    pub const fn stores(&self) -> [u8; 2] {
        self.stores
    }

    /// The number of the round, counted from 1, and the player who began it.
    #[must_use]
    pub const fn round(&self) -> (u32, Seat) {
        (self.round.number, self.round.leader)
    }

    /// The player whose wegue this pit is; `None` if it is no wegue.
    #[must_use]
    pub fn wegue(&self, pit: usize) -> Option<Seat> {
        let owns = |seat: &Seat| self.wegue[seat.index()] >> pit & 1 == 1;
        Seat::ALL.into_iter().find(owns)
    }

    /// For each seat, whether it may make wegue by now (SE-6).
    #[must_use]
    pub const fn moved(&self) -> [bool; 2] {
        self.moved
    }

    /// The puzzle of the source, in which South can win by 5 stones to 3.
    pub(super) fn puzzle(options: Options) -> Self {
        let b = 1;
        Self {
            pits: [1, 0, 0, 0, 1, 0, 0, 1, 2, 1, 1, 0, 0, 0, 0, 0, 0, 1],
            wegue: [1 << (PITS / 2 + b), 1 << b],
            moved: [true; 2],
            ..Self::dealt(options)
        }
    }

    /// The position at the start of a game (SE-1).
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
