//! Doubts an answer that may be meant for something else than the offer that is open. The bot then says how to answer that offer.
//!
//! - An answer without a number is for the latest offer. If the latest offer is no longer open, an older offer is not answered instead. A
//!   game that somebody has begun with the person counts as an offer, too.
//! - If there was no time to read the offer, an answer without a number may be for an earlier offer in another game.
//! - If there was no time to read the offer, a bare yes may be for what somebody has said before the offer.
//! - If the offer was told twice and the person typed something in between, the typed text may have been a no. A bare yes is then not
//!   clear.

use super::answer_offer::{OpenOffer, how_to_answer};
use super::change_draft::ChangeDraft;
use super::changed_offers::READING;
use super::request::Request;
use super::service_task::Service;
use crate::session::Refusal;
use crate::store::StoreError;

impl Service {
    /// If `offers` has only one offer, but an answer without a number may be for another one, says how to answer this offer. `None` if
    /// the answer is clear, if the person was just told how to answer, or if they answer by a reply or a button.
    pub(super) async fn doubt_unnumbered_answer(
        &mut self,
        request: &Request,
        offers: &[OpenOffer],
        draft: &ChangeDraft,
    ) -> Result<Option<Refusal>, StoreError> {
        let [only] = offers else {
            return Ok(None);
        };
        let place = (request.address.room, request.address.parent);
        let answers = &self.proposals.bare_answers;
        let (offer, me) = (only.key, request.account);
        let may_be_for_other = answers.has_later_offer(offer, me, place)
            || self.is_unread(request, only, draft) && answers.has_earlier_offer(offer, me, place)
            || self.may_answer_lost_offer(request, offer.0, draft).await?;
        if !may_be_for_other || request.is_press || request.reply_to.is_some() {
            return Ok(None);
        }
        let is_told = self.is_just_told(request, only, draft).await?;
        Ok((!is_told).then(|| how_to_answer(only)))
    }

    /// Whether the bot doubts that a bare yes or no is meant for this offer. This is so in two cases:
    ///
    /// - There was no time to read the offer, and somebody else has talked here. The yes or no may be for what they said.
    /// - The offer was told again after the person had typed something, which may have been a no.
    pub(super) fn is_bare_answer_doubted(
        &self,
        request: &Request,
        offer: &OpenOffer,
        draft: &ChangeDraft,
    ) -> bool {
        let is_for_talk =
            self.is_spoken_to(request, draft) && self.is_unread(request, offer, draft);
        is_for_talk || self.proposals.bare_answers.is_doubted(offer.key)
    }

    /// Whether there was no time to read this offer here.
    fn is_unread(&self, request: &Request, offer: &OpenOffer, draft: &ChangeDraft) -> bool {
        let since = draft.at() - READING;
        let told = &self.proposals.told;
        offer.at > since || told.is_unread(offer.key.0, request.address.room, since)
    }
}
