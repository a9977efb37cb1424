//! Messages about a tournament, as data: what has happened, who plays whom, the table. Also the places in a knock-out.

use super::ladder::ChallengeEnd;
use super::state::{Phase, RoomTournament, TournamentEntrant};
use crate::competition::league::division_table;
use crate::competition::pairing::{Entrant, Pairing};
use crate::competition::schedule::{Format, ScheduledPairing, schedule};
use crate::competition::standings::{
    Quarters, ScoredGame, Standing, TieBreak, Winner, crosstable, standings,
};
use crate::session::{AccountId, Player, SessionId, TimeControl, TournamentId};
use std::cmp::Reverse;

/// A message about a tournament.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TournamentMessage {
    /// The number of the tournament.
    pub id: TournamentId,
    /// The game string.
    pub game: String,
    /// How it is settled who plays whom.
    pub format: Format,
    /// The time for each game; `None` if it has no clock.
    pub time: Option<TimeControl>,
    /// Whether the games between people count for ratings.
    pub rated: bool,
    /// How many take part.
    pub entrants: u32,
    /// The number of a league's season; 0 before the first season, and in other tournaments.
    pub season: u32,
    /// What is said.
    pub news: TournamentNews,
    /// Whether the message is an answer to somebody. Then only that person is told, not everybody who takes part.
    pub asked: bool,
}

/// What a message about a tournament says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TournamentNews {
    /// The tournament was announced, and can be entered.
    Announced,
    /// These players have entered.
    Entered(Vec<Player>),
    /// This player has left.
    Left(Player),
    /// The organizer has taken this player out.
    Removed(Player),
    /// These players have left, because the tournament is no longer held in the room where they have entered.
    Withdrawn(Vec<Player>),
    /// The tournament has begun.
    Started,
    /// A round begins: the table so far, and who plays whom.
    Round {
        /// The number of the round.
        round: u32,
        /// The table; empty in the first round.
        table: Vec<TableLine>,
        /// Who plays whom.
        pairings: Vec<PairingLine>,
        /// The people who were taken out before this round because they missed two games, and who are told so now.
        no_shows: Vec<AccountId>,
    },
    /// These people were taken out, because they missed two games.
    NoShows(Vec<AccountId>),
    /// The organizer has let these people take part.
    Added(Vec<AccountId>),
    /// The table with all results, because somebody asked.
    Standings(Vec<TableLine>),
    /// The number of a round, and who plays whom in it, because somebody asked. On a ladder: the number 0, and the open challenges.
    Pairings(u32, Vec<PairingLine>),
    /// Who takes part, before the tournament begins.
    List(Vec<Player>),
    /// A season of a league is over.
    SeasonOver {
        /// The final tables of the divisions.
        table: Vec<TableLine>,
        /// In how many seconds the next season begins.
        next: i64,
    },
    /// Something has happened on a ladder.
    Ladder(LadderNews),
    /// The tournament is over.
    Over {
        /// The final table.
        table: Vec<TableLine>,
        /// If a Swiss tournament ended before its last round, how many rounds were played; else 0.
        early: u32,
        /// Whether the organizer ended a ladder or league while games of it were being played.
        unfinished: bool,
    },
    /// The tournament was called off while games of it were being played.
    CalledOff,
    /// The tournament was called off while nobody was playing.
    CalledOffUnplayed,
    /// The tournament was brought into this room.
    Here,
    /// The tournament was taken out of this room.
    NotHere,
    /// The tournament was brought into another room, or taken out of one. The number says in how many rooms it is held now.
    Rooms(u32),
    /// The bot is no longer in the tournament's first room. The number says in how many rooms the tournament goes on.
    FirstRoomLost(u32),
    /// The tournament was brought into this room and goes on here. The bot is no longer in the room where the tournament was held.
    GoesOnHere,
    /// The bot is back in the tournament's only room. The account is that of the organizer.
    Back(AccountId),
}

/// What is said about a ladder.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LadderNews {
    /// The first of these players has challenged the second one, who has a better place on the ladder.
    Challenged(Player, Player),
    /// The game of a challenge is over.
    Over(ChallengeEnd),
}

/// One line of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableLine {
    /// The rank.
    pub rank: u32,
    /// The player of this line.
    pub player: Player,
    /// Whether this player has left the tournament.
    pub has_left: bool,
    /// In a league, the number of the division, counted from 1. In other tournaments 0.
    pub division: u32,
    /// The points, in quarters.
    pub points: u32,
    /// The first tie-break, in quarters.
    pub tie_break: u32,
    /// For each player of the table or division, in its order: a sign for each game against them (`1`, `½`, `0`, `−`). Empty on a ladder.
    pub results: Vec<String>,
}

/// One pairing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PairingLine {
    /// In a league, the number of the division, counted from 1. In other tournaments 0.
    pub division: u32,
    /// Who moves first.
    pub first: Player,
    /// The opponent; `None` for a bye.
    pub second: Option<Player>,
    /// The session in which the game is played; `None` if the game has not begun, or is decided without being played.
    pub session: Option<SessionId>,
    /// The result, once the game is over.
    pub result: Option<Winner>,
}

impl TournamentMessage {
    /// The people whom the message notifies.
    #[must_use]
    pub fn called(&self) -> Vec<AccountId> {
        match &self.news {
            TournamentNews::Back(organizer) => vec![*organizer],
            TournamentNews::NoShows(people)
            | TournamentNews::Added(people)
            | TournamentNews::Round {
                no_shows: people, ..
            } => people.clone(),
            _ => Vec::new(),
        }
    }

    /// The players whom the message names, computer players included.
    #[must_use]
    pub fn players(&self) -> Vec<Player> {
        match &self.news {
            TournamentNews::Announced
            | TournamentNews::Started
            | TournamentNews::CalledOff
            | TournamentNews::CalledOffUnplayed
            | TournamentNews::Here
            | TournamentNews::NotHere
            | TournamentNews::GoesOnHere
            | TournamentNews::FirstRoomLost(_)
            | TournamentNews::Rooms(_) => Vec::new(),
            TournamentNews::Back(organizer) => vec![Player::Person(*organizer)],
            TournamentNews::Left(player) | TournamentNews::Removed(player) => vec![*player],
            TournamentNews::Entered(players)
            | TournamentNews::List(players)
            | TournamentNews::Withdrawn(players) => players.clone(),
            TournamentNews::Ladder(news) => news.players().to_vec(),
            TournamentNews::Standings(table)
            | TournamentNews::Over { table, .. }
            | TournamentNews::SeasonOver { table, .. } => {
                table.iter().map(|line| line.player).collect()
            }
            TournamentNews::Pairings(_, pairings) => paired(pairings).collect(),
            TournamentNews::Round {
                table,
                pairings,
                no_shows,
                ..
            } => {
                let table = table.iter().map(|line| line.player);
                let gone = no_shows.iter().map(|one| Player::Person(*one));
                table.chain(paired(pairings)).chain(gone).collect()
            }
            TournamentNews::NoShows(people) | TournamentNews::Added(people) => {
                people.iter().map(|one| Player::Person(*one)).collect()
            }
        }
    }
}

impl LadderNews {
    const fn players(&self) -> [Player; 2] {
        match self {
            Self::Challenged(one, other) => [*one, *other],
            Self::Over(end) => [end.challenge.challenger, end.challenge.defender],
        }
    }
}

fn paired(pairings: &[PairingLine]) -> impl Iterator<Item = Player> {
    let both = |one: &PairingLine| [Some(one.first), one.second].into_iter().flatten();
    pairings.iter().flat_map(both)
}

impl RoomTournament {
    /// The message about this tournament that tells this news.
    #[must_use]
    pub fn tell(&self, news: TournamentNews) -> TournamentMessage {
        let taking_part = self.entrants.iter().filter(|one| !one.has_left);
        TournamentMessage {
            id: self.id,
            game: self.game.clone(),
            format: self.format,
            time: self.time,
            rated: self.rated,
            entrants: u32::try_from(taking_part.count()).unwrap_or(u32::MAX),
            season: self.season.number,
            news,
            asked: false,
        }
    }

    /// The number of the round that is being played. If none is being played, it is the last round that was paired; 0 before the first
    /// round.
    #[must_use]
    pub fn round(&self) -> u32 {
        let planned = self.planned();
        let is_open = |one: &&ScheduledPairing| one.number.is_some() && one.result.is_none();
        let open = planned.iter().filter(is_open).map(|one| one.round).min();
        let last = planned.iter().map(|one| one.round).max();
        open.or(last).unwrap_or_default()
    }

    /// The pairings of this round. On a ladder, the challenges that are not over.
    #[must_use]
    pub fn pairings(&self, round: u32) -> Vec<PairingLine> {
        if self.is_ladder() {
            return self.challenges_told();
        }
        let player = |entrant: Entrant| self.entrants[entrant].player;
        let planned = self.planned().into_iter();
        planned
            .filter(|planned| planned.round == round && !self.is_bye_of_one_gone(planned.pairing))
            .map(|planned| {
                let (first, second) = match planned.pairing {
                    Pairing::Game([first, second]) => (first, Some(second)),
                    Pairing::Bye(entrant) => (entrant, None),
                };
                let game = planned.number.and_then(|number| self.games.get(&number));
                PairingLine {
                    division: self.division_of(first),
                    first: player(first),
                    second: second.map(player),
                    session: game.and_then(|game| game.session),
                    result: planned.result.map(|(winner, _)| winner),
                }
            })
            .collect()
    }

    fn is_bye_of_one_gone(&self, pairing: Pairing) -> bool {
        matches!(pairing, Pairing::Bye(one) if self.entrants[one].has_left)
    }

    fn challenges_told(&self) -> Vec<PairingLine> {
        let told = self.challenges.iter().map(|one| PairingLine {
            division: 0,
            first: one.challenger,
            second: Some(one.defender),
            session: one.session,
            result: None,
        });
        told.collect()
    }

    /// The table with all results. For a league, it has the divisions one after the other. For a ladder, it has only the places.
    #[must_use]
    pub fn table(&self) -> Vec<TableLine> {
        if self.is_ladder() {
            return self.places();
        }
        let games = self.scored();
        match self.format {
            Format::League { .. } => {
                let divisions = self.season.divisions.iter();
                let table =
                    |division: &Vec<Entrant>| self.lines(&self.division_table(division), &games);
                divisions.flat_map(table).collect()
            }
            _ => self.lines(&self.standings(&games), &games),
        }
    }

    fn places(&self) -> Vec<TableLine> {
        let line = |(rank, one): (u32, &TournamentEntrant)| TableLine {
            rank,
            player: one.player,
            has_left: one.has_left,
            division: 0,
            points: 0,
            tie_break: 0,
            results: Vec::new(),
        };
        (1..).zip(&self.entrants).map(line).collect()
    }

    fn lines(&self, order: &[Standing], games: &[ScoredGame]) -> Vec<TableLine> {
        let cells = crosstable(self.entrants.len(), games);
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
                division: self.division_of(standing.entrant),
                points: standing.points.0,
                tie_break: standing.tie_breaks.first().map_or(0, |value| value.0),
                results: order.iter().map(against).collect(),
            }
        };
        order.iter().map(line).collect()
    }

    /// The table of a division of a league.
    pub(super) fn division_table(&self, division: &[Entrant]) -> Vec<Standing> {
        division_table(division, &self.scored(), Self::POINTS, &self.gone())
    }

    /// Those who have left.
    fn gone(&self) -> Vec<Entrant> {
        let all = self.entrants.iter().enumerate();
        all.filter(|(_, one)| one.has_left)
            .map(|(n, _)| n)
            .collect()
    }

    fn scored(&self) -> Vec<ScoredGame> {
        let all = self.planned();
        let is_open = |one: &&ScheduledPairing| one.number.is_some() && one.result.is_none();
        // A bye counts only once all games of its round are over.
        let open = all.iter().filter(is_open).map(|one| one.round).min();
        let is_over = |round: u32| open.is_none_or(|open| round < open);
        let scored = |planned: ScheduledPairing| {
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
            _ => &TieBreak::OF_ALL_AGAINST_ALL[..],
        };
        let (count, bye) = (self.entrants.len(), self.bye());
        let mut table = standings(count, games, Self::POINTS, bye, tie_breaks, &self.gone());
        if self.format == Format::KnockOut && self.phase != Phase::Entering {
            let (participants, results) = (self.participants(), self.results());
            let known = schedule(self.format, participants, Self::POINTS, &results);
            let survived = |one: &Standing| known.survived[one.entrant];
            table.sort_by_key(|one| Reverse(survived(one)));
            let all: Vec<u32> = table.iter().map(survived).collect();
            for one in &mut table {
                let own = survived(one);
                one.rank = 1 + all.iter().filter(|other| **other > own).count();
                // The points are the rounds survived: points from games would contradict the ranks.
                one.points = Quarters(4 * own);
            }
        }
        table
    }
}
