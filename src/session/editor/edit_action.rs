//! Everything that a person can ask of the position editor, as data.

use crate::session::NewGame;
use lusoria_games::rules::Seat;

/// One thing that a person does in their position editor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EditAction {
    /// Show the editor.
    Show,
    /// Open the editor with this game and these options, as typed.
    Open(String, String),
    /// Put this content (the last word typed) on all of these places.
    Set(Vec<String>, String),
    /// Move a piece. If the rules are on ([`Self::Rules`]), make one or more legal moves of the game instead.
    Move(String),
    /// List the legal moves, or those of the piece at this place.
    Hint(Option<String>),
    /// Empty these places, or the whole board if none is named.
    Clear(Vec<String>),
    /// Undo the last change.
    Undo,
    /// Go back to the start position.
    Reset,
    /// Give the turn to this seat.
    Turn(Seat),
    /// Save the position in this slot.
    Save(u8),
    /// Load the position of this slot.
    Load(u8),
    /// Empty this slot.
    Forget(u8),
    /// List the slots that hold a position.
    Slots,
    /// Go to the next slot.
    Next,
    /// Go to the slot before the current one.
    Previous,
    /// Write the position as text, in this form or in the game's usual one.
    Export(Option<String>),
    /// Read a position from text.
    Import(String),
    /// Turn the rules on or off. While they are on, moves and positions must follow them.
    Rules(bool),
    /// Begin a game from the position in the editor. `NewGame` has everything but the game.
    Play(NewGame),
}
