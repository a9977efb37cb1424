//! Finds the games of a tournament that are still to be played. They follow from its format and its results so far. Also decides who
//! goes on if a match of a knock-out is level. Pure.
//!
//! The schedule itself is not stored. After a restart, the results so far give the same games with the same numbers.

mod format;
mod ladder;
mod league;

pub use format::Format;

use super::pairing::{
    Entrant, Pairing, SwissEntrant, all_against_all, bracket, next_round, swiss_round,
};
use super::standings::{PointSystem, ScoredGame, Winner};
use lusoria_games::rules::Seat;
use std::collections::BTreeMap;
use std::ops::RangeBounds;

/// The result of a game: who won, and whether the loser lost by a fault, such as an illegal move.
pub type GameResult = (Winner, bool);

/// A pairing of the schedule.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ScheduledPairing {
    /// The number of the game, from 1; `None` for a bye.
    pub number: Option<u32>,
    /// The round of the pairing, from 1.
    pub round: u32,
    /// Who meets.
    pub pairing: Pairing,
    /// The result, once the game is over. A bye has none.
    pub result: Option<GameResult>,
}

/// All pairings that are known so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Schedule {
    /// The pairings round by round. Games are numbered in this order.
    pub planned: Vec<ScheduledPairing>,
    /// In a knock-out tournament: how many rounds each entrant has survived.
    pub survived: Vec<u32>,
    /// On a ladder: who stands on it, the best first.
    pub places: Vec<Entrant>,
    /// In a league: the seasons so far, the present one last.
    pub seasons: Vec<PlannedSeason>,
}

/// A season of a league.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlannedSeason {
    /// The number of the season's first round. The rounds of all seasons are numbered together, from 1.
    pub first_round: u32,
    /// The entrants of each division, the best first.
    pub divisions: Vec<Vec<Entrant>>,
}

impl Schedule {
    /// The games that can be played now. Each has its number, its round and its two entrants.
    pub fn to_play(&self) -> impl Iterator<Item = (u32, u32, [Entrant; 2])> {
        let open = self
            .planned
            .iter()
            .filter(|planned| planned.result.is_none());
        open.filter_map(|planned| match (planned.number, planned.pairing) {
            (Some(number), Pairing::Game(pair)) => Some((number, planned.round, pair)),
            _ => None,
        })
    }

    /// The last round in which a game was played; 0 before the first.
    #[must_use]
    pub fn last_played(&self) -> u32 {
        let played = self.planned.iter().filter(|one| one.result.is_some());
        played.map(|one| one.round).max().unwrap_or_default()
    }

    /// The games that were played in these rounds, with their numbers, and the byes, without numbers. A bye is left out until a game of
    /// its round or of a later round was played.
    #[must_use]
    pub fn scored(&self, rounds: impl RangeBounds<u32>) -> Vec<(Option<u32>, ScoredGame)> {
        let last = self.last_played();
        let scored = |planned: &ScheduledPairing| {
            let bye = matches!(planned.pairing, Pairing::Bye(_)) && planned.round <= last;
            let result = planned.result.or(bye.then_some((Winner::Nobody, false)));
            result.map(|(winner, by_fault)| {
                let pairing = planned.pairing;
                (
                    planned.number,
                    ScoredGame {
                        pairing,
                        winner,
                        by_fault,
                    },
                )
            })
        };
        let planned = self.planned.iter();
        let planned = planned.filter(|one| rounds.contains(&one.round));
        planned.filter_map(scored).collect()
    }

    /// Keeps only the first `parts` seasons of a league, or the first `parts` rounds of a ladder.
    #[must_use]
    pub fn up_to(mut self, parts: u32) -> Self {
        let end = match self.seasons.get(parts as usize) {
            Some(after) => after.first_round,
            None if self.seasons.is_empty() => parts + 1,
            None => return self,
        };
        self.seasons.truncate(parts as usize);
        self.planned.retain(|one| one.round < end);
        self
    }
}

/// Who takes part in which rounds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Participants {
    /// How many entrants there are, the late ones included.
    pub entrants: usize,
    /// The first round of each late entrant. The late entrants are at the end of the list of entrants.
    pub late: Vec<u32>,
    /// The entrants who have withdrawn, each with the last round for which that entrant is paired.
    pub withdrawn: BTreeMap<Entrant, u32>,
}

impl From<usize> for Participants {
    /// This many entrants, all there from the beginning to the end.
    fn from(entrants: usize) -> Self {
        Self {
            entrants,
            ..Self::default()
        }
    }
}

impl Participants {
    /// The number of entrants who have taken part from the beginning.
    fn early(&self) -> usize {
        self.entrants.saturating_sub(self.late.len())
    }

    /// The entrants who are there in this round. Those who are in `order` come first, in that order. The new ones follow.
    fn in_order(&self, mut order: Vec<Entrant>, round: u32) -> Vec<Entrant> {
        let here = self.here(round);
        order.retain(|one| here.contains(one));
        let is_new = |one: &Entrant| !order.contains(one);
        let new: Vec<Entrant> = here.into_iter().filter(is_new).collect();
        [order, new].concat()
    }

    /// Whether this entrant has withdrawn and is not paired in any round after this one.
    fn has_left(&self, entrant: Entrant, round: u32) -> bool {
        let last_round = self.withdrawn.get(&entrant);
        last_round.is_some_and(|last| *last <= round)
    }

    /// The entrants who play in this round. An entrant plays from its first round to its last one, both included.
    fn here(&self, round: u32) -> Vec<Entrant> {
        let first_round = |one: Entrant| {
            let late = one.checked_sub(self.early());
            late.map_or(1, |late| self.late[late])
        };
        let last_round = |one: &Entrant| self.withdrawn.get(one).copied().unwrap_or(u32::MAX);
        let plays = |one: &Entrant| first_round(*one) <= round && round <= last_round(one);
        (0..self.entrants).filter(plays).collect()
    }
}

/// The schedule of a tournament of these participants. `results` has the results so far, by the numbers of the games.
#[must_use]
pub fn schedule(
    format: Format,
    participants: impl Into<Participants>,
    points: PointSystem,
    results: &BTreeMap<u32, GameResult>,
) -> Schedule {
    let participants = participants.into();
    let entrants = participants.entrants;
    let mut planner = Planner {
        results,
        schedule: Schedule {
            survived: vec![0; entrants],
            ..Schedule::default()
        },
        number: 0,
    };
    match format {
        Format::AllAgainstAll { cycles } => {
            let early = all_against_all(participants.early(), cycles);
            let late = late_games(&participants, cycles);
            for (round, pairings) in (1..).zip(early.into_iter().chain(late)) {
                planner.add(round, &pairings);
            }
        }
        Format::Swiss { rounds } => planner.swiss(&participants, rounds, points),
        Format::KnockOut => planner.knock_out(&participants),
        Format::Ladder { reach } => planner.ladder(&participants, reach),
        Format::League { size } => planner.league(&participants, size, points),
    }
    planner.schedule
}

struct Planner<'a> {
    results: &'a BTreeMap<u32, GameResult>,
    schedule: Schedule,
    number: u32,
}

impl Planner<'_> {
    /// Adds the pairings of a round. Returns them with their results. `None` if one of the games is not over.
    fn add(&mut self, round: u32, pairings: &[Pairing]) -> Option<Vec<ScheduledPairing>> {
        let begin = self.schedule.planned.len();
        for pairing in pairings {
            let number = matches!(pairing, Pairing::Game(_)).then(|| {
                self.number += 1;
                self.number
            });
            let result = number.and_then(|number| self.results.get(&number).copied());
            let pairing = *pairing;
            self.schedule.planned.push(ScheduledPairing {
                number,
                round,
                pairing,
                result,
            });
        }
        let added = self.schedule.planned[begin..].to_vec();
        let open =
            |planned: &ScheduledPairing| planned.number.is_some() && planned.result.is_none();
        (!added.iter().any(open)).then_some(added)
    }

    fn swiss(&mut self, participants: &Participants, rounds: u32, points: PointSystem) {
        let mut all = vec![SwissEntrant::default(); participants.entrants];
        for round in 1..=rounds {
            let pairings = swiss_round_of(&all, &participants.here(round));
            let Some(played) = self.add(round, &pairings) else {
                return;
            };
            for planned in played {
                enter(&mut all, planned, points);
            }
        }
    }

    fn knock_out(&mut self, participants: &Participants) {
        let mut pairings = bracket(participants.entrants);
        for round in 1.. {
            let has_left = |one: Entrant| participants.has_left(one, round);
            let Some(winners) = self.matches(round, &pairings, &has_left) else {
                return;
            };
            for winner in &winners {
                self.schedule.survived[*winner] += 1;
            }
            pairings = next_round(&winners);
            if pairings.is_empty() {
                return;
            }
        }
    }

    /// Adds the games of a round's matches. A match has two games, and two more if the points are equal after these. Returns the winners.
    /// An entrant with a bye counts as a winner. `None` if one of the matches is not decided. If the points are equal after four games,
    /// these rules decide in order who loses:
    ///
    /// - an entrant who has left,
    /// - the entrant who has lost more games by a fault,
    /// - the second of the pairing, whose number is higher.
    fn matches(
        &mut self,
        round: u32,
        pairings: &[Pairing],
        has_left: &dyn Fn(Entrant) -> bool,
    ) -> Option<Vec<Entrant>> {
        let is_bye = |one: &&Pairing| matches!(one, Pairing::Bye(_));
        let byes: Vec<Pairing> = pairings.iter().filter(is_bye).copied().collect();
        self.add(round, &byes);
        let mut leads: Vec<i32> = vec![0; pairings.len()];
        let mut faults = leads.clone();
        for _ in 0..2 {
            let level: Vec<usize> = (0..pairings.len()).filter(|at| leads[*at] == 0).collect();
            let games: Vec<Pairing> = level
                .iter()
                .flat_map(|at| both_ways(pairings[*at]))
                .collect();
            for planned in self.add(round, &games)? {
                let Pairing::Game(pair) = planned.pairing else {
                    continue;
                };
                let at = pairings
                    .iter()
                    .position(|one| one.opponent_of(pair[0]).is_some());
                let (Some(at), Some((winner, by_fault))) = (at, planned.result) else {
                    continue;
                };
                if let Some(seat) = winner.seat() {
                    let ahead = Some(pair[seat.index()]) == pairings[at].entrants().next();
                    let lead = if ahead { 1 } else { -1 };
                    leads[at] += lead;
                    faults[at] += if by_fault { lead } else { 0 };
                }
            }
        }
        let sums = leads.into_iter().zip(faults);
        let winner = |(pairing, sums): (&Pairing, (i32, i32))| winner(*pairing, sums, has_left);
        pairings.iter().zip(sums).map(winner).collect()
    }
}

/// The winner of a match. `lead` is the number of wins of the first entrant minus the number of wins of the second. `faults` is the same
/// difference, but counts only wins in games that the opponent lost by a fault.
fn winner(
    pairing: Pairing,
    (lead, faults): (i32, i32),
    has_left: &dyn Fn(Entrant) -> bool,
) -> Option<Entrant> {
    let is_in = |one: Entrant| i32::from(!has_left(one));
    let stays = match pairing {
        Pairing::Game([first, second]) => is_in(first) - is_in(second),
        Pairing::Bye(_) => 0,
    };
    let second_wins = (lead, stays, faults) < (0, 0, 0);
    pairing.entrants().nth(usize::from(second_wins))
}

/// The Swiss pairings of the entrants who play in this round (`here`).
fn swiss_round_of(all: &[SwissEntrant], here: &[Entrant]) -> Vec<Pairing> {
    if here.len() < 2 {
        return Vec::new();
    }
    let place = |one: &Entrant| here.iter().position(|other| other == one);
    let record = |one: &Entrant| SwissEntrant {
        met: all[*one].met.iter().filter_map(place).collect(),
        ..all[*one].clone()
    };
    let records: Vec<_> = here.iter().map(record).collect();
    let named = swiss_round(&records)
        .into_iter()
        .map(|pairing| match pairing {
            Pairing::Game(pair) => Pairing::Game(pair.map(|one| here[one])),
            Pairing::Bye(one) => Pairing::Bye(here[one]),
        });
    named.collect()
}

/// The games of latecomers to a tournament of all against all. In each cycle, a latecomer plays everybody who came earlier.
fn late_games(participants: &Participants, cycles: u32) -> Vec<Vec<Pairing>> {
    let mut rounds = Vec::new();
    for late in participants.early()..participants.entrants {
        for cycle in 0..cycles {
            for other in 0..late {
                let late_begins = (other % 2 == 0) == (cycle % 2 == 0);
                let pair = if late_begins {
                    [late, other]
                } else {
                    [other, late]
                };
                rounds.push(vec![Pairing::Game(pair)]);
            }
        }
    }
    rounds
}

/// The two games of a match.
fn both_ways(pairing: Pairing) -> Vec<Pairing> {
    match pairing {
        Pairing::Game([one, other]) => vec![pairing, Pairing::Game([other, one])],
        // An entrant with a bye goes on without a game.
        Pairing::Bye(_) => Vec::new(),
    }
}

/// Notes a bye, or a game that is over, for its entrants in `all`. The next Swiss round is paired from `all`.
fn enter(all: &mut [SwissEntrant], planned: ScheduledPairing, points: PointSystem) {
    match (planned.pairing, planned.result) {
        (Pairing::Bye(entrant), _) => {
            all[entrant].byes += 1;
            all[entrant].points += points.win().0;
        }
        (Pairing::Game(pair), Some((winner, _))) => {
            for (seat, one) in Seat::ALL.into_iter().zip(pair) {
                all[one].points += points.points(winner, seat).0;
                all[one].met.push(pair[seat.other().index()]);
                all[one].colours.add(seat);
            }
        }
        (Pairing::Game(_), None) => {}
    }
}

#[cfg(test)]
mod tests;
