//! The stored form of [`GeneralAnswer`], an answer that shows no position of a session.

use super::fact::{StoredFact, StoredSeat};
use super::named_or_bare::read_named_or_bare;
use super::own_games::StoredOwnGames;
use super::proposal::StoredProposal;
use super::ratings::{StoredResult, StoredStanding};
use crate::session::{
    EndedGame, GeneralAnswer, Proposal, ResultLine, SessionId, Standing, WaitingGame,
};
use lusoria_games::rules::Seat;
use serde::{Deserialize, Serialize};

/// The stored form of [`GeneralAnswer`].
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum StoredGeneralAnswer {
    Games,
    GamesHere(StoredGamesHere),
    /// Only rows of earlier versions have this variant. At that time a person's only setting was the form of boards.
    #[serde(deserialize_with = "read_named_or_bare")]
    Me {
        prose: bool,
    },
    Mine(StoredOwnGames),
    Digest(StoredOwnGames),
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
    /// Only rows of earlier versions have this variant. At that time a room's only settings were the language and the prefix.
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
        /// The id of the game, if the room has chosen one. Always missing in rows of earlier versions.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        game: Option<String>,
    },
    NoDailyPuzzle,
    Vacation(StoredVacation),
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
    #[serde(default)]
    is_annulled: bool,
}

/// The stored form of a setting and its value.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredSetting {
    name: String,
    #[serde(default)]
    value: String,
}

/// The stored form of what a person is told about their vacation.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredVacation {
    left: i64,
    rest: i64,
    #[serde(default)]
    runs_on: Vec<i64>,
}

/// The stored form of one line in a list of games: a session, and who is to move in it.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredListing {
    session: i64,
    #[serde(default)]
    to_move: Option<StoredSeat>,
}

/// The stored form of what the list of games shows of a room: its sessions, its open seats, and its standing tables.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredGamesHere {
    sessions: Vec<StoredListing>,
    more: u32,
    #[serde(default)]
    seats: Vec<StoredProposal>,
    #[serde(default)]
    tables: Vec<StoredTables>,
}

/// The stored form of a game that has standing tables in a room, with the number of these tables.
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

/// The stored form of the moves that somebody has planned.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredPlanned {
    session: i64,
    #[serde(default)]
    lines: Vec<String>,
    #[serde(default)]
    queue: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    replaced: Vec<String>,
}

impl StoredGeneralAnswer {
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

    fn digest(games: Vec<WaitingGame>, more: u32, asked: Vec<Proposal>) -> Self {
        Self::Digest(StoredOwnGames::of(games, more, asked))
    }

    fn planned(SessionId(session): SessionId, planned: [Vec<String>; 3]) -> Self {
        let [lines, queue, replaced] = planned;
        Self::Planned(StoredPlanned {
            session,
            lines,
            queue,
            replaced,
        })
    }
}

impl From<GeneralAnswer> for StoredGeneralAnswer {
    fn from(answer: GeneralAnswer) -> Self {
        match answer {
            GeneralAnswer::Games => Self::Games,
            GeneralAnswer::GamesHere(sessions, more, seats, tables) => {
                Self::games_here(sessions, more, seats, tables)
            }
            GeneralAnswer::Mine(games, more, asked) => {
                Self::Mine(StoredOwnGames::of(games, more, asked))
            }
            GeneralAnswer::Digest(games, more, asked) => Self::digest(games, more, asked),
            GeneralAnswer::History(games, page, pages) => Self::History {
                games: games.into_iter().map(StoredEndedGame::from).collect(),
                page,
                pages,
            },
            GeneralAnswer::Top(standings) => Self::Top {
                standings: standings.into_iter().map(StoredStanding::from).collect(),
            },
            GeneralAnswer::Stats(name, results, between) => Self::stats(name, results, between),
            GeneralAnswer::Me(settings) => Self::PersonalSettings {
                settings: settings.into_iter().map(StoredSetting::from).collect(),
            },
            GeneralAnswer::Told(fact) => Self::Told { fact: fact.into() },
            GeneralAnswer::Planned(id, planned) => Self::planned(id, planned),
            GeneralAnswer::QuestionDeclined => Self::NoThen,
            GeneralAnswer::Rules(game, full) => Self::Rules { game, full },
            GeneralAnswer::Glossary(word) => Self::Glossary { word },
            GeneralAnswer::Help(command) => Self::Help { command },
            GeneralAnswer::Settings(settings) => Self::RoomSettings {
                settings: settings.into_iter().map(StoredSetting::from).collect(),
            },
            GeneralAnswer::PrefixSet(prefix) => Self::PrefixSet { prefix },
            GeneralAnswer::LangSet => Self::LangSet,
            GeneralAnswer::DailyPuzzle(time, zone, game) => Self::DailyPuzzle { time, zone, game },
            GeneralAnswer::NoDailyPuzzle => Self::NoDailyPuzzle,
            GeneralAnswer::Vacation(left, rest, runs_on) => Self::vacation(left, rest, &runs_on),
            GeneralAnswer::MovedHere(sessions) => Self::moved_here(&sessions),
        }
    }
}

impl StoredVacation {
    fn into_answer(self) -> GeneralAnswer {
        GeneralAnswer::Vacation(self.left, self.rest, ids(self.runs_on))
    }
}

impl StoredGamesHere {
    fn into_answer(self) -> GeneralAnswer {
        let sessions = self.sessions.into_iter().map(StoredListing::into_live);
        let seats = self.seats.into_iter().map(Proposal::from);
        let tables = self.tables.into_iter().map(|one| (one.game, one.tables));
        GeneralAnswer::GamesHere(
            sessions.collect(),
            self.more,
            seats.collect(),
            tables.collect(),
        )
    }
}

impl StoredPlanned {
    fn into_answer(self) -> GeneralAnswer {
        let planned = [self.lines, self.queue, self.replaced];
        GeneralAnswer::Planned(SessionId(self.session), planned)
    }
}

impl From<StoredGeneralAnswer> for GeneralAnswer {
    fn from(answer: StoredGeneralAnswer) -> Self {
        match answer {
            StoredGeneralAnswer::Games => Self::Games,
            StoredGeneralAnswer::GamesHere(listed) => listed.into_answer(),
            StoredGeneralAnswer::Mine(listed) => listed.into_answer(Self::Mine),
            StoredGeneralAnswer::Digest(listed) => listed.into_answer(Self::Digest),
            StoredGeneralAnswer::History { games, page, pages } => Self::History(
                games.into_iter().map(EndedGame::from).collect(),
                page,
                pages,
            ),
            StoredGeneralAnswer::Top { standings } => {
                Self::Top(standings.into_iter().map(Standing::from).collect())
            }
            StoredGeneralAnswer::Stats {
                name,
                results,
                between,
            } => read_stats(name, results, between),
            StoredGeneralAnswer::Me { prose } => Self::Me(board_form(prose)),
            StoredGeneralAnswer::PersonalSettings { settings } => Self::Me(pairs(settings)),
            StoredGeneralAnswer::Told { fact } => Self::Told(fact.into()),
            StoredGeneralAnswer::Planned(one) => one.into_answer(),
            StoredGeneralAnswer::NoThen => Self::QuestionDeclined,
            StoredGeneralAnswer::Rules { game, full } => Self::Rules(game, full),
            StoredGeneralAnswer::Glossary { word } => Self::Glossary(word),
            StoredGeneralAnswer::Help { command } => Self::Help(command),
            StoredGeneralAnswer::Settings => Self::Settings(language_and_prefix()),
            StoredGeneralAnswer::RoomSettings { settings } => Self::Settings(pairs(settings)),
            StoredGeneralAnswer::PrefixSet { prefix } => Self::PrefixSet(prefix),
            StoredGeneralAnswer::LangSet => Self::LangSet,
            StoredGeneralAnswer::DailyPuzzle { time, zone, game } => {
                Self::DailyPuzzle(time, zone, game)
            }
            StoredGeneralAnswer::NoDailyPuzzle => Self::NoDailyPuzzle,
            StoredGeneralAnswer::MovedHere { sessions } => Self::MovedHere(ids(sessions)),
            StoredGeneralAnswer::Vacation(stored) => stored.into_answer(),
        }
    }
}

impl StoredGeneralAnswer {
    fn vacation(left: i64, rest: i64, runs_on: &[SessionId]) -> Self {
        Self::Vacation(StoredVacation {
            left,
            rest,
            runs_on: runs_on.iter().map(|id| id.0).collect(),
        })
    }

    fn moved_here(sessions: &[SessionId]) -> Self {
        let sessions = sessions.iter().map(|id| id.0).collect();
        Self::MovedHere { sessions }
    }
}

impl From<EndedGame> for StoredEndedGame {
    fn from(game: EndedGame) -> Self {
        Self {
            session: game.session.0,
            day: game.day,
            is_annulled: game.is_annulled,
        }
    }
}

impl From<StoredEndedGame> for EndedGame {
    fn from(stored: StoredEndedGame) -> Self {
        Self {
            session: SessionId(stored.session),
            day: stored.day,
            is_annulled: stored.is_annulled,
        }
    }
}

impl StoredGeneralAnswer {
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
) -> GeneralAnswer {
    let read = |lines: Vec<StoredResult>| lines.into_iter().map(ResultLine::from).collect();
    GeneralAnswer::Stats(name, read(results), read(between))
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
