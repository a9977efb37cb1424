//! What can be wrong with a command. The sentences are in English, for programs and the people who write them.

use super::command_list::{command_names, usage};
use super::fact_text::one_line;
use lusoria_games::catalog::{GAMES, Level};
use lusoria_games::rules::SetupError;

/// The most characters of an error line. A longer line is cut, for example one that repeats a long command.
const LONGEST: usize = 300;

/// Why a command was not carried out.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EngineError {
    /// The first word is not a command.
    #[error("there is no command {0}; there are {known}", known = command_names())]
    NoCommand(String),
    /// The command exists, but its arguments are wrong.
    #[error("it is written {0}")]
    Usage(&'static str),
    /// The line is too long.
    #[error("the line is longer than {0} bytes")]
    TooLong(u64),
    /// The line contains bytes that are not text.
    #[error("the line is not UTF-8")]
    NotText,
    /// The engine has no option with this name.
    #[error("there is no option {0}; there are Game, Strength, Hash and Threads")]
    NoOption(String),
    /// The computer players have no level with this name.
    #[error("there is no strength {0}; there are {levels}", levels = Level::ALL.map(Level::name).join(" "))]
    NoStrength(String),
    /// The first field is an option. Its value is not a number from 1 to the second field.
    #[error("option {0} takes a number from 1 to {1}")]
    BadNumber(String, usize),
    /// There is not enough memory for a table of this many megabytes.
    #[error("there is not enough memory for a table of {0} MB")]
    NoMemory(usize),
    /// The catalogue has no game with this name.
    #[error("there is no game {0}; there are {known}", known = game_ids(" "))]
    NoGame(String),
    /// The game exists, but not with these options or this position.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A ply of `position … moves` cannot be played.
    #[error("move {number}, {text}, is refused: {reason}")]
    Refused {
        /// The number of the ply, counted from 1.
        number: usize,
        /// The ply as it was sent.
        text: String,
        /// The id of the reason, and its sentence.
        reason: String,
    },
    /// `why` was asked about a move that is legal.
    #[error("{0} is legal")]
    Legal(String),
    /// `why` was asked about a text that may mean several moves.
    #[error("that may be {0}")]
    Several(String),
    /// `why` was asked about a text that is not a move at all.
    #[error("{0} is no move of this game")]
    NoMove(String),
    /// A count (`perft`) was ended by `stop`, or some seconds after `quit`.
    #[error("the count was stopped")]
    Stopped,
    /// A count took longer than this many minutes.
    #[error("the count was given up after {0} minutes")]
    GivenUp(u64),
}

impl EngineError {
    /// The error for wrong arguments of a command. It says how the command is written, or that there is no such command.
    pub(super) fn usage(command: &str) -> Self {
        match usage(command) {
            Some(usage) => Self::Usage(usage),
            None => Self::NoCommand(command.to_owned()),
        }
    }

    /// The error's sentence on one line. A very long sentence is cut.
    #[must_use]
    pub fn to_line(&self) -> String {
        let text = one_line(&self.to_string());
        match text.char_indices().nth(LONGEST) {
            Some((end, _)) => format!("{}…", &text[..end]),
            None => text,
        }
    }
}

/// The ids of all games, with this text between them.
pub(super) fn game_ids(between: &str) -> String {
    let ids: Vec<&str> = GAMES.iter().map(|game| game.info.id).collect();
    ids.join(between)
}
