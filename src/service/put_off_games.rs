//! When the days for which a game was put off (CL-17) are over, tells the room.

use super::change_draft::ChangeDraft;
use super::service_task::Service;
use crate::session::{
    AccountId, Due, RoomKey, Say, Session, SessionId, ShownEntry, goes_on, news_fact,
};
use crate::store::StoreError;

/// If a vacation is ended early, at least this many seconds pass before a room is told that a session is no longer put off. If another
/// day of vacation has begun by then, the room is told when that vacation is over.
const AFTER_VACATION: i64 = 60;

impl Service {
    /// Called when this person has ended a vacation early, at `end`. If they are on turn, the room may still have to be told that the
    /// session is no longer put off. This message no longer waits for the planned end of the vacation.
    pub(super) async fn end_put_off_after(
        &self,
        session: &Session,
        (account, end): (AccountId, i64),
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        let decider = session.decider().map(|seat| session.people()[seat.index()]);
        if decider != Some(Some(account)) {
            return Ok(());
        }
        let key = Due::PutOffOver(session.id, end).key();
        if let Some(due @ Due::PutOffOver(_, until)) = self.stored_due(&key).await? {
            draft.set_due(&due, until.max(end + AFTER_VACATION));
        }
        Ok(())
    }

    /// Tells the room that the days for which a session was put off are over. If the player on turn has quiet hours or a vacation now,
    /// the message waits until these end. If the game has already gone on, no message is sent.
    pub(super) async fn end_put_off(
        &mut self,
        (id, until): (SessionId, i64),
        room: &RoomKey,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        let Some(session) = self.cache.session(id).await? else {
            return Ok(());
        };
        let is_it = session.put_off.is_some_and(|one| one.until == until);
        let (Some(seat), true) = (session.decider(), is_it && session.played_at < until) else {
            return Ok(());
        };
        if let Some(account) = session.people()[seat.index()]
            && let Some(end) = self
                .quiet_until_in(&session, account, room, draft.at())
                .await?
        {
            draft.set_due(&Due::PutOffOver(id, until), end);
            return Ok(());
        }
        let (at, board) = (ShownEntry(id, session.entries), false);
        let fact = goes_on(news_fact("put-off-over"), seat);
        draft.say(Say::News { at, fact, board });
        Ok(())
    }
}

impl ChangeDraft {
    /// If this change puts games off, sets when their rooms are told that the days are over. If a game goes on before that time, its room
    /// will not be told.
    pub(super) fn tell_when_put_off_is_over(&mut self) {
        let changed = self.changed.iter();
        let put_off = changed.filter(|one| one.before.put_off != one.after.put_off);
        let put_off = put_off.filter_map(|one| Some((one.after.id, one.after.put_off?.until)));
        let at = self.at();
        for (id, until) in put_off.collect::<Vec<_>>() {
            let due = Due::PutOffOver(id, until);
            match until > at {
                true => self.set_due(&due, until),
                false => self.cancel_due(due.key()),
            }
        }
    }
}
