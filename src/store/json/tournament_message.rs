//! The stored form of a message about a tournament.

use super::same_names::convert_same_fields;
use super::tournament::{StoredChallenge, StoredPlayer};
use crate::competition::schedule::Format;
use crate::competition::standings::Winner;
use crate::session::{
    ChallengeEnd, LadderNews, PairingLine, Player, SessionId, TableLine, TournamentId,
    TournamentMessage, TournamentNews,
};
use serde::{Deserialize, Serialize};

/// The stored form of [`TournamentMessage`].
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredTournamentMessage {
    tournament: i64,
    game: String,
    format: Format,
    #[serde(default)]
    time: Option<String>,
    #[serde(default)]
    rated: bool,
    entrants: u32,
    #[serde(default)]
    season: u32,
    news: StoredNews,
}

/// The stored form of [`TournamentNews`].
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum StoredNews {
    Announced,
    Entered {
        player: StoredPlayer,
    },
    Left {
        player: StoredPlayer,
    },
    Withdrawn {
        players: Vec<StoredPlayer>,
    },
    Started,
    Round {
        round: u32,
        #[serde(default)]
        table: Vec<StoredTableLine>,
        pairings: Vec<StoredPairingLine>,
    },
    Standings {
        table: Vec<StoredTableLine>,
    },
    Pairings {
        round: u32,
        pairings: Vec<StoredPairingLine>,
    },
    List {
        players: Vec<StoredPlayer>,
    },
    SeasonOver {
        table: Vec<StoredTableLine>,
        next: i64,
    },
    Ladder {
        news: StoredLadderNews,
    },
    Over {
        table: Vec<StoredTableLine>,
    },
    CalledOff,
    Here,
    NotHere,
    Rooms {
        rooms: u32,
    },
}

/// The stored form of [`TableLine`].
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredTableLine {
    rank: u32,
    player: StoredPlayer,
    #[serde(default)]
    has_left: bool,
    #[serde(default)]
    division: u32,
    points: u32,
    #[serde(default)]
    tie_break: u32,
    #[serde(default)]
    results: Vec<String>,
}

/// The stored form of [`PairingLine`].
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredPairingLine {
    #[serde(default)]
    division: u32,
    first: StoredPlayer,
    #[serde(default)]
    second: Option<StoredPlayer>,
    #[serde(default)]
    session: Option<i64>,
    #[serde(default)]
    result: Option<Winner>,
}

/// The stored form of [`LadderNews`].
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum StoredLadderNews {
    Challenged {
        challenger: StoredPlayer,
        defender: StoredPlayer,
    },
    Over {
        end: StoredChallengeEnd,
    },
}

impl From<LadderNews> for StoredLadderNews {
    fn from(news: LadderNews) -> Self {
        match news {
            LadderNews::Challenged(challenger, defender) => Self::Challenged {
                challenger: challenger.into(),
                defender: defender.into(),
            },
            LadderNews::Over(end) => Self::Over { end: end.into() },
        }
    }
}

impl From<StoredLadderNews> for LadderNews {
    fn from(news: StoredLadderNews) -> Self {
        match news {
            StoredLadderNews::Challenged {
                challenger,
                defender,
            } => Self::Challenged(challenger.into(), defender.into()),
            StoredLadderNews::Over { end } => Self::Over(end.into()),
        }
    }
}

/// The stored form of [`ChallengeEnd`].
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredChallengeEnd {
    challenge: StoredChallenge,
    winner: Winner,
    place: u32,
}

convert_same_fields!(
    ChallengeEnd,
    StoredChallengeEnd {
        challenge,
        winner,
        place
    }
);

impl From<TournamentMessage> for StoredTournamentMessage {
    fn from(told: TournamentMessage) -> Self {
        Self {
            tournament: told.id.0,
            game: told.game,
            format: told.format,
            time: told.time.map(|time| time.to_string()),
            rated: told.rated,
            entrants: told.entrants,
            season: told.season,
            news: told.news.into(),
        }
    }
}

impl From<StoredTournamentMessage> for TournamentMessage {
    fn from(told: StoredTournamentMessage) -> Self {
        Self {
            id: TournamentId(told.tournament),
            game: told.game,
            format: told.format,
            time: told.time.and_then(|time| time.parse().ok()),
            rated: told.rated,
            entrants: told.entrants,
            season: told.season,
            news: told.news.into(),
        }
    }
}

impl From<TournamentNews> for StoredNews {
    fn from(news: TournamentNews) -> Self {
        match news {
            TournamentNews::Announced => Self::Announced,
            TournamentNews::Entered(player) => Self::Entered {
                player: player.into(),
            },
            TournamentNews::Left(player) => Self::Left {
                player: player.into(),
            },
            TournamentNews::Withdrawn(players) => stored_withdrawn(players),
            TournamentNews::Started => Self::Started,
            TournamentNews::Round {
                round,
                table,
                pairings,
            } => stored_round(round, table, pairings),
            TournamentNews::Standings(table) => Self::Standings {
                table: converted(table),
            },
            TournamentNews::Pairings(round, pairings) => Self::Pairings {
                round,
                pairings: converted(pairings),
            },
            TournamentNews::List(players) => Self::List {
                players: converted(players),
            },
            TournamentNews::SeasonOver { table, next } => Self::SeasonOver {
                table: converted(table),
                next,
            },
            TournamentNews::Ladder(news) => Self::Ladder { news: news.into() },
            TournamentNews::Over(table) => Self::Over {
                table: converted(table),
            },
            TournamentNews::CalledOff => Self::CalledOff,
            TournamentNews::Here => Self::Here,
            TournamentNews::NotHere => Self::NotHere,
            TournamentNews::Rooms(rooms) => Self::Rooms { rooms },
        }
    }
}

impl From<StoredNews> for TournamentNews {
    fn from(news: StoredNews) -> Self {
        match news {
            StoredNews::Announced => Self::Announced,
            StoredNews::Entered { player } => Self::Entered(player.into()),
            StoredNews::Left { player } => Self::Left(player.into()),
            StoredNews::Withdrawn { players } => Self::Withdrawn(converted(players)),
            StoredNews::Started => Self::Started,
            StoredNews::Round {
                round,
                table,
                pairings,
            } => Self::Round {
                round,
                table: converted(table),
                pairings: converted(pairings),
            },
            StoredNews::Standings { table } => Self::Standings(converted(table)),
            StoredNews::Pairings { round, pairings } => Self::Pairings(round, converted(pairings)),
            StoredNews::List { players } => Self::List(converted(players)),
            StoredNews::SeasonOver { table, next } => Self::SeasonOver {
                table: converted(table),
                next,
            },
            StoredNews::Ladder { news } => Self::Ladder(news.into()),
            StoredNews::Over { table } => Self::Over(converted(table)),
            StoredNews::CalledOff => Self::CalledOff,
            StoredNews::Here => Self::Here,
            StoredNews::NotHere => Self::NotHere,
            StoredNews::Rooms { rooms } => Self::Rooms(rooms),
        }
    }
}

fn stored_withdrawn(players: Vec<Player>) -> StoredNews {
    let players = converted(players);
    StoredNews::Withdrawn { players }
}

fn stored_round(round: u32, table: Vec<TableLine>, pairings: Vec<PairingLine>) -> StoredNews {
    StoredNews::Round {
        round,
        table: converted(table),
        pairings: converted(pairings),
    }
}

fn converted<A, B: From<A>>(list: Vec<A>) -> Vec<B> {
    list.into_iter().map(B::from).collect()
}

convert_same_fields!(
    TableLine,
    StoredTableLine {
        rank,
        player,
        has_left,
        division,
        points,
        tie_break,
        results
    }
);

impl From<PairingLine> for StoredPairingLine {
    fn from(pairing: PairingLine) -> Self {
        Self {
            division: pairing.division,
            first: pairing.first.into(),
            second: pairing.second.map(StoredPlayer::from),
            session: pairing.session.map(|session| session.0),
            result: pairing.result,
        }
    }
}

impl From<StoredPairingLine> for PairingLine {
    fn from(pairing: StoredPairingLine) -> Self {
        Self {
            division: pairing.division,
            first: pairing.first.into(),
            second: pairing.second.map(Into::into),
            session: pairing.session.map(SessionId),
            result: pairing.result,
        }
    }
}
