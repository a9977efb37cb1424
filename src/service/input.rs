//! What the service's one task takes in.

use super::event::{Event, ReadRecord};
use super::lazy_message::LazyMessage;
use super::long_session::ReadSession;
use crate::session::{RoomKey, Say, SessionId};
use crate::store::Settled;
use std::convert::Infallible;
use tokio::sync::oneshot;

/// One thing taken in.
#[derive(Debug)]
pub(super) enum Input {
    /// Something happened that is to be decided.
    Event(Box<Event>),
    /// Another thread has read what an event was waiting for; the event is decided with it.
    BackgroundRead(Box<Event>, BackgroundRead),
    /// A delivery has been sent, or never will be.
    Settled(Settled),
    /// What was stored before this start is to be put into words.
    Render {
        say: Say,
        room: RoomKey,
        reply: oneshot::Sender<LazyMessage>,
    },
    /// Somebody asks whether the service still works. The sender is dropped once all that came before is stored or refused.
    IsAlive(oneshot::Sender<Infallible>),
    /// No more events are taken in, and the service ends.
    Stop,
}

/// What another thread has read for an event.
#[derive(Debug)]
pub(super) enum BackgroundRead {
    /// The record that the message brings; none if reading it failed.
    Record(Option<ReadRecord>),
    /// A long session.
    Session(SessionId, ReadSession),
}
