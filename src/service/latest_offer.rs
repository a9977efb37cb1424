//! Doubts an answer that may be meant for something else than the offer that is open. The bot then says how to answer that offer.
//!
//! - An answer without a number is for the latest offer. If the latest offer is no longer open, an older offer is not answered instead. A
//!   game that somebody has begun with the person counts as an offer, too.
//! - A bare yes that comes right after an offer may be for what somebody has said before the offer.

use super::answer_offer::{OpenOffer, how_to_answer};
use super::change_draft::ChangeDraft;
use super::changed_offers::READING;
use super::request::Request;
use super::service_task::Service;
use crate::session::Refusal;
use crate::store::StoreError;

impl Service {
    /// Says how to answer the only open offer, if another offer was made to this person here after it. `offers` are the open offers.
    /// `None` if no offer was made later, if the person was just told how to answer, or if they answer by a reply or a button.
    pub(super) async fn doubt_answer_to_older(
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
        let is_latest = !answers.has_later_offer(only.key, request.account, place);
        if is_latest || request.is_press || request.reply_to.is_some() {
            return Ok(None);
        }
        let is_told = self.is_just_told(request, only, draft).await?;
        Ok((!is_told).then(|| how_to_answer(only)))
    }

    /// Whether a bare yes or no may be for what somebody has said here before this offer, because the offer cannot have been read yet.
    pub(super) fn may_be_for_talk_before(
        &self,
        request: &Request,
        offer: &OpenOffer,
        draft: &ChangeDraft,
    ) -> bool {
        let since = draft.at() - READING;
        let told = &self.proposals.told;
        let is_unread =
            offer.at > since || told.is_unread(offer.key.0, request.address.room, since);
        let key = (request.address.room, request.account);
        let answers = &self.proposals.bare_answers;
        is_unread && !request.direct && answers.is_spoken_to(key, draft.event())
    }
}
