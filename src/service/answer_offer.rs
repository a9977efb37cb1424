//! Handles a yes or a no if no question of the bot is open. Such a yes or no answers an open offer to this person in this room: an offer
//! in a game (such as a draw) or a proposed game. If several offers can be meant, the bot asks which one is.
//!
//! A yes or a no is certainly meant for the bot if it has the prefix, is addressed to the bot, or replies to the board. A bare yes may be
//! said to other people. The bot takes it for an answer if all this is true:
//!
//! - It comes soon after the offer.
//! - Nothing else has happened in the game since the offer.
//! - Nobody has typed anything here since the offer (`bare_answers.rs`).
//! - Nobody was talking here just before the offer, or there was time to read the offer.
//!
//! Otherwise the bot says once how to answer. It also does so if the person may mean a later offer here that is no longer open
//! (`latest_offer.rs`).

use super::change_draft::ChangeDraft;
use super::find_session::WhoseSessions;
use super::line_result::{Answered, LineResult};
use super::made_offer::OfferKey;
use super::request::Request;
use super::service_task::Service;
use crate::command::command_id::{ACCEPT, DECLINE};
use crate::command::{AnswerWords, Reply};
use crate::locales::Lang;
use crate::session::{Action, Proposal, Refusal, RefusalKind, Session, SessionId};
use crate::store::StoreError;
use lusoria_games::kit::fold;
use lusoria_games::rules::Fact;
use std::sync::Arc;

/// A bare yes can answer an offer only if it comes within this many seconds after the offer.
const SOON: i64 = 300;

impl Service {
    /// Accepts or declines the only open offer to this person. If several are open, asks which one is meant. If none is open, but the
    /// words are certainly meant for the bot and reply to no message, the bot says that it has asked nothing, or asks once more for a
    /// number (`ask_for_number_again`).
    ///
    /// If the words may be chatter, only recent offers are considered (see `is_recent`). If there is one recent offer, and people have
    /// typed something since, the bot says how to answer it. If there is none, the words get no answer.
    pub(super) async fn answer_only_offer(
        &mut self,
        request: &Request,
        reply: &Reply,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let is_meant = is_meant(request, reply);
        let mut offers = self.offers_to(request, draft).await?;
        if request.is_before_talk && !reply.prefixed {
            return self.answer_above_talk(request, &offers).await;
        }
        if !is_meant
            && let Some(hint) = self
                .doubt_bare_answer(request, reply, &mut offers, draft)
                .await?
        {
            return Ok(hint);
        }
        if let Some(hint) = self
            .doubt_unnumbered_answer(request, &offers, draft)
            .await?
        {
            return Ok(hint.into());
        }
        let named = match offers[..] {
            [] if is_meant && request.reply_to.is_none() => {
                return self.ask_for_number_again(request, draft).await;
            }
            [] => return Ok(LineResult::Silence),
            [OpenOffer { key: (only, _), .. }] => Some(only),
            [_, _, ..] => None,
        };
        let action = if reply.yes {
            Action::Accept
        } else {
            Action::Decline
        };
        let answer = self.offer(request, named, &action, draft).await?;
        Ok(answer.with_command(Some(if reply.yes { ACCEPT } else { DECLINE })))
    }

    /// Leaves only the offers that a bare yes or no can be meant for. If one is left, but the answer may be meant for something else,
    /// says how to answer this offer. `None` if the answer is clear.
    async fn doubt_bare_answer(
        &mut self,
        request: &Request,
        reply: &Reply,
        offers: &mut Vec<OpenOffer>,
        draft: &ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        offers.retain(|offer| self.is_recent(request, offer, draft));
        self.keep_first(offers, request, draft);
        let [only] = &offers[..] else {
            return Ok(None);
        };
        // In Czech, `no` means "well" or "yeah".
        let is_czech = self.reader_lang(request).await? == Lang::Cs;
        let may_mean_yes = is_czech && !reply.yes && fold(&reply.text) == "no";
        let is_doubted = may_mean_yes
            || self.have_people_typed_since(request, only, draft)
            || self.is_bare_answer_doubted(request, only, draft);
        match is_doubted {
            true => Ok(Some(self.say_how_to_answer(request, only).await?)),
            false => Ok(None),
        }
    }

    /// If exactly one of the offers is newer than the person's previous line here, removes the other offers. Removes none if somebody
    /// else has typed something since that offer.
    fn keep_first(&self, offers: &mut Vec<OpenOffer>, request: &Request, draft: &ChangeDraft) {
        let is_first = |offer: &&OpenOffer| self.is_first_since(request, offer, draft);
        let mut first = offers.iter().filter(is_first);
        if let (Some(only), None) = (first.next(), first.next())
            && !self.have_people_typed_since(request, only, draft)
        {
            let key = only.key;
            offers.retain(|offer| offer.key == key);
        }
    }

    /// Says how to answer the only offer, because a later line of the message may take back the yes or no. Several offers get no answer.
    async fn answer_above_talk(&mut self, request: &Request, offers: &[OpenOffer]) -> Answered {
        match offers {
            [only] => self.say_how_to_answer(request, only).await,
            _ => Ok(LineResult::Silence),
        }
    }

    /// Answers a yes or a no that is certainly meant for the bot, but answers no open question and no open offer. If the person was asked
    /// for a number, such as that of a game, asks for it again.
    async fn ask_for_number_again(
        &mut self,
        request: &Request,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let asked = self.asked_which_game(request).await?;
        let question = asked.and_then(|last| last.question_for_number().cloned());
        draft.keep_asking(question.clone());
        Ok(question
            .unwrap_or_else(|| Refusal::host("nothing-asked"))
            .into())
    }

    /// Handles `accept` or `decline` without the prefix. If the bot has just told this person to type such a word, and nobody else has
    /// typed anything since, the word is certainly meant for the bot. `None` if `answer_only_offer` takes the words for chatter.
    pub(super) async fn answer_offer_in_words(
        &mut self,
        request: &Request,
        (yes, text): (bool, &str),
        draft: &mut ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        let offers = self.offers_to(request, draft).await?;
        let is_told = match &offers[..] {
            [only] => self.is_just_told(request, only, draft).await?,
            _ => false,
        };
        let reply = Reply {
            prefixed: is_told && !request.is_before_talk,
            ..Reply::bare(yes, text)
        };
        let answer = Box::pin(self.answer_only_offer(request, &reply, draft)).await?;
        Ok(match answer {
            LineResult::Silence => None,
            answer => Some(answer),
        })
    }

    /// Answers the offer to this person in this game; `None` if there is no offer.
    ///
    /// `is_free` is false if the bot has just asked this person a question. If the words may be meant for something else, they are taken
    /// for an answer only if `is_free` is true, and one of these is true:
    ///
    /// - The offer is recent, and nobody has typed anything since.
    /// - The bot has just told this person how to answer the offer.
    ///
    /// Otherwise the bot says how to answer.
    pub(super) async fn answer_offer_in_game(
        &mut self,
        request: &Request,
        (id, answer): (SessionId, AnswerWords),
        is_free: bool,
        draft: &mut ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        let offers = self.offers_to(request, draft).await?;
        let Some(offer) = offers.iter().find(|offer| offer.key.0 == id) else {
            return Ok(None);
        };
        let is_certain = matches!(answer, AnswerWords::Offer(_));
        let is_fresh = is_free
            && self.is_recent(request, offer, draft)
            && !self.have_people_typed_since(request, offer, draft);
        // The number does not say whether a question of the bot about this game is meant, or the offer.
        if !is_certain && self.is_asked_which_is_meant(request).await? {
            return Ok(Some(answer_or_offer(id).into()));
        }
        let is_told = is_free && self.is_just_told(request, offer, draft).await?;
        let is_meant = is_certain || is_fresh || is_told;
        let Some(yes) = answer.yes().filter(|_| is_meant && !request.is_before_talk) else {
            return Ok(Some(how_to_answer(offer).into()));
        };
        let action = if yes { Action::Accept } else { Action::Decline };
        let answer = Box::pin(self.offer(request, Some(id), &action, draft)).await?;
        Ok(Some(answer))
    }

    /// Says how to accept or decline the only offer that was made here to this person a moment ago, after words that may be an answer to
    /// it. `None` if there is no such offer, or if the words are probably meant for somebody else.
    pub(super) async fn say_how_to_answer_offer(
        &mut self,
        request: &Request,
        draft: &ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        let mut offers = self.offers_to(request, draft).await?;
        offers.retain(|offer| self.is_recent(request, offer, draft));
        let [only] = &offers[..] else {
            return Ok(None);
        };
        if self.have_people_typed_since(request, only, draft) {
            return Ok(None);
        }
        let hint = self.say_how_to_answer(request, only).await?;
        Ok(Some(hint))
    }

    /// The offers to this person that are open here. If the message replies to a board, only the offer in the game of that board is
    /// returned.
    pub(super) async fn offers_to(
        &mut self,
        request: &Request,
        draft: &ChangeDraft,
    ) -> Result<Vec<OpenOffer>, StoreError> {
        let me = request.account;
        let asked = self.proposals_here(request, draft).await?;
        let asked = asked.iter().filter(|one| one.to == Some(me));
        let proposed = |one: &Proposal| OpenOffer {
            key: (one.id, None),
            entries: 0,
            at: one.at,
        };
        let mut offers: Vec<_> = asked.map(proposed).collect();
        for session in self.sessions_with_offers(request).await? {
            let session = draft.current(&session);
            let other = session.seat_of(me).map(|seat| seat.other());
            if other.is_some_and(|seat| session.offer_of(seat).is_some()) {
                offers.push(OpenOffer {
                    key: (session.id, other),
                    entries: session.entries,
                    at: session.changed_at,
                });
            }
        }
        if let Some(message) = &request.reply_to {
            let shown = self.find_shown_session(request, message).await?;
            // On Matrix, every message in a thread replies to the first message of the thread, which may be anybody's.
            let is_any = shown.is_none() && !request.certainly_replies_to_bot();
            offers.retain(|offer| is_any || shown == Some(offer.key.0));
        }
        Ok(offers)
    }

    /// The sessions in which an offer to this person may be open: the person's sessions here, and sessions with an offer that was told in
    /// this thread.
    async fn sessions_with_offers(
        &mut self,
        request: &Request,
    ) -> Result<Vec<Arc<Session>>, StoreError> {
        let mut sessions = self
            .live_sessions(request, WhoseSessions::Requester)
            .await?;
        let told = self.proposals.bare_answers.told_in(request.address.room);
        for id in told.collect::<Vec<_>>() {
            let is_new = sessions.iter().all(|session| session.id != id);
            if is_new && let Some(session) = self.cache.session(id).await? {
                sessions.extend(Some(session).filter(|session| session.ending.is_none()));
            }
        }
        Ok(sessions)
    }

    /// Says how to accept or decline this offer. The bot does not say so twice in a row: a second yes or no is taken for talk.
    async fn say_how_to_answer(&mut self, request: &Request, offer: &OpenOffer) -> Answered {
        Ok(match self.told_how_to_answer(request, offer).await? {
            Some(_) => LineResult::Silence,
            None => how_to_answer(offer).into(),
        })
    }

    /// Whether this person was told a moment ago how to accept or decline this offer, and nobody else has typed anything here since.
    pub(super) async fn is_just_told(
        &mut self,
        request: &Request,
        offer: &OpenOffer,
        draft: &ChangeDraft,
    ) -> Result<bool, StoreError> {
        let told = self.told_how_to_answer(request, offer).await?;
        let key = (request.address.room, request.account);
        let answers = &self.proposals.bare_answers;
        let is_alone = request.direct || !answers.have_others_typed(key, draft.event());
        Ok(is_alone && told.is_some_and(|at| draft.at() < at + SOON))
    }

    /// Whether the last thing that this person was asked or refused here is the question of [`answer_or_offer`].
    async fn is_asked_which_is_meant(&mut self, request: &Request) -> Result<bool, StoreError> {
        let (room, person) = (request.address.room, request.account);
        let last = self.cache.last_refusal(room, person).await?;
        Ok(last.is_some_and(|last| last.refusal.kind() == Some(RefusalKind::AnswerOrOffer)))
    }

    /// The time at which this person was told how to accept or decline this offer. `None` if they were not told, or were refused
    /// something else here since.
    async fn told_how_to_answer(
        &mut self,
        request: &Request,
        offer: &OpenOffer,
    ) -> Result<Option<i64>, StoreError> {
        let (room, person) = (request.address.room, request.account);
        let Some(last) = self.cache.last_refusal(room, person).await? else {
            return Ok(None);
        };
        let tells = ["offer-or-talk", RefusalKind::AnswerOrOffer.id()];
        let is_told =
            tells.contains(&last.refusal.id()) && last.refusal.session() == Some(offer.key.0);
        // What was told before is about an earlier offer.
        Ok(last.said_at.filter(|at| is_told && offer.at <= *at))
    }

    /// Whether this offer was made in the last five minutes and told here, and nothing else has happened in its game since. After a start
    /// of the program this is not known, and then every offer of the last five minutes counts.
    fn is_recent(&self, request: &Request, offer: &OpenOffer, draft: &ChangeDraft) -> bool {
        let place = (request.address.room, request.address.parent);
        let answers = &self.proposals.bare_answers;
        let is_last = answers.was_told_in(offer.key, place)
            && answers.is_unchanged_since(offer.key, offer.entries);
        draft.at() < offer.at + SOON && (is_last || !answers.knows(offer.key))
    }

    /// Whether the present line is the first thing that this person has typed here since this offer.
    fn is_first_since(&self, request: &Request, offer: &OpenOffer, draft: &ChangeDraft) -> bool {
        let key = (request.address.room, request.account);
        let answers = &self.proposals.bare_answers;
        answers.is_first_since(offer.key, key, draft.event())
    }

    /// Whether somebody, perhaps the writer of the present line, has typed something here between this offer and that line.
    pub(super) fn have_people_typed_since(
        &self,
        request: &Request,
        offer: &OpenOffer,
        draft: &ChangeDraft,
    ) -> bool {
        let key = (request.address.room, request.account);
        let answers = &self.proposals.bare_answers;
        !self.is_first_since(request, offer, draft)
            || !request.direct && answers.have_others_typed_since(offer.key, key)
    }
}

/// The question whether an answer is for a question of the bot, or for what has been offered in this session.
pub(super) fn answer_or_offer(SessionId(session): SessionId) -> Refusal {
    let fact = RefusalKind::AnswerOrOffer.fact();
    fact.with("session", session).into()
}

/// Says how to accept or decline this offer.
pub(super) fn how_to_answer(offer: &OpenOffer) -> Refusal {
    how_to_answer_in(offer.key.0)
}

/// Says how to accept or decline what is offered in this session.
pub(super) fn how_to_answer_in(SessionId(session): SessionId) -> Refusal {
    let fact = Fact::new("offer-or-talk");
    fact.with("session", session).into()
}

/// Whether this yes or no is certainly meant for the bot, and not for other people.
pub(super) fn is_meant(request: &Request, reply: &Reply) -> bool {
    reply.prefixed || request.is_for_bot()
}

/// An offer that is open.
pub(super) struct OpenOffer {
    pub(super) key: OfferKey,
    /// How many entries the game with the offer has now; 0 for a proposed game.
    entries: u32,
    /// For a proposed game, when it was proposed. For an offer in a game, the time of the game's last entry.
    pub(super) at: i64,
}
