//! What the service hands to the delivery tasks.

use super::event::Event;
use super::lazy_message::LazyMessage;
use super::receipt::DeliveryGuard;
use crate::session::{OutboxId, RoomId, RoomKey, Say, SessionId};
use crate::store::Delivery;

/// Something for a delivery task to say.
#[derive(Debug)]
pub struct Outgoing {
    /// The stored delivery, or none for the apology that could not be stored.
    pub id: Option<OutboxId>,
    /// Where, by our number and by the platform's name.
    pub room: (RoomId, RoomKey),
    /// The part ids are made from it.
    pub token: [u8; 12],
    /// The platform's id of the message that caused it.
    pub reply_to: Option<String>,
    /// What is said; none for the apology.
    pub say: Option<Say>,
    /// The same in words.
    pub message: LazyMessage,
    /// Dropped when this has been said, for whoever waits for that.
    pub delivery_guard: Option<DeliveryGuard>,
}

impl Outgoing {
    /// The session of which this is a board of a partial turn, where such boards are shown in place.
    #[must_use]
    pub fn partial_board_of(&self) -> Option<SessionId> {
        self.say_if_edited()?.partial_board_of()
    }

    /// The session whose boards of partial turns this makes stale.
    #[must_use]
    pub fn overtakes_boards_of(&self) -> Option<SessionId> {
        self.say_if_edited()?.overtakes_boards_of()
    }

    /// The session whose news this is, where messages wait for each other.
    #[must_use]
    pub fn news_of(&self) -> Option<SessionId> {
        self.say_if_edited()
            .filter(|say| say.is_news())
            .and_then(Say::session)
    }

    /// The session this is about.
    #[must_use]
    pub fn session(&self) -> Option<SessionId> {
        self.say.as_ref().and_then(Say::session)
    }

    fn say_if_edited(&self) -> Option<&Say> {
        self.say
            .as_ref()
            .filter(|_| self.room.1.platform.edits_messages())
    }

    /// Something about an event that is not stored. It says nothing, but takes its place in the room's queue.
    pub(super) fn unstored(event: &Event) -> Self {
        Self {
            id: None,
            room: (RoomId(0), event.room.clone()),
            token: [0; 12],
            reply_to: None,
            say: None,
            message: LazyMessage::None,
            delivery_guard: Some(event.waiter.delivery_guard.clone()),
        }
    }

    /// Something stored, in words.
    pub(super) fn delivering(
        delivery: &Delivery,
        room: RoomKey,
        say: Say,
        message: LazyMessage,
        delivery_guard: Option<DeliveryGuard>,
    ) -> Self {
        Self {
            id: Some(delivery.id),
            room: (delivery.room, room),
            token: delivery.token,
            reply_to: delivery.reply_to.clone(),
            say: Some(say),
            message,
            delivery_guard,
        }
    }
}
