//! The service's memory of the games that are shown in several rooms, perhaps of several platforms. Whether a room may show a game is
//! decided in `show_here.rs`. If a game begins because an open seat was taken, `join.rs` decides which rooms show it.
//!
//! Nearly all games are shown in one room only and are not listed here, so a move in such a game costs one look into a small map.

use crate::session::{RoomId, Say, Session, SessionId};
use std::collections::{BTreeSet, HashMap};

/// The games that are shown in several rooms, with all their rooms.
#[derive(Clone, Debug, Default)]
pub(super) struct ShownElsewhere(HashMap<SessionId, BTreeSet<RoomId>>);

impl ShownElsewhere {
    /// `rows` come from the store. Each row has a game that is shown in several rooms, and one of these rooms.
    pub(super) fn new(rows: Vec<(SessionId, RoomId)>) -> Self {
        let mut rooms: HashMap<_, BTreeSet<_>> = HashMap::new();
        for (session, room) in rows {
            rooms.entry(session).or_default().insert(room);
        }
        Self(rooms)
    }

    /// The rooms that show this game, except `room`. There are none if the game is shown in one room only.
    pub(super) fn rooms_beside(
        &self,
        session: SessionId,
        room: RoomId,
    ) -> impl Iterator<Item = RoomId> {
        let rooms = self.0.get(&session).into_iter().flatten().copied();
        rooms.filter(move |other| *other != room)
    }

    /// Whether this game is shown in several rooms and this room is one of them.
    pub(super) fn contains(&self, session: SessionId, room: RoomId) -> bool {
        let rooms = self.0.get(&session);
        rooms.is_some_and(|rooms| rooms.contains(&room))
    }

    /// Notes that this game is shown in this room as well.
    pub(super) fn add(&mut self, session: &Session, room: RoomId) {
        let rooms = self.0.entry(session.id).or_default();
        rooms.extend([session.room, room]);
    }

    /// Notes that this game is no longer shown in this room.
    pub(super) fn remove(&mut self, session: SessionId, room: RoomId) {
        if let Some(rooms) = self.0.get_mut(&session) {
            rooms.remove(&room);
        }
    }

    /// Puts the room `to` in place of `from` among the rooms of a game.
    pub(super) fn move_session(&mut self, session: SessionId, from: RoomId, to: RoomId) {
        if let Some(rooms) = self.0.get_mut(&session)
            && rooms.remove(&from)
        {
            rooms.insert(to);
        }
    }

    /// In all games, puts the room `to` in place of `from`.
    pub(super) fn replace_room(&mut self, from: RoomId, to: RoomId) {
        for rooms in self.0.values_mut() {
            if rooms.remove(&from) {
                rooms.insert(to);
            }
        }
    }

    /// In how many rooms this game is shown.
    pub(super) fn count(&self, session: SessionId) -> usize {
        self.0.get(&session).map_or(1, BTreeSet::len)
    }

    /// Copies of this say for the other rooms that show its game or its proposal.
    ///
    /// - If the say is about a proposal, each copy is for everybody in its room, even if the say itself is for one reader.
    /// - If the say is about a game and for one reader, there are no copies.
    /// - If the say is about neither a game nor a proposal, there are no copies.
    pub(super) fn copies(&self, say: &Say, room: RoomId) -> Vec<(RoomId, Say)> {
        if let Say::Proposal(told, _) = say {
            let rooms = told.proposal.rooms().filter(|other| *other != room);
            let copy = |other| (other, Say::Proposal(told.clone(), None));
            return rooms.map(copy).collect();
        }
        let session = say.session().filter(|_| say.reader().is_none());
        let rooms = session.map(|session| self.rooms_beside(session, room));
        let rooms = rooms.into_iter().flatten();
        rooms.map(|other| (other, say.clone())).collect()
    }
}
