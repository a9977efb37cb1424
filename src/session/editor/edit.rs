//! What can be done in a position editor.

use crate::session::NewGame;
use lusoria_games::rules::Seat;

/// Something done in a person's position editor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Edit {
    /// Show it.
    Show,
    /// Take up this game, with options as typed.
    Open(String, String),
    /// Put the last word on all places before it.
    Set(Vec<String>, String),
    /// Move a piece; with the rules on, a move of the game.
    Move(String),
    /// Where a piece may go, or every move.
    Hint(Option<String>),
    /// Nothing on these places, or on the whole board if none is named.
    Clear(Vec<String>),
    /// As it stood before the last change.
    Undo,
    /// The start position.
    Reset,
    /// Whose turn it is.
    Turn(Seat),
    /// Keep the position in a slot.
    Save(u8),
    /// Take the position of a slot.
    Load(u8),
    /// Empty a slot.
    Forget(u8),
    /// The slot after this one.
    Next,
    /// The slot before this one.
    Previous,
    /// Write the position, in this form.
    Export(Option<String>),
    /// Read a position.
    Import(String),
    /// Whether moves keep the rules.
    Rules(bool),
    /// Begin a game from here; which game is known already.
    Play(NewGame),
}
