//! The methods of `ChangeDraft` about proposed games, and about the offers that a change makes.

use super::change_draft::ChangeDraft;
use super::line_result::LineResult;
use crate::session::{
    AccountId, Due, Proposal, ProposalMessage, ProposalPhase, Say, Session, SessionId,
};
use crate::store::json::StoredAsJson;
use crate::store::{Acquaintance, ChangedProposal};
use lusoria_games::rules::Seat;
use std::sync::Arc;

impl ChangeDraft {
    /// The offers of which this message tells people. Each item has the seat that made the offer, the session, and whether the offer is
    /// new. People are told of an offer when it is made, and again when the turn passes to the player who can accept it.
    pub(super) fn offers_told(&self) -> impl Iterator<Item = (Seat, &Arc<Session>, bool)> {
        self.changed.iter().flat_map(|one| {
            let told = |seat: Seat| {
                let offer = one.after.offer_of(seat);
                let is_new = offer != one.before.offer_of(seat);
                let passes_turn = one.after.decider() != one.before.decider()
                    && one.after.decider() == Some(seat.other());
                let is_told = offer.is_some() && (is_new || passes_turn);
                is_told.then_some((seat, &one.after, is_new))
            };
            Seat::ALL.into_iter().filter_map(told)
        })
    }

    /// Changes what is stored about two people's acquaintance.
    pub(super) fn add_acquaintance(&mut self, row: Acquaintance) {
        self.change.acquaintances.push(row);
    }

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

    /// Keeps a new proposal until it is accepted or lapses, and tells the room of it.
    pub(super) fn keep_open(
        &mut self,
        proposal: Proposal,
        beside: Option<SessionId>,
        reader: AccountId,
    ) -> LineResult {
        if let Some(until) = proposal.until {
            self.set_due(&Due::Proposal(proposal.id, proposal.room), until);
        }
        self.set_proposal(&proposal);
        let told = ProposalMessage { proposal, beside };
        self.say(Say::Proposal(told, Some(reader)));
        LineResult::Done
    }

    /// Lets a proposal lapse, and tells the room of it. The caller has already deleted the proposal's row of `due`.
    pub(super) fn lapse(&mut self, proposal: &Proposal) {
        let proposal = Proposal {
            phase: ProposalPhase::Lapsed,
            ..proposal.clone()
        };
        self.set_proposal(&proposal);
        let told = ProposalMessage {
            proposal,
            beside: None,
        };
        self.say(Say::Proposal(told, None));
    }

    /// Ends a proposal, and tells the room how.
    pub(super) fn tell_end(
        &mut self,
        proposal: &Proposal,
        phase: ProposalPhase,
        reader: AccountId,
    ) -> LineResult {
        let proposal = self.end_proposal(proposal, phase);
        let told = ProposalMessage {
            proposal,
            beside: None,
        };
        self.say(Say::Proposal(told, Some(reader)));
        LineResult::Done
    }

    /// Ends a proposal and deletes its row of `due`; returns it as it is now.
    pub(super) fn end_proposal(&mut self, proposal: &Proposal, phase: ProposalPhase) -> Proposal {
        let ended = Proposal {
            phase,
            ..proposal.clone()
        };
        self.cancel_due(Due::Proposal(ended.id, ended.room).key());
        self.set_proposal(&ended);
        ended
    }

    /// The proposals that this change makes or alters, as they are after the change.
    pub(super) fn proposals(&self) -> &[Proposal] {
        &self.proposals
    }

    /// Whether this change begins or proposes a game.
    pub(super) fn begins_something(&self) -> bool {
        self.opened_session().is_some() || self.proposals.iter().any(Proposal::is_open)
    }
}
