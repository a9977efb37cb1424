//! The table: all entrants in order. Entrants who are equal by every criterion share a rank.

use super::points::{PointSystem, Quarters, ScoredGame};
use super::tally::{Tally, tallies};
use super::tie_break::{TieBreak, values};
use crate::competition::pairing::Entrant;
use std::cmp::Reverse;

/// One line of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// The entrant.
    pub entrant: Entrant,
    /// The rank, from 1. Entrants who are equal by every tie-break share it.
    pub rank: usize,
    /// The sum of all points.
    pub points: Quarters,
    /// The number of games that were won.
    pub wins: u32,
    /// The number of games that were drawn.
    pub draws: u32,
    /// The number of games that were lost.
    pub losses: u32,
    /// How many of the losses were by a fault of the entrant.
    pub faults: u32,
    /// The number of rounds in which the entrant had nobody to play.
    pub byes: u32,
    /// The value of each tie-break, in the order of the tie-breaks. Direct encounter counts only games between entrants whom the earlier
    /// tie-breaks leave equal.
    pub tie_breaks: Vec<Quarters>,
}

/// The table of this many entrants after these games. A bye gives `bye` points. With equal points, those who have left (`gone`) stand
/// behind the others, whatever the tie-breaks say.
#[must_use]
pub fn standings(
    entrants: usize,
    games: &[ScoredGame],
    points: PointSystem,
    bye: Quarters,
    tie_breaks: &[TieBreak],
    gone: &[Entrant],
) -> Vec<Standing> {
    let records = tallies(entrants, games, points, bye);
    let mut order: Vec<Entrant> = (0..entrants).collect();
    let has_left = |one: Entrant| gone.contains(&one);
    order.sort_by_key(|one| (Reverse(records[*one].points), has_left(*one), *one));
    let mut groups = divided(order, |one| (records[one].points, has_left(one)));
    let mut found = vec![Vec::new(); entrants];
    for tie_break in tie_breaks {
        let asked = groups.iter().flat_map(|group| {
            let values = values(*tie_break, group, &records, games, points);
            group.iter().copied().zip(values)
        });
        asked.for_each(|(one, value)| found[one].push(value));
        groups = groups
            .into_iter()
            .flat_map(|group| split(group, *tie_break, &found))
            .collect();
    }
    lines(&groups, &records, &found)
}

/// Sorts a group by the tie-break `by`, and divides it where the value changes. `found` has each entrant's values in the tie-breaks so
/// far. The last value is the one in `by`.
fn split(mut group: Vec<Entrant>, by: TieBreak, found: &[Vec<Quarters>]) -> Vec<Vec<Entrant>> {
    let value = |one: Entrant| found[one].last().map_or(0, |value| value.0);
    group.sort_by_key(|one| match by.less_is_better() {
        true => i64::from(value(*one)),
        false => -i64::from(value(*one)),
    });
    divided(group, value)
}

/// Divides a sorted list where the value changes.
fn divided<T: PartialEq>(sorted: Vec<Entrant>, value: impl Fn(Entrant) -> T) -> Vec<Vec<Entrant>> {
    let groups = sorted.chunk_by(|one, other| value(*one) == value(*other));
    groups.map(<[Entrant]>::to_vec).collect()
}

fn lines(groups: &[Vec<Entrant>], records: &[Tally], found: &[Vec<Quarters>]) -> Vec<Standing> {
    let mut lines: Vec<Standing> = Vec::with_capacity(records.len());
    for group in groups {
        let rank = lines.len() + 1;
        lines.extend(group.iter().map(|&entrant| {
            let record = &records[entrant];
            Standing {
                entrant,
                rank,
                points: record.points,
                wins: record.wins,
                draws: record.draws,
                losses: record.losses,
                faults: record.faults,
                byes: record.byes,
                tie_breaks: found[entrant].clone(),
            }
        }));
    }
    lines
}

#[cfg(test)]
#[path = "table_tests.rs"]
mod tests;
