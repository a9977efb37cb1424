//! The type [`Event`]: something that happened and that the service has to decide. Each kind of event has a constructor here. An event
//! from a platform has an id already. To every other event, its constructor gives an id.

use super::cause::{Cause, ComputerMove, DueItem, ThreadNews, UndeliveredDigest};
use super::ended_games::ReadEndedGames;
use super::inbound::Inbound;
use super::interaction::Interaction;
use super::receipt::{DeliveryGuard, Waiter};
use super::thinking_answer::AnsweredQuestion;
use crate::session::{NotARecord, OutboxId, Replayed, RoomKey, ShownEntry};
use std::sync::Arc;
use std::time::Instant;

/// A record that was read and replayed. If the text is not a record, the error says why.
pub(super) type ReadRecord = Arc<Result<Replayed, NotARecord>>;

/// Something that happened, the room where it happened, and the waiter that is told the outcome.
#[derive(Debug)]
pub(super) struct Event {
    /// The id of the event within its room; the same if the event is delivered again.
    pub(super) id: String,
    /// The room where the event happened, and where it is answered.
    pub(super) room: RoomKey,
    /// The language that the platform reports for the room.
    pub(super) locale: Option<String>,
    pub(super) cause: Cause,
    pub(super) waiter: Waiter,
    /// Since when the event waits for its first decision. `None` once it was decided.
    pub(super) waits_since: Option<Instant>,
    /// The record that the message contains. `None` until another thread has read it.
    pub(super) record: Option<ReadRecord>,
    /// The answer to the question in the message. `None` until the thinking is done.
    pub(super) found_answer: Option<AnsweredQuestion>,
    /// What was read about games that are over.
    pub(super) ended_games: ReadEndedGames,
}

/// The way in which messages about an event reach people.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct ReplyRoute<'a> {
    /// The id of the author's message, if there is one. The messages about the event are sent as replies to it.
    pub(super) message: Option<&'a str>,
    /// The interaction through which the author of the event can be answered.
    pub(super) interaction: Option<&'a Interaction>,
}

impl Event {
    pub(super) fn new(inbound: Inbound, waiter: Waiter) -> Self {
        Self {
            id: inbound.event,
            room: inbound.room,
            locale: inbound.locale,
            cause: inbound.cause,
            waiter,
            waits_since: Some(Instant::now()),
            record: None,
            found_answer: None,
            ended_games: Vec::new(),
        }
    }

    /// The event which says that a computer player has chosen a move. If the computer player has to choose again, the event gets the same
    /// id. The event keeps `guard`, so that code that waits for all replies to a person's move also waits for this move.
    pub(super) fn computer_move(
        thought: ComputerMove,
        room: RoomKey,
        guard: Option<DeliveryGuard>,
    ) -> Self {
        let ShownEntry(session, entry) = thought.at;
        let id = format!("thought #{session} {entry}");
        Self::of_our_own(id, room, Cause::ComputerMove(thought), guard)
    }

    /// The event for a row of the table `due` whose time has come. The id of the new event contains the id of the event that had set the
    /// row. So if a row replaces another one, the events for the two rows have different ids, even if both rows are due at the same time.
    pub(super) fn due(item: DueItem, room: RoomKey) -> Self {
        let set_by = hex::encode(item.ticket.set_by.0);
        let id = format!("due {} {set_by}", item.ticket.key);
        Self::of_our_own(id, room, Cause::Due(item), None)
    }

    /// The event that tells what has become of a thread.
    pub(super) fn thread(news: ThreadNews, room: RoomKey) -> Self {
        Self::of_our_own(news.event_id(), room, Cause::Thread(news), None)
    }

    /// The event which says that a digest can never be sent.
    pub(super) fn undelivered(digest: UndeliveredDigest, room: RoomKey) -> Self {
        let id = format!("undelivered {}", digest.settled.id().0);
        Self::of_our_own(id, room, Cause::Undelivered(digest), None)
    }

    /// The event which says that a room no longer exists. `message` is the message that should have gone to this room.
    pub(super) fn room_gone(message: OutboxId, room: RoomKey) -> Self {
        let id = format!("room gone {}", message.0);
        Self::of_our_own(id, room, Cause::RoomLeft, None)
    }

    /// An event that comes from the program itself and not from a platform.
    fn of_our_own(id: String, room: RoomKey, cause: Cause, guard: Option<DeliveryGuard>) -> Self {
        Self {
            id,
            room,
            locale: None,
            cause,
            waiter: Waiter::for_nobody(guard),
            waits_since: Some(Instant::now()),
            record: None,
            found_answer: None,
            ended_games: Vec::new(),
        }
    }

    /// The way in which messages about the event reach people.
    pub(super) fn reply_route(&self) -> ReplyRoute<'_> {
        ReplyRoute {
            message: self.replied_to(),
            interaction: self.cause.interaction(),
        }
    }

    /// If the event is a message: its own id, because the answers are sent as replies to it.
    pub(super) fn replied_to(&self) -> Option<&str> {
        self.cause.is_message().then_some(self.id.as_str())
    }
}
