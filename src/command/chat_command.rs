//! The commands that people give in a chat.

use super::command_id::{ABORT, BOARD, EXPORT, MOVES, RESIGN, RULES, VERIFY};
use crate::locales::Lang;
use crate::session::{Edit, NewGame, SessionId};

/// One command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Begin a game.
    New(NewGame),
    /// Show a board; in sentences (true) or drawn (false), if that was typed.
    Board(Option<SessionId>, Option<bool>),
    /// List the legal moves.
    Moves(Option<SessionId>),
    /// Show the board after an earlier entry; in sentences (true) or drawn (false), if that was typed.
    Show(Option<SessionId>, u32, Option<bool>),
    /// Explain the rules of the named game, or of the session's; in full if true.
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
    /// Play this text as a move.
    Play(Option<SessionId>, String),
    /// Add a word to the seed from which the dice are dealt.
    Luck(Option<SessionId>, String),
    /// Give up; false if that still has to be confirmed.
    Resign(Option<SessionId>, bool),
    /// Break off a game that has only just begun; false if it still has to be confirmed.
    Abort(Option<SessionId>, bool),
    /// Export a record.
    Export(Option<SessionId>),
    /// Import a record.
    Import(String),
    /// Deal the dice of a session again.
    Verify(Option<SessionId>),
    /// Change the prefix of the room, or show it.
    Prefix(Option<String>),
    /// Change the language of the room, or show it.
    Lang(Option<Lang>),
    /// Show the settings of the room.
    Settings,
    /// Set whether this person reads boards in sentences, or show how it is set.
    Me(Option<bool>),
    /// A yes or no to the last question.
    Answer(Reply),
}

impl Command {
    /// The id of the command, if it is about a session that was not named and the session's number may stand behind the bare word.
    #[must_use]
    pub const fn without_session(&self) -> Option<&'static str> {
        match self {
            Self::Board(None, _) => Some(BOARD),
            Self::Moves(None) => Some(MOVES),
            Self::Rules(None, None, _) => Some(RULES),
            Self::Resign(None, _) => Some(RESIGN),
            Self::Abort(None, _) => Some(ABORT),
            Self::Export(None) => Some(EXPORT),
            Self::Verify(None) => Some(VERIFY),
            _ => None,
        }
    }
}

/// A yes or a no.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    /// True for yes.
    pub yes: bool,
    /// The text as typed, because it may also be the second half of a move (`NE` is a direction, and `ne` is a Czech no).
    pub text: String,
    /// Whether it was typed with the prefix and so was certainly meant for the bot.
    pub prefixed: bool,
}
