//! Setting, cancelling and marking as done what is due, in the draft of a change.

use super::change_draft::ChangeDraft;
use crate::session::Due;
use crate::store::json::StoredAsJson;
use crate::store::{DueChange, DueClaim};

impl ChangeDraft {
    /// Has this be carried out at this time (unix seconds). It replaces whatever is due under the same key.
    pub(super) fn set_due(&mut self, due: &Due, at: i64) {
        let (key, what) = (due.key(), due.to_json());
        self.change.due.push(DueChange::Set { key, at, what });
    }

    /// Whatever is due under this key is no longer due.
    pub(super) fn cancel_due(&mut self, key: String) {
        self.change.due.push(DueChange::Cancel { key });
    }

    /// Notes that this change carries out what was due.
    pub(super) fn mark_carried_out(&mut self, claim: DueClaim) {
        self.change.carried_out = Some(claim);
    }
}
