//! A plan of moves in advance that a change sets. `ChangeDraft` has a list of them. The methods of `ChangeDraft` about plans are in
//! `plans_in_draft.rs`.

use crate::session::{AccountId, Plan, SessionId};

/// A plan that this change sets.
#[derive(Clone, Debug)]
pub(super) struct DraftPlan {
    pub(super) session: SessionId,
    pub(super) owner: AccountId,
    pub(super) plan: Plan,
    /// How many moves and throws this change had already added to the session when the plan was made. The plan begins after them.
    pub(super) from: usize,
}
