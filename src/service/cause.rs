//! The causes for which the service acts, each with its data: a message, a computer player's move, something that is due, and so on.
//!
//! Each [`Event`](super::event::Event) has a cause. The inbox and the rounds treat all events alike. `decide_event.rs` chooses the
//! handler by the cause, and `deliver_event.rs` looks at the cause again after the event has been stored or could not be stored.
//!
//! To add a cause: add a variant here with the data that its handler needs, a constructor of its event in `event.rs`, and the handler in
//! `decide_event.rs`. The event's id must stay the same if the event is sent again, so that the event is handled only once.

use super::chat_message::ChatMessage;
use super::interaction::Interaction;
use super::talk::may_ask;
use crate::session::{AccountId, Due, Identity, SessionId, ShownEntry};
use crate::store::{DeliveryReport, DueTicket};

/// Why the service acts.
#[derive(Clone, Debug)]
pub enum Cause {
    /// Somebody wrote a message.
    Message(ChatMessage),
    /// Somebody gave a slash command or pressed a control.
    Interaction(Box<Interaction>),
    /// This person wrote a message that cannot be read: it is encrypted, and its key did not come with it.
    UnreadableMessage(Identity),
    /// This person posted something that the service does not read, such as a picture or an emote. The service only notes that the person
    /// has posted something (`bare_answers.rs`).
    OtherContent(Identity),
    /// The room of the event has replaced another room, whose games go on here.
    RoomReplaced(RoomReplaced),
    /// The bot is no longer in the room of the event.
    RoomLeft,
    /// The bot is in the room of the event from now on, or again.
    RoomEntered,
    /// The thread of a game was begun, cannot be begun, or is gone.
    Thread(ThreadNews),
    /// A digest can never be sent.
    Undelivered(UndeliveredDigest),
    /// A computer player has chosen a move.
    ComputerMove(ComputerMove),
    /// Something is due.
    Due(DueItem),
}

/// The replacement of one room by another.
#[derive(Clone, Debug)]
pub struct RoomReplaced {
    /// The platform's id of the room that was replaced.
    pub old_room: String,
    /// The author of the event. On Matrix, this is the bot itself.
    pub author: Identity,
}

/// What has become of the thread in which a game is played, or is to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ThreadNews {
    /// The thread for this session was begun or cannot be begun. If it was begun, the room of the event is the thread. Otherwise it is
    /// the room where the session was opened.
    BeginResult {
        /// The session.
        session: SessionId,
        /// Whether the thread was begun.
        thread_exists: bool,
        /// Reports that the message above the thread was sent. The report is stored after this event. If the program is killed before the
        /// report is stored, the message is sent once more, and the same thread is found again.
        announced: DeliveryReport,
    },
    /// The thread with this id is gone. The room of the event is the channel to which it belonged.
    Gone(String),
}

/// A digest that can never be sent to the room of the event: the person has left the room, does not take messages, or other people can
/// read the room now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UndeliveredDigest {
    /// Whose digest it is.
    pub account: AccountId,
    /// Reports that the digest was not sent. The report is stored after this event. If the program is killed before the report is stored,
    /// sending is tried once more.
    pub settled: DeliveryReport,
}

/// The move that a computer player has chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ComputerMove {
    /// The session, and the entry after which the move is played.
    pub at: ShownEntry,
    /// The move in canonical notation.
    pub ply: String,
}

/// Something that is due.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DueItem {
    /// The right to carry out what is due.
    pub ticket: DueTicket,
    /// The time at which this was due (Unix seconds).
    pub at: i64,
    /// What is to be done.
    pub what: Due,
}

impl ThreadNews {
    /// The id of the event that brings this news. It consists of the session's number or the thread's id. That is enough, because a
    /// session gets at most one thread, and a thread is gone only once.
    pub(super) fn event_id(&self) -> String {
        match self {
            Self::BeginResult { session, .. } => format!("thread of #{session}"),
            Self::Gone(thread) => format!("thread {thread} is gone"),
        }
    }
}

impl Cause {
    /// The person who caused the event. The limits on messages count per person, so they do not apply to an event without an author.
    pub(super) const fn author(&self) -> Option<&Identity> {
        match self {
            Self::Message(message) => Some(&message.author),
            Self::Interaction(interaction) => Some(&interaction.message().author),
            Self::UnreadableMessage(author) | Self::OtherContent(author) => Some(author),
            Self::RoomReplaced(replaced) => Some(&replaced.author),
            Self::RoomLeft
            | Self::RoomEntered
            | Self::Thread(_)
            | Self::Undelivered(_)
            | Self::ComputerMove(_)
            | Self::Due(_) => None,
        }
    }

    /// Whether this is a message, to which the platform can send a reply.
    pub(super) const fn is_message(&self) -> bool {
        matches!(self, Self::Message(_) | Self::UnreadableMessage(_))
    }

    /// The interaction, if the cause is one.
    pub(super) const fn interaction(&self) -> Option<&Interaction> {
        match self {
            Self::Interaction(interaction) => Some(interaction),
            _ => None,
        }
    }

    /// Whether this may be a question to other people. A message that cannot be read may be one. A picture or an emote counts as none,
    /// because most of them are no questions.
    pub(super) fn may_ask(&self) -> bool {
        match self {
            Self::Message(message) => may_ask(&message.text),
            Self::Interaction(interaction) => may_ask(&interaction.message().text),
            Self::UnreadableMessage(_) => true,
            _ => false,
        }
    }

    /// The length of the text that somebody has typed, in bytes; 0 if the cause has none.
    pub(super) const fn text_len(&self) -> usize {
        match self {
            Self::Message(message) => message.text.len(),
            Self::Interaction(interaction) => interaction.message().text.len(),
            Self::UnreadableMessage(_)
            | Self::OtherContent(_)
            | Self::RoomReplaced(_)
            | Self::RoomLeft
            | Self::RoomEntered
            | Self::Thread(_)
            | Self::Undelivered(_)
            | Self::ComputerMove(_)
            | Self::Due(_) => 0,
        }
    }
}
