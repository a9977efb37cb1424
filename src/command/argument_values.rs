//! What was typed for the arguments of a command.

use super::choice::Choice;
use crate::session::SessionId;

/// What was typed for the arguments of a command. An argument that was left out has no value.
#[derive(Clone, Debug, Default)]
pub(super) struct ArgumentValues {
    /// The number of a session.
    pub session: Option<SessionId>,
    /// The platform's ids of the people mentioned, where the command takes a person.
    pub people: Vec<String>,
    /// A number.
    pub number: Option<u32>,
    /// Words with a fixed meaning.
    pub choices: Vec<Choice>,
    /// The options of a game as typed, `key=value` joined by commas.
    pub options: String,
    /// A name or words as typed, blanks made single; or all the lines that follow.
    pub text: Option<String>,
    /// The words of the text, divided at blanks and commas.
    pub words: Vec<String>,
    /// Words that no argument has taken.
    pub left_over: Option<String>,
}

impl ArgumentValues {
    /// Whether this word was typed.
    pub(super) fn has(&self, choice: Choice) -> bool {
        self.choices.contains(&choice)
    }
}
