//! The methods of `ChangeDraft` about moves in advance.

use super::change_draft::ChangeDraft;
use super::draft_plan::DraftPlan;
use crate::session::{AccountId, Plan, SessionId};
use crate::store::ChangedPlan;
use crate::store::json::StoredAsJson;

impl ChangeDraft {
    /// Sets what this person has planned in this session.
    pub(super) fn set_plan(&mut self, session: SessionId, owner: AccountId, plan: Plan) {
        let is_it = |one: (SessionId, AccountId)| one == (session, owner);
        let state = (!plan.is_empty()).then(|| plan.to_json());
        self.change
            .plans
            .retain(|one| !is_it((one.session, one.owner)));
        self.change.plans.push(ChangedPlan {
            session,
            owner,
            state,
        });
        let from = self.plies_of(session).len();
        self.plans.retain(|one| !is_it((one.session, one.owner)));
        self.plans.push(DraftPlan {
            session,
            owner,
            plan,
            from,
        });
    }

    /// The plan that this change sets for this person in this session; `None` if it sets none.
    pub(super) fn plan(&self, session: SessionId, owner: AccountId) -> Option<&DraftPlan> {
        let mut plans = self.plans.iter();
        plans.find(|one| (one.session, one.owner) == (session, owner))
    }

    /// The moves and throws that this change adds to a session.
    pub(super) fn plies_of(&self, session: SessionId) -> Vec<String> {
        let entries = self.change.entries.iter();
        let here = entries.filter(|one| one.session == session && !one.text.starts_with('='));
        here.map(|one| one.text.clone()).collect()
    }

    /// Whether this change has taken back something in this session.
    pub(super) fn takes_back(&self, session: SessionId) -> bool {
        let mut entries = self.change.entries.iter();
        entries.any(|one| one.session == session && one.text.starts_with("=takeback"))
    }
}
