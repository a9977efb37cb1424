//! The causes for which the service acts, and the data that each of them brings.
//!
//! An [`Event`](super::event::Event) consists of a cause, the room in which it is answered, and a waiter that is told the
//! outcome. The inbox, the rounds, the retries and the replies treat all events alike; only `decide_event.rs` looks at the
//! cause.
//!
//! To add a cause (a pressed button, a deadline, a finished search): add a variant here with the data that its handler needs,
//! and the handler in `decide_event.rs`. The sender gives the event an id that stays the same if the event is sent again, so
//! that it counts once.

use crate::session::Identity;

/// Why the service acts.
#[derive(Debug)]
pub(super) enum Cause {
    /// Somebody wrote a message.
    Message(Message),
    /// Somebody wrote a message that cannot be read: it is encrypted, and its key did not come with it.
    UnreadableMessage(Identity),
    /// This room has replaced another one, whose games go on here.
    RoomReplaced(RoomReplaced),
}

/// A message that somebody wrote.
#[derive(Debug)]
pub(super) struct Message {
    pub(super) author: Identity,
    pub(super) text: String,
    /// The people whom the text mentions, without the bot.
    pub(super) mentions: Vec<Identity>,
    /// The message mentions the bot, or the room is a direct chat.
    pub(super) addressed: bool,
    /// The platform's id of the message that this one replies to.
    pub(super) reply_to: Option<String>,
    /// Whether the author may change settings of the room.
    pub(super) may_configure: bool,
}

/// The replacement of one room by another.
#[derive(Debug)]
pub(super) struct RoomReplaced {
    /// The platform's id of the room that was replaced.
    pub(super) old_room: String,
    /// The person who is told about it.
    pub(super) author: Identity,
}

impl Cause {
    /// The person behind the event. The limits on messages count per person, so they do not apply to an event without one.
    pub(super) const fn author(&self) -> Option<&Identity> {
        match self {
            Self::Message(message) => Some(&message.author),
            Self::UnreadableMessage(author) => Some(author),
            Self::RoomReplaced(replaced) => Some(&replaced.author),
        }
    }

    /// Whether this is a message, to which the platform can send a reply.
    pub(super) const fn is_message(&self) -> bool {
        matches!(self, Self::Message(_) | Self::UnreadableMessage(_))
    }

    /// The length of its text, in bytes.
    pub(super) const fn text_len(&self) -> usize {
        match self {
            Self::Message(message) => message.text.len(),
            Self::UnreadableMessage(_) | Self::RoomReplaced(_) => 0,
        }
    }
}
