//! The methods of `ChangeDraft` about what is due. They set it, cancel it, and mark it as done.

use super::change_draft::ChangeDraft;
use crate::session::Due;
use crate::store::json::StoredAsJson;
use crate::store::{DueChange, DueTicket};

impl ChangeDraft {
    /// Sets that `due` is carried out at the time `at` (Unix seconds). This replaces whatever is due under the same key.
    pub(super) fn set_due(&mut self, due: &Due, at: i64) {
        let (key, what) = (due.key(), due.to_json());
        self.change.due.push(DueChange::Set { key, at, what });
    }

    /// Whether this change sets a row under the key of `due`.
    pub(super) fn is_set_due(&self, due: &Due) -> bool {
        let wanted = due.key();
        let is_set = |one: &DueChange| matches!(one, DueChange::Set { key, .. } if *key == wanted);
        self.change.due.iter().any(is_set)
    }

    /// Sets when the games of this change are checked again: because of a clock, for a reminder, or because they were put off.
    pub(super) fn look_at_games_later(&mut self) {
        self.look_at_clocks_again();
        self.schedule_reminder();
        self.tell_when_put_off_is_over();
    }

    /// Deletes the row that is due under this key, if there is one.
    pub(super) fn cancel_due(&mut self, key: String) {
        self.change.due.push(DueChange::Cancel { key });
    }

    /// Notes that this change carries out what was due.
    pub(super) fn mark_carried_out(&mut self, ticket: DueTicket) {
        self.change.carried_out = Some(ticket);
    }
}
