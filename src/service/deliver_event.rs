//! Renders the messages about an event, mostly while the event is being stored, and hands them to the delivery tasks after it is stored.
//! If it could not be stored, tells people so.

use super::cause::{Cause, ThreadNews};
use super::event::Event;
use super::interaction::Interaction;
use super::lazy_message::LazyMessage;
use super::outgoing::Outgoing;
use super::receipt::Outcome;
use super::round::Pending;
use super::service_task::Service;
use crate::render::{not_stored, not_stored_safely};
use crate::session::{AnswerPath, RoomId, RoomKey, Say};
use crate::store::Delivery;
use crate::store::json::StoredAsJson;
use tracing::error;

/// A day, in seconds.
const DAY: i64 = 86_400;

impl Service {
    /// Renders the messages about an event while it is being stored. Some messages can be rendered only after that. They are `None` in
    /// the result.
    pub(super) async fn render_early(&mut self, one: &Pending) -> Vec<Option<Box<Outgoing>>> {
        let (here, mut rendered) = (&one.event.room, Vec::new());
        for (delivery, say) in one.decided.deliveries() {
            let can_be_early =
                self.is_here(delivery, here) && !self.shows_the_log(say, &one.decided.sessions);
            rendered.push(if can_be_early {
                Some(self.outgoing(one, delivery, say, here.clone()).await)
            } else {
                None
            });
        }
        rendered
    }

    /// Hands the messages about a stored event to the delivery tasks, asks for the moves of computer players whose turn it is now, and
    /// tells the waiter that the event is stored.
    pub(super) async fn deliver_event(&mut self, mut one: Pending) {
        let mut rendered = std::mem::take(&mut one.outgoing).into_iter();
        for (delivery, say) in one.decided.deliveries() {
            let outgoing = match rendered.next().flatten() {
                Some(rendered) => rendered,
                None => match self.delivery_room(delivery, &one.event.room).await {
                    Some(key) => self.outgoing(&one, delivery, say, key).await,
                    None => continue,
                },
            };
            self.send(outgoing);
        }
        self.ask_computers(&one).await;
        self.finish_due(&one.event.cause);
        self.settle_delivery(&one.event.cause);
        one.event.waiter.tell(Outcome::Stored);
    }

    /// Whether a delivery goes to the room of the event, and this room is in memory. If not, the key of the delivery's room has to be
    /// read from the store once the event is stored.
    fn is_here(&self, delivery: &Delivery, here: &RoomKey) -> bool {
        let here = self.cache.known_room(here);
        here.is_some_and(|room| room.id == delivery.room)
    }

    async fn outgoing(
        &mut self,
        one: &Pending,
        delivery: &Delivery,
        say: &Say,
        key: RoomKey,
    ) -> Box<Outgoing> {
        let path = delivery.path.as_deref().and_then(AnswerPath::from_json);
        let sessions = &one.decided.sessions;
        let message = self.render_say(say, &key, path.as_ref(), sessions).await;
        let guard = Some(one.event.waiter.delivery_guard.clone());
        Outgoing::delivering(delivery, key, path, say.clone(), message, guard).into()
    }

    /// The key of the room to which a delivery goes, usually the room of the event.
    async fn delivery_room(&self, delivery: &Delivery, here: &RoomKey) -> Option<RoomKey> {
        if self.is_here(delivery, here) {
            return Some(here.clone());
        }
        self.room_key(delivery.room).await
    }

    pub(super) async fn room_key(&self, room: RoomId) -> Option<RoomKey> {
        let found = self.store.room_key(room).await;
        found
            .inspect_err(
                |why| error!(%why, "a room cannot be read; its news waits for the next start"),
            )
            .ok()
            .flatten()
    }

    /// Called if an event could not be stored. Says so in the room of the event. This notice is not stored either. An event that no person has
    /// caused, such as a computer player's move, is tried again later instead. `decided_at` is when the event was decided, which may be
    /// some seconds before the write failed.
    pub(super) fn report_not_stored(&mut self, event: Event, decided_at: i64) {
        self.begin_fault(decided_at);
        if matches!(
            event.cause,
            Cause::ComputerMove(_)
                | Cause::Thread(_)
                | Cause::Undelivered(_)
                | Cause::RoomLeft
                | Cause::RoomEntered
        ) {
            return self.retry_later(event);
        }
        if let Cause::Due(item) = &event.cause {
            return self.due.postpone(&item.ticket);
        }
        let scene = self.scene_in(&event.room);
        let apology = match self.database_fault.overwrite_at {
            Some(_) => not_stored_safely(&scene),
            None => not_stored(&scene),
        };
        let outgoing = Outgoing {
            token: rand::random(),
            reply_to: event.replied_to().map(str::to_owned),
            path: event
                .cause
                .interaction()
                .and_then(Interaction::private_path),
            message: LazyMessage::Ready(Box::new(apology)),
            ..Outgoing::without_delivery(&event)
        };
        self.send(outgoing.into());
        event.waiter.tell(Outcome::NotStored);
    }

    /// Reports an event that was handled before. The replies to it may still wait in the room's queue, for example after a restart. An
    /// empty message is put behind them. So whoever waits for the delivery of the empty message waits for the replies, too.
    pub(super) fn tell_repeated(&mut self, event: Event) {
        self.finish_due(&event.cause);
        self.settle_delivery(&event.cause);
        self.send(Outgoing::without_delivery(&event).into());
        event.waiter.tell(Outcome::Repeated);
    }

    /// Some events are about a message of the bot: a thread was to be begun below the message, or the message is a digest that can never
    /// be sent. Once such an event is stored, notes what became of the message.
    pub(super) fn settle_delivery(&mut self, cause: &Cause) {
        let settled = match cause {
            Cause::Thread(ThreadNews::BeginResult { announced, .. }) => announced,
            Cause::Undelivered(digest) => &digest.settled,
            _ => return,
        };
        self.limits.note_settled(settled);
        self.delivery_notes.add(settled.clone());
    }

    /// Hands a message to the delivery task of its platform. If the platform is not connected, the stored delivery waits for the next
    /// start of the program.
    pub(super) fn send(&mut self, outgoing: Box<Outgoing>) {
        if let Some(inbox) = self.deliveries.get(&outgoing.room.1.platform) {
            // The delivery tasks end only after the service. Even if one had ended, the delivery stays stored.
            let _ = inbox.send(outgoing);
        }
    }

    /// Deletes old events and messages from the store, once a day.
    pub(super) async fn delete_old_rows_daily(&mut self) {
        let now = self.config.clock.now();
        if now < self.last_deletion + DAY {
            return;
        }
        self.last_deletion = now;
        if let Err(why) = self.store.delete_old_rows(now).await {
            error!(%why, "old events could not be forgotten");
        }
    }
}
