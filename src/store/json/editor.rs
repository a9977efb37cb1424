//! The stored forms of a person's position editor, and of what an answer shows of that editor.

use super::StoredAsJson;
use super::named_or_bare::read_named_or_bare;
use crate::session::{EditReply, Editor, EditorStep};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

impl StoredAsJson for Editor {
    type Stored = StoredEditor;
}

/// The stored form of [`Editor`].
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredEditor {
    game: String,
    position: String,
    #[serde(default)]
    rules: bool,
    #[serde(default)]
    slot: u8,
    #[serde(default)]
    slots: BTreeMap<String, BTreeMap<u8, String>>,
    #[serde(default)]
    steps: Vec<StoredStep>,
}

/// The stored form of [`EditorStep`].
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredStep {
    game: String,
    position: String,
    #[serde(default)]
    rules: bool,
    #[serde(default)]
    slot: u8,
    #[serde(default)]
    kept: Option<StoredSlot>,
}

/// The stored form of [`EditorStep::kept`]: the number of the slot that was changed, and the position that it held before. If the
/// slot was empty, `position` is `None`.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredSlot {
    slot: u8,
    #[serde(default)]
    position: Option<String>,
}

/// The stored form of [`EditReply`].
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum StoredEditReply {
    Board,
    #[serde(deserialize_with = "read_named_or_bare")]
    Text {
        position: String,
    },
    #[serde(deserialize_with = "read_named_or_bare")]
    Moves {
        moves: Vec<String>,
    },
    Replaced,
    #[serde(deserialize_with = "read_named_or_bare")]
    Saved {
        slot: u8,
    },
    #[serde(deserialize_with = "read_named_or_bare")]
    Forgotten {
        slot: u8,
    },
    #[serde(deserialize_with = "read_named_or_bare")]
    Slots {
        slots: Vec<u8>,
    },
}

impl From<Editor> for StoredEditor {
    fn from(editor: Editor) -> Self {
        Self {
            game: editor.game,
            position: editor.position,
            rules: editor.rules,
            slot: editor.slot,
            slots: editor.slots,
            steps: editor.steps.into_iter().map(StoredStep::from).collect(),
        }
    }
}

impl From<StoredEditor> for Editor {
    fn from(editor: StoredEditor) -> Self {
        Self {
            game: editor.game,
            position: editor.position,
            rules: editor.rules,
            slot: editor.slot,
            slots: editor.slots,
            steps: editor.steps.into_iter().map(EditorStep::from).collect(),
        }
    }
}

impl From<EditorStep> for StoredStep {
    fn from(step: EditorStep) -> Self {
        Self {
            game: step.game,
            position: step.position,
            rules: step.rules,
            slot: step.slot,
            kept: step
                .kept
                .map(|(slot, position)| StoredSlot { slot, position }),
        }
    }
}

impl From<StoredStep> for EditorStep {
    fn from(step: StoredStep) -> Self {
        Self {
            game: step.game,
            position: step.position,
            rules: step.rules,
            slot: step.slot,
            kept: step.kept.map(|kept| (kept.slot, kept.position)),
        }
    }
}

impl From<EditReply> for StoredEditReply {
    fn from(shown: EditReply) -> Self {
        match shown {
            EditReply::Board => Self::Board,
            EditReply::Text(position) => Self::Text { position },
            EditReply::Moves(moves) => Self::Moves { moves },
            EditReply::Replaced => Self::Replaced,
            EditReply::Saved(slot) => Self::Saved { slot },
            EditReply::Forgotten(slot) => Self::Forgotten { slot },
            EditReply::Slots(slots) => Self::Slots { slots },
        }
    }
}

impl From<StoredEditReply> for EditReply {
    fn from(shown: StoredEditReply) -> Self {
        match shown {
            StoredEditReply::Board => Self::Board,
            StoredEditReply::Text { position } => Self::Text(position),
            StoredEditReply::Moves { moves } => Self::Moves(moves),
            StoredEditReply::Replaced => Self::Replaced,
            StoredEditReply::Saved { slot } => Self::Saved(slot),
            StoredEditReply::Forgotten { slot } => Self::Forgotten(slot),
            StoredEditReply::Slots { slots } => Self::Slots(slots),
        }
    }
}
