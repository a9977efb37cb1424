//! Limits: how much one person, one room with its threads, and everybody together may ask for, so that a flood in one place is
//! not noticed in another. `table.rs` lists them; ARCHITECTURE.md, «Limits», tells how they work together.
//!
//! Deliberately absent: what one message may cost (that is bounded where it is spent), and the pace at which platforms take
//! messages (the delivery tasks and adapters know it).

mod acquaintances;
mod admission;
mod asks;
mod calls;
mod messages;
mod open_games;
mod rate;
mod silences;
mod table;
mod waiting;

pub use table::Limits;

use super::change_draft::Ready;
use super::outgoing::Outgoing;
use crate::session::{EventKey, Identity, Platform, RoomId, RoomKey, Say};
use crate::store::{Delivery, Settled, Store, StoreError};
use acquaintances::Acquaintances;
use lru::LruCache;
use messages::Messages;
use open_games::{Open, OpenGames};
use std::num::NonZeroUsize;
use std::sync::Arc;
use waiting::Waiting;

const ROOMS: NonZeroUsize = NonZeroUsize::new(16_384).expect("not zero");

/// A room with all its threads, by its platform and the name of the room to which the threads belong.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct WholeRoom(Platform, Arc<str>);

impl WholeRoom {
    fn of(key: &RoomKey) -> Self {
        let whole = key.parent.as_ref().unwrap_or(&key.id);
        Self(key.platform, whole.as_str().into())
    }
}

/// What the service knows about limits and who is near them.
#[derive(Debug)]
pub(super) struct Guard {
    limits: Limits,
    messages: Messages,
    waiting: Waiting,
    games: OpenGames,
    acquaintances: Acquaintances,
    /// Rooms met lately: a room is met far more often than for the first time.
    rooms: LruCache<RoomId, WholeRoom>,
}

impl Guard {
    /// Reads which games are open.
    ///
    /// # Errors
    /// If the store cannot be read.
    pub(super) async fn begin(limits: Limits, store: &Store) -> Result<Self, StoreError> {
        let open = store.open_games().await?.into_iter();
        let held = open.filter(|game| limits.console || game.room.platform != Platform::Console);
        let games = held.map(|game| {
            let room = WholeRoom::of(&game.room);
            (
                game.session,
                Open {
                    room,
                    seats: game.seats,
                },
            )
        });
        Ok(Self {
            games: OpenGames::new(games),
            messages: Messages::new(&limits),
            waiting: Waiting::new(),
            acquaintances: Acquaintances::new(),
            rooms: LruCache::new(ROOMS),
            limits,
        })
    }

    /// Whether there are limits on this platform.
    fn hold_on(&self, platform: Platform) -> bool {
        self.limits.console || platform != Platform::Console
    }

    /// Whether an event need not even be looked at, because its author has asked for too much and knows it.
    pub(super) fn is_silenced(&self, author: &Identity, event: EventKey) -> bool {
        self.messages.is_silenced(author, event)
    }

    fn whole_room(&mut self, id: RoomId, key: &RoomKey) -> WholeRoom {
        self.rooms.get_or_insert(id, || WholeRoom::of(key)).clone()
    }

    /// Takes in what is going to be stored.
    pub(super) fn remember(&mut self, here: &RoomKey, ready: &Ready) {
        if !self.hold_on(here.platform) {
            return;
        }
        if let Some(opened) = &ready.change.opened {
            let open = Open {
                room: WholeRoom::of(here),
                seats: opened.seats,
            };
            self.games.begin(opened.id, open);
        }
        for (session, _) in &ready.change.ended {
            self.games.end(*session);
        }
        for row in &ready.change.acquaintances {
            self.acquaintances.remember(row);
        }
        for (delivery, say) in ready.said() {
            self.add_waiting(delivery, say);
        }
    }

    fn add_waiting(&mut self, delivery: &Delivery, say: &Say) {
        let room = self.rooms.peek(&delivery.room).cloned();
        self.waiting.add(delivery.id, room, say);
    }

    /// What was taken in is not stored.
    pub(super) fn forget(&mut self, here: &RoomKey, ready: &Ready) {
        if !self.hold_on(here.platform) {
            return;
        }
        for (session, _) in &ready.change.ended {
            self.games.reopen(*session);
        }
        if let Some(opened) = &ready.change.opened {
            self.games.forget(opened.id);
        }
        for row in &ready.change.acquaintances {
            self.acquaintances.forget(row);
        }
        for (delivery, _) in ready.said() {
            self.waiting.remove(delivery.id);
        }
    }

    /// Something stored before the start is still to be said.
    pub(super) fn note_resumed(&mut self, outgoing: &Outgoing) {
        let (room, key) = &outgoing.room;
        if let (Some(id), Some(say), true) =
            (outgoing.id, &outgoing.say, self.hold_on(key.platform))
        {
            let room = self.whole_room(*room, key);
            self.waiting.add(id, Some(room), say);
        }
    }

    /// Something has been said, or will not be.
    pub(super) fn note_settled(&mut self, settled: &Settled) {
        match settled {
            Settled::Sent { id, .. }
            | Settled::Answered { id, .. }
            | Settled::Superseded(id)
            | Settled::Dead(id, _) => self.waiting.remove(*id),
        }
    }
}
