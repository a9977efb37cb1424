//! The type [`Outgoing`]: a message that the service hands to a delivery task.

use super::event::Event;
use super::lazy_message::LazyMessage;
use super::receipt::DeliveryGuard;
use crate::session::{AnswerPath, OutboxId, RoomId, RoomKey, Say, SessionId};
use crate::store::Delivery;

/// A message for a delivery task to send. It is large and goes through several queues and tasks, which therefore pass it on in a `Box`.
#[derive(Debug)]
pub struct Outgoing {
    /// The id of the stored delivery; `None` if this message is not stored.
    pub id: Option<OutboxId>,
    /// The room: our number, and the platform's key.
    pub room: (RoomId, RoomKey),
    /// A random token, from which the part ids are made.
    pub token: [u8; 12],
    /// The platform's id of the message to which this one replies; `None` if it is no reply.
    pub reply_to: Option<String>,
    /// The way by which the message reaches the person who asked; `None` if it is an ordinary message in the room.
    pub path: Option<AnswerPath>,
    /// The content as data; `None` if the message only apologises that nothing could be stored, or if nothing is to be sent.
    pub say: Option<Say>,
    /// The message itself.
    pub message: LazyMessage,
    /// Is dropped once the message was sent. Every reply to an event has a copy. When the last copy is dropped, the receipt of the event
    /// reports that all replies were sent.
    pub delivery_guard: Option<DeliveryGuard>,
}

impl Outgoing {
    /// The session whose partial board this message shows; `None` if it shows none or the platform does not edit messages.
    #[must_use]
    pub fn partial_board_of(&self) -> Option<SessionId> {
        self.say_if_edited()?.partial_board_of()
    }

    /// The session whose earlier partial boards this message makes out of date; `None` if there is none or the platform does not
    /// edit messages.
    #[must_use]
    pub fn overtakes_boards_of(&self) -> Option<SessionId> {
        self.say_if_edited()?.overtakes_boards_of()
    }

    /// The queue in which the message waits. Usually it is that of the room. A private answer does not wait for other messages of the
    /// room, so each private answer path has a queue of its own.
    #[must_use]
    pub fn queue(&self) -> &str {
        let path = self.path.as_ref().filter(|path| path.private);
        path.map_or(&self.room.1.id, |path| &path.handle)
    }

    /// The session of which this message tells news; `None` if it tells no news or the platform does not edit messages.
    #[must_use]
    pub fn news_of(&self) -> Option<SessionId> {
        self.say_if_edited()
            .filter(|say| say.is_news())
            .and_then(Say::session)
    }

    /// The session that this message is about.
    #[must_use]
    pub fn session(&self) -> Option<SessionId> {
        self.say.as_ref().and_then(Say::session)
    }

    fn say_if_edited(&self) -> Option<&Say> {
        self.say
            .as_ref()
            .filter(|_| self.room.1.platform.edits_messages())
    }

    /// An empty message in answer to this event, without a stored delivery. If it stays empty, nothing is sent, but the event keeps its
    /// place in the room's queue.
    pub(super) fn without_delivery(event: &Event) -> Self {
        Self {
            id: None,
            room: (RoomId(0), event.room.clone()),
            token: [0; 12],
            reply_to: None,
            path: None,
            say: None,
            message: LazyMessage::None,
            delivery_guard: Some(event.waiter.delivery_guard.clone()),
        }
    }

    /// A stored delivery with its message.
    pub(super) fn delivering(
        delivery: &Delivery,
        room: RoomKey,
        path: Option<AnswerPath>,
        say: Say,
        message: LazyMessage,
        delivery_guard: Option<DeliveryGuard>,
    ) -> Self {
        Self {
            id: Some(delivery.id),
            room: (delivery.room, room),
            token: delivery.token,
            reply_to: delivery.reply_to.clone(),
            path,
            say: Some(say),
            message,
            delivery_guard,
        }
    }
}
