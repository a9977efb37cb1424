//! The stored form of an answer that needs no session.

use super::fact::StoredSeat;
use super::named_or_bare::read_named_or_bare;
use crate::session::{SessionId, Talk};
use lusoria_games::rules::Seat;
use serde::{Deserialize, Serialize};

/// The stored form of [`Talk`].
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum StoredTalk {
    Games,
    GamesHere {
        sessions: Vec<StoredListing>,
        more: u32,
    },
    #[serde(deserialize_with = "read_named_or_bare")]
    Me {
        prose: bool,
    },
    NoThen,
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
    Settings,
    #[serde(deserialize_with = "read_named_or_bare")]
    PrefixSet {
        prefix: String,
    },
    LangSet,
    #[serde(deserialize_with = "read_named_or_bare")]
    MovedHere {
        sessions: Vec<i64>,
    },
}

/// The stored form of a session in a list of games, and of who is to move in it.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredListing {
    session: i64,
    #[serde(default)]
    to_move: Option<StoredSeat>,
}

impl From<Talk> for StoredTalk {
    fn from(talk: Talk) -> Self {
        match talk {
            Talk::Games => Self::Games,
            Talk::GamesHere(sessions, more) => Self::GamesHere {
                sessions: sessions.into_iter().map(StoredListing::from).collect(),
                more,
            },
            Talk::Me(prose) => Self::Me { prose },
            Talk::QuestionDeclined => Self::NoThen,
            Talk::Rules(game, full) => Self::Rules { game, full },
            Talk::Glossary(word) => Self::Glossary { word },
            Talk::Help(command) => Self::Help { command },
            Talk::Settings => Self::Settings,
            Talk::PrefixSet(prefix) => Self::PrefixSet { prefix },
            Talk::LangSet => Self::LangSet,
            Talk::MovedHere(sessions) => Self::MovedHere {
                sessions: sessions.into_iter().map(|id| id.0).collect(),
            },
        }
    }
}

impl From<StoredTalk> for Talk {
    fn from(talk: StoredTalk) -> Self {
        match talk {
            StoredTalk::Games => Self::Games,
            StoredTalk::GamesHere { sessions, more } => Self::GamesHere(
                sessions.into_iter().map(StoredListing::into_live).collect(),
                more,
            ),
            StoredTalk::Me { prose } => Self::Me(prose),
            StoredTalk::NoThen => Self::QuestionDeclined,
            StoredTalk::Rules { game, full } => Self::Rules(game, full),
            StoredTalk::Glossary { word } => Self::Glossary(word),
            StoredTalk::Help { command } => Self::Help(command),
            StoredTalk::Settings => Self::Settings,
            StoredTalk::PrefixSet { prefix } => Self::PrefixSet(prefix),
            StoredTalk::LangSet => Self::LangSet,
            StoredTalk::MovedHere { sessions } => {
                Self::MovedHere(sessions.into_iter().map(SessionId).collect())
            }
        }
    }
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
