//! The stored form of something that is due (column `due.what`).

use super::StoredAsJson;
use crate::session::{AccountId, DailyPuzzle, Due, RoomId, SessionId, TournamentId};
use serde::{Deserialize, Serialize};

impl StoredAsJson for Due {
    type Stored = StoredDue;
}

/// The stored form of [`Due`].
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum StoredDue {
    Waiting {
        session: i64,
        #[serde(default)]
        looked: i64,
    },
    Tournament {
        tournament: i64,
        room: i64,
    },
    DailyPuzzle {
        room: i64,
        minute: u16,
        zone: String,
        #[serde(default)]
        game: Option<String>,
    },
    Clock {
        session: i64,
        #[serde(default)]
        warned: Option<i64>,
    },
    EndGame {
        session: i64,
    },
    Forget {
        account: i64,
        room: i64,
        #[serde(default)]
        erased: bool,
    },
    Proposal {
        session: i64,
        room: i64,
    },
    PutOffOver {
        session: i64,
        until: i64,
    },
    Digest {
        account: i64,
        room: i64,
    },
}

impl From<Due> for StoredDue {
    fn from(due: Due) -> Self {
        match due {
            Due::Waiting(session, looked) => Self::Waiting {
                session: session.0,
                looked,
            },
            Due::DailyPuzzle(daily) => Self::DailyPuzzle {
                room: daily.room.0,
                minute: daily.minute,
                zone: daily.zone,
                game: daily.game,
            },
            Due::Tournament(TournamentId(tournament), RoomId(room)) => {
                Self::Tournament { tournament, room }
            }
            Due::Forget(AccountId(account), RoomId(room), erased) => Self::Forget {
                account,
                room,
                erased,
            },
            Due::EndGame(session) => Self::EndGame { session: session.0 },
            Due::Clock(SessionId(session), warned) => Self::Clock { session, warned },
            Due::Proposal(SessionId(session), RoomId(room)) => Self::Proposal { session, room },
            Due::Digest(AccountId(account), RoomId(room)) => Self::Digest { account, room },
            Due::PutOffOver(SessionId(session), until) => Self::PutOffOver { session, until },
        }
    }
}

impl From<StoredDue> for Due {
    fn from(due: StoredDue) -> Self {
        match due {
            StoredDue::Waiting { session, looked } => Self::Waiting(SessionId(session), looked),
            StoredDue::DailyPuzzle {
                room,
                minute,
                zone,
                game,
            } => Self::DailyPuzzle(DailyPuzzle {
                room: RoomId(room),
                minute,
                zone,
                game,
            }),
            StoredDue::Tournament { tournament, room } => {
                Self::Tournament(TournamentId(tournament), RoomId(room))
            }
            StoredDue::Forget {
                account,
                room,
                erased,
            } => Self::Forget(AccountId(account), RoomId(room), erased),
            StoredDue::EndGame { session } => Self::EndGame(SessionId(session)),
            StoredDue::Clock { session, warned } => Self::Clock(SessionId(session), warned),
            StoredDue::Proposal { session, room } => {
                Self::Proposal(SessionId(session), RoomId(room))
            }
            StoredDue::Digest { account, room } => Self::Digest(AccountId(account), RoomId(room)),
            StoredDue::PutOffOver { session, until } => Self::PutOffOver(SessionId(session), until),
        }
    }
}
