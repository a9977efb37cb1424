//! One interaction, and what the bot has responded.

use super::model::{Person, Room, Said};
use serde_json::Value;
use std::time::Instant;

/// What was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Done {
    Command = 2,
    Press = 3,
    Typing = 4,
    Form = 5,
}

/// An interaction and what the bot has responded.
#[derive(Clone, Debug)]
pub(crate) struct Exchange {
    pub(crate) id: u64,
    pub(crate) token: String,
    pub(crate) person: Person,
    pub(crate) room: Room,
    pub(crate) done: Done,
    /// The message below which something was pressed.
    pub(crate) below: Option<Said>,
    /// Whether the first response came.
    pub(crate) responded: bool,
    /// The message that `@original` means.
    pub(crate) original: Option<Said>,
    /// What the bot offered as completions, or the form that it opened.
    pub(crate) offered: Option<Value>,
    pub(super) since: Instant,
    pub(super) event: Value,
}
