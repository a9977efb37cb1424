//! Reads those fields of Discord's JSON that are used. A field of an unexpected form is left out. But a message whose id, channel or
//! author cannot be read is not read at all.
//!
//! Source: Discord's documentation of messages, users and guild members.

use serde_json::Value;
use serenity::model::id::{ChannelId, GuildId, MessageId, RoleId, UserId};
use std::num::NonZeroU64;

/// A message, as the gateway or the history tells it.
#[derive(Clone, Debug)]
pub(super) struct Message {
    pub(super) id: MessageId,
    pub(super) channel: ChannelId,
    /// The guild. It is absent in direct chats, and in messages from the history.
    pub(super) guild: Option<GuildId>,
    pub(super) author: Person,
    /// Discord's message type.
    pub(super) kind: u64,
    pub(super) webhook: bool,
    pub(super) content: String,
    /// Whether the message has attachments or stickers.
    pub(super) has_more: bool,
    pub(super) mentions: Vec<Person>,
    pub(super) reference: Option<Reference>,
}

/// A person. The nickname and the roles are those in the guild. They are empty if they are not known.
#[derive(Clone, Debug)]
pub(super) struct Person {
    pub(super) id: UserId,
    pub(super) bot: bool,
    pub(super) system: bool,
    /// The display name, else the user name, else the id.
    pub(super) name: String,
    pub(super) nick: Option<String>,
    pub(super) roles: Vec<RoleId>,
}

/// The message that another one refers to.
#[derive(Clone, Debug)]
pub(super) struct Reference {
    pub(super) message: MessageId,
    /// Whether the message was forwarded. False if it was replied to.
    pub(super) forwards: bool,
    /// The author of the message that was forwarded or replied to, if Discord tells who that is.
    pub(super) author: Option<UserId>,
}

impl Message {
    /// Reads a message. `None` if its id, its channel or its author cannot be read.
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
                .filter_map(mentioned_person)
                .collect(),
            reference: Reference::of(value),
        })
    }
}

impl Person {
    /// Reads a user. `None` if the id cannot be read.
    pub(super) fn of(user: &Value) -> Option<Self> {
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

    /// Adds what the guild knows of the person, such as the nickname and the roles.
    pub(super) fn belongs(&mut self, member: &Value) {
        self.nick = text(&member["nick"]);
        self.roles = list(&member["roles"]).iter().filter_map(id).collect();
    }
}

fn mentioned_person(user: &Value) -> Option<Person> {
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

/// Reads an id, which is a number above zero. In the JSON it is usually a string and sometimes a number.
pub(super) fn id<T: From<NonZeroU64>>(value: &Value) -> Option<T> {
    let number = match value {
        Value::String(digits) => digits.parse().ok()?,
        number => number.as_u64()?,
    };
    NonZeroU64::new(number).map(T::from)
}

/// A text, if it is not empty.
pub(super) fn text(value: &Value) -> Option<String> {
    let text = value.as_str().filter(|text| !text.is_empty())?;
    Some(text.to_owned())
}

/// The items of a list; no items if it is not a list.
pub(super) fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}
