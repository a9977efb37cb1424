//! Moves sessions from one room to another, in the draft of a change and then in memory.

use super::announce_change::ChangedSession;
use super::change_draft::ChangeDraft;
use super::service_task::Service;
use crate::session::{RoomId, Session, SessionId};
use crate::store::LiveSession;
use std::sync::Arc;

impl ChangeDraft {
    /// Moves these games from one room to the other.
    pub(super) fn move_games(&mut self, from: RoomId, to: RoomId, games: Vec<Arc<Session>>) {
        self.change.moved = Some((from, to));
        for game in games {
            let mut after = (*game).clone();
            after.room = to;
            let changed = ChangedSession::new(game, Arc::new(after));
            self.changed.push(changed);
        }
    }

    /// Moves one session to another room.
    pub(super) fn move_session(&mut self, session: &Arc<Session>, to: RoomId) {
        let moved = (session.id, session.room, to);
        self.change.moved_sessions.push(moved);
        let mut after = (**session).clone();
        after.room = to;
        let changed = ChangedSession::new(session.clone(), Arc::new(after));
        self.changed.push(changed);
    }

    /// Lists a session as changed, although nothing in it changes. So a computer player that is on turn is asked for a move.
    pub(super) fn touch(&mut self, session: &Arc<Session>) {
        let same = ChangedSession::new(session.clone(), session.clone());
        self.changed.push(same);
    }
}

impl Service {
    /// Notes in memory that a session goes on in another room. Any third room that shows the session still shows it.
    pub(super) fn remember_moved_session(
        &mut self,
        (id, from, to): (SessionId, RoomId, RoomId),
        sessions: &[Arc<Session>],
    ) {
        let Some(session) = sessions.iter().find(|one| one.id == id) else {
            return;
        };
        Arc::make_mut(&mut self.shown).move_session(id, from, to);
        self.cache.move_sessions(to, std::slice::from_ref(session));
        let people = session.people();
        for room in self.shown.rooms_beside(id, to) {
            self.cache
                .add_live_session(room, LiveSession { id, people });
        }
    }
}
