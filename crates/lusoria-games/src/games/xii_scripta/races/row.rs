//! The ways in which a player's pieces can stand in the last places of the course. Each way has a number. [`Row::after`] lists the ways
//! that follow from one way by one die.

/// The most pieces of a player.
const MOST: usize = 15;
/// How many places home has. They are the last ones of the course.
const HOME: usize = 6;
/// The most places that a [`Row`] has: the last 12 steps of the course.
pub(super) const LONGEST: usize = 12;

/// How many pieces are on each place, in the order of the course. The place after the last one has the pieces that are borne off.
pub(super) type Counts = [u8; LONGEST + 1];

/// The last places of the course, and how many pieces a player has.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row {
    pub(super) places: usize,
    pub(super) pieces: usize,
}

impl Row {
    /// In how many ways the pieces can stand.
    pub(super) const fn ways(self) -> usize {
        choose(self.places + self.pieces, self.pieces)
    }

    /// The number of this way to stand. It grows when a piece moves on.
    pub(super) fn number(self, counts: &Counts) -> usize {
        let (mut number, mut before) = (0, 0);
        for (place, &count) in counts[..=self.places].iter().enumerate() {
            for _ in 0..count {
                number += choose(place + before, before + 1);
                before += 1;
            }
        }
        number
    }

    /// The way to stand with this [`Row::number`].
    pub(super) fn numbered(self, number: usize) -> Counts {
        let (mut counts, mut left, mut place) = ([0; LONGEST + 1], number, self.places);
        for before in (0..self.pieces).rev() {
            while choose(place + before, before + 1) > left {
                place -= 1;
            }
            left -= choose(place + before, before + 1);
            counts[place] += 1;
        }
        counts
    }

    /// Adds to `out` the numbers of the ways to stand that this die can lead to (A3.5 to A3.8). No enemy is in the way.
    pub(super) fn after(self, counts: &Counts, die: usize, out: &mut Vec<usize>) {
        let (off, home) = (self.places, self.places - HOME);
        let mut moved = |from: usize, to: usize| {
            let mut counts = *counts;
            counts[from] -= 1;
            counts[to] += 1;
            out.push(self.number(&counts));
        };
        for from in (0..self.places - die).filter(|&from| counts[from] > 0) {
            moved(from, from + die);
        }
        let all_home = counts[..home].iter().all(|&count| count == 0);
        if all_home && counts[home + die - 1] > 0 {
            moved(home + die - 1, off);
        }
    }
}

/// In how many ways `k` of `n` things can be chosen.
const fn choose(n: usize, k: usize) -> usize {
    if k > n { 0 } else { CHOICES[n][k] as usize }
}

const ROWS: usize = LONGEST + MOST + 1;

const CHOICES: [[u32; MOST + 2]; ROWS] = {
    let mut choices = [[0; MOST + 2]; ROWS];
    let mut n = 0;
    while n < ROWS {
        choices[n][0] = 1;
        let mut k = 1;
        while k < MOST + 2 && k <= n {
            choices[n][k] = choices[n - 1][k - 1] + choices[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    choices
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_ways_to_stand_are_each_others_opposite() {
        for (places, pieces) in [(6, 15), (12, 4)] {
            let row = Row { places, pieces };
            for number in 0..row.ways() {
                let counts = row.numbered(number);
                let all: usize = counts.iter().map(|&count| usize::from(count)).sum();
                assert_eq!((all, row.number(&counts)), (pieces, number));
            }
        }
    }
}
