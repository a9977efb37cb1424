//! What a search knows of Afrika: captures are compulsory, so no position in which one is due is judged before it is made.

use super::{Afrika, HOUSES, Ply, Side};
use crate::engine::{Searchable, WinProbability, key_of};
use crate::rules::Seat;

/// Units of a stone.
const STONE: i32 = 100;

impl Searchable for Afrika {
    /// Whether a capture is due.
    type Tactics = bool;

    const WIN_PROBABILITY: WinProbability = WinProbability::of(600.0);

    fn key(&self) -> u64 {
        let [south, north] = Side::BOTH.map(|side| {
            let mut pits = [0; HOUSES];
            pits.copy_from_slice(self.board.pits(side));
            u64::from_le_bytes(pits)
        });
        let stores = Side::BOTH.map(|side| self.board.store(side));
        let rest = [
            stores[0],
            stores[1],
            self.to_move as u8,
            self.pie as u8,
            0,
            0,
            0,
            0,
        ];
        key_of(&[south, north, u64::from_le_bytes(rest)])
    }

    fn evaluate(&self, seat: Seat) -> i32 {
        let side = self.side(seat);
        let lead = i32::from(self.score(side)) - i32::from(self.score(side.other()));
        let value = lead * STONE / 2;
        if self.options.misere { -value } else { value }
    }

    fn move_number(m: Ply) -> u16 {
        match m {
            Ply::Pit(pit) => pit.into(),
            Ply::Swap => HOUSES as u16,
        }
    }

    fn tactics(&self) -> bool {
        !self.is_quiet()
    }

    fn urgency(&self, capture: &bool, m: Ply) -> i32 {
        i32::from(*capture && m != Ply::Swap)
    }

    fn is_quiet(&self) -> bool {
        self.board.prize(self.to_move).is_none()
    }
}
