//! A position editor as it stands, and what it knows of the game on its bench. Pure.

use crate::session::Refusal;
use lusoria_games::catalog::{self, Game, Setup, Workbench};
use lusoria_games::rules::SetupError;
use std::collections::BTreeMap;

/// The highest slot.
pub(super) const LAST_SLOT: u8 = 9;

/// Saved positions by game string and slot.
pub(super) type Slots = BTreeMap<String, BTreeMap<u8, String>>;

/// What a person has on the bench and in the slots. Stored as JSON.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Editor {
    /// Id and options of the game.
    pub game: String,
    /// The position on the bench; it may break the laws of play unless `rules` are on.
    pub position: String,
    /// Whether moves keep the rules.
    pub rules: bool,
    /// The slot the cursor is on.
    pub slot: u8,
    /// Saved positions by game string and slot.
    pub slots: Slots,
    /// How it stood before the last changes, the oldest first.
    pub steps: Vec<EditorStep>,
}

/// What is shown after a tool was used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shown {
    /// The board.
    Board,
    /// The position, written in a form that people can keep.
    Text(String),
    /// Moves that could be made.
    Moves(Vec<String>),
    /// The board, which has taken the place of one that is kept nowhere else.
    Replaced,
    /// That the position is kept in this slot.
    Saved(u8),
    /// That nothing is kept in this slot any more.
    Forgotten(u8),
}

/// How an editor stood before a change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EditorStep {
    /// Id and options of the game.
    pub game: String,
    /// The position on the bench.
    pub position: String,
    /// Whether moves kept the rules.
    pub rules: bool,
    /// The slot the cursor was on.
    pub slot: u8,
    /// A slot of this game that was changed, and what it held.
    pub kept: Option<(u8, Option<String>)>,
}

impl Editor {
    /// What there is to show: slots and steps are kept, not shown.
    #[must_use]
    pub fn without_slots(&self) -> Self {
        Self {
            slots: Slots::new(),
            steps: Vec::new(),
            ..self.clone()
        }
    }

    /// The game's line in the catalogue, and the options.
    ///
    /// # Panics
    /// If the catalogue has no such game any more.
    #[must_use]
    pub fn parts(&self) -> (&'static Game, &str) {
        let (id, options) = self.game.split_once('(').unwrap_or((&self.game, ""));
        let (game, _) =
            catalog::find(id).expect("an editor is opened with a game of the catalogue");
        (game, options.trim_end_matches(')'))
    }

    /// The game's tools.
    ///
    /// # Panics
    /// If the game has none any more.
    #[must_use]
    pub fn bench(&self) -> Workbench {
        self.parts()
            .0
            .workbench
            .expect("an editor is opened with a game that has tools")
    }

    /// What is on the bench.
    #[must_use]
    pub fn setup(&self) -> Setup<'_> {
        Setup {
            options: self.options(),
            position: &self.position,
        }
    }

    /// The places of the board, as people type them.
    #[must_use]
    pub fn places(&self) -> String {
        // The options have been read when the editor was opened.
        (self.bench().places)(self.options()).unwrap_or_default()
    }

    pub(super) fn options(&self) -> &str {
        self.parts().1
    }

    pub(super) fn lawful(&self) -> Result<(), Refusal> {
        read_position((self.bench().check)(self.setup()))?
            .map_err(|law| Refusal::Rules(self.parts().0.info.id.to_owned(), law))
    }
}

/// A text that is no position of the game.
pub(super) fn read_position<T>(read: Result<T, SetupError>) -> Result<T, Refusal> {
    read.map_err(|_| Refusal::host("edit-no-position"))
}
