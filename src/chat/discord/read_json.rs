//! What the adapter reads of Discord's JSON, field by field: one in a form that nobody expects loses itself, never the message it
//! stands in. Only what is used is read.
//!
//! Source: Discord's documentation of messages, users and guild members.

use serde_json::Value;
use serenity::model::id::{ChannelId, GuildId, MessageId, RoleId, UserId};
use std::num::NonZeroU64;

/// A message somebody wrote.
#[derive(Clone, Debug)]
pub(super) struct Message {
    pub(super) id: MessageId,
    pub(super) channel: ChannelId,
    /// The gateway tells it, the history does not.
    pub(super) guild: Option<GuildId>,
    pub(super) author: Person,
    /// Discord's message type.
    pub(super) kind: u64,
    pub(super) webhook: bool,
    pub(super) content: String,
    /// Whether it has files or stickers.
    pub(super) has_more: bool,
    pub(super) mentions: Vec<Person>,
    pub(super) reference: Option<Reference>,
}

/// A person, with what the guild knows of them where that came along.
#[derive(Clone, Debug)]
pub(super) struct Person {
    pub(super) id: UserId,
    pub(super) bot: bool,
    pub(super) system: bool,
    /// Display name, or user name.
    pub(super) name: String,
    pub(super) nick: Option<String>,
    pub(super) roles: Vec<RoleId>,
}

/// The message another one refers to.
#[derive(Clone, Debug)]
pub(super) struct Reference {
    pub(super) message: MessageId,
    /// Forwarded, not replied to.
    pub(super) forwards: bool,
    /// Who wrote it, if Discord shows it.
    pub(super) author: Option<UserId>,
}

impl Message {
    /// Reads a message. `None`: even its id, room or author cannot be read.
    pub(super) fn of(value: &Value) -> Option<Self> {
        let mut author = Person::of(&value["author"])?;
        author.belongs(&value["member"]);
        Some(Self {
            id: id(&value["id"])?,
            channel: id(&value["channel_id"])?,
            guild: id(&value["guild_id"]),
            author,
            kind: value["type"].as_u64().unwrap_or(0),
            webhook: !value["webhook_id"].is_null(),
            content: text(&value["content"]).unwrap_or_default(),
            has_more: ["attachments", "sticker_items"]
                .iter()
                .any(|field| !list(&value[*field]).is_empty()),
            mentions: list(&value["mentions"])
                .iter()
                .filter_map(mentioned)
                .collect(),
            reference: Reference::of(value),
        })
    }
}

impl Person {
    fn of(user: &Value) -> Option<Self> {
        let id: UserId = id(&user["id"])?;
        let name = text(&user["global_name"]).or_else(|| text(&user["username"]));
        Some(Self {
            id,
            bot: user["bot"].as_bool().unwrap_or(false),
            system: user["system"].as_bool().unwrap_or(false),
            name: name.unwrap_or_else(|| id.to_string()),
            nick: None,
            roles: Vec::new(),
        })
    }

    /// Takes in what the guild knows of them.
    pub(super) fn belongs(&mut self, member: &Value) {
        self.nick = text(&member["nick"]);
        self.roles = list(&member["roles"]).iter().filter_map(id).collect();
    }
}

fn mentioned(user: &Value) -> Option<Person> {
    let mut person = Person::of(user)?;
    person.belongs(&user["member"]);
    Some(person)
}

impl Reference {
    fn of(message: &Value) -> Option<Self> {
        let reference = &message["message_reference"];
        Some(Self {
            message: id(&reference["message_id"])?,
            forwards: reference["type"].as_u64().unwrap_or(0) != 0,
            author: id(&message["referenced_message"]["author"]["id"]),
        })
    }
}

/// An id: digits, never zero; on the wire a text, now and then a number.
pub(super) fn id<T: From<NonZeroU64>>(value: &Value) -> Option<T> {
    let number = match value {
        Value::String(digits) => digits.parse().ok()?,
        number => number.as_u64()?,
    };
    NonZeroU64::new(number).map(T::from)
}

/// A text that says something.
pub(super) fn text(value: &Value) -> Option<String> {
    let text = value.as_str().filter(|text| !text.is_empty())?;
    Some(text.to_owned())
}

/// The items of a list; of anything else none.
pub(super) fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}
