//! The rows of the command table for joining a person's accounts on two platforms.

use super::argument::{Argument, ArgumentKind};
use super::chat_command::Command;
use super::command_spec::{CommandSpec, HelpSection};

const CODE: Argument = Argument::optional("code", ArgumentKind::Words);

/// Gives a code, or accepts one that was given on the other platform.
pub(super) const LINK: CommandSpec = CommandSpec {
    id: "link",
    section: Some(HelpSection::Room),
    words: [&["link"], &["propojit"], &["collega"], &["связать"]],
    arguments: &[CODE],
    tools: &[],
    build: |values| Ok(Command::Link(values.text)),
};

/// Undoes `link`: separates the person's identity on this platform from the account. The identity gets a new account.
pub(super) const UNLINK: CommandSpec = CommandSpec {
    id: "unlink",
    section: Some(HelpSection::Room),
    words: [&["unlink"], &["odpojit"], &["scollega"], &["отвязать"]],
    arguments: &[],
    tools: &[],
    build: |_| Ok(Command::Unlink),
};
