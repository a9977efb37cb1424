//! The service's memory of proposed games: all those that can be accepted.

use super::bare_answers::BareAnswers;
use super::recent_changes::RecentChanges;
use super::told_offers::ToldOffers;
use super::withdrawn_proposals::WithdrawnProposals;
use crate::session::{Proposal, SessionId};
use crate::store::json::StoredAsJson;
use crate::store::{Store, StoreError};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The proposals, and what is known about how people have answered them.
#[derive(Debug)]
pub(super) struct ProposalCache {
    store: Arc<Store>,
    /// The proposals that can be accepted; `None` until they are read.
    live: Option<BTreeMap<SessionId, Proposal>>,
    /// The last lines and offers, from which the service finds out what a bare yes is meant for.
    pub(super) bare_answers: BareAnswers,
    /// Which proposals were withdrawn a moment ago.
    pub(super) withdrawn: WithdrawnProposals,
    /// What has changed a moment ago in the games, proposals and open seats of people.
    pub(super) recent_changes: RecentChanges,
    /// Which messages about offers and proposals are not delivered yet, and when the last ones were delivered.
    pub(super) told: ToldOffers,
}

impl ProposalCache {
    pub(super) fn new(store: Arc<Store>) -> Self {
        Self {
            store,
            live: None,
            bare_answers: BareAnswers::default(),
            withdrawn: WithdrawnProposals::default(),
            recent_changes: RecentChanges::default(),
            told: ToldOffers::default(),
        }
    }

    /// The proposals that can be accepted, by their numbers: the oldest comes first.
    pub(super) async fn live(&mut self) -> Result<&BTreeMap<SessionId, Proposal>, StoreError> {
        if self.live.is_none() {
            let states = self.store.live_proposals().await?;
            let read = states.iter().filter_map(|state| Proposal::from_json(state));
            self.live = Some(read.map(|one| (one.id, one)).collect());
        }
        Ok(self.live.as_ref().expect("just read"))
    }

    /// The proposal with this number, whatever has become of it.
    pub(super) async fn find(&mut self, id: SessionId) -> Result<Option<Proposal>, StoreError> {
        if let Some(known) = self.live().await?.get(&id) {
            return Ok(Some(known.clone()));
        }
        let stored = self.store.proposal(id).await?;
        Ok(stored.as_deref().and_then(Proposal::from_json))
    }

    /// Notes a proposal that is being stored, or removes it if it can no longer be accepted.
    pub(super) fn put(&mut self, proposal: &Proposal) {
        let Some(live) = &mut self.live else { return };
        match proposal.is_open() {
            true => live.insert(proposal.id, proposal.clone()),
            false => live.remove(&proposal.id),
        };
    }

    /// Forgets everything, because something could not be stored.
    pub(super) fn forget(&mut self) {
        self.live = None;
    }
}
