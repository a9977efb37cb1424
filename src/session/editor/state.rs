//! The state of a position editor, and its access to the game's tools. Pure.

use crate::session::Refusal;
use lusoria_games::catalog::{self, Game, PositionEditor, Setup};
use lusoria_games::rules::SetupError;
use std::collections::BTreeMap;

/// The highest slot. The lowest is 0.
pub const LAST_SLOT: u8 = 9;

/// Saved positions by game string and slot.
pub(super) type Slots = BTreeMap<String, BTreeMap<u8, String>>;

/// A person's position editor: the board that is being set up, and the saved positions. Stored as JSON.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Editor {
    /// Id and options of the game.
    pub game: String,
    /// The position on the board. While `rules` is off, it may be one that cannot arise in play.
    pub position: String,
    /// Whether moves and positions must follow the rules.
    pub rules: bool,
    /// The current slot.
    pub slot: u8,
    /// Saved positions by game string and slot.
    pub slots: Slots,
    /// The states before the last changes, for `undo`; the oldest first.
    pub steps: Vec<EditorStep>,
}

/// What the reply to an edit shows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EditReply {
    /// The board.
    Board,
    /// The position as text.
    Text(String),
    /// A list of legal moves.
    Moves(Vec<String>),
    /// The board. The earlier position is saved in no slot, so the reply says that `undo` brings it back.
    Replaced,
    /// That the position was saved in this slot.
    Saved(u8),
    /// That this slot was emptied.
    Forgotten(u8),
    /// The slots that hold a position.
    Slots(Vec<u8>),
}

impl EditReply {
    /// Whether the reply shows the board.
    #[must_use]
    pub fn is_board(&self) -> bool {
        matches!(self, Self::Board | Self::Replaced)
    }
}

/// The state of an editor before a change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditorStep {
    /// Id and options of the game.
    pub game: String,
    /// The position on the board.
    pub position: String,
    /// Whether the rules were on.
    pub rules: bool,
    /// The current slot.
    pub slot: u8,
    /// If a slot was changed: its number, and the position that it held before. The position is `None` if the slot was empty.
    pub kept: Option<(u8, Option<String>)>,
}

impl Editor {
    /// A copy without slots and steps, which replies do not show.
    #[must_use]
    pub fn without_slots(&self) -> Self {
        Self {
            slots: Slots::new(),
            steps: Vec::new(),
            ..self.clone()
        }
    }

    /// The game as it is in the catalogue, and the options as text.
    ///
    /// # Panics
    /// If the catalogue no longer has the game.
    #[must_use]
    pub fn parts(&self) -> (&'static Game, &str) {
        let (id, options) = self.game.split_once('(').unwrap_or((&self.game, ""));
        let (game, _) =
            catalog::find(id).expect("an editor is opened with a game of the catalogue");
        (game, options.trim_end_matches(')'))
    }

    /// The game's functions for the editor.
    ///
    /// # Panics
    /// If the game no longer has such functions.
    #[must_use]
    pub fn tools(&self) -> PositionEditor {
        self.parts()
            .0
            .position_editor
            .expect("an editor is opened with a game that has tools")
    }

    /// The options and the position, as the game's functions take them.
    #[must_use]
    pub fn setup(&self) -> Setup<'_> {
        Setup {
            options: self.options(),
            position: &self.position,
        }
    }

    /// The names of the board's places, as people type them.
    #[must_use]
    pub fn places(&self) -> String {
        // The options were checked when the editor was opened.
        (self.tools().places)(self.options()).unwrap_or_default()
    }

    pub(super) fn options(&self) -> &str {
        self.parts().1
    }

    pub(super) fn lawful(&self) -> Result<(), Refusal> {
        read_position((self.tools().check)(self.setup()))?
            .map_err(|law| Refusal::Rules(self.parts().0.info.id.to_owned(), law))
    }
}

/// Turns an error of the game's parser into the refusal `edit-no-position`.
pub(super) fn read_position<T>(read: Result<T, SetupError>) -> Result<T, Refusal> {
    read.map_err(|_| Refusal::host("edit-no-position"))
}
