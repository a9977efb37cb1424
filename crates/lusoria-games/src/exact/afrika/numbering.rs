//! Numbers the positions in which the mover has to sow. For each number of stones on the board, the numbering begins anew.
//!
//! A player who has an empty pit that faces a pit with stones must capture instead of sowing (AF-3). So in these positions, the pit that
//! faces an empty pit of the mover is empty, too. This means that each of the eight pairs of facing pits is empty or has at least one
//! stone on the mover's side. The number of a position is computed pair by pair.

use super::ring::Ring;
use crate::games::afrika::HOUSES;

/// The most stones for which a table can be made. With more, one layer would have more positions than `u32` can count.
pub const MOST_STONES: usize = 24;

const SIZES: usize = MOST_STONES + 1;

/// Counts the ways to lay stones into the pairs of pits.
#[derive(Debug)]
pub(super) struct Numbering {
    /// How many ways there are to lay this many stones into this many pairs: `ways[pairs][stones]`.
    ways: [[usize; SIZES]; HOUSES + 1],
    /// How many ways there are to lay `stones` stones into `pairs` pairs so that the first pair gets fewer than `here`:
    /// `fewer[pairs][stones][here]`.
    fewer: Vec<[[usize; SIZES]; SIZES]>,
}

/// How many ways there are to lay this many stones into one pair. A pair with stones has at least one on the mover's side.
const fn ways_in_pair(stones: usize) -> usize {
    if stones == 0 { 1 } else { stones }
}

/// How many ways there are to lay `stones` stones so that the first pair gets fewer than `here`: `fewer[stones][here]`. `rest[n]` is the
/// number of ways to lay `n` stones into the other pairs.
fn fewer_in_first_pair(rest: &[usize; SIZES]) -> [[usize; SIZES]; SIZES] {
    let mut fewer = [[0; SIZES]; SIZES];
    for stones in 0..SIZES {
        for here in 0..stones {
            let ways = ways_in_pair(here) * rest[stones - here];
            fewer[stones][here + 1] = fewer[stones][here] + ways;
        }
    }
    fewer
}

impl Numbering {
    pub(super) fn new() -> Self {
        let mut ways = [[0; SIZES]; HOUSES + 1];
        ways[0][0] = 1;
        for pairs in 1..=HOUSES {
            for stones in 0..SIZES {
                let here = 0..=stones;
                let all = here.map(|here| ways_in_pair(here) * ways[pairs - 1][stones - here]);
                ways[pairs][stones] = all.sum();
            }
        }
        let fewer = (0..=HOUSES).map(|pairs| match pairs {
            0 => [[0; SIZES]; SIZES],
            _ => fewer_in_first_pair(&ways[pairs - 1]),
        });
        Self {
            ways,
            fewer: fewer.collect(),
        }
    }

    /// In how many positions with this many stones the mover has to sow.
    pub(super) const fn positions(&self, stones: usize) -> usize {
        self.ways[HOUSES][stones]
    }

    /// The number of a position in which the mover has to sow.
    pub(super) fn number(&self, ring: &Ring) -> usize {
        let mut left = ring.stones();
        let mut number = 0;
        for pair in 0..HOUSES {
            let (own, facing) = (usize::from(ring.0[pair]), ring.0[2 * HOUSES - 1 - pair]);
            let here = own + usize::from(facing);
            let rest = &self.ways[HOUSES - 1 - pair];
            number += self.fewer[HOUSES - pair][left][here];
            left -= here;
            number += own.saturating_sub(1) * rest[left];
        }
        number
    }

    /// The position with this number.
    pub(super) fn position(&self, stones: usize, mut number: usize) -> Ring {
        let (mut left, mut ring) = (stones, Ring([0; 2 * HOUSES]));
        for pair in 0..HOUSES {
            let rest = &self.ways[HOUSES - 1 - pair];
            let mut here = 0;
            while number >= ways_in_pair(here) * rest[left - here] {
                number -= ways_in_pair(here) * rest[left - here];
                here += 1;
            }
            left -= here;
            if here > 0 {
                let own = 1 + number / rest[left];
                number %= rest[left];
                ring.0[pair] = own as u8;
                ring.0[2 * HOUSES - 1 - pair] = (here - own) as u8;
            }
        }
        ring
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_positions_are_each_others_opposite() {
        let numbering = Numbering::new();
        for stones in 0..=6 {
            for number in 0..numbering.positions(stones) {
                let ring = numbering.position(stones, number);
                assert_eq!((ring.stones(), ring.prize()), (stones, None));
                assert_eq!(numbering.number(&ring), number);
            }
        }
    }

    /// The figures of `docs/solved.md`.
    #[test]
    fn there_are_as_many_positions_as_another_program_counted() {
        let numbering = Numbering::new();
        let up_to = |most| (0..=most).map(|n| numbering.positions(n)).sum::<usize>();
        let millions = [14, 16, 18, 20].map(|most| up_to(most) as f64 / 1e6);
        assert_eq!(millions.map(f64::round), [14.0, 56.0, 206.0, 702.0]);
    }
}
