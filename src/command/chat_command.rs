//! The commands that people give in a chat.

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
<<<<<<< HEAD
    /// Explain the rules of a game, or of a session's; perhaps in full.
    Rules(Option<String>, Option<SessionId>, bool),
=======
    /// Explain the rules of the named game, or of the current session's; in full if true.
    Rules(Option<String>, bool),
>>>>>>> 8d49392b3e44631e2342e8769945eb463dd90ee1
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
<<<<<<< HEAD
    /// Break off a game that has hardly begun; false if it still has to be confirmed.
    Abort(Option<SessionId>, bool),
    /// Write a record.
=======
    /// Break off a game that has only just begun.
    Abort(Option<SessionId>),
    /// Export a record.
>>>>>>> 8d49392b3e44631e2342e8769945eb463dd90ee1
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
