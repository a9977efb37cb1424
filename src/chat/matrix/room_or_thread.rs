//! The place of a message: a room, or a thread in it. To the service a thread is a room of its own, as on Discord.

use crate::session::{Platform, RoomKey};
use matrix_sdk::ruma::{EventId, OwnedEventId, OwnedRoomId, RoomId};

/// Separates the room's id from the thread's. Neither kind of id contains this character.
const DIVIDER: char = ' ';

/// A room, or a thread in it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct RoomOrThread {
    pub(super) room: OwnedRoomId,
    /// The message from which the thread starts.
    pub(super) thread: Option<OwnedEventId>,
}

impl RoomOrThread {
    /// Reads the id by which the service knows the place. `None` if it is not an id of Matrix.
    pub(super) fn parse(id: &str) -> Option<Self> {
        let (room, thread) = match id.split_once(DIVIDER) {
            Some((room, thread)) => (room, Some(EventId::parse(thread).ok()?)),
            None => (id, None),
        };
        let room = RoomId::parse(room).ok()?;
        Some(Self { room, thread })
    }

    /// The service's id of the place.
    pub(super) fn key(&self) -> RoomKey {
        let (id, parent) = match &self.thread {
            Some(thread) => (
                format!("{}{DIVIDER}{thread}", self.room),
                Some(self.room.to_string()),
            ),
            None => (self.room.to_string(), None),
        };
        RoomKey {
            platform: Platform::Matrix,
            id,
            parent,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::RoomOrThread;

    #[test]
    fn a_thread_belongs_to_its_room() {
        let room = RoomOrThread::parse("!hall:example.org").unwrap();
        assert_eq!((room.thread.as_ref(), room.key().parent), (None, None));
        let thread = RoomOrThread::parse("!hall:example.org $root").unwrap();
        assert_eq!(thread.room, room.room);
        assert_eq!(thread.key().id, "!hall:example.org $root");
        assert_eq!(thread.key().parent, Some(room.key().id));
        assert_eq!(RoomOrThread::parse(&thread.key().id), Some(thread));
        assert_eq!(RoomOrThread::parse("4711"), None);
    }
}
