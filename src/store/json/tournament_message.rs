//! The stored form of a message about a tournament.

use super::ladder_news::StoredLadderNews;
use super::same_names::convert_same_fields;
use super::tournament::StoredPlayer;
use crate::competition::schedule::Format;
use crate::competition::standings::Winner;
use crate::session::{
    AccountId, PairingLine, Player, SessionId, TableLine, TournamentId, TournamentMessage,
    TournamentNews,
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
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    asked: bool,
}

/// The stored form of [`TournamentNews`].
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum StoredNews {
    Announced,
    Entered {
        #[serde(default)]
        players: Vec<StoredPlayer>,
        /// The player who has entered. Only in rows of earlier versions, which named one player at a time.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        player: Option<StoredPlayer>,
    },
    Left {
        player: StoredPlayer,
    },
    Removed {
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
        #[serde(default)]
        no_shows: Vec<i64>,
    },
    NoShows {
        people: Vec<i64>,
    },
    Added {
        people: Vec<i64>,
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
        #[serde(default)]
        early: u32,
        #[serde(default)]
        unfinished: bool,
    },
    CalledOff,
    CalledOffUnplayed,
    Here,
    NotHere,
    Rooms {
        rooms: u32,
    },
    FirstRoomLost {
        rooms: u32,
    },
    GoesOnHere,
    Back {
        organizer: i64,
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
            asked: told.asked,
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
            asked: told.asked,
        }
    }
}

impl From<TournamentNews> for StoredNews {
    fn from(news: TournamentNews) -> Self {
        match news {
            TournamentNews::Announced => Self::Announced,
            TournamentNews::Entered(players) => stored_entered(players),
            TournamentNews::Left(player) => stored_left(player),
            TournamentNews::Removed(player) => stored_removed(player),
            TournamentNews::Withdrawn(players) => stored_withdrawn(players),
            TournamentNews::Started => Self::Started,
            TournamentNews::Round {
                round,
                table,
                pairings,
                no_shows,
            } => stored_round(round, table, pairings, no_shows),
            TournamentNews::NoShows(people) => stored_no_shows(people),
            TournamentNews::Added(people) => stored_added(people),
            TournamentNews::Standings(table) => stored_standings(table),
            TournamentNews::Pairings(round, pairings) => stored_pairings(round, pairings),
            TournamentNews::List(players) => Self::List {
                players: converted(players),
            },
            TournamentNews::SeasonOver { table, next } => stored_season(table, next),
            TournamentNews::Ladder(news) => Self::Ladder { news: news.into() },
            TournamentNews::Over {
                table,
                early,
                unfinished,
            } => stored_over(table, early, unfinished),
            TournamentNews::CalledOff => Self::CalledOff,
            TournamentNews::CalledOffUnplayed => Self::CalledOffUnplayed,
            TournamentNews::Here => Self::Here,
            TournamentNews::NotHere => Self::NotHere,
            TournamentNews::Rooms(rooms) => Self::Rooms { rooms },
            TournamentNews::FirstRoomLost(rooms) => Self::FirstRoomLost { rooms },
            TournamentNews::GoesOnHere => Self::GoesOnHere,
            TournamentNews::Back(AccountId(organizer)) => Self::Back { organizer },
        }
    }
}

impl From<StoredNews> for TournamentNews {
    fn from(news: StoredNews) -> Self {
        match news {
            StoredNews::Announced => Self::Announced,
            StoredNews::Entered { players, player } => told_entered(players, player),
            StoredNews::Left { player } => Self::Left(player.into()),
            StoredNews::Removed { player } => Self::Removed(player.into()),
            StoredNews::Withdrawn { players } => Self::Withdrawn(converted(players)),
            StoredNews::Started => Self::Started,
            StoredNews::Round {
                round,
                table,
                pairings,
                no_shows,
            } => told_round(round, table, pairings, no_shows),
            StoredNews::NoShows { people } => Self::NoShows(accounts(people)),
            StoredNews::Added { people } => Self::Added(accounts(people)),
            StoredNews::Standings { table } => Self::Standings(converted(table)),
            StoredNews::Pairings { round, pairings } => Self::Pairings(round, converted(pairings)),
            StoredNews::List { players } => Self::List(converted(players)),
            StoredNews::SeasonOver { table, next } => Self::SeasonOver {
                table: converted(table),
                next,
            },
            StoredNews::Ladder { news } => Self::Ladder(news.into()),
            StoredNews::Over {
                table,
                early,
                unfinished,
            } => told_over(table, early, unfinished),
            StoredNews::CalledOff => Self::CalledOff,
            StoredNews::CalledOffUnplayed => Self::CalledOffUnplayed,
            StoredNews::Here => Self::Here,
            StoredNews::NotHere => Self::NotHere,
            StoredNews::Rooms { rooms } => Self::Rooms(rooms),
            StoredNews::FirstRoomLost { rooms } => Self::FirstRoomLost(rooms),
            StoredNews::GoesOnHere => Self::GoesOnHere,
            StoredNews::Back { organizer } => Self::Back(AccountId(organizer)),
        }
    }
}

fn stored_entered(players: Vec<Player>) -> StoredNews {
    let (players, player) = (converted(players), None);
    StoredNews::Entered { players, player }
}

fn told_entered(players: Vec<StoredPlayer>, player: Option<StoredPlayer>) -> TournamentNews {
    let players = player.into_iter().chain(players);
    TournamentNews::Entered(players.map(Player::from).collect())
}

fn stored_left(player: Player) -> StoredNews {
    let player = player.into();
    StoredNews::Left { player }
}

fn stored_removed(player: Player) -> StoredNews {
    let player = player.into();
    StoredNews::Removed { player }
}

fn stored_pairings(round: u32, pairings: Vec<PairingLine>) -> StoredNews {
    let pairings = converted(pairings);
    StoredNews::Pairings { round, pairings }
}

fn stored_withdrawn(players: Vec<Player>) -> StoredNews {
    let players = converted(players);
    StoredNews::Withdrawn { players }
}

fn stored_round(
    round: u32,
    table: Vec<TableLine>,
    pairings: Vec<PairingLine>,
    no_shows: Vec<AccountId>,
) -> StoredNews {
    StoredNews::Round {
        round,
        table: converted(table),
        pairings: converted(pairings),
        no_shows: numbers(no_shows),
    }
}

fn told_round(
    round: u32,
    table: Vec<StoredTableLine>,
    pairings: Vec<StoredPairingLine>,
    no_shows: Vec<i64>,
) -> TournamentNews {
    TournamentNews::Round {
        round,
        table: converted(table),
        pairings: converted(pairings),
        no_shows: accounts(no_shows),
    }
}

fn stored_standings(table: Vec<TableLine>) -> StoredNews {
    let table = converted(table);
    StoredNews::Standings { table }
}

fn stored_season(table: Vec<TableLine>, next: i64) -> StoredNews {
    let table = converted(table);
    StoredNews::SeasonOver { table, next }
}

fn stored_over(table: Vec<TableLine>, early: u32, unfinished: bool) -> StoredNews {
    let table = converted(table);
    StoredNews::Over {
        table,
        early,
        unfinished,
    }
}

fn told_over(table: Vec<StoredTableLine>, early: u32, unfinished: bool) -> TournamentNews {
    TournamentNews::Over {
        table: converted(table),
        early,
        unfinished,
    }
}

fn stored_no_shows(people: Vec<AccountId>) -> StoredNews {
    let people = numbers(people);
    StoredNews::NoShows { people }
}

fn stored_added(people: Vec<AccountId>) -> StoredNews {
    let people = numbers(people);
    StoredNews::Added { people }
}

fn numbers(people: Vec<AccountId>) -> Vec<i64> {
    people.into_iter().map(|one| one.0).collect()
}

fn accounts(people: Vec<i64>) -> Vec<AccountId> {
    people.into_iter().map(AccountId).collect()
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
