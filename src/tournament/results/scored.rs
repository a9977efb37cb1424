//! Games and byes as the standings count them, and how they are ranked.

use crate::competition::pairing::Entrant;
use crate::competition::schedule::Format;
use crate::competition::standings::{Performance, ScoredGame, Standing, performances, standings};
use crate::tournament::referee::FinishedGame;
use crate::tournament::settings::Settings;
use std::collections::BTreeMap;

/// The games as the table counts them.
#[derive(Debug)]
pub(super) struct Scored {
    /// The number of each game in `games`; `None` for a bye.
    pub(super) numbers: Vec<Option<u32>>,
    /// The games and byes.
    pub(super) games: Vec<ScoredGame>,
    /// How many rounds of a knock-out tournament each entrant has survived.
    pub(super) survived: Vec<u32>,
}

impl Scored {
    /// The table. In a knock-out tournament, whoever has survived more rounds ranks higher, whatever the points.
    pub(super) fn table(&self, settings: &Settings) -> Vec<Standing> {
        let points = settings.point_system();
        let tie_breaks = settings.tie_breaks();
        let entrants = settings.entrants.len();
        let mut table = standings(entrants, &self.games, points, settings.bye(), &tie_breaks);
        if settings.format == Format::KnockOut {
            let survived = |standing: &Standing| self.survived[standing.entrant];
            table.sort_by_key(|standing| std::cmp::Reverse(survived(standing)));
            let all: Vec<u32> = table.iter().map(survived).collect();
            for standing in &mut table {
                let own = survived(standing);
                standing.rank = 1 + all.iter().filter(|other| **other > own).count();
            }
        }
        table
    }

    /// How far an entrant has come in a knock-out tournament: the round in which it was knocked out or which it will play; `None` in other
    /// tournaments.
    pub(super) fn reached(&self, settings: &Settings, entrant: Entrant) -> Option<String> {
        if settings.format != Format::KnockOut {
            return None;
        }
        let rounds = settings.entrants.len().next_power_of_two().trailing_zeros();
        let survived = *self.survived.get(entrant)?;
        Some(match rounds.saturating_sub(survived) {
            0 => "winner".to_owned(),
            1 => "final".to_owned(),
            2 => "semi-final".to_owned(),
            3 => "quarter-final".to_owned(),
            _ => format!("round {}", survived + 1),
        })
    }

    /// The performance of each entrant.
    pub(super) fn performances(&self, settings: &Settings) -> Vec<Option<Performance>> {
        performances(settings.entrants.len(), &self.games)
    }
}

/// How long the referee itself took from a move to the next question, in microseconds: in 99 of 100 cases no longer than this.
pub(super) fn referee_p99(games: &BTreeMap<u32, FinishedGame>) -> Option<u64> {
    let mut times: Vec<u64> = games
        .values()
        .flat_map(|game| game.referee.iter().copied())
        .collect();
    times.sort_unstable();
    let at = (times.len() * 99).div_ceil(100).checked_sub(1)?;
    times.get(at).copied()
}
