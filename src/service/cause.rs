//! What makes the service act: the causes, and what each of them brings.
//!
//! An [`Event`](super::event::Event) is a cause together with the room in which it is answered and whoever waits for the outcome. The
//! inbox, rounds, tries after a failed write and replies work with events whatever caused them; `decide_event.rs` alone asks for the
//! cause.
//!
//! To add a cause (a button that was pressed, something that is due, a search that is finished): a variant here with what its handler
//! needs, and an arm and the handler in `decide_event.rs`, which collects what is to be changed and said. Whatever notices it sends the
//! service an event with an id that is the same whenever it is noticed again; such an event counts once, as messages do.

use crate::session::Identity;

/// Why the service acts.
#[derive(Debug)]
pub(super) enum Cause {
    /// Somebody wrote a message.
    Message(Message),
    /// Somebody wrote a message that cannot be read: it is encrypted, and its key did not come with it.
    UnreadableMessage(Identity),
    /// The room has taken the place of another one, whose games go on here.
    RoomReplaced(RoomReplaced),
}

/// A message.
#[derive(Debug)]
pub(super) struct Message {
    pub(super) author: Identity,
    pub(super) text: String,
    /// The people whom the text mentions, the bot itself left out.
    pub(super) mentions: Vec<Identity>,
    /// It mentions the bot, or the room is a direct chat.
    pub(super) addressed: bool,
    /// The platform's id of the message that this one replies to.
    pub(super) reply_to: Option<String>,
    /// Whether the author may change settings of the room.
    pub(super) may_configure: bool,
}

/// One room in the place of another.
#[derive(Debug)]
pub(super) struct RoomReplaced {
    /// The platform's id of the room that was replaced.
    pub(super) old_room: String,
    /// Who is told about it.
    pub(super) author: Identity,
}

impl Cause {
    /// The person from whom it comes. The limits on messages are for people; what comes from nobody is not held to them.
    pub(super) const fn author(&self) -> Option<&Identity> {
        match self {
            Self::Message(message) => Some(&message.author),
            Self::UnreadableMessage(author) => Some(author),
            Self::RoomReplaced(replaced) => Some(&replaced.author),
        }
    }

    /// Whether it is a message that somebody wrote, so that an answer can be a reply to it.
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
