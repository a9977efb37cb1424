//! What can be wrong with a command. The sentences are in English, for programs and the people who write them.

use super::command_list::{command_names, usage};
use super::fact_text::one_line;
use lusoria_games::catalog::{GAMES, Level};
use lusoria_games::rules::SetupError;

/// Longer error lines are cut, in characters: they may repeat what was sent.
const LONGEST: usize = 300;

/// Why a command was not carried out.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum EngineError {
    /// The first word is not a command.
    #[error("there is no command {0}; there are {known}", known = command_names())]
    NoCommand(String),
    /// The command exists but is written differently.
    #[error("it is written {0}")]
    Usage(&'static str),
    /// A line that is too long.
    #[error("the line is longer than {0} bytes")]
    TooLong(u64),
    /// Bytes that are not text.
    #[error("the line is not UTF-8")]
    NotText,
    /// No option of the engine.
    #[error("there is no option {0}; there are Game, Strength, Hash and Threads")]
    NoOption(String),
    /// No level of the computer players.
    #[error("there is no strength {0}; there are {levels}", levels = Level::ALL.map(Level::name).join(" "))]
    NoStrength(String),
    /// An option that takes another number.
    #[error("option {0} takes a number from 1 to {1}")]
    BadNumber(String, usize),
    /// No game of the catalogue.
    #[error("there is no game {0}; there are {known}", known = game_ids(" "))]
    NoGame(String),
    /// The game is there, but not with these options or in this position.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A ply of `position … moves` cannot be played.
    #[error("move {number}, {text}, is refused: {reason}")]
    Refused {
        /// Counted from 1.
        number: usize,
        /// As it was sent.
        text: String,
        /// Id and sentence.
        reason: String,
    },
    /// `why` for something that is legal.
    #[error("{0} is legal")]
    Legal(String),
    /// `why` for a text that may mean several moves.
    #[error("that may be {0}")]
    Several(String),
    /// `why` for a text that is no move at all.
    #[error("{0} is no move of this game")]
    NoMove(String),
    /// A count was ended by `stop`, or was far from its end at `quit`.
    #[error("the count was stopped")]
    Stopped,
    /// A count took longer than this many minutes.
    #[error("the count was given up after {0} minutes")]
    GivenUp(u64),
}

impl EngineError {
    /// The usage of the command, or that there is no such command.
    pub(super) fn usage(command: &str) -> Self {
        match usage(command) {
            Some(usage) => Self::Usage(usage),
            None => Self::NoCommand(command.to_owned()),
        }
    }

    /// The sentence on one line, cut if it is very long.
    #[must_use]
    pub fn to_line(&self) -> String {
        let text = one_line(&self.to_string());
        match text.char_indices().nth(LONGEST) {
            Some((end, _)) => format!("{}…", &text[..end]),
            None => text,
        }
    }
}

/// The ids of all games with this between them.
pub(super) fn game_ids(between: &str) -> String {
    let ids: Vec<&str> = GAMES.iter().map(|game| game.info.id).collect();
    ids.join(between)
}
