//! The causes for which the service acts, each with its data.
//!
//! An [`Event`](super::event::Event) consists of a cause, the room in which it is answered, and a waiter that is told the
//! outcome. The inbox, the rounds, the retries and the replies treat all events alike; only `decide_event.rs` looks at the
//! cause.
//!
//! To add a cause (a pressed button, a deadline): add a variant here with the data that its handler needs,
//! and the handler in `decide_event.rs`. The sender gives the event an id that stays the same if the event is sent again, so
//! that it counts once.

use crate::session::{At, Identity};

/// Why the service acts.
#[derive(Clone, Debug)]
pub enum Cause {
    /// Somebody wrote a message.
    Message(ChatMessage),
    /// This person wrote a message that cannot be read: it is encrypted, and its key did not come with it.
    UnreadableMessage(Identity),
    /// This room has replaced another one, whose games go on here.
    RoomReplaced(RoomReplaced),
    /// A computer player has chosen a move.
    Thought(ThoughtMove),
}

/// A message that somebody wrote.
#[derive(Clone, Debug)]
pub struct ChatMessage {
    /// The person who wrote it, on the platform of the room.
    pub author: Identity,
    /// The text as typed. A mention of a person is written as `@` and the identity's id; a mention of the bot
    /// is left out at the beginning, and elsewhere is written as [`BOT_MENTION`](crate::command::BOT_MENTION).
    pub text: String,
    /// The people whom the text mentions, without the bot.
    pub mentions: Vec<Identity>,
    /// Whether the message mentions the bot, or the room is a direct chat. It is then meant for the bot even without the prefix.
    pub addressed: bool,
    /// The platform's id of the message that this one replies to.
    pub reply_to: Option<String>,
    /// Whether the author may change settings of the room.
    pub may_configure: bool,
}

/// The replacement of one room by another.
#[derive(Clone, Debug)]
pub struct RoomReplaced {
    /// The platform's id of the room that was replaced.
    pub old_room: String,
    /// The person who is told about it.
    pub author: Identity,
}

impl ChatMessage {
    /// A message with nothing but an author and a text.
    #[must_use]
    pub const fn new(author: Identity, text: String) -> Self {
        Self {
            author,
            text,
            mentions: Vec::new(),
            addressed: false,
            reply_to: None,
            may_configure: false,
        }
    }
}

/// The move that a computer player has chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ThoughtMove {
    /// The session and the entry after which it is played.
    pub at: At,
    /// The move in canonical notation.
    pub ply: String,
}

impl Cause {
    /// The person behind the event. The limits on messages count per person, so they do not apply to an event without one.
    pub(super) const fn author(&self) -> Option<&Identity> {
        match self {
            Self::Message(message) => Some(&message.author),
            Self::UnreadableMessage(author) => Some(author),
            Self::RoomReplaced(replaced) => Some(&replaced.author),
            Self::Thought(_) => None,
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
            Self::UnreadableMessage(_) | Self::RoomReplaced(_) | Self::Thought(_) => 0,
        }
    }
}
