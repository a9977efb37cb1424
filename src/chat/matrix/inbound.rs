//! Turns an event of a room into an [`Inbound`], or decides that it is not for the service. Pure: all it needs is passed in.

use super::message_text::{self, MessageText, Person};
use super::room_or_thread::RoomOrThread;
use crate::service::{Cause, ChatMessage, Inbound, RoomReplaced};
use crate::session::{Identity, Platform};
use matrix_sdk::ruma::events::room::message::{
    MessageType, OriginalSyncRoomMessageEvent, Relation, TextMessageEventContent,
    sanitize::remove_plain_reply_fallback,
};
use matrix_sdk::ruma::{OwnedEventId, RoomId, UserId};
use std::time::{SystemTime, UNIX_EPOCH};

/// What is known about a message besides its event.
#[derive(Clone, Debug)]
pub(super) struct MessageDetails {
    /// The bot's own user.
    pub(super) bot: String,
    /// The author's name, followed by the id if several members have that name.
    pub(super) name: String,
    /// Whether only the author and the bot are in the room, and nobody else can read it.
    pub(super) direct: bool,
    /// Whether the author may change the room's settings.
    pub(super) may_configure: bool,
    /// The bot, and the members of the room whom the text possibly names.
    pub(super) people: Vec<Person>,
}

/// The text of a message that a person wrote. `None` for everything else, such as edits and pictures. `None` also for notices: bots send
/// notices, and a notice must never be answered.
pub(super) fn text_content<'a>(
    event: &'a OriginalSyncRoomMessageEvent,
    bot: &UserId,
) -> Option<&'a TextMessageEventContent> {
    let edit = matches!(event.content.relates_to, Some(Relation::Replacement(_)));
    match &event.content.msgtype {
        MessageType::Text(text) if event.sender != bot && !edit => Some(text),
        _ => None,
    }
}

/// The text as a client sent it. Some clients still repeat the message that is replied to; the repeated part is left out.
pub(super) fn message_text<'a>(
    event: &OriginalSyncRoomMessageEvent,
    content: &'a TextMessageEventContent,
    mentioned: &'a [String],
) -> MessageText<'a> {
    let replies = reply_to(event).is_some();
    MessageText {
        body: if replies {
            remove_plain_reply_fallback(&content.body)
        } else {
            &content.body
        },
        html: content.formatted.as_ref().map(|html| html.body.as_str()),
        mentioned,
        replies,
    }
}

/// The ids in `m.mentions`.
pub(super) fn mentioned_ids(event: &OriginalSyncRoomMessageEvent) -> Vec<String> {
    let mentions = event.content.mentions.iter();
    mentions
        .flat_map(|mentions| &mentions.user_ids)
        .map(ToString::to_string)
        .collect()
}

/// The message for the service.
pub(super) fn inbound(
    room: &RoomId,
    event: &OriginalSyncRoomMessageEvent,
    typed: MessageText<'_>,
    details: &MessageDetails,
) -> Inbound {
    let replies_to_person = replies_to_message(event)
        && !typed.mentioned.is_empty()
        && !typed.mentioned.contains(&details.bot);
    let read = message_text::read(typed, &details.people, &details.bot);
    let members = read.named.iter().filter_map(|id| {
        let known = details.people.iter().find(|person| person.id == *id)?;
        Some(identity(id, &known.shown))
    });
    let message = ChatMessage {
        author: identity(event.sender.as_str(), &details.name),
        text: read.text,
        mentions: members.collect(),
        addressed: details.direct || read.addressed,
        direct: details.direct,
        is_private: details.direct,
        reply_to: reply_to(event).map(|message| message.to_string()),
        replies_to_person,
        may_configure: details.direct || details.may_configure,
    };
    Inbound {
        room: room_or_thread(room, event).key(),
        event: event.event_id.to_string(),
        locale: None,
        cause: Cause::Message(message),
    }
}

/// The event which says that a person posted something that the bot does not read, such as a picture or an emote. `None` for texts,
/// edits, notices and messages of the bot.
pub(super) fn other_content(
    room: &RoomId,
    event: &OriginalSyncRoomMessageEvent,
    bot: &UserId,
) -> Option<Inbound> {
    let edit = matches!(event.content.relates_to, Some(Relation::Replacement(_)));
    let is_read = matches!(
        event.content.msgtype,
        MessageType::Text(_) | MessageType::Notice(_)
    );
    let place = room_or_thread(room, event);
    let is_other = event.sender != bot && !edit && !is_read;
    is_other.then(|| content_not_read(&place, event.event_id.as_str(), &event.sender))
}

/// The event which says that this person posted something that the bot does not read, or cannot read yet.
pub(super) fn content_not_read(place: &RoomOrThread, event: &str, author: &UserId) -> Inbound {
    let author = identity(author.as_str(), author.localpart());
    Inbound {
        room: place.key(),
        event: event.to_owned(),
        locale: None,
        cause: Cause::OtherContent(author),
    }
}

/// A message that cannot be decrypted. Its author and its room are not encrypted.
pub(super) fn unreadable_message(
    place: &RoomOrThread,
    event: &str,
    author: &str,
    name: &str,
) -> Inbound {
    Inbound {
        room: place.key(),
        event: event.to_owned(),
        locale: None,
        cause: Cause::UnreadableMessage(identity(author, name)),
    }
}

/// The event which says that a room was replaced by another one. Each of the two rooms has a Matrix event about this, so the service may
/// be told twice. It gets the same event id both times, and acts only once.
pub(super) fn room_replaced(from: &RoomId, to: &RoomId, by: &UserId) -> Inbound {
    let replaced = RoomReplaced {
        old_room: from.to_string(),
        author: identity(by.as_str(), by.localpart()),
    };
    let event = format!("moved from {from}");
    about_room(to, event, Cause::RoomReplaced(replaced))
}

/// The event which says that the bot is no longer in a room. `response` is the token (`next_batch`) of the sync response that says so.
pub(super) fn room_left(room: &RoomId, response: &str) -> Inbound {
    about_room(room, format!("left {room} {response}"), Cause::RoomLeft)
}

/// The event which says that the bot has entered a room at this time.
pub(super) fn room_entered(room: &RoomId, at: SystemTime) -> Inbound {
    let at = at.duration_since(UNIX_EPOCH).unwrap_or_default();
    let event = format!("entered {room} {}", at.as_millis());
    about_room(room, event, Cause::RoomEntered)
}

fn about_room(room: &RoomId, event: String, cause: Cause) -> Inbound {
    let place = RoomOrThread {
        room: room.to_owned(),
        thread: None,
    };
    Inbound {
        room: place.key(),
        event,
        locale: None,
        cause,
    }
}

/// The name of a member, followed by the id if several members have that name.
pub(super) fn distinct_name(name: &str, id: &str, ambiguous: bool) -> String {
    if ambiguous {
        format!("{name} ({id})")
    } else {
        name.to_owned()
    }
}

fn identity(id: &str, name: &str) -> Identity {
    Identity {
        platform: Platform::Matrix,
        id: id.into(),
        name: name.into(),
    }
}

fn room_or_thread(room: &RoomId, event: &OriginalSyncRoomMessageEvent) -> RoomOrThread {
    RoomOrThread {
        room: room.to_owned(),
        thread: thread(event),
    }
}

/// The message from which the thread of this message starts. `None` if this message is in no thread.
pub(super) fn thread(event: &OriginalSyncRoomMessageEvent) -> Option<OwnedEventId> {
    match &event.content.relates_to {
        Some(Relation::Thread(thread)) => Some(thread.event_id.clone()),
        _ => None,
    }
}

/// The message to which this message replies, if there is one. In a thread, a message that replies to no other counts as a reply to the
/// message from which the thread starts.
fn reply_to(event: &OriginalSyncRoomMessageEvent) -> Option<OwnedEventId> {
    match event.content.relates_to.as_ref()? {
        Relation::Reply(reply) => Some(reply.in_reply_to.event_id.clone()),
        Relation::Thread(thread) => match &thread.in_reply_to {
            Some(reply) if !thread.is_falling_back => Some(reply.event_id.clone()),
            _ => Some(thread.event_id.clone()),
        },
        _ => None,
    }
}

/// Whether this message is a reply. A reply that the client has only added because the message is in a thread does not count.
fn replies_to_message(event: &OriginalSyncRoomMessageEvent) -> bool {
    match &event.content.relates_to {
        Some(Relation::Reply(_)) => true,
        Some(Relation::Thread(thread)) => !thread.is_falling_back,
        _ => false,
    }
}

#[cfg(test)]
#[path = "inbound_tests.rs"]
mod tests;
