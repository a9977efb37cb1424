//! What is stored of a tournament.

use super::order::NewTournament;
use crate::competition::pairing::{Entrant, Pairing};
use crate::competition::schedule::{Format, Planned, Score, schedule};
use crate::competition::standings::{PointSystem, Quarters};
use crate::session::{AccountId, Player, RoomId, SessionId, TournamentId};
use std::collections::BTreeMap;

/// How far a tournament is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// People enter.
    Entering,
    /// Its games are played.
    Running,
    /// All games were played.
    Over,
    /// The organizer has called it off.
    CalledOff,
}

/// A tournament in a room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoomTournament {
    /// Its number.
    pub id: TournamentId,
    /// The room in which its games are shown.
    pub room: RoomId,
    /// Who holds it.
    pub organizer: AccountId,
    /// The game string.
    pub game: String,
    /// Who plays whom.
    pub format: Format,
    /// The time for each game, as it is typed after `new`.
    pub time: Option<String>,
    /// How far it is.
    pub phase: Phase,
    /// Who takes part, in the order of their numbers, which are drawn by lot when it begins. Late entrants come after the others.
    pub entrants: Vec<TournamentEntrant>,
    /// The pairings of the rounds so far, in a Swiss tournament. In other formats they follow from the results.
    pub rounds: Vec<Vec<Pairing>>,
    /// The games by their numbers.
    pub games: BTreeMap<u32, TournamentGame>,
    /// The number of the last game that was announced.
    pub announced: u32,
}

/// Somebody who takes part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TournamentEntrant {
    /// A person or a computer player.
    pub player: Player,
    /// Whether they have left; games that they have not finished count as lost.
    pub has_left: bool,
}

/// A game of a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TournamentGame {
    /// The session in which it is played; `None` if it was decided without one.
    pub session: Option<SessionId>,
    /// The result, once it is over.
    pub result: Option<Score>,
}

impl RoomTournament {
    /// How many points a win and a draw give.
    pub const POINTS: PointSystem = PointSystem::OneHalfNone;

    /// A tournament that is announced by this person.
    #[must_use]
    pub fn new(
        id: TournamentId,
        room: RoomId,
        organizer: AccountId,
        game: String,
        new: NewTournament,
    ) -> Self {
        Self {
            id,
            room,
            organizer,
            game,
            format: new.format,
            time: new.time,
            phase: Phase::Entering,
            entrants: Vec::new(),
            rounds: Vec::new(),
            games: BTreeMap::new(),
            announced: 0,
        }
    }

    /// All pairings that are known so far, with their results.
    #[must_use]
    pub fn planned(&self) -> Vec<Planned> {
        match self.format {
            Format::Swiss { .. } => self.swiss_games(),
            format => schedule(format, self.entrants.len(), Self::POINTS, &self.results()).planned,
        }
    }

    fn swiss_games(&self) -> Vec<Planned> {
        let mut number = 0;
        let mut planned = Vec::new();
        for (round, pairings) in (1..).zip(&self.rounds) {
            for pairing in pairings {
                let own = matches!(pairing, Pairing::Game(_)).then(|| {
                    number += 1;
                    number
                });
                planned.push(Planned {
                    number: own,
                    round,
                    pairing: *pairing,
                    result: own.and_then(|number| self.games.get(&number)?.result),
                });
            }
        }
        planned
    }

    /// The results by the numbers of the games.
    #[must_use]
    pub fn results(&self) -> BTreeMap<u32, Score> {
        let games = self.games.iter();
        games
            .filter_map(|(number, game)| Some((*number, game.result?)))
            .collect()
    }

    /// The number of this person or computer player among the entrants.
    #[must_use]
    pub fn entrant(&self, player: Player) -> Option<Entrant> {
        self.entrants.iter().position(|one| one.player == player)
    }

    /// The sessions that are being played.
    pub fn sessions(&self) -> impl Iterator<Item = SessionId> {
        let open = self.games.values().filter(|game| game.result.is_none());
        open.filter_map(|game| game.session)
    }

    /// The points for a bye: those for a win in a Swiss tournament, else none.
    #[must_use]
    pub const fn bye(&self) -> Quarters {
        match self.format {
            Format::Swiss { .. } => Self::POINTS.win(),
            Format::AllAgainstAll { .. } | Format::KnockOut => Quarters(0),
        }
    }

    /// Whether it is neither over nor called off.
    #[must_use]
    pub const fn is_live(&self) -> bool {
        matches!(self.phase, Phase::Entering | Phase::Running)
    }
}
