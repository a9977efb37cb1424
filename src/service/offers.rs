//! The commands with which players offer each other something and answer it.

use super::answer_offer::{how_to_answer, how_to_answer_in};
use super::ask_for_number::Meant;
use super::change_draft::ChangeDraft;
use super::changed_offers::REPLACED;
use super::find_session::{FoundSession, WhoseSessions, ask_which};
use super::find_session_for_command::{Condition, may_be_meant};
use super::join::answer_at_own_seat;
use super::line_result::Answered;
use super::load_session::log_of;
use super::request::Request;
use super::service_task::Service;
use super::suggest_command::suggest_command;
use super::take_action::refused_at;
use crate::command::command_id::TAKEBACK;
use crate::session::{
    AccountId, Action, BeforeDecision, Ending, Entry, Refusal, RefusalKind, Session, SessionId,
    decide,
};
use crate::store::StoreError;
use lusoria_games::rules::Seat;
use std::sync::Arc;
use tracing::error;

impl Service {
    /// Offers something to the other player, or answers what is offered.
    pub(super) async fn offer(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        action: &Action,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let is_answer = [Action::Accept, Action::Decline].contains(action);
        if is_answer {
            if named.is_none() {
                let offers = self.offers_to(request, draft).await?;
                if let Some(hint) = self
                    .doubt_unnumbered_answer(request, &offers, draft)
                    .await?
                {
                    return Ok(hint.into());
                }
            }
            if let Some(answer) = self.answer_proposal(request, named, action, draft).await? {
                return Ok(answer);
            }
        }
        match action {
            Action::TakeBack(back) => self.take_back(request, named, *back, draft).await,
            Action::Accept | Action::Decline => {
                self.answer_offer(request, named, action, draft).await
            }
            Action::OfferDraw => self.offer_draw(request, named, draft).await,
            _ => self.take_action(request, named, action, draft).await,
        }
    }

    /// Offers a draw, or accepts the draw that the other player has offered. If it is unclear which game is meant, returns a refusal that
    /// asks which one. There is one exception: if that refusal would name only one game, and something is offered to the writer there,
    /// returns a refusal that says how to answer that offer.
    async fn offer_draw(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let action = Action::OfferDraw;
        let found = self.find_session_to_act(request, named, &action, draft);
        let refusal = match found.await? {
            Ok(session) => return self.act(&session, request, &action, draft).await,
            Err(refusal) => refusal,
        };
        let Refusal::Which { sessions, .. } = &refusal else {
            return Ok(refusal.into());
        };
        let offers = self.offers_to(request, draft).await?;
        let offered = offers.iter().find(|offer| sessions[..] == [offer.key.0]);
        Ok(offered.map_or_else(|| refusal.into(), |offer| how_to_answer(offer).into()))
    }

    /// Accepts or declines what is offered. If the writer names no session, the session in which they can answer an offer is meant.
    ///
    /// If there is no such session, `decline` may also call off a game in which the writer has not moved yet. A `decline` without a
    /// number may be meant for an offer that was withdrawn a moment ago. So the writer is asked first, unless their message names the
    /// game or replies to a message of the bot.
    async fn answer_offer(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        action: &Action,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let (me, now) = (request.account, draft.at());
        let is_possible = |session: &Session| decide(session, me, action, now).is_ok();
        // If there is no offer, `decline` calls off a game in which the writer has not moved; `accept` never does.
        let declines = *action == Action::Decline;
        let is_declined = |session: &Session| declines && calls_off(session, me, action, now);
        let is_answer = |session: &Session| is_possible(session) && !is_declined(session);
        let conditions: [Condition<'_>; 2] = [&is_answer, &is_possible];
        let found = self.find_fitting(request, named, &conditions, draft);
        let found = found.await?;
        let is_unnamed = named.is_none() && !request.certainly_replies_to_bot();
        if is_unnamed {
            let seats = self.seats_meant(request, None, draft).await?;
            let games = self.games_beside_seat(&found, [&is_answer, &is_declined], draft);
            if !seats.is_empty()
                && let Some(games) = games.await?
            {
                return Ok(answer_at_own_seat(request, &games, &seats, action, draft));
            }
        }
        let session = match self.with_reason(found, request, action, draft).await? {
            Ok(session) => session,
            Err(refusal) => return Ok(refusal.into()),
        };
        if (is_unnamed || request.is_number) && is_declined(&session) {
            return self.ask_before_declining(&session).await;
        }
        let id = session.id;
        if is_unnamed && self.may_withdraw_elsewhere(request, id, draft).await? {
            return Ok(ask_which([&session].into_iter()).into());
        }
        self.act_on_answer(&session, request, action, draft).await
    }

    /// Accepts or declines in this session. An answer that would call the game off is refused in a tournament.
    async fn act_on_answer(
        &mut self,
        session: &Arc<Session>,
        request: &Request,
        action: &Action,
        draft: &mut ChangeDraft,
    ) -> Answered {
        if calls_off(session, request.account, action, draft.at())
            && let Some(refusal) = self.refuse_in_tournament(session, &Action::Abort).await?
        {
            return Ok(refusal.into());
        }
        self.act(session, request, action, draft).await
    }

    /// Asks whether a game in which nothing was offered is to be called off. In a tournament that is never allowed and is refused.
    async fn ask_before_declining(&mut self, session: &Arc<Session>) -> Answered {
        if let Some(refusal) = self.refuse_in_tournament(session, &Action::Abort).await? {
            return Ok(refusal.into());
        }
        let question = RefusalKind::ConfirmDecline.fact();
        let question = question.with("session", session.id.0);
        Ok(refused_at(question.into(), session))
    }

    /// Whether a `decline` without a number may have been meant for another game than `session`: a game that changed a moment ago, and in
    /// which `decline` was possible before that change. False if something is offered to the writer now. If nothing is offered to the
    /// writer, `decline` withdraws their own offer in `session`.
    async fn may_withdraw_elsewhere(
        &mut self,
        request: &Request,
        session: SessionId,
        draft: &ChangeDraft,
    ) -> Result<bool, StoreError> {
        let action = Action::Decline;
        Ok(self.offers_to(request, draft).await?.is_empty()
            && self
                .may_act_in_changed_game(request, None, session, &action, draft)
                .await?)
    }

    /// The games that `decline` would call off. Depends on `found`:
    ///
    /// - If `found` is a game, or a refusal that asks which of several games is meant: only these games are looked at. `None` if the
    ///   writer can answer an offer in one of them.
    /// - If `found` says that no game fits: an empty list.
    /// - If `found` is any other refusal: `None`.
    async fn games_beside_seat(
        &mut self,
        found: &FoundSession,
        [is_answer, is_declined]: [Condition<'_>; 2],
        draft: &ChangeDraft,
    ) -> Result<Option<Vec<Meant>>, StoreError> {
        let ids = match found {
            Ok(session) => vec![session.id],
            Err(Refusal::Which { sessions, .. }) => sessions.clone(),
            Err(refusal) => return Ok(finds_no_game(refusal).then(Vec::new)),
        };
        let mut games = Vec::new();
        for id in ids {
            let Some(session) = self.cache.session(id).await? else {
                continue;
            };
            let session = draft.current(&session);
            if is_answer(&session) {
                return Ok(None);
            }
            games.extend(is_declined(&session).then(|| Meant::from(&*session)));
        }
        Ok(Some(games))
    }

    /// Takes back this many decisions of the writer, or asks the other player to agree.
    async fn take_back(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        back: u32,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let action = Action::TakeBack(back);
        let found = match self.lost_solitaire_meant(request, named, draft).await? {
            Some(lost) => Ok(lost),
            None => self.find_takeback(request, named, back, draft).await?,
        };
        if let (None, Err(refusal)) = (named, &found)
            && back > 1
            && finds_no_game(refusal)
        {
            let number = SessionId(back.into());
            if let Some(question) = self.ask_whether_session(request, number).await? {
                return Ok(question.into());
            }
        }
        let session = match self.with_reason(found, request, &action, draft).await? {
            Ok(session) => session,
            Err(refusal) => return Ok(refusal.into()),
        };
        let session = self.remembering(session, request.account, back).await?;
        if session.is_lost_solitaire()
            && let Some(refusal) = self.prepare_to_resume(request, &session, draft).await?
        {
            return Ok(refusal.into());
        }
        if let Some(hint) = refuse_unread_takeback(&session, request, &action, draft.at()) {
            return Ok(hint.into());
        }
        self.act(&session, request, &action, draft).await
    }

    /// The question whether the writer meant a takeback in the session with this number, as in `undo 10` for `undo #10`. `None` if the
    /// writer does not play that session.
    async fn ask_whether_session(
        &mut self,
        request: &Request,
        number: SessionId,
    ) -> Result<Option<Refusal>, StoreError> {
        let mine = self
            .live_sessions(request, WhoseSessions::Requester)
            .await?;
        if !mine.iter().any(|session| session.id == number) {
            return Ok(None);
        }
        let fact = RefusalKind::TakebackOrSession.fact();
        let fact = fact.with("session", number.0);
        let meant = format!("{TAKEBACK} #{}", number.0);
        Ok(Some(suggest_command(fact, meant, &[]).into()))
    }

    /// The session in which the writer can take back this many decisions. A session that does not remember so many decisions is found,
    /// too. Whether they can be taken back there is known only after a replay of its whole log. If the writer may mean another board,
    /// returns a refusal that asks whether this session is meant.
    async fn find_takeback(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        back: u32,
        draft: &ChangeDraft,
    ) -> Result<FoundSession, StoreError> {
        let may_be_possible = |session: &Session| {
            let action = Action::TakeBack(back);
            let seats = session.seat_of(request.account).into_iter();
            let mut seats = seats.flat_map(|seat| [seat, seat.other()]);
            may_be_meant(session, request, &action, draft.at())
                || seats.any(|seat| forgets(session, seat, back))
        };
        let conditions: [Condition<'_>; 1] = [&may_be_possible];
        let found = self.find_fitting_to_change(request, named, &conditions, draft);
        let session = match found.await? {
            Ok(session) => session,
            Err(refusal) => return Ok(Err(refusal)),
        };
        let asked = self.ask_before_takeback(request, (named, back), &session, draft);
        Ok(asked.await?.map_or(Ok(session), Err))
    }

    /// If this session has forgotten how it stood before the last `back` decisions of one of the seats, returns the session replayed from
    /// its whole log. The replayed session remembers everything that can be taken back. Otherwise returns the session as it is. Also
    /// returns it as it is if its last entries are not stored yet, or if the log cannot be replayed.
    async fn remembering(
        &mut self,
        session: Arc<Session>,
        player: AccountId,
        back: u32,
    ) -> Result<Arc<Session>, StoreError> {
        let seats = session.seat_of(player).into_iter();
        let mut seats = seats.flat_map(|seat| [seat, seat.other()]);
        if !seats.any(|seat| forgets(&session, seat, back)) {
            return Ok(session);
        }
        let stored = self.store.session(session.id).await?;
        let Some(stored) = stored.filter(|stored| stored.length == session.entries) else {
            return Ok(session);
        };
        match log_of(&stored).and_then(|log| log.replay_for_takeback()) {
            Ok(again) => Ok(Arc::new(again)),
            Err(why) => {
                error!(session = session.id.0, %why, "a stored session does not replay");
                Ok(session)
            }
        }
    }
}

/// Whether this action of a person would call the game off.
fn calls_off(session: &Session, person: AccountId, action: &Action, at: i64) -> bool {
    let decided = decide(session, person, action, at);
    decided.is_ok_and(|decided| matches!(decided.after.ending, Some(Ending::Abort(_))))
}

/// The refusal of a takeback that would agree to a takeback for which the other player asked less than [`REPLACED`] seconds ago. The
/// writer may not have read that offer yet, and want to take back their own move. The refusal says how to answer the offer. `None` in all
/// other cases, and also if the writer has pressed a button.
fn refuse_unread_takeback(
    session: &Session,
    request: &Request,
    action: &Action,
    at: i64,
) -> Option<Refusal> {
    let decided = decide(session, request.account, action, at).ok()?;
    let seat = session.seat_of(request.account)?;
    let agrees = matches!(decided.entries[..], [Entry::Takeback(by, _), ..] if by != seat);
    let is_unread = session.changed_at > at - REPLACED && !request.is_press;
    (agrees && is_unread && !session.is_hot_seat()).then(|| how_to_answer_in(session.id))
}

/// Whether the refusal says that no game of the writer was found.
fn finds_no_game(refusal: &Refusal) -> bool {
    let kinds = [RefusalKind::FitsNowhere, RefusalKind::NoSession];
    refusal.kind().is_some_and(|kind| kinds.contains(&kind))
}

/// Whether the session does not remember this many decisions of a seat.
fn forgets(session: &Session, seat: Seat, back: u32) -> bool {
    session.before_decision(seat, back) == BeforeDecision::Forgotten
}
