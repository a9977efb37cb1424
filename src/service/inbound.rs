//! The type [`Inbound`]: an event as a platform hands it to the service, in the form that all platforms share.

use super::cause::{Cause, ThreadNews};
use crate::session::RoomKey;

/// An event of a platform: a message, for example.
#[derive(Clone, Debug)]
pub struct Inbound {
    /// The room where the event happened, and where it is answered.
    pub room: RoomKey,
    /// The platform's event id. It is the same if the event is delivered again.
    pub event: String,
    /// The language that the platform reports for the room (a guild's locale), for rooms that have not chosen one.
    pub locale: Option<String>,
    /// What happened.
    pub cause: Cause,
}

impl Inbound {
    /// The event that the thread with this id is gone; `room` is the channel to which it belonged.
    #[must_use]
    pub fn thread_gone(thread: String, room: RoomKey) -> Self {
        let news = ThreadNews::Gone(thread);
        Self {
            room,
            event: news.event_id(),
            locale: None,
            cause: Cause::Thread(news),
        }
    }
}
