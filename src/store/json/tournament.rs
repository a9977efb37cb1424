//! The stored form of a tournament in a room.

use super::StoredAsJson;
use super::same_names::{convert_same_fields, convert_same_variants};
use crate::competition::pairing::Pairing;
use crate::competition::schedule::Format;
use crate::competition::standings::Winner;
use crate::session::{
    AccountId, Challenge, Computer, Invitation, Phase, Player, RoomId, RoomTournament, Season,
    SessionId, TournamentEntrant, TournamentGame, TournamentId,
};
use serde::{Deserialize, Serialize};

impl StoredAsJson for RoomTournament {
    type Stored = StoredTournament;
}

/// The stored form of [`RoomTournament`].
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredTournament {
    id: i64,
    room: i64,
    organizer: i64,
    #[serde(default)]
    more_rooms: Vec<i64>,
    #[serde(default)]
    is_stranded: bool,
    #[serde(default)]
    invitation: Option<StoredInvitation>,
    game: String,
    format: Format,
    /// The text of a time control, `time:259200:hard`.
    #[serde(default)]
    time: Option<String>,
    #[serde(default)]
    rated: bool,
    phase: StoredPhase,
    #[serde(default)]
    entrants: Vec<StoredEntrant>,
    #[serde(default)]
    rounds: Vec<Vec<StoredPairing>>,
    #[serde(default)]
    games: Vec<StoredGame>,
    #[serde(default)]
    announced: u32,
    #[serde(default)]
    season: StoredSeason,
    #[serde(default)]
    challenges: Vec<StoredChallenge>,
}

/// The stored form of [`Season`].
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct StoredSeason {
    number: u32,
    began: i64,
    divisions: Vec<Vec<usize>>,
    next: Option<i64>,
    end_told: bool,
}

/// The stored form of [`Challenge`].
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredChallenge {
    challenger: StoredPlayer,
    defender: StoredPlayer,
    #[serde(default)]
    session: Option<i64>,
}

/// The stored form of [`Phase`].
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum StoredPhase {
    Entering,
    Running,
    Over,
    CalledOff,
}

/// The stored form of a player.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum StoredPlayer {
    Person { account: i64 },
    Computer { strength: u8 },
}

#[derive(Serialize, Deserialize)]
pub(crate) struct StoredEntrant {
    player: StoredPlayer,
    #[serde(default)]
    has_left: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    last_round: Option<u32>,
    #[serde(default)]
    room: Option<i64>,
    #[serde(default)]
    is_out_untold: bool,
    #[serde(default)]
    forgiven_no_shows: u32,
}

/// The stored form of [`Invitation`].
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredInvitation {
    code: String,
    until: i64,
}

convert_same_fields!(Invitation, StoredInvitation { code, until });

/// A game between two entrants, or a bye if there is only one.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredPairing {
    first: usize,
    #[serde(default)]
    second: Option<usize>,
}

#[derive(Serialize, Deserialize)]
pub(crate) struct StoredGame {
    number: u32,
    #[serde(default)]
    session: Option<i64>,
    #[serde(default)]
    winner: Option<Winner>,
    #[serde(default)]
    by_fault: bool,
}

impl From<Player> for StoredPlayer {
    fn from(player: Player) -> Self {
        match player {
            Player::Person(AccountId(account)) => Self::Person { account },
            Player::Computer(Computer { strength }) => Self::Computer { strength },
        }
    }
}

impl From<StoredPlayer> for Player {
    fn from(player: StoredPlayer) -> Self {
        match player {
            StoredPlayer::Person { account } => Self::Person(AccountId(account)),
            StoredPlayer::Computer { strength } => Self::Computer(Computer { strength }),
        }
    }
}

convert_same_variants!(
    Phase,
    StoredPhase {
        Entering,
        Running,
        Over,
        CalledOff
    }
);

impl From<RoomTournament> for StoredTournament {
    fn from(one: RoomTournament) -> Self {
        let entrant = |entrant: TournamentEntrant| StoredEntrant {
            player: entrant.player.into(),
            has_left: entrant.has_left,
            last_round: entrant.last_round,
            room: entrant.room.map(|room| room.0),
            is_out_untold: entrant.is_out_untold,
            forgiven_no_shows: entrant.forgiven_no_shows,
        };
        let round = |round: Vec<Pairing>| round.into_iter().map(stored_pairing).collect();
        let game = |(number, game): (u32, TournamentGame)| StoredGame {
            number,
            session: game.session.map(|session| session.0),
            winner: game.result.map(|(winner, _)| winner),
            by_fault: game.result.is_some_and(|(_, by_fault)| by_fault),
        };
        Self {
            id: one.id.0,
            room: one.room.0,
            organizer: one.organizer.0,
            more_rooms: one.more_rooms.iter().map(|room| room.0).collect(),
            is_stranded: one.is_stranded,
            invitation: one.invitation.map(Into::into),
            game: one.game,
            format: one.format,
            time: one.time.map(|time| time.to_string()),
            rated: one.rated,
            phase: one.phase.into(),
            entrants: one.entrants.into_iter().map(entrant).collect(),
            rounds: one.rounds.into_iter().map(round).collect(),
            games: one.games.into_iter().map(game).collect(),
            announced: one.announced,
            season: one.season.into(),
            challenges: one.challenges.into_iter().map(Into::into).collect(),
        }
    }
}

impl From<StoredTournament> for RoomTournament {
    fn from(one: StoredTournament) -> Self {
        let entrant = |entrant: StoredEntrant| TournamentEntrant {
            player: entrant.player.into(),
            has_left: entrant.has_left,
            last_round: entrant.last_round,
            room: entrant.room.map(RoomId),
            is_out_untold: entrant.is_out_untold,
            forgiven_no_shows: entrant.forgiven_no_shows,
        };
        let round = |round: Vec<StoredPairing>| round.into_iter().map(pairing).collect();
        let game = |game: StoredGame| {
            let result = game.winner.map(|winner| (winner, game.by_fault));
            let session = game.session.map(SessionId);
            (game.number, TournamentGame { session, result })
        };
        Self {
            id: TournamentId(one.id),
            room: RoomId(one.room),
            organizer: AccountId(one.organizer),
            more_rooms: one.more_rooms.into_iter().map(RoomId).collect(),
            is_stranded: one.is_stranded,
            invitation: one.invitation.map(Into::into),
            game: one.game,
            format: one.format,
            time: one.time.and_then(|time| time.parse().ok()),
            rated: one.rated,
            phase: one.phase.into(),
            entrants: one.entrants.into_iter().map(entrant).collect(),
            rounds: one.rounds.into_iter().map(round).collect(),
            games: one.games.into_iter().map(game).collect(),
            announced: one.announced,
            season: one.season.into(),
            challenges: one.challenges.into_iter().map(Into::into).collect(),
        }
    }
}

convert_same_fields!(
    Season,
    StoredSeason {
        number,
        began,
        divisions,
        next,
        end_told
    }
);

impl From<Challenge> for StoredChallenge {
    fn from(one: Challenge) -> Self {
        Self {
            challenger: one.challenger.into(),
            defender: one.defender.into(),
            session: one.session.map(|session| session.0),
        }
    }
}

impl From<StoredChallenge> for Challenge {
    fn from(one: StoredChallenge) -> Self {
        Self {
            challenger: one.challenger.into(),
            defender: one.defender.into(),
            session: one.session.map(SessionId),
        }
    }
}

fn stored_pairing(pairing: Pairing) -> StoredPairing {
    match pairing {
        Pairing::Game([first, second]) => StoredPairing {
            first,
            second: Some(second),
        },
        Pairing::Bye(first) => StoredPairing {
            first,
            second: None,
        },
    }
}

fn pairing(pairing: StoredPairing) -> Pairing {
    match pairing.second {
        Some(second) => Pairing::Game([pairing.first, second]),
        None => Pairing::Bye(pairing.first),
    }
}
