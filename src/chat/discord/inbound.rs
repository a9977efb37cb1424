//! Turns a message of Discord into an [`Inbound`]. Messages that are not for the service are left out. A reply to the bot is reported as
//! unreadable if Discord left out the text. Pure: everything that is needed is passed in.
//!
//! Deliberately absent: edits. `event_handler.rs` does not read the event for an edited message, so an edit changes nothing.

use super::read_json::{Message, Person};
use crate::chat::bot_mention::{MARK, write_bot_mentions};
use crate::service::{Cause, ChatMessage, Inbound};
use crate::session::{Identity, Platform, RoomKey};
use serenity::model::id::{ChannelId, MessageId, RoleId, UserId};

/// The types of message that people write: an ordinary message, and a reply.
const WRITTEN: [u64; 2] = [0, 19];

/// What is known about a message besides the message itself.
#[derive(Clone, Debug)]
pub(super) struct MessageDetails {
    /// The bot's own user.
    pub(super) bot: UserId,
    /// The role that Discord created for the bot. People sometimes mention this role instead of the bot.
    pub(super) bot_role: Option<RoleId>,
    /// The parent of the message's channel.
    pub(super) parent: Parent,
    /// The guild's locale.
    pub(super) locale: Option<String>,
    /// Whether the author may manage the guild.
    pub(super) may_configure: bool,
    /// Whether the message-content intent is on.
    pub(super) reads_all: bool,
}

/// What is known about the parent of a channel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Parent {
    /// The channel to which the thread belongs. `None` if the room is no thread.
    Known(Option<ChannelId>),
    /// Unknown: Discord has to be asked.
    Ask,
}

/// A message for the service.
#[derive(Clone, Debug)]
pub(super) struct ReceivedMessage {
    /// The room.
    pub(super) room: ChannelId,
    /// The guild's locale.
    pub(super) locale: Option<String>,
    /// What the message was read as.
    pub(super) content: MessageContent,
}

/// What a message was read as.
#[derive(Clone, Debug)]
pub(super) enum MessageContent {
    /// A message for the service, and what is known about the parent of its channel. If that is [`Parent::Ask`], the room in the
    /// [`Inbound`] has no parent yet.
    Readable(Box<Inbound>, Parent),
    /// A reply to the bot. Discord left out the text.
    Unreadable(MessageId),
}

/// Reads a message. A reply to the bot is returned as unreadable if Discord left out the text. `None` if the service need not know of the
/// message, for example because a bot wrote it.
pub(super) fn read(message: &Message, details: MessageDetails) -> Option<ReceivedMessage> {
    if !is_from_a_person(message, details.bot) {
        return None;
    }
    let content = if !message.content.is_empty() {
        readable_message(message, &details)
    } else if message.guild.is_none() {
        return None;
    } else if details.reads_all {
        other_content(message, &details)
    } else {
        unreadable_reply(message, &details)?
    };
    Some(ReceivedMessage {
        room: message.channel,
        locale: details.locale,
        content,
    })
}

fn readable_message(message: &Message, details: &MessageDetails) -> MessageContent {
    let (text, mentioned) = text_without_mentions(message, details);
    let direct = message.guild.is_none();
    let inbound = Inbound {
        room: room(message.channel, details.parent),
        event: message.id.to_string(),
        locale: details.locale.clone(),
        cause: Cause::Message(ChatMessage {
            author: identity(&message.author),
            text,
            mentions: mentions(message, details.bot),
            addressed: direct || mentioned,
            direct,
            is_private: direct,
            reply_to: reply_to(message, details.bot),
            replies_to_person: replies_to_person(message, details.bot),
            may_configure: direct || details.may_configure,
        }),
    };
    MessageContent::Readable(Box::new(inbound), details.parent)
}

/// A message that has no text, such as a picture.
fn other_content(message: &Message, details: &MessageDetails) -> MessageContent {
    let inbound = Inbound {
        room: room(message.channel, details.parent),
        event: message.id.to_string(),
        locale: details.locale.clone(),
        cause: Cause::OtherContent(identity(&message.author)),
    };
    MessageContent::Readable(Box::new(inbound), details.parent)
}

fn is_from_a_person(message: &Message, bot: UserId) -> bool {
    WRITTEN.contains(&message.kind)
        && !message.webhook
        && !message.author.bot
        && !message.author.system
        && message.author.id != bot
}

fn room(channel: ChannelId, parent: Parent) -> RoomKey {
    let parent = match parent {
        Parent::Known(parent) => parent,
        Parent::Ask => None,
    };
    RoomKey {
        platform: Platform::Discord,
        id: channel.to_string(),
        parent: parent.map(|parent| parent.to_string()),
    }
}

/// Reads a reply to the bot, if Discord left out the text. Discord does that if the message-content intent is off and the reply does not
/// notify the bot. `None` for other messages.
fn unreadable_reply(message: &Message, details: &MessageDetails) -> Option<MessageContent> {
    let to_us = reply_to(message, details.bot).is_some();
    (to_us && !message.has_more).then_some(MessageContent::Unreadable(message.id))
}

/// The text without Discord's markup of mentions, and whether the bot was mentioned.
fn text_without_mentions(message: &Message, details: &MessageDetails) -> (String, bool) {
    let mut text = message.content.clone();
    for person in &message.mentions {
        let id = person.id;
        if id != details.bot {
            let shown = mention_text(person, message);
            text = text.replace(&format!("<@{id}>"), &shown);
            text = text.replace(&format!("<@!{id}>"), &shown);
        }
    }
    let mark = MARK.to_string();
    let before = text.len();
    text = text.replace(&format!("<@{}>", details.bot), &mark);
    text = text.replace(&format!("<@!{}>", details.bot), &mark);
    if let Some(role) = details.bot_role {
        text = text.replace(&format!("<@&{role}>"), &mark);
    }
    let mentioned = text.len() < before;
    let text = write_bot_mentions(&text);
    let lines: Vec<_> = text.trim().lines().map(without_marks).collect();
    (lines.join("\n"), mentioned)
}

/// What replaces a mention in the text:
/// - in a guild, `@` and the person's id;
/// - in a direct chat, `@me` for the author, because `!new tablut @me` begins a game in which one person plays both sides;
/// - in a direct chat, `@` and the first word of the name for other people, because the service knows no members there.
fn mention_text(person: &Person, message: &Message) -> String {
    let direct = message.guild.is_none();
    let word = person.name.split_whitespace().next();
    match word.filter(|_| direct) {
        Some(_) if person.id == message.author.id => "@me".to_owned(),
        Some(word) => format!("@{word}"),
        None => format!("@{}", person.id),
    }
}

/// Marks that people put around a whole line.
const MARKS: [&str; 7] = ["```", "**", "__", "~~", "`", "*", "_"];

/// Removes the marks around a whole line, so that `**place 6**` is read as a move too.
fn without_marks(line: &str) -> &str {
    let inside = |mark: &&str| line.trim().strip_prefix(*mark)?.strip_suffix(*mark);
    let found = MARKS.iter().find_map(inside);
    let found = found.filter(|inside| inside.chars().any(char::is_alphanumeric));
    found.map_or(line, |inside| without_marks(inside.trim()))
}

/// The people whom the text mentions, without the bot. Empty in a direct chat. Discord's list of mentions also has the author of the
/// message that is replied to. That author is left out unless the text mentions them.
fn mentions(message: &Message, bot: UserId) -> Vec<Identity> {
    let stands_in_text = |user: &&Person| {
        message.content.contains(&format!("<@{}>", user.id))
            || message.content.contains(&format!("<@!{}>", user.id))
    };
    // A person who is mentioned in a direct chat cannot read that chat: a game with that person needs another room.
    let here = message.mentions.iter().filter(|_| message.guild.is_some());
    here.filter(|user| user.id != bot)
        .filter(stands_in_text)
        .map(identity)
        .collect()
}

/// The id of the bot's message to which this message replies. If Discord does not tell who wrote that message, its id is returned, too,
/// because the service knows which messages are the bot's. `None` if this message replies to nothing, or to somebody else's message.
fn reply_to(message: &Message, bot: UserId) -> Option<String> {
    let reference = message.reference.as_ref()?;
    let ours = reference.author.is_none_or(|author| author == bot);
    (ours && !reference.forwards).then(|| reference.message.to_string())
}

/// Whether this message replies to a message of somebody other than the bot. False if Discord does not tell who wrote that message.
fn replies_to_person(message: &Message, bot: UserId) -> bool {
    let replied = message.reference.as_ref().filter(|one| !one.forwards);
    replied.is_some_and(|replied| replied.author.is_some_and(|author| author != bot))
}

/// A person with the name that the room shows. It is the first of these that is known: nickname, display name, user name, id.
pub(super) fn identity(person: &Person) -> Identity {
    Identity {
        platform: Platform::Discord,
        id: person.id.to_string().into(),
        name: person.nick.as_deref().unwrap_or(&person.name).into(),
    }
}

#[cfg(test)]
#[path = "inbound_tests.rs"]
mod tests;
