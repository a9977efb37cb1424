//! What a search knows of Gabata: stones in store, and stones on the own side, which the other has still to capture.

use super::{Gabata, Ply};
use crate::engine::{Searchable, WinProbability, key_of};
use crate::kit::three_rows::{STONES, on_side, pit_words};
use crate::rules::Seat;

/// Units of a stone in store, and of one on the own side.
const STORED: i32 = 100;
const ON_SIDE: i32 = 12;
/// More than half of all stones, in a single round (GA-16).
const DECIDED: i32 = 5_000;

impl Searchable for Gabata {
    type Tactics = ();

    const WIN_PROBABILITY: WinProbability = WinProbability::of(500.0);

    fn key(&self) -> u64 {
        let [first, second, last] = pit_words(&self.pits);
        let [south, north] = self.stores;
        let round = self.round;
        let rest = [
            south,
            north,
            self.to_move as u8,
            round.leader as u8,
            round.owned,
            0,
            0,
            0,
        ];
        let [zero, other_zero] = self
            .zero
            .map(|zero| zero.map_or(0, |zero| 1 + u64::from(zero)));
        let lots = self
            .lots
            .map(|lots| lots.left().fold(0, |left, lot| left | 1 << lot));
        key_of(&[
            first,
            second,
            last << 32 | u64::from(round.number),
            u64::from_le_bytes(rest),
            zero ^ other_zero.rotate_left(32),
            lots[0] | lots[1] << 32,
        ])
    }

    fn evaluate(&self, seat: Seat) -> i32 {
        let worth = |seat: Seat| {
            let stored = i32::from(self.stores[seat.index()]);
            let decided = self.options.rounds == Some(1) && 2 * stored > i32::from(STONES);
            stored * STORED
                + i32::from(on_side(&self.pits, seat)) * ON_SIDE
                + i32::from(decided) * DECIDED
        };
        worth(seat) - worth(seat.other())
    }

    fn move_number(m: Ply) -> u16 {
        m.own().into()
    }

    fn tactics(&self) {}
}
