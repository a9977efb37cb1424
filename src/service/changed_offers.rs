//! Refuses to accept an offer that has taken the place of an earlier offer a few seconds ago: whoever typed the answer may have seen only
//! the earlier offer. This concerns offers in a game and proposed games. A pressed button says itself which offer it accepts, so it is
//! not refused here.

use super::change_draft::ChangeDraft;
use super::request::Request;
use super::service_task::Service;
use crate::session::{Proposal, ProposalPhase, Refusal, Session, SessionId};
use lusoria_games::rules::Fact;

/// How long it takes at least to read a message and to answer it, in seconds.
const READING: i64 = 3;

impl Service {
    /// Notes the proposals that this change withdraws.
    pub(super) fn note_withdrawn_proposals(&mut self, draft: &ChangeDraft) {
        let is_withdrawn = |one: &&Proposal| one.phase == ProposalPhase::Withdrawn;
        for proposal in draft.proposals.iter().filter(is_withdrawn) {
            if let Some(to) = proposal.to {
                let pair = (proposal.proposer, to);
                self.proposals.withdrawn.note(pair, draft.at());
            }
        }
    }

    /// The refusal to accept this proposal, if it was made just after its proposer has withdrawn another one.
    pub(super) fn refuse_changed_proposal(
        &self,
        request: &Request,
        proposal: &Proposal,
        draft: &ChangeDraft,
    ) -> Option<Refusal> {
        let pair = (proposal.proposer, proposal.to?);
        let since = draft.at() - READING;
        let is_after_another = self.proposals.withdrawn.has_one_since(pair, since);
        let has_changed = !request.is_press && proposal.at > since && is_after_another;
        has_changed.then(|| offer_changed(proposal.id))
    }
}

/// The refusal to accept what is offered in this session, if it has just taken the place of another offer.
pub(super) fn refuse_changed_offer(
    request: &Request,
    session: &Session,
    draft: &ChangeDraft,
) -> Option<Refusal> {
    let other = session.seat_of(request.account)?.other();
    let since = draft.at() - READING;
    let has_changed = !request.is_press && session.has_changed_offer_since(other, since);
    has_changed.then(|| offer_changed(session.id))
}

fn offer_changed(SessionId(id): SessionId) -> Refusal {
    Fact::new("offer-changed").with("session", id).into()
}
