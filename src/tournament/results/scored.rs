//! The games and byes that the standings count, and the ranks that follow from them.

use crate::competition::league::division_table;
use crate::competition::pairing::Entrant;
use crate::competition::schedule::{Format, Schedule};
use crate::competition::standings::{Performance, ScoredGame, Standing, performances, standings};
use crate::tournament::referee::FinishedGame;
use crate::tournament::settings::Settings;
use std::collections::BTreeMap;
use std::ops::Range;

/// How many rounds the table of a ladder counts. Only the last rounds are counted, because a ladder has no end. The places on the ladder
/// follow from the games of all rounds.
const ROUNDS_OF_A_LADDER: u32 = 20;

/// The games that the tables count. For a league they are the games of one season, for a ladder those of the last rounds. Any other
/// tournament counts all its games.
#[derive(Debug)]
pub(super) struct Scored {
    /// The number of each game in `games`; `None` for a bye.
    pub(super) numbers: Vec<Option<u32>>,
    /// The games and byes.
    pub(super) games: Vec<ScoredGame>,
    /// What decides who stands where, besides the results of the games.
    order: Order,
}

/// What decides who stands where, besides the results of the games; [`Order::Games`] if nothing else does.
#[derive(Debug)]
enum Order {
    Games,
    /// How many rounds of a knock-out tournament each entrant has survived.
    Survived(Vec<u32>),
    /// Who stands on a ladder, the best first.
    Places(Vec<Entrant>),
    /// The number of a season, and the entrants of its divisions.
    Divisions(usize, Vec<Vec<Entrant>>),
}

impl Scored {
    /// The games that the tables show. For a league they are the games of the season in which the latest game was played, for a ladder
    /// those of the last rounds. Any other tournament shows all its games. `known` is the schedule with the results so far.
    pub(super) fn last_part(format: Format, known: Schedule) -> Self {
        let last = known.last_played();
        let (rounds, order) = match format {
            Format::KnockOut => (0..u32::MAX, Order::Survived(known.survived.clone())),
            Format::Ladder { .. } => {
                let first = last.saturating_sub(ROUNDS_OF_A_LADDER - 1);
                (first..u32::MAX, Order::Places(known.places.clone()))
            }
            Format::League { .. } => season(&known, last),
            Format::AllAgainstAll { .. } | Format::Swiss { .. } => (0..u32::MAX, Order::Games),
        };
        Self::of(&known, (rounds, order))
    }

    /// The seasons of a league before the one that [`Scored::last_part`] shows, each as it stood at its end. Empty for other tournaments.
    pub(super) fn earlier_seasons(known: &Schedule) -> Vec<Self> {
        let last = known.last_played();
        let first_rounds = known.seasons.iter().map(|one| one.first_round);
        let mut begun: Vec<u32> = first_rounds.filter(|round| *round <= last).collect();
        begun.pop();
        let seasons = begun.into_iter();
        seasons
            .map(|round| Self::of(known, season(known, round)))
            .collect()
    }

    fn of(known: &Schedule, (rounds, order): (Range<u32>, Order)) -> Self {
        let (numbers, games) = known.scored(rounds).into_iter().unzip();
        Self {
            numbers,
            games,
            order,
        }
    }

    /// The number of the season; `None` unless this is a league.
    pub(super) fn season(&self) -> Option<usize> {
        match &self.order {
            Order::Divisions(season, _) => Some(*season),
            _ => None,
        }
    }

    /// Of these games, those that the tables count.
    pub(super) fn shown(&self, games: &BTreeMap<u32, FinishedGame>) -> BTreeMap<u32, FinishedGame> {
        let numbers = self.numbers.iter().flatten();
        let found = numbers.filter_map(|number| Some((*number, games.get(number)?.clone())));
        found.collect()
    }

    /// The tables: one, or in a league one for each division, the highest first.
    pub(super) fn tables(&self, settings: &Settings) -> Vec<Vec<Standing>> {
        let Order::Divisions(_, divisions) = &self.order else {
            return vec![self.table(settings)];
        };
        let points = settings.point_system();
        let table = |division: &Vec<Entrant>| division_table(division, &self.games, points, &[]);
        divisions.iter().map(table).collect()
    }

    /// The table of everybody. In a knock-out tournament, whoever has survived more rounds ranks higher, whatever the points. On a ladder
    /// the place is the rank.
    fn table(&self, settings: &Settings) -> Vec<Standing> {
        let points = settings.point_system();
        let tie_breaks = settings.tie_breaks();
        let entrants = settings.entrants.len();
        let gone = settings.participants().withdrawn;
        let gone: Vec<Entrant> = gone.into_keys().collect();
        let (games, bye) = (&self.games, settings.bye());
        let mut table = standings(entrants, games, points, bye, &tie_breaks, &gone);
        let above = |standing: &Standing| match &self.order {
            Order::Survived(survived) => survived[standing.entrant] as usize,
            Order::Places(places) => {
                let place = places.iter().position(|one| *one == standing.entrant);
                place.map_or(0, |place| entrants - place)
            }
            Order::Games | Order::Divisions(..) => 0,
        };
        if matches!(self.order, Order::Survived(_) | Order::Places(_)) {
            table.sort_by_key(|standing| std::cmp::Reverse(above(standing)));
            let all: Vec<usize> = table.iter().map(above).collect();
            for standing in &mut table {
                let own = above(standing);
                standing.rank = 1 + all.iter().filter(|other| **other > own).count();
            }
        }
        table
    }

    /// How far an entrant has come in a knock-out tournament: `winner`, or the last round that the entrant has reached, such as `final`.
    /// `None` in other tournaments.
    pub(super) fn reached(&self, settings: &Settings, entrant: Entrant) -> Option<String> {
        let Order::Survived(survived) = &self.order else {
            return None;
        };
        let rounds = settings.entrants.len().next_power_of_two().trailing_zeros();
        let survived = *survived.get(entrant)?;
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

/// The season of a league in which this round is played: its rounds, and its divisions.
fn season(known: &Schedule, round: u32) -> (Range<u32>, Order) {
    let begun = known.seasons.iter().filter(|one| one.first_round <= round);
    let number = begun.count().max(1);
    let end = known
        .seasons
        .get(number)
        .map_or(u32::MAX, |next| next.first_round);
    let (first, divisions) = match known.seasons.get(number - 1) {
        Some(season) => (season.first_round, season.divisions.clone()),
        None => (0, Vec::new()),
    };
    (first..end, Order::Divisions(number, divisions))
}

/// The 99th percentile of the time that the referee itself took from a move to the next question, in microseconds.
pub(super) fn referee_p99(games: &BTreeMap<u32, FinishedGame>) -> Option<u64> {
    let mut times: Vec<u64> = games
        .values()
        .flat_map(|game| game.referee.iter().copied())
        .collect();
    times.sort_unstable();
    let at = (times.len() * 99).div_ceil(100).checked_sub(1)?;
    times.get(at).copied()
}
