//! The type [`DraftPlan`]: a new plan, in which a player has planned moves in advance. A `ChangeDraft` has a list of such plans. The
//! methods for this list are in `plans_in_draft.rs`.

use crate::session::{AccountId, Plan, SessionId};

/// A new plan, which is stored with the change.
#[derive(Clone, Debug)]
pub(super) struct DraftPlan {
    pub(super) session: SessionId,
    pub(super) owner: AccountId,
    pub(super) plan: Plan,
    /// How many moves and throws this change had already added to the session when the plan was made. The plan begins after them.
    pub(super) from: usize,
}
