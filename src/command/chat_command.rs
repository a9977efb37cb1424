//! The commands that people give in a chat.

use super::command_id::{ABORT, ANALYSE, BOARD, EXPORT, HINT, MOVES, RESIGN, RULES, VERIFY};
use crate::locales::Lang;
use crate::session::{EditAction, NewGame, SessionId};
use lusoria_games::engine::Level;

/// One command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Begin a game.
    New(NewGame),
    /// Show a board: as sentences (true) or drawn (false), or as this person prefers if neither was typed.
    Board(Option<SessionId>, Option<bool>),
    /// List the legal moves.
    Moves(Option<SessionId>),
    /// Tell a good move.
    Hint(Option<SessionId>),
    /// Analyse a game that is over.
    Analyse(Option<SessionId>),
    /// Show the board after an earlier entry. The last field is the same as in `Board`.
    Show(Option<SessionId>, u32, Option<bool>),
    /// Explain the rules of the named game, or of the session's; in full if true.
    Rules(Option<String>, Option<SessionId>, bool),
    /// List the games.
    Games,
    /// Do something in the position editor.
    Edit(EditAction),
    /// Explain the last refusal, in this session if one is named.
    Why(Option<SessionId>),
    /// Explain a word of the mancala games, or list them all.
    Glossary(Option<String>),
    /// List the commands, or explain one.
    Help(Option<String>),
    /// Play this text as a move.
    Play(Option<SessionId>, String),
    /// Add a word to the seed from which the dice are dealt.
    Luck(Option<SessionId>, String),
    /// Set the level of the computer player, or show it.
    Level(Option<SessionId>, Option<Level>),
    /// Give up. False if that still has to be confirmed.
    Resign(Option<SessionId>, bool),
    /// Break a game off. False if that still has to be confirmed.
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
    /// Set whether this person reads boards as sentences, or show how it is set.
    Me(Option<bool>),
    /// A yes or no to the last question.
    Answer(Reply),
}

impl Command {
    /// The id of the command, if it is about a session, none was named, and the session's number could stand right behind the
    /// command's word.
    #[must_use]
    pub const fn without_session(&self) -> Option<&'static str> {
        match self {
            Self::Board(None, _) => Some(BOARD),
            Self::Moves(None) => Some(MOVES),
            Self::Hint(None) => Some(HINT),
            Self::Analyse(None) => Some(ANALYSE),
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
    /// The text as typed, because it may also be the second half of a move (`ne` is north-east as well as a Czech no).
    pub text: String,
    /// Whether it was typed with the prefix, and so was certainly meant for the bot.
    pub prefixed: bool,
}
