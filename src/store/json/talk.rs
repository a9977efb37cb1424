//! The stored form of an answer that needs no session.

use super::fact::{StoredFact, StoredSeat};
use super::named_or_bare::read_named_or_bare;
use super::own_games::StoredOwnGames;
use super::proposal::StoredProposal;
use super::ratings::{StoredResult, StoredStanding};
use crate::session::{Proposal, ResultLine, SessionId, Standing, Talk};
use lusoria_games::rules::Seat;
use serde::{Deserialize, Serialize};

/// The stored form of [`Talk`].
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum StoredTalk {
    Games,
    GamesHere(StoredGamesHere),
    /// Written before there were settings other than the form of boards.
    #[serde(deserialize_with = "read_named_or_bare")]
    Me {
        prose: bool,
    },
    Mine(StoredOwnGames),
    History {
        games: Vec<StoredEndedGame>,
        #[serde(default)]
        page: u32,
        #[serde(default)]
        pages: u32,
    },
    Top {
        standings: Vec<StoredStanding>,
    },
    Stats {
        #[serde(default)]
        name: Option<String>,
        results: Vec<StoredResult>,
        #[serde(default)]
        between: Vec<StoredResult>,
    },
    PersonalSettings {
        settings: Vec<StoredSetting>,
    },
    Told {
        fact: StoredFact,
    },
    NoThen,
    Planned(StoredPlanned),
    Rules {
        game: String,
        #[serde(default)]
        full: bool,
    },
    #[serde(deserialize_with = "read_named_or_bare")]
    Glossary {
        word: Option<String>,
    },
    #[serde(deserialize_with = "read_named_or_bare")]
    Help {
        command: Option<String>,
    },
    /// Written before there were settings other than the language and the prefix.
    Settings,
    RoomSettings {
        settings: Vec<StoredSetting>,
    },
    #[serde(deserialize_with = "read_named_or_bare")]
    PrefixSet {
        prefix: String,
    },
    LangSet,
    DailyPuzzle {
        time: String,
        zone: String,
    },
    NoDailyPuzzle,
    Vacation {
        left: i64,
        rest: i64,
    },
    #[serde(deserialize_with = "read_named_or_bare")]
    MovedHere {
        sessions: Vec<i64>,
    },
}

/// The stored form of a game that is over, in a list.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredEndedGame {
    session: i64,
    #[serde(default)]
    day: String,
}

/// The stored form of a setting and its value.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredSetting {
    name: String,
    #[serde(default)]
    value: String,
}

/// The stored form of a session in a list of games, and of who is to move in it.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredListing {
    session: i64,
    #[serde(default)]
    to_move: Option<StoredSeat>,
}

/// The stored form of the list of games, of sessions in a room, and of open seats.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredGamesHere {
    sessions: Vec<StoredListing>,
    more: u32,
    #[serde(default)]
    seats: Vec<StoredProposal>,
    #[serde(default)]
    tables: Vec<StoredTables>,
}

/// The stored form of tables that a room keeps open.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredTables {
    game: String,
    tables: u32,
}

impl From<(String, u32)> for StoredTables {
    fn from((game, tables): (String, u32)) -> Self {
        Self { game, tables }
    }
}

/// The stored form of what somebody has planned.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredPlanned {
    session: i64,
    #[serde(default)]
    lines: Vec<String>,
    #[serde(default)]
    queue: Vec<String>,
}

impl StoredTalk {
    fn games_here(
        sessions: Vec<(SessionId, Option<Seat>)>,
        more: u32,
        seats: Vec<Proposal>,
        tables: Vec<(String, u32)>,
    ) -> Self {
        Self::GamesHere(StoredGamesHere {
            sessions: sessions.into_iter().map(StoredListing::from).collect(),
            more,
            seats: seats.into_iter().map(StoredProposal::from).collect(),
            tables: tables.into_iter().map(StoredTables::from).collect(),
        })
    }

    fn planned(SessionId(session): SessionId, lines: Vec<String>, queue: Vec<String>) -> Self {
        Self::Planned(StoredPlanned {
            session,
            lines,
            queue,
        })
    }
}

impl From<Talk> for StoredTalk {
    fn from(talk: Talk) -> Self {
        match talk {
            Talk::Games => Self::Games,
            Talk::GamesHere(sessions, more, seats, tables) => {
                Self::games_here(sessions, more, seats, tables)
            }
            Talk::Mine(games, more, proposals) => {
                Self::Mine(StoredOwnGames::of(games, more, proposals))
            }
            Talk::History(games, page, pages) => Self::History {
                games: games.into_iter().map(StoredEndedGame::from).collect(),
                page,
                pages,
            },
            Talk::Top(standings) => Self::Top {
                standings: standings.into_iter().map(StoredStanding::from).collect(),
            },
            Talk::Stats(name, results, between) => Self::stats(name, results, between),
            Talk::Me(settings) => Self::PersonalSettings {
                settings: settings.into_iter().map(StoredSetting::from).collect(),
            },
            Talk::Told(fact) => Self::Told { fact: fact.into() },
            Talk::Planned(id, lines, queue) => Self::planned(id, lines, queue),
            Talk::QuestionDeclined => Self::NoThen,
            Talk::Rules(game, full) => Self::Rules { game, full },
            Talk::Glossary(word) => Self::Glossary { word },
            Talk::Help(command) => Self::Help { command },
            Talk::Settings(settings) => Self::RoomSettings {
                settings: settings.into_iter().map(StoredSetting::from).collect(),
            },
            Talk::PrefixSet(prefix) => Self::PrefixSet { prefix },
            Talk::LangSet => Self::LangSet,
            Talk::DailyPuzzle(time, zone) => Self::DailyPuzzle { time, zone },
            Talk::NoDailyPuzzle => Self::NoDailyPuzzle,
            Talk::Vacation(left, rest) => Self::Vacation { left, rest },
            Talk::MovedHere(sessions) => Self::moved_here(&sessions),
        }
    }
}

impl StoredGamesHere {
    fn into_talk(self) -> Talk {
        let sessions = self.sessions.into_iter().map(StoredListing::into_live);
        let seats = self.seats.into_iter().map(Proposal::from);
        let tables = self.tables.into_iter().map(|one| (one.game, one.tables));
        Talk::GamesHere(
            sessions.collect(),
            self.more,
            seats.collect(),
            tables.collect(),
        )
    }
}

impl StoredPlanned {
    fn into_talk(self) -> Talk {
        Talk::Planned(SessionId(self.session), self.lines, self.queue)
    }
}

impl From<StoredTalk> for Talk {
    fn from(talk: StoredTalk) -> Self {
        match talk {
            StoredTalk::Games => Self::Games,
            StoredTalk::GamesHere(listed) => listed.into_talk(),
            StoredTalk::Mine(listed) => listed.into_talk(),
            StoredTalk::History { games, page, pages } => {
                let games = games.into_iter();
                let games = games.map(|one| (SessionId(one.session), one.day));
                Self::History(games.collect(), page, pages)
            }
            StoredTalk::Top { standings } => {
                Self::Top(standings.into_iter().map(Standing::from).collect())
            }
            StoredTalk::Stats {
                name,
                results,
                between,
            } => read_stats(name, results, between),
            StoredTalk::Me { prose } => Self::Me(board_form(prose)),
            StoredTalk::PersonalSettings { settings } => Self::Me(pairs(settings)),
            StoredTalk::Told { fact } => Self::Told(fact.into()),
            StoredTalk::Planned(one) => one.into_talk(),
            StoredTalk::NoThen => Self::QuestionDeclined,
            StoredTalk::Rules { game, full } => Self::Rules(game, full),
            StoredTalk::Glossary { word } => Self::Glossary(word),
            StoredTalk::Help { command } => Self::Help(command),
            StoredTalk::Settings => Self::Settings(language_and_prefix()),
            StoredTalk::RoomSettings { settings } => Self::Settings(pairs(settings)),
            StoredTalk::PrefixSet { prefix } => Self::PrefixSet(prefix),
            StoredTalk::LangSet => Self::LangSet,
            StoredTalk::DailyPuzzle { time, zone } => Self::DailyPuzzle(time, zone),
            StoredTalk::NoDailyPuzzle => Self::NoDailyPuzzle,
            StoredTalk::MovedHere { sessions } => Self::MovedHere(ids(sessions)),
            StoredTalk::Vacation { left, rest } => Self::Vacation(left, rest),
        }
    }
}

impl StoredTalk {
    fn moved_here(sessions: &[SessionId]) -> Self {
        let sessions = sessions.iter().map(|id| id.0).collect();
        Self::MovedHere { sessions }
    }
}

impl From<(SessionId, String)> for StoredEndedGame {
    fn from((session, day): (SessionId, String)) -> Self {
        Self {
            session: session.0,
            day,
        }
    }
}

impl StoredTalk {
    fn stats(name: Option<String>, results: Vec<ResultLine>, between: Vec<ResultLine>) -> Self {
        Self::Stats {
            name,
            results: results.into_iter().map(StoredResult::from).collect(),
            between: between.into_iter().map(StoredResult::from).collect(),
        }
    }
}

fn read_stats(
    name: Option<String>,
    results: Vec<StoredResult>,
    between: Vec<StoredResult>,
) -> Talk {
    let read = |lines: Vec<StoredResult>| lines.into_iter().map(ResultLine::from).collect();
    Talk::Stats(name, read(results), read(between))
}

impl From<(String, String)> for StoredSetting {
    fn from((name, value): (String, String)) -> Self {
        Self { name, value }
    }
}

fn pairs(settings: Vec<StoredSetting>) -> Vec<(String, String)> {
    let settings = settings.into_iter();
    settings.map(|one| (one.name, one.value)).collect()
}

fn board_form(prose: bool) -> Vec<(String, String)> {
    let value = if prose { "prose" } else { "text" };
    vec![("board".to_owned(), value.to_owned())]
}

fn ids(sessions: Vec<i64>) -> Vec<SessionId> {
    sessions.into_iter().map(SessionId).collect()
}

fn language_and_prefix() -> Vec<(String, String)> {
    let names = ["lang", "prefix"].into_iter();
    names.map(|name| (name.to_owned(), String::new())).collect()
}

impl From<(SessionId, Option<Seat>)> for StoredListing {
    fn from((session, to_move): (SessionId, Option<Seat>)) -> Self {
        Self {
            session: session.0,
            to_move: to_move.map(StoredSeat::from),
        }
    }
}

impl StoredListing {
    fn into_live(self) -> (SessionId, Option<Seat>) {
        (SessionId(self.session), self.to_move.map(Seat::from))
    }
}
