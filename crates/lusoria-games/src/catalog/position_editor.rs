//! The tools to edit positions of one game. They are functions whose types are the same for all games. Most tools take a position in any
//! form that the game reads. Tools that change it return the new position as a position text. This position may break the game's laws.

use crate::rules::{Diagram, Edit, EditError, Reason, Seat, SetupError};

/// The options of the game, and the position that is edited.
#[derive(Clone, Copy, Debug)]
pub struct Setup<'a> {
    /// The options as in a game string, without brackets.
    pub options: &'a str,
    /// A position in any form that the game reads.
    pub position: &'a str,
}

/// What a tool returns, or why the options or the position cannot be read.
type ToolResult<T> = Result<T, SetupError>;

/// The tools of one game.
#[derive(Clone, Copy, Debug)]
pub struct PositionEditor {
    /// The forms in which a position can be written; the first is the position text.
    pub forms: &'static [&'static str],
    /// The places of the board with these options, as people type them.
    pub places: fn(options: &str) -> ToolResult<String>,
    /// What can be put on a place, as people type it.
    pub contents: &'static str,
    /// The text that is passed to `put` to empty a place.
    pub nothing: &'static str,
    /// The position in which a game with these options begins.
    pub start: fn(options: &str) -> ToolResult<String>,
    /// The board with nothing on it.
    pub cleared: fn(options: &str) -> ToolResult<String>,
    /// Reads a position in any form, and returns the position text.
    pub read: fn(Setup<'_>) -> ToolResult<String>,
    /// The position in one of the forms.
    pub written: fn(Setup<'_>, form: &str) -> ToolResult<String>,
    /// What stands on a place; `None` if there is no such place.
    pub content: fn(Setup<'_>, place: &str) -> ToolResult<Option<String>>,
    /// Puts something on a place and returns the new position, or says why it cannot be put there.
    pub put: fn(Setup<'_>, place: &str, content: &str) -> ToolResult<Result<String, EditError>>,
    /// The position with this seat to move.
    pub give_turn: fn(Setup<'_>, seat: Seat) -> ToolResult<String>,
    /// The position with all bags (of dice or lots) refilled, as at the beginning of a game.
    pub with_full_bags: fn(Setup<'_>) -> ToolResult<String>,
    /// Whether the position keeps the laws of the game; if not, the law that it breaks. A position in which the game is over may keep the
    /// laws, too.
    pub check: fn(Setup<'_>) -> ToolResult<Result<(), Reason>>,
    /// The diagram of the position.
    pub diagram: fn(Setup<'_>) -> ToolResult<Diagram>,
}

impl PositionEditor {
    /// The tools of the game whose positions have the type `S`.
    #[must_use]
    pub const fn of<S: Edit>() -> Self {
        Self {
            forms: S::FORMS,
            places: |options| Ok(S::places(&options.parse()?)),
            contents: S::CONTENTS,
            nothing: S::NOTHING,
            start: |options| Ok(S::start(&options.parse()?).to_string()),
            cleared: |options| Ok(S::cleared(&options.parse()?).to_string()),
            read: |setup| Ok(read::<S>(setup)?.to_string()),
            written: |setup, form| Ok(read::<S>(setup)?.written(form)),
            content: |setup, place| Ok(read::<S>(setup)?.content(place)),
            put: |setup, place, content| {
                let mut state = read::<S>(setup)?;
                Ok(state.put(place, content).map(|()| state.to_string()))
            },
            give_turn: |setup, seat| {
                let mut state = read::<S>(setup)?;
                state.give_turn(seat);
                Ok(state.to_string())
            },
            with_full_bags: |setup| Ok(read::<S>(setup)?.with_full_bags().to_string()),
            check: |setup| Ok(read::<S>(setup)?.check()),
            diagram: |setup| Ok(read::<S>(setup)?.diagram()),
        }
    }
}

fn read<S: Edit>(setup: Setup<'_>) -> Result<S, SetupError> {
    S::read(&setup.options.parse()?, setup.position)
}
