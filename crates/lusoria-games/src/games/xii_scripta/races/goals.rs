//! Finds the best use of each throw in a race. A *way to stand* says how many of a player's pieces are on each step. The best way to
//! stand needs the fewest turns on average until all pieces are borne off.

use super::row::Row;
use crate::kit::dice::fair_throws;

/// How many throws of at most two dice there are: one without dice, 6 with one die, 21 with two. The order of the dice does not matter.
const DICE: usize = 28;
/// The number of each throw of at most two dice. The indices are the faces of the dice; 0 means that there is no die.
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

/// The best way to stand that some dice can bring about. First comes the mean number of turns that it still needs, then its
/// [`Row::number`].
type Goal = (f32, u32);

/// For each way to stand and each possible throw of at most two dice: the best way to stand that the throw can lead to.
pub(super) struct Goals {
    row: Row,
    /// For each way to stand, what each throw of at most two dice can bring about at best.
    goals: Vec<[Goal; DICE]>,
    /// For each face of a die, 1 to 6: the numbers of the ways to stand that a move by that die leads to. The way to stand before the
    /// move is the one that was last passed to [`Goals::look_at`].
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

    /// Notes that this is the number of the way to stand in which all pieces are borne off. No further turn is needed.
    pub(super) fn all_are_done(&mut self, number: usize) {
        self.goals[number] = [(0.0, number as u32); DICE];
    }

    /// Finds the best use of each throw in the way to stand with this number. Returns the ways to stand after the turn, each with its
    /// chance. A throw that leads to nothing better than this way to stand is not used, and is left out.
    ///
    /// Also notes what one or two dice bring about. Later calls use these notes, so ways to stand that are nearer to the end must be
    /// looked at first.
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

    /// What each throw brings about at best, and how likely the throw is. The best comes first.
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

    /// Notes what one or two dice bring about at best in the way to stand with this number. `mean` is how many turns it needs on average.
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

    /// The best way to stand that can be reached by using the dice in one of the orders in `ways`. Each entry of `ways` has the die that
    /// is used first, then the two others (0 if there is none).
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
