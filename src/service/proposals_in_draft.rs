//! Adds proposed games to the draft of a change.

use super::change_draft::ChangeDraft;
use crate::session::{Due, Proposal, ProposalPhase};
use crate::store::ChangedProposal;
use crate::store::json::StoredAsJson;

impl ChangeDraft {
    /// Changes a proposal, or adds a new one.
    pub(super) fn set_proposal(&mut self, proposal: &Proposal) {
        let id = proposal.id;
        self.change.proposals.retain(|one| one.id != id);
        self.change.proposals.push(ChangedProposal {
            id,
            room: proposal.room,
            proposer: proposal.proposer,
            live: proposal.is_open(),
            state: proposal.to_json(),
        });
        self.proposals.retain(|one| one.id != id);
        self.proposals.push(proposal.clone());
    }

    /// Ends a proposal, which then lapses no more; returns it as it is now.
    pub(super) fn end_proposal(&mut self, proposal: &Proposal, phase: ProposalPhase) -> Proposal {
        let ended = Proposal {
            phase,
            ..proposal.clone()
        };
        self.cancel_due(Due::Proposal(ended.id, ended.room).key());
        self.set_proposal(&ended);
        ended
    }

    /// The proposals that these lines have changed, after them.
    pub(super) fn proposals(&self) -> &[Proposal] {
        &self.proposals
    }

    /// Whether these lines have begun a game, or proposed one.
    pub(super) fn begins_something(&self) -> bool {
        self.opened_session().is_some() || self.proposals.iter().any(Proposal::is_open)
    }
}
