//! What is stored about a tournament in a room. Also the points for a win, and the usual time of a ladder or league. How many may enter:
//! `enter.rs`.

use super::request::NewTournament;
use crate::competition::pairing::{Entrant, Pairing};
use crate::competition::schedule::{Format, GameResult, Participants, ScheduledPairing, schedule};
use crate::competition::standings::{PointSystem, Quarters};
use crate::session::{AccountId, Pace, Player, RoomId, SessionId, TimeControl, TournamentId};
use std::collections::BTreeMap;

/// The phases of a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// People enter.
    Entering,
    /// The games are played.
    Running,
    /// The tournament has ended: no games are left to play, or the organizer has ended a ladder or league.
    Over,
    /// The organizer has called the tournament off.
    CalledOff,
}

/// A tournament that is held in one room or in several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RoomTournament {
    /// Its number.
    pub id: TournamentId,
    /// The first room: where the tournament was announced. If the bot is no longer there, the next of the tournament's rooms takes its
    /// place. Whoever has entered in no other room plays here.
    pub room: RoomId,
    /// The rooms into which the tournament was brought later.
    pub more_rooms: Vec<RoomId>,
    /// Whether the bot is no longer in the tournament's only room. The tournament waits until the bot is back there, or until the
    /// tournament is brought into another room.
    pub is_stranded: bool,
    /// The last code that was made for bringing the tournament into another room. `None` if no code was made yet, or if the last code was
    /// used.
    pub invitation: Option<Invitation>,
    /// The person who has announced the tournament, and who may begin it and call it off.
    pub organizer: AccountId,
    /// The game string.
    pub game: String,
    /// How it is settled who plays whom.
    pub format: Format,
    /// The time for each game; `None` if it has no clock. [`TimeControl::hard`] is always set: a game ends as soon as a player's time is
    /// over. So nobody who is absent can hold up a round.
    pub time: Option<TimeControl>,
    /// Whether the games between people count for ratings.
    pub rated: bool,
    /// The phase of the tournament.
    pub phase: Phase,
    /// Who takes part, in the order of their numbers. The numbers are drawn by lot when the tournament begins; late entrants come after
    /// the others. On a ladder, this is the order of the places. In a league, each season has a new order.
    pub entrants: Vec<TournamentEntrant>,
    /// In a Swiss tournament, the pairings of the rounds so far. In other formats the pairings follow from the results.
    pub rounds: Vec<Vec<Pairing>>,
    /// The games by their numbers.
    pub games: BTreeMap<u32, TournamentGame>,
    /// The number of the last game that was announced.
    pub announced: u32,
    /// Of a league: the present season.
    pub season: Season,
    /// On a ladder: the challenges that are not over.
    pub challenges: Vec<Challenge>,
}

/// Somebody who takes part.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TournamentEntrant {
    /// A person or a computer player.
    pub player: Player,
    /// Whether the entrant has left. If so, the entrant's unfinished games count as lost.
    pub has_left: bool,
    /// For an entrant who has left: the round of the game that was open then. If none was open, the round after the entrant's last game.
    /// From this round on, the entrant loses any tied knock-out match. `None` if the entrant has not left, or left under an earlier
    /// version of the program.
    pub last_round: Option<u32>,
    /// The room in which the entrant has entered the tournament; `None` stands for the first room.
    pub room: Option<RoomId>,
    /// Whether the entrant was taken out for not coming to games, and has not been told so yet.
    pub is_out_untold: bool,
    /// For an entrant who has left and entered again: how many games they had lost by a fault before that. 0 for others.
    pub forgiven_no_shows: u32,
}

/// A code with which a tournament is brought into another room.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invitation {
    /// The hash of the code.
    pub code: String,
    /// Until when the code can be used: Unix seconds.
    pub until: i64,
}

/// A game of a tournament.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TournamentGame {
    /// The session in which the game is played; `None` if it was decided without being played.
    pub session: Option<SessionId>,
    /// The result, once it is over.
    pub result: Option<GameResult>,
}

/// A challenge on a ladder. Its game has not begun, or is being played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Challenge {
    /// The player who stands lower on the ladder.
    pub challenger: Player,
    /// The player whose place the challenger wants.
    pub defender: Player,
    /// The session in which the game is played; `None` until the game has begun.
    pub session: Option<SessionId>,
}

/// Of a league: the season that is being played. If none is being played, the season that was played last.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Season {
    /// The number of this season; 0 before the first.
    pub number: u32,
    /// When the season began: Unix seconds.
    pub began: i64,
    /// The entrants of each division. The best division comes first. Whoever is in no division plays from the next season on.
    pub divisions: Vec<Vec<Entrant>>,
    /// When the next season begins: Unix seconds. `None` until this one is over.
    pub next: Option<i64>,
    /// Whether the room was told that the season is over.
    pub end_told: bool,
}

/// The time for a turn in a ladder or league for which no time was typed: three days.
const USUAL_TIME: i64 = 3 * 86_400;

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
        // A ladder or league has no end, so it must not stand still because one player is absent.
        let usual = TimeControl::new(Pace::Move(USUAL_TIME));
        let usual = usual.filter(|_| new.format.is_endless());
        let time = new.time.or(usual);
        Self {
            id,
            room,
            more_rooms: Vec::new(),
            is_stranded: false,
            invitation: None,
            organizer,
            game,
            format: new.format,
            time: time.map(|time| TimeControl { hard: true, ..time }),
            rated: new.rated.unwrap_or_default(),
            phase: match new.format {
                // A ladder runs from the start, because everybody can come and go.
                Format::Ladder { .. } => Phase::Running,
                _ => Phase::Entering,
            },
            entrants: Vec::new(),
            rounds: Vec::new(),
            games: BTreeMap::new(),
            announced: 0,
            season: Season::default(),
            challenges: Vec::new(),
        }
    }

    /// All pairings that are known so far, with their results. A league has those of the present season, a ladder has none.
    #[must_use]
    pub fn planned(&self) -> Vec<ScheduledPairing> {
        match self.format {
            Format::Swiss { .. } => self.numbered(&self.rounds),
            Format::League { .. } => self.season_games(),
            // On a ladder nothing is planned: people challenge each other.
            Format::Ladder { .. } => Vec::new(),
            format => schedule(format, self.participants(), Self::POINTS, &self.results()).planned,
        }
    }

    /// Who takes part in which rounds. This is for a tournament that nobody can enter late.
    pub(super) fn participants(&self) -> Participants {
        let entrants = self.entrants.iter().enumerate();
        let last_round = |(number, one): (Entrant, &TournamentEntrant)| {
            Some((number, one.last_round.filter(|_| one.has_left)?))
        };
        Participants {
            withdrawn: entrants.filter_map(last_round).collect(),
            ..Participants::from(self.entrants.len())
        }
    }

    /// The results by the numbers of the games.
    #[must_use]
    pub fn results(&self) -> BTreeMap<u32, GameResult> {
        let games = self.games.iter();
        games
            .filter_map(|(number, game)| Some((*number, game.result?)))
            .collect()
    }

    /// The players, in the order of their numbers.
    #[must_use]
    pub fn list(&self) -> Vec<Player> {
        self.entrants.iter().map(|entrant| entrant.player).collect()
    }

    /// The number of this person or computer player among the entrants.
    #[must_use]
    pub fn entrant(&self, player: Player) -> Option<Entrant> {
        self.entrants.iter().position(|one| one.player == player)
    }

    /// The sessions that are being played.
    pub fn sessions(&self) -> impl Iterator<Item = SessionId> {
        let open = self.games.values().filter(|game| game.result.is_none());
        let challenges = self.challenges.iter().filter_map(|one| one.session);
        open.filter_map(|game| game.session).chain(challenges)
    }

    /// Whether this session is a game of the tournament, over or not. In a league, false for games of earlier seasons. On a ladder, false
    /// for games that are over.
    #[must_use]
    pub fn has_game(&self, session: SessionId) -> bool {
        let mut games = self.games.values();
        games.any(|game| game.session == Some(session)) || self.sessions().any(|id| id == session)
    }

    /// The points for a bye.
    #[must_use]
    pub const fn bye(&self) -> Quarters {
        self.format.bye(Self::POINTS)
    }

    /// Whether the tournament is neither over nor called off.
    #[must_use]
    pub const fn is_live(&self) -> bool {
        matches!(self.phase, Phase::Entering | Phase::Running)
    }
}
