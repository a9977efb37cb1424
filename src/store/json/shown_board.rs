//! The stored form of a board that somebody asked for, or that a step through a game shows.

use super::shown_entry::StoredShownEntry;
use crate::session::{AccountId, BoardForm, Say, ShownEntry, ShownStep, TimeOfBoard};
use serde::{Deserialize, Serialize};

/// The stored form of a board that somebody asked for.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredBoard {
    at: StoredShownEntry,
    reader: i64,
    /// Whether the board is told in sentences. Earlier versions stored nothing else about its form.
    #[serde(default)]
    prose: bool,
    #[serde(default)]
    form: Option<String>,
    #[serde(default, skip_serializing_if = "is_zero")]
    put_off: i64,
    /// The time (Unix seconds) at which the clock of the player on turn is read. Left out unless a clock runs. Rows of earlier versions
    /// never have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    read_at: Option<i64>,
}

/// The stored form of [`ShownStep`].
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredReplay {
    at: StoredShownEntry,
    /// The number of the step. Missing in rows of earlier versions, which counted every entry as a step.
    #[serde(default)]
    step: Option<u32>,
    last: u32,
    reader: i64,
    /// Whether the board is told in sentences. Earlier versions stored nothing else about its form.
    #[serde(default)]
    prose: bool,
    #[serde(default)]
    form: Option<String>,
}

impl StoredBoard {
    pub(super) fn new(
        at: ShownEntry,
        AccountId(reader): AccountId,
        form: BoardForm,
        time: TimeOfBoard,
    ) -> Self {
        Self {
            at: at.into(),
            reader,
            prose: form == BoardForm::Prose,
            form: Some(form.stored().to_owned()),
            put_off: time.put_off,
            read_at: time.read_at,
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it")]
pub(super) const fn is_zero(number: &i64) -> bool {
    *number == 0
}

/// The form of a board. Earlier versions wrote only whether it is told in sentences.
fn read_form(form: Option<&str>, prose: bool) -> BoardForm {
    match form {
        Some(word) => BoardForm::read(word),
        None if prose => BoardForm::Prose,
        None => BoardForm::Text,
    }
}

pub(super) fn read_board(shown: &StoredBoard) -> Say {
    Say::Board {
        at: shown.at.into(),
        reader: AccountId(shown.reader),
        form: read_form(shown.form.as_deref(), shown.prose),
        time: TimeOfBoard {
            put_off: shown.put_off,
            read_at: shown.read_at,
        },
    }
}

impl From<ShownStep> for StoredReplay {
    fn from(replay: ShownStep) -> Self {
        Self {
            at: replay.at.into(),
            step: Some(replay.step),
            last: replay.last,
            reader: replay.reader.0,
            prose: replay.form == BoardForm::Prose,
            form: Some(replay.form.stored().to_owned()),
        }
    }
}

impl From<StoredReplay> for ShownStep {
    fn from(replay: StoredReplay) -> Self {
        let at: ShownEntry = replay.at.into();
        Self {
            at,
            step: replay.step.unwrap_or(at.1),
            last: replay.last,
            reader: AccountId(replay.reader),
            form: read_form(replay.form.as_deref(), replay.prose),
        }
    }
}
