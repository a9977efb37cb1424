//! Refuses to answer an offer that has just replaced an earlier one. The person who answers may have seen only the earlier offer: the new
//! one may be a few seconds old, or not delivered yet. Offers here are offers in a game and proposed games. A pressed button names the
//! offer that it answers, so a press is not refused here.

use super::change_draft::ChangeDraft;
use super::request::Request;
use super::service_task::Service;
use crate::session::{Proposal, ProposalPhase, Refusal, Session, SessionId};
use crate::store::StoreError;
use lusoria_games::rules::Fact;

/// The shortest time in seconds in which somebody can read a message and answer it.
pub(super) const READING: i64 = 3;

/// An offer that has replaced another one counts as unread for this many seconds. The time is longer than [`READING`], because the author
/// of the answer may have begun to type it when they saw the earlier offer.
pub(super) const REPLACED: i64 = 8;

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

    /// Refuses to answer this proposal if it is new and its proposer has just withdrawn another proposal to the same person.
    pub(super) async fn refuse_changed_proposal(
        &mut self,
        request: &Request,
        proposal: &Proposal,
        draft: &ChangeDraft,
    ) -> Result<Option<Refusal>, StoreError> {
        let Some(to) = proposal.to else {
            return Ok(None);
        };
        let changed = offer_changed(proposal.id);
        let read = self.told_and_read(request, &changed, draft.at()).await?;
        let has_changed = |since| {
            let withdrawn = &self.proposals.withdrawn;
            proposal.at > since && withdrawn.has_one_since((proposal.proposer, to), since)
        };
        Ok(self.refuse_unread(request, (proposal.id, read), draft.at(), has_changed))
    }

    /// Refuses to answer what is offered in this session if it has just replaced another offer.
    pub(super) async fn refuse_changed_offer(
        &mut self,
        request: &Request,
        session: &Session,
        draft: &ChangeDraft,
    ) -> Result<Option<Refusal>, StoreError> {
        let Some(seat) = session.seat_of(request.account) else {
            return Ok(None);
        };
        let changed = offer_changed(session.id);
        let read = self.told_and_read(request, &changed, draft.at()).await?;
        let has_changed = |since| session.has_changed_offer_since(seat.other(), since);
        Ok(self.refuse_unread(request, (session.id, read), draft.at(), has_changed))
    }

    /// When this person got this refusal here, if they have had time to read it at the time `at`. `None` if it is not the last one that
    /// they got.
    pub(super) async fn told_and_read(
        &mut self,
        request: &Request,
        refusal: &Refusal,
        at: i64,
    ) -> Result<Option<i64>, StoreError> {
        let (room, person) = (request.address.room, request.account);
        let last = self.cache.last_refusal(room, person).await?;
        let told = last.filter(|last| last.refusal == *refusal);
        let told = told.and_then(|last| last.said_at);
        Ok(told.filter(|told| *told <= at - READING))
    }

    /// Refuses to answer an offer that has changed, if the author of the request cannot have read the new one yet. That is so in these
    /// cases:
    ///
    /// - It has changed in the last [`REPLACED`] seconds.
    /// - It has changed in the last [`LONGEST_WAIT`] seconds, and the message about it is not delivered yet, or was delivered in the last
    ///   [`REPLACED`] seconds.
    ///
    /// `read` is when the author was told that the offer has changed, if they have had time to read that. Only later changes count then.
    /// `has_changed` says whether the offer has changed since a given time.
    fn refuse_unread(
        &self,
        request: &Request,
        (id, read): (SessionId, Option<i64>),
        at: i64,
        has_changed: impl Fn(i64) -> bool,
    ) -> Option<Refusal> {
        let has_changed = |since: i64| has_changed(read.map_or(since, |read| read.max(since)));
        let (since, room) = (at - REPLACED, request.address.room);
        let is_unread = has_changed(since)
            || has_changed(at - LONGEST_WAIT) && self.proposals.told.is_unread(id, room, since);
        (is_unread && !request.is_press).then(|| offer_changed(id))
    }
}

/// The refusal which says that what is offered in this session has changed.
fn offer_changed(id: SessionId) -> Refusal {
    Fact::new("offer-changed").with("session", id.0).into()
}
