//! One interaction, and the bot's responses to it.

use super::model::{Person, Room, Said};
use serde_json::Value;
use std::time::Instant;

/// What a person did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Done {
    Command = 2,
    Press = 3,
    Typing = 4,
    Form = 5,
}

/// An interaction and the bot's responses to it.
#[derive(Clone, Debug)]
pub(crate) struct Exchange {
    pub(crate) id: u64,
    pub(crate) token: String,
    pub(crate) person: Person,
    pub(crate) room: Room,
    pub(crate) done: Done,
    /// The message whose control was pressed.
    pub(crate) below: Option<Said>,
    /// Whether the bot has sent its first response.
    pub(crate) responded: bool,
    /// The message that `@original` refers to.
    pub(crate) original: Option<Said>,
    /// What the bot offered as completions, or the form that it opened.
    pub(crate) offered: Option<Value>,
    pub(super) since: Instant,
    pub(super) event: Value,
}
