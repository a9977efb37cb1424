//! Leagues in a room: seasons that follow each other, with promotion between the divisions. The rounds of a season are made in
//! `src/competition/league.rs`.

use super::state::{Phase, RoomTournament, Season, TournamentEntrant};
use crate::competition::league::{divide, promote, season_rounds};
use crate::competition::pairing::{Entrant, Pairing};
use crate::competition::schedule::{Format, ScheduledPairing};

/// The shortest time from the beginning of one season to the beginning of the next: seven days.
const SEASON: i64 = 7 * 86_400;

impl RoomTournament {
    /// The games and byes of the season.
    pub(super) fn season_games(&self) -> Vec<ScheduledPairing> {
        let rounds = season_rounds(&self.season.divisions, self.season.number);
        self.numbered(&rounds)
    }

    /// Goes on with a league when all games of its season are over. The first call after a season sets the time at which the next season
    /// begins. Once that time has come, a call begins that season. The very first season begins at once. If only computer players or
    /// fewer than two entrants remain when a season should begin, the league is over instead. Returns whether a season has begun.
    pub(super) fn turn_season(&mut self, at: i64) -> bool {
        let next = match self.season.next {
            _ if self.season.number == 0 => at,
            Some(next) => next,
            None => {
                self.season.next = Some(at.max(self.season.began + SEASON));
                return false;
            }
        };
        if next > at {
            return false;
        }
        let here = self.entrants.iter().filter(|one| !one.has_left);
        let (people, all) = (
            here.clone().filter(|one| one.player.person().is_some()),
            here.count(),
        );
        // Computer players alone would play on for ever.
        if people.count() == 0 || all < 2 {
            self.phase = Phase::Over;
            return false;
        }
        self.begin_season(at);
        true
    }

    /// Begins the next season: the best entrants of each division move up, the last ones move down, and new entrants begin at the bottom.
    fn begin_season(&mut self, at: i64) {
        let Format::League { size } = self.format else {
            return;
        };
        let old = promote(&self.final_tables());
        let is_new = |one: &Entrant| !old.contains(one);
        let new: Vec<Entrant> = (0..self.entrants.len()).filter(is_new).collect();
        let order = [old, new].concat();
        let entrants: Vec<TournamentEntrant> =
            order.into_iter().map(|one| self.entrants[one]).collect();
        self.entrants = entrants.into_iter().filter(|one| !one.has_left).collect();
        let all: Vec<Entrant> = (0..self.entrants.len()).collect();
        self.games.clear();
        self.announced = 0;
        self.season = Season {
            number: self.season.number + 1,
            began: at,
            divisions: divide(&all, size),
            next: None,
            end_told: false,
        };
    }

    /// The division of an entrant, counted from 1; 0 if it is in none.
    pub(super) fn division_of(&self, entrant: Entrant) -> u32 {
        let mut divisions = self.season.divisions.iter();
        let place = divisions.position(|division| division.contains(&entrant));
        place.map_or(0, |place| u32::try_from(place + 1).unwrap_or_default())
    }

    fn final_tables(&self) -> Vec<Vec<Entrant>> {
        let table = |division: &Vec<Entrant>| {
            let lines = self.division_table(division);
            lines.into_iter().map(|line| line.entrant).collect()
        };
        self.season.divisions.iter().map(table).collect()
    }
}

impl RoomTournament {
    /// Rounds as planned games, with their numbers and results.
    pub(super) fn numbered(&self, rounds: &[Vec<Pairing>]) -> Vec<ScheduledPairing> {
        let mut number = 0;
        let mut planned = Vec::new();
        for (round, pairings) in (1..).zip(rounds) {
            for pairing in pairings {
                let own = matches!(pairing, Pairing::Game(_)).then(|| {
                    number += 1;
                    number
                });
                planned.push(ScheduledPairing {
                    number: own,
                    round,
                    pairing: *pairing,
                    result: own.and_then(|number| self.games.get(&number)?.result),
                });
            }
        }
        planned
    }
}
