//! The chances that a player bears off all pieces in exactly one turn, two turns, and so on. Each way to stand (how many pieces are on
//! each of the last places of the course) has its own chances. The player plays so that the mean number of turns is as small as possible.
//!
//! The table is made from the end of the course backwards. So a turn leads to ways to stand that are in the table already, or it leaves
//! the pieces where they are.

use super::goals::Goals;
use super::row::Row;
use super::turns::Turns;

/// Chances below this at the end of a list are left out.
const HARDLY: f32 = 1e-7;

/// The chances of one player, for all ways to stand in the last places of the course.
pub(super) struct RaceTable {
    pub(super) row: Row,
    /// Two numbers for each way to stand: the index in `chances` of its first chance, and how many turns that chance is for.
    begins: Vec<(u32, u8)>,
    chances: Vec<f32>,
}

impl RaceTable {
    /// The chances in the way to stand with this number.
    pub(super) fn turns(&self, number: usize) -> Turns<'_> {
        let (begin, first) = self.begins[number];
        let end = self.begins.get(number.wrapping_sub(1));
        let end = end.map_or(self.chances.len(), |&(begin, _)| begin as usize);
        Turns {
            first: first.into(),
            chances: &self.chances[begin as usize..end],
        }
    }

    /// Makes the table, from the end of the course backwards.
    pub(super) fn build(row: Row) -> Self {
        let mut goals = Goals::new(row);
        let mut table = Self {
            row,
            begins: vec![(0, 0); row.ways()],
            chances: Vec::new(),
        };
        for number in (0..row.ways()).rev() {
            table.begins[number].0 = table.chances.len() as u32;
            if number + 1 == row.ways() {
                // All pieces are borne off, and no turn is needed.
                goals.all_are_done(number);
                table.chances.push(1.0);
                continue;
            }
            let ends = goals.look_at(number);
            table.add(number, &ends);
        }
        table
    }

    /// Adds the chances of a way to stand. `ends` has the ways to stand that one turn can lead to, each with its chance. If these chances
    /// add up to less than 1, the pieces may also stay where they are.
    fn add(&mut self, number: usize, ends: &[(u32, f32)]) {
        let stays = 1.0 - ends.iter().map(|(_, chance)| chance).sum::<f32>();
        let (after, first) = self.after(ends);
        let (begin, mut last) = (self.chances.len(), 0.0);
        for chance in after {
            last = chance + stays * last;
            self.chances.push(last);
        }
        while last > HARDLY {
            last *= stays;
            self.chances.push(last);
        }
        // The chances that were left out are shared out in proportion among the others, so that the sum is 1.
        let sum: f32 = self.chances[begin..].iter().sum();
        self.chances[begin..]
            .iter_mut()
            .for_each(|chance| *chance /= sum);
        self.begins[number].1 = first;
    }

    /// For each number of turns: the chance that the first turn leads to one of `ends`, and that the player is done after exactly this
    /// number of turns. `ends` has ways to stand, each with its chance. Also returns how many turns the first chance of the list is for.
    fn after(&self, ends: &[(u32, f32)]) -> (Vec<f32>, u8) {
        let turns = |end: u32| self.turns(end as usize);
        let first = ends
            .iter()
            .map(|&(end, _)| turns(end).first)
            .min()
            .unwrap_or(0);
        let mut sums: Vec<f32> = Vec::new();
        for &(end, weight) in ends {
            let Turns {
                first: begin,
                chances,
            } = turns(end);
            let begin = begin - first;
            if sums.len() < begin + chances.len() {
                sums.resize(begin + chances.len(), 0.0);
            }
            for (sum, chance) in sums[begin..].iter_mut().zip(chances) {
                *sum += weight * chance;
            }
        }
        while sums.last().is_some_and(|&chance| chance < HARDLY) {
            sums.pop();
        }
        (sums, first as u8 + 1)
    }
}
