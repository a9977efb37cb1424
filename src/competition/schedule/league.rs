//! The schedule of a league of programs: season after season, as long as two entrants remain. A league in a room is different, because
//! people come and go, and a season takes at least a week. See `src/session/tournament/league.rs`.
//! The divisions, and the rounds of a season, are made for both kinds in `src/competition/league.rs`.

use super::{Participants, PlannedSeason, Planner};
use crate::competition::league::{divide, division_table, promote, season_rounds};
use crate::competition::pairing::{Entrant, Pairing};
use crate::competition::standings::{PointSystem, ScoredGame};

impl Planner<'_> {
    /// Plans season after season. Stops at the first season that is not over, or for which fewer than two entrants remain. Latecomers
    /// begin with the next season, at the bottom.
    pub(super) fn league(&mut self, participants: &Participants, size: u32, points: PointSystem) {
        let mut order: Vec<Entrant> = Vec::new();
        let mut round = 1;
        for season in 1.. {
            order = participants.in_order(order, round);
            if order.len() < 2 {
                return;
            }
            let divisions = divide(&order, size);
            self.schedule.seasons.push(PlannedSeason {
                first_round: round,
                divisions: divisions.clone(),
            });
            let rounds = season_rounds(&divisions, season);
            let Some(games) = self.season(round, &rounds) else {
                return;
            };
            round += u32::try_from(rounds.len()).unwrap_or(u32::MAX);
            let table = |division: &Vec<Entrant>| -> Vec<Entrant> {
                let lines = division_table(division, &games, points, &[]);
                lines.into_iter().map(|line| line.entrant).collect()
            };
            order = promote(&divisions.iter().map(table).collect::<Vec<_>>());
        }
    }

    /// Adds the rounds of a season. Returns the games of the season. `None` if some of them are not over.
    fn season(&mut self, first: u32, rounds: &[Vec<Pairing>]) -> Option<Vec<ScoredGame>> {
        let mut games = Some(Vec::new());
        for (round, pairings) in (first..).zip(rounds) {
            let played = self.add(round, pairings);
            games = games.zip(played).map(|(mut games, played)| {
                games.extend(played.into_iter().filter_map(|one| {
                    let (winner, by_fault) = one.result?;
                    Some(ScoredGame {
                        pairing: one.pairing,
                        winner,
                        by_fault,
                    })
                }));
                games
            });
        }
        games
    }
}
