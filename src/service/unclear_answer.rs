//! Recognizes a typed yes or no whose meaning is not clear, because one of these has come after the question of the bot:
//!
//! - an offer of another player
//! - another line of the person who was asked
//! - a line of somebody else, which may have been a question, too (`bare_answers.rs`).
//!
//! Some answers are certainly meant for the bot: they have the prefix, are addressed to the bot, or reply to a message of the bot. Only
//! an offer can make such an answer unclear. The same is true of every no.
//!
//! If the question was asked again, a bare yes within the next seconds answers nothing, because it was typed before the question could be
//! read.

use super::answer_offer::{OpenOffer, answer_or_offer, how_to_answer, is_meant};
use super::change_draft::ChangeDraft;
use super::changed_offers::READING;
use super::line_result::LineResult;
use super::request::Request;
use super::service_task::Service;
use crate::command::Reply;
use crate::session::{LastRefusal, RefusalKind, SessionId};
use crate::store::StoreError;

/// For this many seconds after somebody has answered a question, a second yes or no may still be meant for that question.
const SECOND_ANSWER: i64 = 120;

impl Service {
    /// Answers a typed yes or no whose meaning is not clear. `None` if it is clear, or if no question is open.
    pub(super) async fn answer_unclear_reply(
        &mut self,
        request: &Request,
        reply: &Reply,
        draft: &mut ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        let (room, person) = (request.address.room, request.account);
        let Some(last) = self.cache.last_refusal(room, person).await? else {
            return Ok(None);
        };
        let is_meant = is_meant(request, reply);
        // If the bot has just said that the answer is not clear, another yes is no clearer.
        let was_unclear = last.refusal.kind() == Some(RefusalKind::AnswerOrOffer);
        let is_asked = match was_unclear {
            true => is_meant,
            false => self.question_in_words(request).await?.is_some(),
        };
        if !is_asked {
            return Ok(None);
        }
        if let Some(offered) = self.offer_after(request, &last, was_unclear, draft).await? {
            return Ok(Some(answer_or_offer(offered).into()));
        }
        let is_taken_back = request.is_before_talk && !reply.prefixed;
        let is_unclear = match reply.yes {
            true => is_taken_back || self.may_be_for_something_else(request, is_meant, draft),
            // A no changes nothing, whatever it is for. If the question stayed open, a later yes could answer it by mistake.
            false => self.may_be_for_offer(request, draft),
        };
        if !is_unclear {
            return Ok(None);
        }
        let answers = &mut self.proposals.bare_answers;
        answers.note_asked_again((room, person), draft.at());
        Ok(Some(ask_again_behind(&last, draft)))
    }

    /// Whether a yes may be for something that has come after the question, or was typed before a repeated question could be read.
    fn may_be_for_something_else(
        &self,
        request: &Request,
        is_meant: bool,
        draft: &ChangeDraft,
    ) -> bool {
        let key = (request.address.room, request.account);
        let answers = &self.proposals.bare_answers;
        let is_unread = !is_meant && answers.was_asked_again_since(key, draft.at() - READING);
        let may_be_talk = !is_meant && self.has_talk_come_between(request, draft);
        self.may_be_for_offer(request, draft) || may_be_talk || is_unread
    }

    /// Whether something may have been offered to this person since they were asked.
    fn may_be_for_offer(&self, request: &Request, draft: &ChangeDraft) -> bool {
        let key = (request.address.room, request.account);
        let answers = &self.proposals.bare_answers;
        answers.may_be_offered_since_asked(key, draft.event())
    }

    /// The game of an open offer to this person. The offer was made after the refusal `last`, or at any time if `of_any` is true.
    pub(super) async fn offer_after(
        &mut self,
        request: &Request,
        last: &LastRefusal,
        of_any: bool,
        draft: &ChangeDraft,
    ) -> Result<Option<SessionId>, StoreError> {
        let offers = self.offers_to(request, draft).await?;
        let is_later = |offer: &&OpenOffer| last.said_at.is_none_or(|said_at| offer.at >= said_at);
        let later = offers.iter().find(|offer| of_any || is_later(offer));
        Ok(later.map(|offer| offer.key.0))
    }

    /// Handles a yes or a no that comes soon after this person has answered a question, or has typed a yes or a no that was refused. It
    /// may repeat or correct that earlier answer. If an offer older than the earlier answer is open, says how to answer the offer.
    pub(super) async fn explain_second_answer(
        &mut self,
        request: &Request,
        draft: &ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        let (room, person) = (request.address.room, request.account);
        let last = self.cache.last_refusal(room, person).await?;
        let answered = last.and_then(|last| last.answered_at().or_else(|| last.refused_yes_at()));
        let Some(answered) = answered.filter(|at| draft.at() < at + SECOND_ANSWER) else {
            return Ok(None);
        };
        let offers = self.offers_to(request, draft).await?;
        let earlier = offers.iter().find(|offer| offer.at <= answered);
        Ok(earlier.map(|offer| how_to_answer(offer).into()))
    }

    /// Whether this person has typed something here since they were asked, or somebody else may have done so.
    fn has_talk_come_between(&self, request: &Request, draft: &ChangeDraft) -> bool {
        let key = (request.address.room, request.account);
        let answers = &self.proposals.bare_answers;
        !request.direct && answers.have_others_typed(key, draft.event())
            || answers.has_typed_since_asked(key, draft.event())
    }
}

/// Asks the question again, because something has come between the question and the answer.
fn ask_again_behind(last: &LastRefusal, draft: &mut ChangeDraft) -> LineResult {
    draft.leave_question_open();
    LineResult::Refused(last.refusal.clone(), last.at)
}
