//! Moves sessions from one room to another, in the draft of a change.

use super::announce_change::ChangedSession;
use super::change_draft::ChangeDraft;
use crate::session::{RoomId, Session};
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
        self.change.moved_session = Some((session.id, session.room, to));
        let mut after = (**session).clone();
        after.room = to;
        let changed = ChangedSession::new(session.clone(), Arc::new(after));
        self.changed.push(changed);
    }

    /// Lists a session as changed although nothing changes in it, so that its computer player is asked for a move if it is its turn.
    pub(super) fn touch(&mut self, session: &Arc<Session>) {
        let same = ChangedSession::new(session.clone(), session.clone());
        self.changed.push(same);
    }
}
