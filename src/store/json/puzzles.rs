//! The stored forms of a person's puzzles, and of a message about a puzzle.

use super::StoredAsJson;
use crate::session::{BoardForm, OpenPuzzle, PuzzleEvent, PuzzleId, PuzzleReply, Puzzles, RoomId};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

impl StoredAsJson for Puzzles {
    type Stored = StoredPuzzles;
}

/// The stored form of [`Puzzles`].
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredPuzzles {
    #[serde(default)]
    open: Option<StoredOpenPuzzle>,
    #[serde(default)]
    solved: BTreeMap<String, Vec<u16>>,
    #[serde(default)]
    given_up: BTreeMap<String, Vec<u16>>,
    #[serde(default)]
    at_once: u32,
}

/// The stored form of [`OpenPuzzle`].
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredOpenPuzzle {
    game: String,
    number: u16,
    room: i64,
    #[serde(default)]
    right: u8,
    #[serde(default)]
    wrong: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    shown_at: Option<i64>,
}

/// The stored form of [`PuzzleReply`].
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredPuzzleReply {
    game: String,
    number: u16,
    #[serde(default)]
    right: u8,
    event: StoredPuzzleEvent,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    beside_games: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    form: Option<String>,
}

/// The stored form of [`PuzzleEvent`].
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum StoredPuzzleEvent {
    Asked,
    Daily,
    Right {
        played: String,
        #[serde(default)]
        replies: Vec<String>,
    },
    Solved {
        played: String,
        at_once: bool,
        of_game: u32,
        of_all: u32,
    },
    Wrong {
        played: String,
        #[serde(default)]
        refutation: Option<String>,
    },
    Solution {
        moves: Vec<String>,
    },
    Left,
}

impl From<Puzzles> for StoredPuzzles {
    fn from(puzzles: Puzzles) -> Self {
        Self {
            open: puzzles.open.map(StoredOpenPuzzle::from),
            solved: puzzles.solved,
            given_up: puzzles.given_up,
            at_once: puzzles.at_once,
        }
    }
}

impl From<StoredPuzzles> for Puzzles {
    fn from(puzzles: StoredPuzzles) -> Self {
        Self {
            open: puzzles.open.map(OpenPuzzle::from),
            solved: puzzles.solved,
            given_up: puzzles.given_up,
            at_once: puzzles.at_once,
        }
    }
}

impl From<OpenPuzzle> for StoredOpenPuzzle {
    fn from(open: OpenPuzzle) -> Self {
        Self {
            game: open.id.game,
            number: open.id.number,
            room: open.room.0,
            right: open.right,
            wrong: open.wrong,
            shown_at: open.shown_at,
        }
    }
}

impl From<StoredOpenPuzzle> for OpenPuzzle {
    fn from(open: StoredOpenPuzzle) -> Self {
        Self {
            id: PuzzleId {
                game: open.game,
                number: open.number,
            },
            room: RoomId(open.room),
            right: open.right,
            wrong: open.wrong,
            shown_at: open.shown_at,
        }
    }
}

impl From<PuzzleReply> for StoredPuzzleReply {
    fn from(reply: PuzzleReply) -> Self {
        Self {
            game: reply.id.game,
            number: reply.id.number,
            right: reply.right,
            event: reply.event.into(),
            beside_games: reply.beside_games,
            form: reply.form.map(|form| form.stored().to_owned()),
        }
    }
}

impl From<StoredPuzzleReply> for PuzzleReply {
    fn from(reply: StoredPuzzleReply) -> Self {
        Self {
            id: PuzzleId {
                game: reply.game,
                number: reply.number,
            },
            right: reply.right,
            event: reply.event.into(),
            beside_games: reply.beside_games,
            form: reply.form.as_deref().map(BoardForm::read),
        }
    }
}

impl From<PuzzleEvent> for StoredPuzzleEvent {
    fn from(event: PuzzleEvent) -> Self {
        match event {
            PuzzleEvent::Asked => Self::Asked,
            PuzzleEvent::Daily => Self::Daily,
            PuzzleEvent::Right { played, replies } => Self::Right { played, replies },
            PuzzleEvent::Solved {
                played,
                at_once,
                of_game,
                of_all,
            } => Self::Solved {
                played,
                at_once,
                of_game,
                of_all,
            },
            PuzzleEvent::Wrong { played, refutation } => Self::Wrong { played, refutation },
            PuzzleEvent::Solution(moves) => Self::Solution { moves },
            PuzzleEvent::Left => Self::Left,
        }
    }
}

impl From<StoredPuzzleEvent> for PuzzleEvent {
    fn from(event: StoredPuzzleEvent) -> Self {
        match event {
            StoredPuzzleEvent::Asked => Self::Asked,
            StoredPuzzleEvent::Daily => Self::Daily,
            StoredPuzzleEvent::Right { played, replies } => Self::Right { played, replies },
            StoredPuzzleEvent::Solved {
                played,
                at_once,
                of_game,
                of_all,
            } => Self::Solved {
                played,
                at_once,
                of_game,
                of_all,
            },
            StoredPuzzleEvent::Wrong { played, refutation } => Self::Wrong { played, refutation },
            StoredPuzzleEvent::Solution { moves } => Self::Solution(moves),
            StoredPuzzleEvent::Left => Self::Left,
        }
    }
}
