//! One message of Discord's as the host hears it, or not: pure, all context given.

use crate::chat::Inbound;
use crate::host::{Identity, Platform, RoomKey};
use serenity::model::channel::{Message, MessageReferenceKind, MessageType};
use serenity::model::guild::PartialMember;
use serenity::model::id::{ChannelId, MessageId, RoleId, UserId};
use serenity::model::user::User;

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
    let what = if message.content.is_empty() && message.guild_id.is_some() {
        kept_from_us(message, &setting)?
    } else {
        said(message, &setting)
    };
    Some(Heard {
        room: message.channel_id,
        locale: setting.locale,
        what,
    })
}

fn said(message: &Message, setting: &Setting) -> What {
    let (text, mentioned) = plain(message, setting);
    let direct = message.guild_id.is_none();
    let inbound = Inbound {
        room: room(message.channel_id, setting.parent),
        event: message.id.to_string(),
        author: identity(&message.author, message.member.as_deref()),
        mentions: mentions(message, setting.bot),
        addressed: direct || mentioned,
        reply_to: reply_to(message, setting.bot),
        locale: setting.locale.clone(),
        may_configure: direct || setting.may_configure,
        unreadable: false,
        replaces: None,
        text,
    };
    What::Said(Box::new(inbound), setting.parent)
}

fn is_from_a_person(message: &Message, bot: UserId) -> bool {
    matches!(
        message.kind,
        MessageType::Regular | MessageType::InlineReply
    ) && message.webhook_id.is_none()
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
    let empty = message.attachments.is_empty() && message.sticker_items.is_empty();
    let to_us = reply_to(message, setting.bot).is_some();
    (to_us && empty && !setting.reads_all).then_some(What::Unreadable(message.id))
}

/// The text without Discord's markup of mentions, and whether the bot was among them.
fn plain(message: &Message, setting: &Setting) -> (String, bool) {
    let mut text = message.content.clone();
    for id in message.mentions.iter().map(|user| user.id) {
        if id != setting.bot {
            let shown = format!("@{id}");
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
    (text.trim().to_owned(), mentioned)
}

/// People the text mentions; a reply alone also counts as a mention for Discord, but not for us.
fn mentions(message: &Message, bot: UserId) -> Vec<Identity> {
    let stands_in_text = |user: &&User| {
        message.content.contains(&format!("<@{}>", user.id))
            || message.content.contains(&format!("<@!{}>", user.id))
    };
    message
        .mentions
        .iter()
        .filter(|user| user.id != bot)
        .filter(stands_in_text)
        .map(|user| identity(user, user.member.as_deref()))
        .collect()
}

/// The message of the bot's that this one replies to. If Discord does not show it, the host may still know it.
fn reply_to(message: &Message, bot: UserId) -> Option<String> {
    let reference = message.message_reference.as_ref()?;
    let ours = message
        .referenced_message
        .as_ref()
        .is_none_or(|earlier| earlier.author.id == bot);
    (ours && reference.kind == MessageReferenceKind::Default)
        .then_some(reference.message_id?)
        .map(|id| id.to_string())
}

/// A person under the name the room knows: nickname, display name, user name.
fn identity(user: &User, member: Option<&PartialMember>) -> Identity {
    let name = member
        .and_then(|member| member.nick.as_ref())
        .or(user.global_name.as_ref())
        .unwrap_or(&user.name);
    Identity {
        platform: Platform::Discord,
        id: user.id.to_string(),
        name: name.clone(),
    }
}

#[cfg(test)]
#[path = "inbound_tests.rs"]
mod tests;
