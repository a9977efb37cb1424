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
    /// The language that the platform reports for the room (on Discord, the server's). It is used if the room has not chosen a language.
    pub locale: Option<String>,
    /// What happened.
    pub cause: Cause,
}

impl Inbound {
    /// The event which says that the thread with this id no longer exists. `room` is its channel.
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
