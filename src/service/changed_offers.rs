//! Refuses to accept an offer that has just replaced an earlier one. The person who accepts may have seen only the earlier offer: the new
//! one may be a few seconds old, or not delivered yet. Offers here are offers in a game and proposed games. A pressed button names the
//! offer that it accepts, so a press is not refused here.

use super::change_draft::ChangeDraft;
use super::request::Request;
use super::service_task::Service;
use crate::session::{Proposal, ProposalPhase, Refusal, Session, SessionId};
use lusoria_games::rules::Fact;

/// The shortest time in seconds in which somebody can read a message and answer it.
pub(super) const READING: i64 = 3;

/// If an offer changed more than this many seconds ago, the new offer counts as read. In a busy room its delivery can take that long,
/// because platforms limit how fast the bot may send.
const LONGEST_WAIT: i64 = 600;

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

    /// Refuses to accept this proposal if it is new and its proposer has just withdrawn another proposal to the same person.
    pub(super) fn refuse_changed_proposal(
        &self,
        request: &Request,
        proposal: &Proposal,
        draft: &ChangeDraft,
    ) -> Option<Refusal> {
        let pair = (proposal.proposer, proposal.to?);
        let has_changed = |since| {
            let is_after_another = self.proposals.withdrawn.has_one_since(pair, since);
            proposal.at > since && is_after_another
        };
        self.refuse_unread(request, proposal.id, draft.at(), has_changed)
    }

    /// Refuses to accept what is offered in this session if it has just replaced another offer.
    pub(super) fn refuse_changed_offer(
        &self,
        request: &Request,
        session: &Session,
        draft: &ChangeDraft,
    ) -> Option<Refusal> {
        let other = session.seat_of(request.account)?.other();
        let has_changed = |since| session.has_changed_offer_since(other, since);
        self.refuse_unread(request, session.id, draft.at(), has_changed)
    }

    /// Refuses to accept an offer that has changed, if the author of the request cannot have read the new one yet. That is so in these
    /// cases:
    ///
    /// - It has changed in the last [`READING`] seconds.
    /// - It has changed in the last [`LONGEST_WAIT`] seconds, and the message about it is not delivered yet, or was delivered in the last
    ///   [`READING`] seconds.
    ///
    /// `has_changed` says whether the offer has changed since a given time.
    fn refuse_unread(
        &self,
        request: &Request,
        id: SessionId,
        at: i64,
        has_changed: impl Fn(i64) -> bool,
    ) -> Option<Refusal> {
        let (since, room) = (at - READING, request.address.room);
        let is_unread = has_changed(since)
            || has_changed(at - LONGEST_WAIT) && self.proposals.told.is_unread(id, room, since);
        let refusal = Fact::new("offer-changed").with("session", id.0);
        (is_unread && !request.is_press).then(|| refusal.into())
    }
}
