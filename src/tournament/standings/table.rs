//! The table: everybody in order, those who are equal by every criterion with the same rank.

use super::points::{PointSystem, Quarters, ScoredGame};
use super::tally::{Tally, tallies};
use super::tie_break::{TieBreak, values};
use crate::tournament::pairing::Entrant;

/// One line of the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Who it is.
    pub entrant: Entrant,
    /// From 1; shared if nothing decides.
    pub rank: usize,
    /// All points.
    pub points: Quarters,
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// How many of the lost games were lost by a fault of its own.
    pub faults: u32,
    /// Rounds in which there was nobody to play.
    pub byes: u32,
    /// Its value by each tie-break, in their order. Direct encounter counts among those who are still tied when it is asked.
    pub tie_breaks: Vec<Quarters>,
}

/// The table of so many entrants after these games. `bye` is what a bye brings: a win in a Swiss tournament, nothing where everybody
/// meets everybody.
#[must_use]
pub fn standings(
    entrants: usize,
    games: &[ScoredGame],
    points: PointSystem,
    bye: Quarters,
    tie_breaks: &[TieBreak],
) -> Vec<Standing> {
    let records = tallies(entrants, games, points, bye);
    let mut order: Vec<Entrant> = (0..entrants).collect();
    order.sort_by_key(|one| (std::cmp::Reverse(records[*one].points), *one));
    let mut groups = divided(order, |one| records[one].points.0);
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

/// Sorts a group by the latest value and divides it where that differs.
fn split(mut group: Vec<Entrant>, by: TieBreak, found: &[Vec<Quarters>]) -> Vec<Vec<Entrant>> {
    let value = |one: Entrant| found[one].last().map_or(0, |value| value.0);
    group.sort_by_key(|one| match by.less_is_better() {
        true => i64::from(value(*one)),
        false => -i64::from(value(*one)),
    });
    divided(group, value)
}

/// Divides a sorted list where the value changes.
fn divided(sorted: Vec<Entrant>, value: impl Fn(Entrant) -> u32) -> Vec<Vec<Entrant>> {
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
