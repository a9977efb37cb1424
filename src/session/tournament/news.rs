//! Messages about a tournament, as data: what has happened, who plays whom, the table.

use super::state::{Phase, RoomTournament};
use crate::competition::pairing::{Entrant, Pairing};
use crate::competition::schedule::{Format, Planned, schedule};
use crate::competition::standings::{
    ScoredGame, Standing, TieBreak, Winner, crosstable, standings,
};
use crate::session::{Player, SessionId, TournamentId};
use std::cmp::Reverse;

/// Something that is said about a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TournamentTold {
    /// The number of the tournament.
    pub id: TournamentId,
    /// The game string.
    pub game: String,
    /// Who plays whom.
    pub format: Format,
    /// The time for each game.
    pub time: Option<String>,
    /// How many take part.
    pub entrants: u32,
    /// What is said.
    pub news: TournamentNews,
}

/// What is said about a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TournamentNews {
    /// It was announced, and can be entered.
    Announced,
    /// This player has entered.
    Entered(Player),
    /// This player has left.
    Left(Player),
    /// It has begun.
    Started,
    /// A round begins: the table so far, and who plays whom.
    Round {
        /// The number of the round.
        round: u32,
        /// The table; empty in the first round.
        table: Vec<TableLine>,
        /// Who plays whom.
        pairings: Vec<PairingTold>,
    },
    /// The table with all results, because somebody asked.
    Standings(Vec<TableLine>),
    /// Who plays whom in the round that is being played, because somebody asked.
    Pairings(u32, Vec<PairingTold>),
    /// Who takes part, before it begins.
    List(Vec<Player>),
    /// It is over; the final table.
    Over(Vec<TableLine>),
    /// It was called off.
    CalledOff,
}

/// One line of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableLine {
    /// The rank.
    pub rank: u32,
    /// Who it is.
    pub player: Player,
    /// Whether they have left.
    pub has_left: bool,
    /// The points, in quarters.
    pub points: u32,
    /// The first tie-break, in quarters.
    pub tie_break: u32,
    /// The results against everybody, in the order of the table: signs as `1`, `½`, `0`, `−`, several if they have met several times.
    pub results: Vec<String>,
}

/// One pairing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PairingTold {
    /// Who moves first.
    pub first: Player,
    /// The opponent; `None` for a bye.
    pub second: Option<Player>,
    /// Where it is played.
    pub session: Option<SessionId>,
    /// The result, once it is over.
    pub result: Option<Winner>,
}

impl TournamentTold {
    /// The people who are named in it.
    #[must_use]
    pub fn players(&self) -> Vec<Player> {
        match &self.news {
            TournamentNews::Announced | TournamentNews::Started | TournamentNews::CalledOff => {
                Vec::new()
            }
            TournamentNews::Entered(player) | TournamentNews::Left(player) => vec![*player],
            TournamentNews::List(players) => players.clone(),
            TournamentNews::Standings(table) | TournamentNews::Over(table) => {
                table.iter().map(|line| line.player).collect()
            }
            TournamentNews::Pairings(_, pairings) => paired(pairings).collect(),
            TournamentNews::Round {
                table, pairings, ..
            } => {
                let table = table.iter().map(|line| line.player);
                table.chain(paired(pairings)).collect()
            }
        }
    }
}

fn paired(pairings: &[PairingTold]) -> impl Iterator<Item = Player> {
    let both = |one: &PairingTold| [Some(one.first), one.second].into_iter().flatten();
    pairings.iter().flat_map(both)
}

impl RoomTournament {
    /// What is said, about this tournament.
    #[must_use]
    pub fn tell(&self, news: TournamentNews) -> TournamentTold {
        TournamentTold {
            id: self.id,
            game: self.game.clone(),
            format: self.format,
            time: self.time.clone(),
            entrants: u32::try_from(self.entrants.len()).unwrap_or(u32::MAX),
            news,
        }
    }

    /// The players, in the order of their numbers.
    #[must_use]
    pub fn list(&self) -> Vec<Player> {
        self.entrants.iter().map(|entrant| entrant.player).collect()
    }

    /// The number of the round that is being played, or of the last one.
    #[must_use]
    pub fn round(&self) -> u32 {
        let planned = self.planned();
        let is_open = |one: &&Planned| one.number.is_some() && one.result.is_none();
        let open = planned.iter().filter(is_open).map(|one| one.round).min();
        let last = planned.iter().map(|one| one.round).max();
        open.or(last).unwrap_or_default()
    }

    /// The pairings of this round.
    #[must_use]
    pub fn pairings(&self, round: u32) -> Vec<PairingTold> {
        let player = |entrant: Entrant| self.entrants[entrant].player;
        let planned = self.planned().into_iter();
        planned
            .filter(|planned| planned.round == round)
            .map(|planned| {
                let (first, second) = match planned.pairing {
                    Pairing::Game([first, second]) => (first, Some(second)),
                    Pairing::Bye(entrant) => (entrant, None),
                };
                let game = planned.number.and_then(|number| self.games.get(&number));
                PairingTold {
                    first: player(first),
                    second: second.map(player),
                    session: game.and_then(|game| game.session),
                    result: planned.result.map(|(winner, _)| winner),
                }
            })
            .collect()
    }

    /// The table with all results.
    #[must_use]
    pub fn table(&self) -> Vec<TableLine> {
        let games = self.scored();
        let order = self.standings(&games);
        let cells = crosstable(self.entrants.len(), &games);
        let line = |standing: &Standing| {
            let entrant = self.entrants[standing.entrant];
            let against = |other: &Standing| {
                let met = cells[standing.entrant][other.entrant].iter();
                met.map(|cell| cell.sign).collect::<String>()
            };
            TableLine {
                rank: u32::try_from(standing.rank).unwrap_or(u32::MAX),
                player: entrant.player,
                has_left: entrant.has_left,
                points: standing.points.0,
                tie_break: standing.tie_breaks.first().map_or(0, |value| value.0),
                results: order.iter().map(against).collect(),
            }
        };
        order.iter().map(line).collect()
    }

    fn scored(&self) -> Vec<ScoredGame> {
        let all = self.planned();
        let is_open = |one: &&Planned| one.number.is_some() && one.result.is_none();
        // A bye counts once the games of its round are over.
        let open = all.iter().filter(is_open).map(|one| one.round).min();
        let is_over = |round: u32| open.is_none_or(|open| round < open);
        let scored = |planned: Planned| {
            let bye = planned.number.is_none() && is_over(planned.round);
            let result = planned.result.or(bye.then_some((Winner::Nobody, false)));
            let (winner, by_fault) = result?;
            Some(ScoredGame {
                pairing: planned.pairing,
                winner,
                by_fault,
            })
        };
        all.iter().copied().filter_map(scored).collect()
    }

    fn standings(&self, games: &[ScoredGame]) -> Vec<Standing> {
        let tie_breaks = match self.format {
            Format::Swiss { .. } => &TieBreak::OF_SWISS[..],
            Format::AllAgainstAll { .. } | Format::KnockOut => &TieBreak::OF_ALL_AGAINST_ALL[..],
        };
        let (count, bye) = (self.entrants.len(), self.bye());
        let mut table = standings(count, games, Self::POINTS, bye, tie_breaks);
        if self.format == Format::KnockOut && self.phase != Phase::Entering {
            let known = schedule(self.format, count, Self::POINTS, &self.results());
            let survived = |one: &Standing| known.survived[one.entrant];
            table.sort_by_key(|one| Reverse(survived(one)));
            let all: Vec<u32> = table.iter().map(survived).collect();
            for one in &mut table {
                let own = survived(one);
                one.rank = 1 + all.iter().filter(|other| **other > own).count();
            }
        }
        table
    }
}
