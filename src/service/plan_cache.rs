//! The service's memory of moves in advance, so that an ordinary move needs no read of the database.

use crate::session::{AccountId, Plan, SessionId};
use crate::store::json::StoredAsJson;
use crate::store::{Store, StoreError};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The plans by their sessions and owners.
#[derive(Debug)]
pub(super) struct PlanCache {
    store: Arc<Store>,
    /// All plans; `None` until they are read.
    known: Option<BTreeMap<(SessionId, AccountId), Plan>>,
}

impl PlanCache {
    pub(super) const fn new(store: Arc<Store>) -> Self {
        Self { store, known: None }
    }

    /// The plans in this session.
    pub(super) async fn of(
        &mut self,
        session: SessionId,
    ) -> Result<Vec<(AccountId, Plan)>, StoreError> {
        if self.known.is_none() {
            let rows = self.store.plans().await?;
            let read = rows.into_iter().filter_map(|(session, account, state)| {
                Some(((session, account), Plan::from_json(&state)?))
            });
            self.known = Some(read.collect());
        }
        let (first, last) = (AccountId(i64::MIN), AccountId(i64::MAX));
        let here = self.known.as_ref().expect("just read");
        let here = here.range((session, first)..=(session, last));
        Ok(here
            .map(|((_, owner), plan)| (*owner, plan.clone()))
            .collect())
    }

    /// Notes a plan that is being stored.
    pub(super) fn put(&mut self, session: SessionId, owner: AccountId, plan: &Plan) {
        let Some(known) = &mut self.known else { return };
        match plan.is_empty() {
            true => known.remove(&(session, owner)),
            false => known.insert((session, owner), plan.clone()),
        };
    }

    /// Forgets everything, because something could not be stored or was changed elsewhere.
    pub(super) fn forget(&mut self) {
        self.known = None;
    }
}
