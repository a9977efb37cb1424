//! What a search knows of Selus: stones in store and in the own wegue, which everybody counts in the end.

use super::{Ply, Selus};
use crate::engine::{Searchable, WinProbability, key_of};
use crate::kit::three_rows::{STONES, pit_words};
use crate::rules::Seat;

/// Units of a stone in store or in an own wegue, and of a wegue itself, which will catch more.
const STONE: i32 = 100;
const WEGUE: i32 = 150;
/// More than half of all stones in store, in a single round.
const DECIDED: i32 = 5_000;

impl Searchable for Selus {
    type Tactics = ();

    const WIN_PROBABILITY: WinProbability = WinProbability::of(500.0);

    fn key(&self) -> u64 {
        let [first, second, last] = pit_words(&self.pits);
        let [south, north] = self.stores;
        let round = self.round;
        let moved = u8::from(self.moved[0]) | u8::from(self.moved[1]) << 1;
        let rest = [
            south,
            north,
            self.to_move as u8,
            round.leader as u8,
            round.owned,
            moved,
            0,
            0,
        ];
        let [own, others] = self.wegue.map(u64::from);
        key_of(&[
            first,
            second,
            last << 32 | u64::from(round.number),
            u64::from_le_bytes(rest),
            own | others << 32,
        ])
    }

    fn evaluate(&self, seat: Seat) -> i32 {
        let worth = |seat: Seat| {
            let wegue = self.wegue[seat.index()].count_ones() as i32;
            let stones = i32::from(self.stores[seat.index()] + self.in_wegue(seat));
            let stored = 2 * i32::from(self.stores[seat.index()]);
            let decided = self.options.rounds == Some(1) && stored > i32::from(STONES);
            stones * STONE + wegue * WEGUE + i32::from(decided) * DECIDED
        };
        worth(seat) - worth(seat.other())
    }

    fn move_number(m: Ply) -> u16 {
        m.0.into()
    }

    fn tactics(&self) {}
}
