//! What is to be said goes to the delivery tasks, in words, once it is stored.

use super::Inbound;
use super::handle::Waiter;
use super::memory::now;
use super::round::Pending;
use super::run::Service;
use super::{Outcome, Outgoing, Words};
use crate::render::not_stored;
use crate::session::{RoomId, RoomKey, Say};
use crate::store::Delivery;
use tracing::error;

/// In seconds.
const DAY: i64 = 86_400;

impl Service {
    /// Puts into words what an event is going to say, as far as that can be done before it is stored: there is time while the
    /// disk works.
    pub(super) async fn speech(&mut self, one: &Pending) -> Vec<Option<Outgoing>> {
        let (here, mut speech) = (&one.inbound.room, Vec::new());
        for (delivery, say) in one.ready.said() {
            let early =
                self.is_here(delivery, here) && !self.shows_the_log(say, &one.ready.sessions);
            speech.push(if early {
                Some(self.outgoing(one, delivery, say, here.clone()).await)
            } else {
                None
            });
        }
        speech
    }

    /// Hands what a stored event says to the delivery task.
    pub(super) async fn stored(&mut self, mut one: Pending) {
        let mut speech = std::mem::take(&mut one.speech).into_iter();
        for (delivery, say) in one.ready.said() {
            let outgoing = match speech.next().flatten() {
                Some(prepared) => prepared,
                None => match self.key(delivery, &one.inbound.room).await {
                    Some(key) => self.outgoing(&one, delivery, say, key).await,
                    None => continue,
                },
            };
            self.send(outgoing);
        }
        one.waiter.done(Outcome::Stored);
    }

    /// Whether a delivery goes to this room. Another one may have to be read, and what is being written is not there yet.
    fn is_here(&self, delivery: &Delivery, here: &RoomKey) -> bool {
        let here = self.cache.remembered(here);
        here.is_some_and(|room| room.id == delivery.room)
    }

    async fn outgoing(
        &mut self,
        one: &Pending,
        delivery: &Delivery,
        say: &Say,
        key: RoomKey,
    ) -> Outgoing {
        let words = self.words(say, &key, &one.ready.sessions).await;
        let spoken = Some(one.waiter.spoken.clone());
        Outgoing::delivering(delivery, key, say.clone(), words, spoken)
    }

    /// Where a delivery goes, most likely to the room that was spoken in.
    async fn key(&self, delivery: &Delivery, here: &RoomKey) -> Option<RoomKey> {
        if self.is_here(delivery, here) {
            return Some(here.clone());
        }
        self.key_of(delivery.room).await
    }

    pub(super) async fn key_of(&self, room: RoomId) -> Option<RoomKey> {
        let found = self.store.room_key(room).await;
        found
            .inspect_err(
                |why| error!(%why, "a room cannot be read; its news waits for the next start"),
            )
            .ok()
            .flatten()
    }

    /// Tells a room that its message could not be stored. This itself is not stored either.
    pub(super) fn sorry(&mut self, inbound: &Inbound, waiter: Waiter) {
        let scene = self.scene_in(&inbound.room);
        let outgoing = Outgoing {
            id: None,
            room: (RoomId(0), inbound.room.clone()),
            token: rand::random(),
            reply_to: Some(inbound.event.clone()),
            say: None,
            words: Words::Ready(not_stored(&scene)),
            spoken: Some(waiter.spoken.clone()),
        };
        self.send(outgoing);
        waiter.done(Outcome::NotStored);
    }

    /// An event that was handled before counts as spoken when what it said then has been said, which after a restart may
    /// still be under way.
    pub(super) fn repeated(&mut self, inbound: &Inbound, waiter: Waiter) {
        self.send(Outgoing {
            id: None,
            room: (RoomId(0), inbound.room.clone()),
            token: [0; 12],
            reply_to: None,
            say: None,
            words: Words::None,
            spoken: Some(waiter.spoken.clone()),
        });
        waiter.done(Outcome::Repeated);
    }

    /// A room of a platform that is not connected keeps what it is owed for the next start.
    pub(super) fn send(&mut self, outgoing: Outgoing) {
        if let Some(inbox) = self.deliveries.get(&outgoing.room.1.platform) {
            // A delivery task only ends after the service: nothing is lost here, and the delivery stays stored anyway.
            let _ = inbox.send(outgoing);
        }
    }

    /// Once a day, old events and messages are forgotten.
    pub(super) async fn tidy_daily(&mut self) {
        let now = now();
        if now < self.tidied + DAY {
            return;
        }
        self.tidied = now;
        if let Err(why) = self.store.tidy(now).await {
            error!(%why, "old events could not be forgotten");
        }
    }
}
