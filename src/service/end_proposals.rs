//! Ends proposals, which are open seats and challenges that nobody has accepted. Lets a proposal lapse when its time is over, and
//! withdraws all proposals of a person.

use super::change_draft::ChangeDraft;
use super::service_task::Service;
use crate::session::{AccountId, ProposalPhase, SessionId};
use crate::store::StoreError;

impl Service {
    /// Withdraws all proposals that this person has made, and all that were made to them. Returns false if there are none.
    pub(super) async fn withdraw_proposals_of(
        &mut self,
        account: AccountId,
        draft: &mut ChangeDraft,
    ) -> Result<bool, StoreError> {
        let live = self.proposals.live().await?.values();
        let own: Vec<_> = live
            .filter(|one| one.proposer == account || one.to == Some(account))
            .collect();
        for one in &own {
            draft.end_proposal(one, ProposalPhase::Withdrawn);
        }
        Ok(!own.is_empty())
    }

    /// Lets a proposal lapse if nobody has accepted it and its time is over.
    pub(super) async fn lapse(
        &mut self,
        id: SessionId,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        let found = self.proposals.live().await?.get(&id).cloned();
        if let Some(proposal) = found
            && proposal.until.is_some_and(|until| until <= draft.at())
        {
            draft.lapse(&proposal);
        }
        Ok(())
    }
}
