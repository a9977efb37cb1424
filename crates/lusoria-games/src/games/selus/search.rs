//! The evaluation of Selus for the search. When a round ends, a player has the stones of their store and of their wegue (pits that are
//! traps, SE-5). Each wegue will probably bring its owner more stones.

use super::{Ply, Selus};
use crate::engine::{Searchable, Weight, WeightedSum, WinProbability, key_of, on_move};
use crate::kit::three_rows::{STONES, owner, pit_words};
use crate::rules::Seat;

/// What the evaluation counts, each with its weight in units.
const EVALUATION: [Weight; 6] = [
    Weight::new("on move", 0),
    Weight::new("stones in store", 100),
    Weight::new("stones in wegue", 100),
    Weight::new("wegue", 150),
    Weight::new("loose stones on the own side", 0),
    // In a game of one round, a player with more than half of the stones has won, so nothing else matters.
    Weight::new("more than half of all stones", 5_000),
];

impl Searchable for Selus {
    type Evaluation = WeightedSum<6>;

    type Tactics = ();

    const WIN_PROBABILITY: WinProbability = WinProbability {
        units: [524.0, 531.0],
    };

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

    #[inline]
    fn evaluation(&self) -> WeightedSum<6> {
        let (weights, counts) = (&EVALUATION, self.count());
        WeightedSum { weights, counts }
    }

    fn move_number(m: Ply) -> u16 {
        m.0.into()
    }

    fn tactics(&self) {}
}

impl Selus {
    /// The numbers that the evaluation multiplies with its weights, in the order of the weights. The first number is 1 if First is on
    /// move, and -1 if Second is. Each of the others is First's count minus Second's count.
    #[inline]
    fn count(&self) -> [i32; 6] {
        let (held, loose) = self.stones_on_board();
        let [south, north] = Seat::ALL.map(|seat| {
            let stored = i32::from(self.stores[seat.index()]);
            let wegue = self.wegue[seat.index()].count_ones() as i32;
            let decided = self.options.rounds == Some(1) && 2 * stored > i32::from(STONES);
            let (held, loose) = (held[seat.index()], loose[seat.index()]);
            [0, stored, held, wegue, loose, decided.into()]
        });
        let mut counts: [i32; 6] = std::array::from_fn(|at| south[at] - north[at]);
        counts[0] = on_move(self.to_move);
        counts
    }

    /// Returns two pairs. The first pair says how many stones are in the wegue of each seat. The second pair says how many stones on the
    /// side of each seat are in nobody's wegue.
    #[inline]
    fn stones_on_board(&self) -> ([i32; 2], [i32; 2]) {
        let (mut held, mut loose) = ([0; 2], [0; 2]);
        for (pit, &stones) in self.pits.iter().enumerate() {
            let [south, north] = self.wegue.map(|wegue| (wegue >> pit & 1) as i32);
            let stones = i32::from(stones);
            held[0] += south * stones;
            held[1] += north * stones;
            loose[owner(pit).index()] += (1 - south - north) * stones;
        }
        (held, loose)
    }
}
