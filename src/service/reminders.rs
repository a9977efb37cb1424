//! Reminders in games without a clock. The player on turn is reminded three times: after the number of days that they have chosen, and
//! after three and seven times that number. The default is one day (`REMIND` in `src/command/personal_settings.rs`). There are no
//! reminders if the player has turned them off or gets a digest, or if the room has turned them off.
//!
//! Each such game of two people has at most one row for reminders in the table `due`. The row is first due a day after the game began.
//! When the row is due, the service checks how long the present wait has been, and sets the next row. After the third reminder it sets
//! none.
//!
//! A move after a wait of less than a day leaves the row as it is. The row is due within a day after the move, and the new wait needs no
//! reminder before that day is over. After a longer wait, the row may be missing, or be due only days later. Then the move sets the row.

use super::announce_change::ChangedSession;
use super::change_draft::ChangeDraft;
use super::service_task::Service;
use crate::command::personal_settings::REMIND;
use crate::command::room_settings::REMINDERS;
use crate::session::{AccountId, Due, RoomKey, Say, Session, SessionId, ShownEntry};
use crate::store::StoreError;

const DAY: i64 = 86_400;
/// A reminder is sent when the wait reaches this many times the interval that the player has chosen.
const REMINDER_STEPS: [i64; 3] = [1, 3, 7];

impl Service {
    /// Reminds the player on turn if it is time for a reminder. `looked` is the time of the last check.
    pub(super) async fn send_reminder_if_due(
        &mut self,
        (id, looked): (SessionId, i64),
        room: &RoomKey,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        let Some(session) = self.cache.session(id).await? else {
            return Ok(());
        };
        let Some(waited_for) = waited_for(&session) else {
            return Ok(());
        };
        let (begun, at) = (session.waits_since(), draft.at());
        let chosen = self.cache.personal_setting(waited_for, &REMIND).await?;
        let chosen: Option<i64> = chosen.parse().ok();
        let here = &self.cache.room(room).await?.settings;
        let reminds =
            chosen.is_some() && here.is_on(&REMINDERS) && !self.has_digest(waited_for).await?;
        let steps = REMINDER_STEPS.map(|step| begun + step * chosen.unwrap_or(1) * DAY);
        let is_time = |step: &i64| looked < *step && *step <= at;
        if reminds && steps.iter().any(is_time) {
            if let Some(end) = self.quiet_until(waited_for, room, at).await? {
                draft.set_due(&Due::Waiting(id, looked), end);
                return Ok(());
            }
            if !self.is_end_of_put_off_untold(&session, at).await? {
                let waited = at - begun;
                let (at, left) = (ShownEntry(id, session.entries), None);
                draft.say(Say::Reminder { at, waited, left });
            }
        }
        let first = std::iter::once(begun + DAY);
        if let Some(next) = first.chain(steps).filter(|step| *step > at).min() {
            draft.set_due(&Due::Waiting(id, at), next);
        }
        Ok(())
    }
}

impl Service {
    /// Whether this session is no longer put off, but its room has still to be told. The message to the room will notify the player on
    /// turn, so no reminder is sent beside it.
    async fn is_end_of_put_off_untold(
        &self,
        session: &Session,
        at: i64,
    ) -> Result<bool, StoreError> {
        let ended = session.put_off.filter(|put_off| put_off.until <= at);
        let Some(ended) = ended.filter(|ended| ended.until == session.waits_since()) else {
            return Ok(false);
        };
        let key = Due::PutOffOver(session.id, ended.until).key();
        Ok(self.stored_due(&key).await?.is_some())
    }

    /// Called when this person has ended a vacation early, at `end`. A reminder that was to wait for the planned end now comes at `end`.
    pub(super) async fn remind_after(
        &mut self,
        session: &Session,
        account: AccountId,
        end: i64,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        if waited_for(session) != Some(account) {
            return Ok(());
        }
        let key = Due::Waiting(session.id, end).key();
        if let Some(due) = self.stored_due(&key).await? {
            draft.set_due(&due, end);
        }
        Ok(())
    }
}

/// The person to be reminded: the player on turn. `None` if the game has a clock, is over, or is not played by two people.
fn waited_for(session: &Session) -> Option<AccountId> {
    let seat = session.decider().filter(|_| session.clock.is_none())?;
    let people = session.people();
    let [Some(first), Some(second)] = people else {
        return None;
    };
    (first != second).then_some(people[seat.index()]).flatten()
}

impl ChangeDraft {
    /// Sets the next check of a game to a day from now, if the row of the check may be missing or be due too late. Cancels the check of a
    /// game that is over.
    pub(super) fn schedule_reminder(&mut self) {
        let (at, opened) = (self.at(), self.opened_session().map(|session| session.id));
        let needs_look = |one: &&ChangedSession| {
            let (before, after) = (&one.before, &one.after);
            let is_new = opened == Some(after.id) || waited_for(before).is_none();
            // After a takeback it is not known here whether the row is due early enough, so the row is set again.
            let is_new = is_new || one.is_snapshot_due || before.put_off != after.put_off;
            let has_acted = before.played_at != after.played_at;
            let was_late = has_acted && at - before.waits_since() >= DAY;
            waited_for(after).is_some() && (is_new || was_late)
        };
        let is_over =
            |one: &&ChangedSession| one.after.ending.is_some() && waited_for(&one.before).is_some();
        let ids = |ones: Vec<&ChangedSession>| ones.into_iter().map(|one| one.after.id).collect();
        let later: Vec<_> = ids(self.changed.iter().filter(needs_look).collect());
        let over: Vec<_> = ids(self.changed.iter().filter(is_over).collect());
        for id in later {
            self.set_due(&Due::Waiting(id, at), at + DAY);
        }
        for id in over {
            self.cancel_due(Due::Waiting(id, at).key());
        }
    }
}
