//! The one place where messages become stored changes: a single task that takes what is waiting, decides it in memory,
//! writes it as one batch, and only then hands what is to be said to the delivery tasks.
//!
//! One task means no locks and one order. What is decided in memory but could not be written is forgotten, and each event
//! of a failed batch is tried again alone. Deliberately absent: sending (the delivery task), sentences (render).

mod act;
mod again;
mod answer;
mod begin;
mod cache;
mod change;
mod decision;
mod deliver;
mod edit;
mod ground;
mod handle;
mod hush;
mod import;
mod inbound;
mod inbox;
mod later;
mod limits;
mod memory;
mod moving;
mod questions;
mod reading;
mod replay;
mod resolve;
mod resume;
mod round;
mod run;
mod settings;
mod settling;
mod watch;
mod words;

pub use handle::{Receipt, ServiceHandle};
pub use inbound::Inbound;
pub use later::Words;
pub use limits::Limits;
pub use memory::Seeds;
pub use run::{Config, Service};

use crate::session::{OutboxId, RoomId, RoomKey, Say, SessionId};
use crate::store::Delivery;
use std::convert::Infallible;
use std::sync::Arc;
use tokio::sync::oneshot;

/// What became of one inbound message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Stored; what there is to say about it is with the delivery task.
    Stored,
    /// Not for us, or nothing to say: nothing was stored.
    Ignored,
    /// This event was handled before.
    Repeated,
    /// It could not be stored; nothing changed, and the room is told so.
    NotStored,
}

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
    pub words: Words,
    /// Dropped when this has been said: whoever waits for the last one is told so.
    pub spoken: Spoken,
}

/// Whoever waits until something has been said, if anybody does.
type Spoken = Option<Arc<oneshot::Sender<Infallible>>>;

impl Outgoing {
    /// The session of which this is a board of a partial turn, where such boards are shown in place.
    #[must_use]
    pub fn partial(&self) -> Option<SessionId> {
        self.in_place()?.partial()
    }

    /// The session whose boards of partial turns this makes stale.
    #[must_use]
    pub fn moves_on(&self) -> Option<SessionId> {
        self.in_place()?.moves_on()
    }

    /// The session whose news this is, where messages wait for each other.
    #[must_use]
    pub fn news_of(&self) -> Option<SessionId> {
        self.in_place()
            .filter(|say| say.is_news())
            .and_then(Say::session)
    }

    /// The session this is about.
    #[must_use]
    pub fn session(&self) -> Option<SessionId> {
        self.say.as_ref().and_then(Say::session)
    }

    fn in_place(&self) -> Option<&Say> {
        self.say.as_ref().filter(|_| self.room.1.platform.edits())
    }

    fn delivering(
        delivery: &Delivery,
        room: RoomKey,
        say: Say,
        words: Words,
        spoken: Spoken,
    ) -> Self {
        Self {
            id: Some(delivery.id),
            room: (delivery.room, room),
            token: delivery.token,
            reply_to: delivery.reply_to.clone(),
            say: Some(say),
            words,
            spoken,
        }
    }
}
