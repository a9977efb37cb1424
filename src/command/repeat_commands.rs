//! The rows of the command table for `rematch` and `again`. Both begin a new session of a game that is over.

use super::chat_command::Command;
use super::command_id;
use super::command_spec::{CommandSpec, HelpSection};
use super::common_arguments::SESSION;

/// Begins a finished game once more, with the sides exchanged.
pub(super) const REMATCH: CommandSpec = CommandSpec {
    id: command_id::REMATCH,
    section: Some(HelpSection::Start),
    words: [
        &["rematch", "revenge"],
        &["odveta"],
        &["rivincita"],
        &["реванш"],
    ],
    arguments: &[SESSION],
    tools: &[],
    build: |values| Ok(Command::Repeat(values.session, true)),
};

/// Begins a finished game once more, as it was.
pub(super) const AGAIN: CommandSpec = CommandSpec {
    id: command_id::AGAIN,
    section: Some(HelpSection::Start),
    words: [
        &["again"],
        &["znovu", "znova"],
        &["ancora"],
        &["снова", "заново", "ещё", "ещё раз"],
    ],
    arguments: &[SESSION],
    tools: &[],
    build: |values| Ok(Command::Repeat(values.session, false)),
};
