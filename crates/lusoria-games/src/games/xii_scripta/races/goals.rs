//! Finds, for each throw in a race, the best way in which the player's pieces can stand at the end of the turn. A *way to stand* says how
//! many of a player's pieces are on each step. The best way to stand is the one from which the player needs the fewest turns on average.

use super::row::Row;
use crate::kit::dice::fair_throws;

/// How many multisets of at most two dice there are: one without dice, 6 with one die, 21 with two.
const DICE: usize = 28;
/// The number of each multiset, by the faces of both dice in any order; 0 stands for a die that is missing.
const NUMBER: [[usize; 7]; 7] = {
    let (mut numbers, mut next, mut low) = ([[0; 7]; 7], 0, 0);
    while low < 7 {
        let mut high = low;
        while high < 7 {
            (numbers[low][high], numbers[high][low]) = (next, next);
            next += 1;
            high += 1;
        }
        low += 1;
    }
    numbers
};

/// The best way to stand to which some dice lead: how many turns are needed from it on average, and its number.
type Goal = (f32, u32);

/// Where dice lead at best from each way to stand. It is filled from the end of the course backwards.
pub(super) struct Goals {
    row: Row,
    /// For each way to stand and each multiset of at most two dice, where they lead at best.
    goals: Vec<[Goal; DICE]>,
    /// For each face of a die, the ways to stand to which the die leads from the way at which [`Goals::look_at`] looks now.
    after: [Vec<usize>; 7],
}

impl Goals {
    pub(super) fn new(row: Row) -> Self {
        Self {
            row,
            goals: vec![[(0.0, 0); DICE]; row.ways()],
            after: [(); 7].map(|()| Vec::new()),
        }
    }

    /// Notes that in the way to stand with this number all pieces are borne off, so that no further turn is needed.
    pub(super) fn all_are_done(&mut self, number: usize) {
        self.goals[number] = [(0.0, number as u32); DICE];
    }

    /// Looks at the way to stand with this number: finds where each throw leads from it at best, and notes where one or two dice lead.
    /// Returns the ways to stand to which a turn leads, with the chance of each; throws that are better not used are left out. All ways
    /// to stand that are nearer to the end must have been looked at before.
    pub(super) fn look_at(&mut self, number: usize) -> Vec<(u32, f32)> {
        let counts = self.row.numbered(number);
        for die in 1..=6 {
            self.after[die].clear();
            self.row.after(&counts, die, &mut self.after[die]);
        }
        let (mut sum, mut chances, mut ends) = (1.0, 0.0, Vec::<(u32, f32)>::new());
        for ((mean, end), chance) in self.throws() {
            // A throw is not used if it leads to nothing better than standing here.
            if chances > 0.0 && mean >= sum / chances || mean == f32::INFINITY {
                break;
            }
            (sum, chances) = (sum + chance * mean, chances + chance);
            match ends.last_mut() {
                Some(last) if last.0 == end => last.1 += chance,
                _ => ends.push((end, chance)),
            }
        }
        self.keep(number, sum / chances);
        ends
    }

    /// Where each throw leads at best and how likely it is, the best first.
    fn throws(&self) -> Vec<(Goal, f32)> {
        let throws = fair_throws().map(|(faces, ways)| {
            let [a, b, c] = faces.map(usize::from);
            let goals = [(a, [b, c]), (b, [a, c]), (c, [a, b])];
            (self.best(&goals), ways as f32 / 216.0)
        });
        let mut throws: Vec<_> = throws.collect();
        throws.sort_by(|one, other| one.0.0.total_cmp(&other.0.0));
        throws
    }

    /// Notes where one or two dice lead at best from the way to stand with this number, from which `mean` turns are needed on average.
    fn keep(&mut self, number: usize, mean: f32) {
        let here = (mean, number as u32);
        let least = |one: Goal, other: Goal| if other.0 < one.0 { other } else { one };
        let mut goals = [here; DICE];
        for high in 1..=6 {
            goals[NUMBER[0][high]] = least(here, self.best(&[(high, [0, 0])]));
            for low in 1..=high {
                let found = self.best(&[(high, [0, low]), (low, [0, high])]);
                goals[NUMBER[low][high]] = least(here, found);
            }
        }
        self.goals[number] = goals;
    }

    /// Where the best of some turns leads. Each entry of `ways` is such a turn: a die that is used first, and the two dice that are
    /// used after it (0 for none).
    fn best(&self, ways: &[(usize, [usize; 2])]) -> Goal {
        let mut best = (f32::INFINITY, 0);
        for &(die, [low, high]) in ways {
            for &after in &self.after[die] {
                let goal = self.goals[after][NUMBER[low][high]];
                if goal.0 < best.0 {
                    best = goal;
                }
            }
        }
        best
    }
}
