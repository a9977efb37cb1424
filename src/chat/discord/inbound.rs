//! One message of Discord's as the host hears it, or not: pure, all context given.

use super::read_json::{Message, Person};
use crate::service::{Cause, ChatMessage, Inbound};
use crate::session::{Identity, Platform, RoomKey};
use serenity::model::id::{ChannelId, MessageId, RoleId, UserId};

/// Discord's message types that people write: a message, and a reply.
const WRITTEN: [u64; 2] = [0, 19];

/// What the message itself does not tell.
#[derive(Clone, Debug)]
pub(super) struct Setting {
    /// Ourselves.
    pub(super) bot: UserId,
    /// The role that Discord made for the bot; people mention it by mistake.
    pub(super) bot_role: Option<RoleId>,
    /// Where the channel belongs.
    pub(super) parent: Parent,
    /// The guild's locale.
    pub(super) locale: Option<String>,
    /// Whether the author may manage the guild.
    pub(super) may_configure: bool,
    /// Whether the message-content intent is on.
    pub(super) reads_all: bool,
}

/// The channel a room belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Parent {
    /// A thread of this channel, or no thread.
    Known(Option<ChannelId>),
    /// Discord has to be asked.
    Ask,
}

/// What was heard.
#[derive(Clone, Debug)]
pub(super) struct Heard {
    /// Where.
    pub(super) room: ChannelId,
    /// The guild's locale.
    pub(super) locale: Option<String>,
    /// What.
    pub(super) what: What,
}

/// What was heard in a room.
#[derive(Clone, Debug)]
pub(super) enum What {
    /// Something for the host. If the parent has to be asked for, the room in it has none yet.
    Said(Box<Inbound>, Parent),
    /// Somebody replied to the bot, and the text was kept from us.
    Unreadable(MessageId),
}

/// Reads a message. `None` is chatter that is not ours: bots, webhooks, system messages, messages without text.
pub(super) fn read(message: &Message, setting: Setting) -> Option<Heard> {
    if !is_from_a_person(message, setting.bot) {
        return None;
    }
    let what = if message.content.is_empty() && message.guild.is_some() {
        kept_from_us(message, &setting)?
    } else if message.content.is_empty() {
        return None;
    } else {
        said(message, &setting)
    };
    Some(Heard {
        room: message.channel,
        locale: setting.locale,
        what,
    })
}

fn said(message: &Message, setting: &Setting) -> What {
    let (text, mentioned) = plain(message, setting);
    let direct = message.guild.is_none();
    let inbound = Inbound {
        room: room(message.channel, setting.parent),
        event: message.id.to_string(),
        locale: setting.locale.clone(),
        cause: Cause::Message(ChatMessage {
            author: identity(&message.author),
            text,
            mentions: mentions(message, setting.bot),
            addressed: direct || mentioned,
            reply_to: reply_to(message, setting.bot),
            may_configure: direct || setting.may_configure,
        }),
    };
    What::Said(Box::new(inbound), setting.parent)
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

/// Nobody sends nothing: without the intent a reply to the bot that does not ring it arrives empty.
fn kept_from_us(message: &Message, setting: &Setting) -> Option<What> {
    let to_us = reply_to(message, setting.bot).is_some();
    (to_us && !message.has_more && !setting.reads_all).then_some(What::Unreadable(message.id))
}

/// The text without Discord's markup of mentions, and whether the bot was among them.
fn plain(message: &Message, setting: &Setting) -> (String, bool) {
    let mut text = message.content.clone();
    for person in &message.mentions {
        let id = person.id;
        if id != setting.bot {
            let shown = shown(person, message.guild.is_none());
            text = text.replace(&format!("<@{id}>"), &shown);
            text = text.replace(&format!("<@!{id}>"), &shown);
        }
    }
    let before = text.len();
    text = text.replace(&format!("<@{}>", setting.bot), "");
    text = text.replace(&format!("<@!{}>", setting.bot), "");
    if let Some(role) = setting.bot_role {
        text = text.replace(&format!("<@&{role}>"), "");
    }
    let mentioned = text.len() < before;
    let lines: Vec<_> = text.trim().lines().map(unwrapped).collect();
    (lines.join("\n"), mentioned)
}

/// How a mention stands in the text: as the host finds the person by it. Nobody else sees a direct chat, so there it is a name.
fn shown(person: &Person, direct: bool) -> String {
    let word = person.name.split_whitespace().next();
    match word.filter(|_| direct) {
        Some(word) => format!("@{word}"),
        None => format!("@{}", person.id),
    }
}

/// Marks that people put round a whole line.
const MARKS: [&str; 7] = ["```", "**", "__", "~~", "`", "*", "_"];

/// A line without the marks round the whole of it: `**place 6**` is the move as well.
fn unwrapped(line: &str) -> &str {
    let inside = |mark: &&str| line.trim().strip_prefix(*mark)?.strip_suffix(*mark);
    let found = MARKS.iter().find_map(inside);
    let found = found.filter(|inside| inside.chars().any(char::is_alphanumeric));
    found.map_or(line, |inside| unwrapped(inside.trim()))
}

/// People the text mentions; a reply alone also counts as a mention for Discord, but not for us.
fn mentions(message: &Message, bot: UserId) -> Vec<Identity> {
    let stands_in_text = |user: &&Person| {
        message.content.contains(&format!("<@{}>", user.id))
            || message.content.contains(&format!("<@!{}>", user.id))
    };
    // Whoever is mentioned in a direct chat cannot see it: a game with them needs another room.
    let here = message.mentions.iter().filter(|_| message.guild.is_some());
    here.filter(|user| user.id != bot)
        .filter(stands_in_text)
        .map(identity)
        .collect()
}

/// The message of the bot's that this one replies to. If Discord does not show it, the host may still know it.
fn reply_to(message: &Message, bot: UserId) -> Option<String> {
    let reference = message.reference.as_ref()?;
    let ours = reference.author.is_none_or(|author| author == bot);
    (ours && !reference.forwards).then(|| reference.message.to_string())
}

/// A person under the name the room knows: nickname, display name, user name.
fn identity(person: &Person) -> Identity {
    Identity {
        platform: Platform::Discord,
        id: person.id.to_string(),
        name: person.nick.as_ref().unwrap_or(&person.name).clone(),
    }
}

#[cfg(test)]
#[path = "inbound_tests.rs"]
mod tests;
