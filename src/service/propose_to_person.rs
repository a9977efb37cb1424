//! Proposes a game to one person, if that person wants to be asked before a game begins (`me ask on`). Also accepts and declines such
//! proposals, and proposes other terms.

use super::answer_offer::how_to_answer_in;
use super::ask_for_number::{Meant, ask_which_of};
use super::begin_game::begin_on_terms;
use super::change_draft::ChangeDraft;
use super::line_result::{Answered, LineResult};
use super::open_seat::trial_start;
use super::request::Request;
use super::service_task::Service;
use crate::command::command_id::{ACCEPT, COUNTER, DECLINE};
use crate::command::personal_settings::ASK;
use crate::command::seat_of_side;
use crate::session::{
    AccountId, Action, Counter, Proposal, ProposalPhase, Refusal, SessionId, Terms, can_be_rated,
    decide,
};
use crate::store::StoreError;
use lusoria_games::rules::Fact;

/// A proposal, or the refusal if none or more than one is meant.
type FoundProposal = Result<Proposal, Refusal>;

impl Service {
    /// Whether this person wants to be asked before a game with somebody else begins.
    pub(super) async fn asks_first(&mut self, account: AccountId) -> Result<bool, StoreError> {
        Ok(self.cache.personal_setting(account, &ASK).await? == "on")
    }

    /// Proposes a game to this person.
    pub(super) async fn propose_to(
        &mut self,
        request: &Request,
        to: AccountId,
        terms: Terms,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let live = self.proposals.live().await?.values();
        let mut own = live.filter(|one| one.proposer == request.account && one.to == Some(to));
        let same =
            |one: &&Proposal| one.room == request.address.room && one.terms.game == terms.game;
        if let Some(same) = own.find(same) {
            return Ok(not_answered_yet(same.id).into());
        }
        if let Err(refusal) = begin_on_terms(trial_start(request.account, &terms), &terms) {
            return Ok(refusal.into());
        }
        let proposal = Proposal {
            to: Some(to),
            ..self.propose(request, terms, draft.at())
        };
        Ok(draft.keep_open(proposal, None, request.account))
    }

    /// Begins the game of this proposal, because the person to whom it was made now proposes the same game to the proposer. Refuses if
    /// the terms do not agree.
    pub(super) async fn accept_same_proposal(
        &mut self,
        request: &Request,
        asked: &Proposal,
        terms: &Terms,
        draft: &mut ChangeDraft,
    ) -> Answered {
        if let Some(fitting) = asked.fitting(terms) {
            return self.take_seat(request, &fitting, draft).await;
        }
        let fact = Fact::new("asked-for-same").with("session", asked.id.0);
        Ok(Refusal::from(fact).into())
    }

    /// Carries out `accept` or `decline`, if it is about a proposed game; `None` if it is about something else.
    pub(super) async fn answer_proposal(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        action: &Action,
        draft: &mut ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        let mut asked = self.asked_of(request, draft).await?;
        match named {
            Some(id) => asked.retain(|one| one.id == id),
            None if request.reply_to.is_some() => return Ok(None),
            None => {}
        }
        if asked.is_empty() {
            return match (named, action) {
                (Some(_), Action::Decline) => self.close_seat(request, named, draft).await,
                _ => {
                    let own = self.refuse_own_proposal(request, named, draft).await?;
                    Ok(own.map(LineResult::from))
                }
            };
        }
        if named.is_none() {
            let games = self.games_to_answer(request, action, draft).await?;
            if !games.is_empty() {
                return Ok(Some(which(&games, &asked, word_of(action)).into()));
            }
        }
        let proposal = match only(asked, word_of(action)) {
            Ok(proposal) => proposal,
            Err(refusal) => return Ok(Some(refusal.into())),
        };
        let answer = match action {
            Action::Decline => self.decline_proposal(request, &proposal, draft).await?,
            _ => self.take_seat(request, &proposal, draft).await?,
        };
        Ok(Some(answer))
    }

    /// Declines this proposal. Refuses if it has just replaced another one.
    async fn decline_proposal(
        &mut self,
        request: &Request,
        proposal: &Proposal,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let changed = self.refuse_changed_proposal(request, proposal, draft);
        Ok(match changed.await? {
            Some(refusal) => refusal.into(),
            None => draft.tell_end(proposal, ProposalPhase::Declined, request.account),
        })
    }

    /// The proposal for which the writer proposes other terms, or a refusal if it is not clear which one is meant.
    async fn proposal_to_counter(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        draft: &ChangeDraft,
    ) -> Result<FoundProposal, StoreError> {
        let asked = self.asked_of(request, draft).await?;
        if let Some(named) = asked.iter().find(|one| named == Some(one.id)) {
            return Ok(Ok(named.clone()));
        }
        if let ([only], None, None) = (&asked[..], named, &request.reply_to)
            && self.may_answer_lost_offer(request, only.id, draft).await?
        {
            return Ok(Err(how_to_answer_in(only.id)));
        }
        let own = self.refuse_own_proposal(request, named, draft).await?;
        Ok(match (own, named) {
            (Some(own), _) => Err(own),
            // The number belongs to something else.
            (None, Some(_)) if !asked.is_empty() => Err(which(&[], &asked, COUNTER)),
            (None, _) => only(asked, COUNTER),
        })
    }

    /// If `named` is a proposal that the writer has made to another person: the refusal to let the writer accept or change it. The
    /// refusal says that the other person has not answered yet. `None` if `named` is no such proposal.
    async fn refuse_own_proposal(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        draft: &ChangeDraft,
    ) -> Result<Option<Refusal>, StoreError> {
        let here = self.proposals_here(request, draft).await?;
        let mut own = here.iter().filter(|one| one.proposer == request.account);
        let own = own.find(|one| named == Some(one.id) && one.to.is_some());
        Ok(own.map(|own| not_answered_yet(own.id)))
    }

    /// Proposes other terms for a game that was proposed to this person. Whoever has proposed the game then accepts or declines
    /// these terms.
    pub(super) async fn counter(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        (mut counter, side): (Counter, Option<String>),
        draft: &mut ChangeDraft,
    ) -> Answered {
        let proposal = match self.proposal_to_counter(request, named, draft).await? {
            Ok(proposal) => proposal,
            Err(refusal) => return Ok(refusal.into()),
        };
        if let Some(side) = side {
            let seat = seat_of_side(&proposal.terms.game, &side);
            let Some(seat) = seat else {
                return Ok(Refusal::host("counter-how").into());
            };
            counter.seat = Some(seat);
        }
        if let Some(refusal) = self.refuse_seat_of(request, &proposal, draft).await? {
            return Ok(refusal.into());
        }
        if draft.begins_something() {
            return Ok(Refusal::host("one-new-game").into());
        }
        let days = i64::from(self.limits.limits.seat_days);
        if counter.rated == Some(true) && !can_be_rated(&proposal.terms.game) {
            return Ok(Refusal::host("rated-form").into());
        }
        let Some(countered) = proposal.countered(&counter, draft.at(), days) else {
            return Ok(Refusal::host("counter-same").into());
        };
        Ok(draft.keep_open(countered, None, request.account))
    }

    /// The games that are proposed to this person in this room.
    async fn asked_of(
        &mut self,
        request: &Request,
        draft: &ChangeDraft,
    ) -> Result<Vec<Proposal>, StoreError> {
        let mut here = self.proposals_here(request, draft).await?;
        here.retain(|one| one.to == Some(request.account));
        Ok(here)
    }

    /// This person's games here in which something is offered that this action may answer.
    async fn games_to_answer(
        &mut self,
        request: &Request,
        action: &Action,
        draft: &ChangeDraft,
    ) -> Result<Vec<Meant>, StoreError> {
        let mine = self
            .live_sessions(request, super::find_session::WhoseSessions::Requester)
            .await?;
        let open = mine.iter().map(|session| draft.current(session));
        let answers = open.filter(|session| {
            // `decline` can also call off a game in which the writer has not moved, but here only games with an open offer count.
            session.open_offers().next().is_some()
                && decide(session, request.account, action, draft.at()).is_ok()
        });
        Ok(answers.map(|session| Meant::from(&*session)).collect())
    }
}

/// The refusal which says that this proposal has not been answered yet.
fn not_answered_yet(proposal: SessionId) -> Refusal {
    let fact = Fact::new("proposal-waits");
    fact.with("session", proposal.0).into()
}

/// The word of the command that was typed for this action.
fn word_of(action: &Action) -> &'static str {
    match action {
        Action::Decline => DECLINE,
        _ => ACCEPT,
    }
}

/// The only one of these proposals. If there is none, the refusal says so; if there are several, it asks which one is meant, and
/// repeats the command that was typed.
fn only(mut asked: Vec<Proposal>, typed: &str) -> FoundProposal {
    match asked.len() {
        0 => Err(Refusal::host("nobody-asks")),
        1 => Ok(asked.remove(0)),
        _ => Err(which(&[], &asked, typed)),
    }
}

/// Asks which of these games and proposals is answered.
fn which(games: &[Meant], asked: &[Proposal], typed: &str) -> Refusal {
    ask_which_of(Fact::new("proposal-which"), games, asked, typed)
}
