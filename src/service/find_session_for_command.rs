//! Finds the game in which a command makes sense. If the writer types no number and has several such games, the bot asks which one is
//! meant, and lists only those games.

use super::change_draft::ChangeDraft;
use super::find_session::{FoundSession, WhoseSessions, ask_which};
use super::recent_changes::GameBefore;
use super::request::Request;
use super::service_task::Service;
use crate::session::{Action, Refusal, RefusalKind, Session, SessionId, decide};
use crate::store::StoreError;
use std::sync::Arc;

/// A condition that the session for a command has to meet.
pub(super) type Condition<'a> = &'a (dyn Fn(&Session) -> bool + Sync);

impl Service {
    /// Finds the session for this action. If no session is named, looks for the writer's sessions in which the action is possible, or in
    /// which the writer has offered the same already:
    ///
    /// - If there is one, it is taken.
    /// - If there are several, the refusal asks which one is meant.
    /// - If there are none, the writer's only session is taken. If the writer has several, the refusal says that none fits. If the action
    ///   is refused for the same reason in each of them, the refusal gives that reason instead.
    pub(super) async fn find_session_where_possible(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        action: &Action,
        draft: &ChangeDraft,
    ) -> Result<FoundSession, StoreError> {
        let is_possible = |session: &Session| may_be_meant(session, request, action, draft.at());
        let found = self
            .find_fitting(request, named, &[&is_possible], draft)
            .await?;
        self.with_reason(found, request, action, draft).await
    }

    /// Like `find_session_where_possible`. If another game of the writer has just changed, and the action was possible there before the
    /// change, the refusal asks which game is meant.
    pub(super) async fn find_session_to_act(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        action: &Action,
        draft: &ChangeDraft,
    ) -> Result<FoundSession, StoreError> {
        let is_possible = |session: &Session| may_be_meant(session, request, action, draft.at());
        let found = self.find_session_where_possible(request, named, action, draft);
        let found = found.await?;
        self.unless_other_changed(found, request, named, &[&is_possible], draft)
            .await
    }

    /// Returns `found`, or a better refusal if `found` says that no game fits. The better refusal gives the reason why the action is
    /// refused, if that reason is the same in all games of the writer.
    pub(super) async fn with_reason(
        &mut self,
        found: FoundSession,
        request: &Request,
        action: &Action,
        draft: &ChangeDraft,
    ) -> Result<FoundSession, StoreError> {
        let refusal = match found {
            Err(refusal) if refusal.kind() == Some(RefusalKind::FitsNowhere) => refusal,
            found => return Ok(found),
        };
        let mine = self
            .live_sessions(request, WhoseSessions::Requester)
            .await?;
        let decided = |session: &Arc<Session>| {
            decide(&draft.current(session), request.account, action, draft.at())
        };
        let reasons = mine.iter().filter_map(|session| decided(session).err());
        Ok(Err(common_reason(reasons).unwrap_or(refusal)))
    }

    /// Finds the session that is named. If none is named, looks for the writer's sessions in which the writer is on turn. If there are
    /// none, looks for all sessions of the writer. If it finds several, the refusal asks which one is meant.
    pub(super) async fn find_session_on_turn(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        draft: &ChangeDraft,
    ) -> Result<FoundSession, StoreError> {
        let on_turn = |session: &Session| {
            let seat = session.seat_of(request.account);
            seat.is_some() && session.decider() == seat
        };
        let conditions: [Condition<'_>; 2] = [&on_turn, &|_| true];
        self.find_fitting(request, named, &conditions, draft).await
    }

    /// Like `find_fitting`, for a command that changes the session. Another game of the writer may have just changed. If that game,
    /// before its change, met the first condition that the found session meets, or an earlier condition, the refusal asks which game is
    /// meant.
    pub(super) async fn find_fitting_to_change(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        conditions: &[Condition<'_>],
        draft: &ChangeDraft,
    ) -> Result<FoundSession, StoreError> {
        let found = self.find_fitting(request, named, conditions, draft).await?;
        self.unless_other_changed(found, request, named, conditions, draft)
            .await
    }

    /// Usually returns `found`. But another game of the writer may have just changed. If that game, before its change, met the first
    /// condition that the found session meets, or an earlier condition, returns the refusal that asks which game is meant.
    async fn unless_other_changed(
        &mut self,
        found: FoundSession,
        request: &Request,
        named: Option<SessionId>,
        conditions: &[Condition<'_>],
        draft: &ChangeDraft,
    ) -> Result<FoundSession, StoreError> {
        let Ok(session) = &found else {
            return Ok(found);
        };
        let Some(met) = conditions.iter().position(|fits| fits(session)) else {
            return Ok(found);
        };
        let would_fit =
            |before: &GameBefore| conditions[..=met].iter().any(|fits| fits(&before.session));
        let is_unclear = self
            .may_be_for_changed_game(request, named, session.id, draft, would_fit)
            .await?;
        Ok(match is_unclear {
            true => Err(ask_which([session].into_iter())),
            false => found,
        })
    }

    /// Finds the session that is named. If none is named, looks for the writer's sessions that meet the first condition. If there are
    /// none, it looks for those that meet the second, and so on.
    ///
    /// - If one session meets a condition, it is taken.
    /// - If several meet it, the refusal asks which one is meant.
    /// - If no session meets any condition, the writer's only session is taken. If the writer has several, the refusal says that none
    ///   fits.
    pub(super) async fn find_fitting(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        conditions: &[Condition<'_>],
        draft: &ChangeDraft,
    ) -> Result<FoundSession, StoreError> {
        if request.names_game(named) || draft.opened_session().is_some() {
            return self.find_own_session(request, named, draft).await;
        }
        let mut mine = self
            .live_sessions(request, WhoseSessions::Requester)
            .await?;
        if mine.is_empty() {
            mine = self.own_games_in_threads(request, draft).await?;
        }
        let mine: Vec<_> = mine.iter().map(|session| draft.current(session)).collect();
        for fits in conditions {
            let fitting: Vec<&Arc<Session>> = mine.iter().filter(|one| fits(one)).collect();
            match fitting.as_slice() {
                [] => {}
                [only] => return Ok(Ok((*only).clone())),
                several => return Ok(Err(ask_which(several.iter().copied()))),
            }
        }
        match mine.len() {
            0 | 1 => self.find_own_session(request, None, draft).await,
            _ => Ok(Err(RefusalKind::FitsNowhere.fact().into())),
        }
    }
}

/// The first of these refusals, if all have the same reason.
fn common_reason(mut refusals: impl Iterator<Item = Refusal>) -> Option<Refusal> {
    let first = refusals.next()?;
    refusals.all(|one| one.id() == first.id()).then_some(first)
}

/// Whether this action is possible in this session, or is refused because the writer has offered the same already.
pub(super) fn may_be_meant(session: &Session, request: &Request, action: &Action, at: i64) -> bool {
    match decide(session, request.account, action, at) {
        Ok(_) => true,
        Err(refusal) => refusal.id() == "offer-stands",
    }
}
