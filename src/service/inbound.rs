//! What a platform hands to the service: an event, in the form that all platforms share.

use super::cause::Cause;
use crate::session::RoomKey;

/// An event of a platform: a message, for example.
#[derive(Clone, Debug)]
pub struct Inbound {
    /// The room where it happened, and where it is answered.
    pub room: RoomKey,
    /// The platform's event id. It is the same if the event is delivered again.
    pub event: String,
    /// The language that the platform reports for the room (a guild's locale), for rooms that have not chosen one.
    pub locale: Option<String>,
    /// What happened.
    pub cause: Cause,
}
