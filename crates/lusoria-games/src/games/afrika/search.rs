//! The evaluation of Afrika for the search. A player who can capture must do so. So the search plays such a capture before it evaluates a
//! position.

use super::{Afrika, HOUSES, Ply, Side};
use crate::engine::{Searchable, Weight, WeightedSum, WinProbability, key_of, on_move};
use crate::rules::Seat;

/// The things that the evaluation counts, and how many units one of each is worth. With `misere`, all counts except the first change
/// their sign.
const EVALUATION: [Weight; 5] = [
    Weight::new("on move", 231),
    Weight::new("half points", 68),
    Weight::new("stones on the own side", -40),
    Weight::new("empty pits on the own side", -121),
    Weight::new("stones the next capture takes", 55),
];

impl Searchable for Afrika {
    type Evaluation = WeightedSum<5>;

    /// Whether the player to move must capture.
    type Tactics = bool;

    const WIN_PROBABILITY: WinProbability = WinProbability {
        units: [573.0, 560.0],
    };

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

    #[inline]
    fn evaluation(&self) -> WeightedSum<5> {
        let (weights, counts) = (&EVALUATION, self.count());
        WeightedSum { weights, counts }
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

impl Afrika {
    /// The counts that the evaluation multiplies with its weights, in the order of `EVALUATION`: those of First less those of Second. The
    /// first of them is 1 if First is on move, and -1 if Second is. With `misere`, all other counts change their sign.
    #[inline]
    fn count(&self) -> [i32; 5] {
        let [first, second] = Seat::ALL.map(|seat| self.count_of(self.side(seat)));
        let sign = if self.options.misere { -1 } else { 1 };
        let mut counts: [i32; 5] = std::array::from_fn(|at| sign * (first[at] - second[at]));
        counts[0] = on_move(self.seat(self.to_move));
        counts
    }

    /// The counts of one side, in the order of `EVALUATION`. The first of them is 0 here; `count` sets it.
    fn count_of(&self, side: Side) -> [i32; 5] {
        let own = self.board.pits(side);
        let stones: u8 = own.iter().sum();
        let empty = own.iter().filter(|&&stones| stones == 0).count();
        let prize = self.board.prize(side).unwrap_or_default();
        [
            0,
            self.score(side).into(),
            stones.into(),
            empty as i32,
            prize.into(),
        ]
    }
}
