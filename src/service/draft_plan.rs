//! Moves in advance that a change sets.

use crate::session::{AccountId, Plan, SessionId};

/// A plan that this change sets.
#[derive(Clone, Debug)]
pub(super) struct DraftPlan {
    pub(super) session: SessionId,
    pub(super) owner: AccountId,
    pub(super) plan: Plan,
    /// How many moves and throws of the session this change had added when the plan was made: it follows those after them.
    pub(super) from: usize,
}
