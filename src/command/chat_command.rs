//! What a person asks for in a chat, read from a message.

use crate::locales::Lang;
use crate::session::{Edit, NewGame, SessionId};

/// Something a person asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Begin a game.
    New(NewGame),
    /// Show a board; in sentences or as a picture, if that was said.
    Board(Option<SessionId>, Option<bool>),
    /// List the legal moves.
    Moves(Option<SessionId>),
    /// Show the board after an earlier entry; in sentences or as a picture, if that was said.
    Show(Option<SessionId>, u32, Option<bool>),
    /// Explain the rules of a game, or of a session's; perhaps in full.
    Rules(Option<String>, Option<SessionId>, bool),
    /// List the games.
    Games,
    /// Do something in the position editor.
    Edit(Edit),
    /// Explain the last refusal.
    Why,
    /// Explain a word of the mancala games, or list them all.
    Glossary(Option<String>),
    /// List the commands, or explain one.
    Help(Option<String>),
    /// Play this, as typed.
    Play(Option<SessionId>, String),
    /// Add a word to the seed of the dice.
    Luck(Option<SessionId>, String),
    /// Give up; false if it still has to be confirmed.
    Resign(Option<SessionId>, bool),
    /// Break off a game that has hardly begun; false if it still has to be confirmed.
    Abort(Option<SessionId>, bool),
    /// Write a record.
    Export(Option<SessionId>),
    /// Read a record.
    Import(String),
    /// Deal the dice of a session again.
    Verify(Option<SessionId>),
    /// Change the prefix of the room, or tell it.
    Prefix(Option<String>),
    /// Change the language of the room, or tell it.
    Lang(Option<Lang>),
    /// Tell the settings of the room.
    Settings,
    /// How this person reads boards: in sentences, as a picture; or tell it.
    Me(Option<bool>),
    /// Yes or no to what was asked last.
    Answer(Reply),
}

/// A yes or a no.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    /// Which of them.
    pub yes: bool,
    /// As typed: the rest of a move may look the same (`NE` is a direction and a Czech no).
    pub text: String,
    /// It was typed with the prefix, so it was certainly said to us.
    pub prefixed: bool,
}
