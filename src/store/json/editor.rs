//! The stored forms of a position editor, and of what an answer shows of one.

use super::StoredAsJson;
use super::named_or_bare::read_named_or_bare;
use crate::session::{Editor, EditorStep, Shown};
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

/// The stored form of a slot's number and what the slot held.
#[derive(Serialize, Deserialize)]
pub(crate) struct StoredSlot {
    slot: u8,
    #[serde(default)]
    position: Option<String>,
}

/// The stored form of [`Shown`].
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum StoredShown {
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

impl From<Shown> for StoredShown {
    fn from(shown: Shown) -> Self {
        match shown {
            Shown::Board => Self::Board,
            Shown::Text(position) => Self::Text { position },
            Shown::Moves(moves) => Self::Moves { moves },
            Shown::Replaced => Self::Replaced,
            Shown::Saved(slot) => Self::Saved { slot },
            Shown::Forgotten(slot) => Self::Forgotten { slot },
            Shown::Slots(slots) => Self::Slots { slots },
        }
    }
}

impl From<StoredShown> for Shown {
    fn from(shown: StoredShown) -> Self {
        match shown {
            StoredShown::Board => Self::Board,
            StoredShown::Text { position } => Self::Text(position),
            StoredShown::Moves { moves } => Self::Moves(moves),
            StoredShown::Replaced => Self::Replaced,
            StoredShown::Saved { slot } => Self::Saved(slot),
            StoredShown::Forgotten { slot } => Self::Forgotten(slot),
            StoredShown::Slots { slots } => Self::Slots(slots),
        }
    }
}
