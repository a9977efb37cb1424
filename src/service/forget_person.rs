//! `forget me`: ends a person's games, takes them out of tournaments, and deletes all that says who they are. What exactly is deleted is
//! listed in the trigger `write_forget` in `src/store/sqlite/batch.sql`.
//!
//! A person may have many games, so this is done in steps. Each step is a row of the table `due`. If the program is killed, at most one
//! step is repeated. A change that was decided before the deletion may be stored after it. So the last step, the deletion, is done twice.

use super::answer_offer::answer_or_offer;
use super::change_draft::ChangeDraft;
use super::line_result::{Answered, LineResult, inform};
use super::request::Request;
use super::service_task::Service;
use super::tournament_step::due;
use crate::session::{
    AccountId, Action, Due, Entry, GeneralAnswer, Phase, Player, Question, RefusalKind, RoomId,
    Session, SessionId, answer_fact, decide,
};
use crate::store::StoreError;
use std::sync::Arc;

/// How many games one step ends.
const GAMES_A_STEP: usize = 16;

impl Service {
    /// Begins to forget this person if they are `sure`. Otherwise tells them what would be deleted, and what to type to confirm it.
    pub(super) async fn forget_or_ask(
        &mut self,
        request: &Request,
        sure: bool,
        draft: &mut ChangeDraft,
    ) -> Answered {
        if sure {
            return Ok(Self::begin_forgetting(request, draft));
        }
        let games = self.store.open_games_of(request.account).await?.len();
        let fact = RefusalKind::ConfirmForget.fact();
        let live = self.tournaments.live().await?;
        let organizes = live.values().any(|one| one.organizer == request.account);
        let fact = fact.with("games", games);
        let fact = fact.with("organizes", i64::from(organizes));
        Ok(LineResult::Refused(fact.into(), None))
    }

    /// Begins to forget this person.
    pub(super) fn begin_forgetting(request: &Request, draft: &mut ChangeDraft) -> LineResult {
        let due = Due::Forget(request.account, request.address.room, false);
        draft.set_due(&due, draft.at());
        inform(
            request,
            GeneralAnswer::Told(answer_fact("forgetting")),
            draft,
        )
    }

    /// Answers a yes or no to the question whether to forget this person. A yes is not enough: they are told again what to type. If
    /// something was offered to them after the question, asks whether the yes or no is for the question or for the offer. `None` if this
    /// was not the last question to them, or if it is no longer open.
    pub(super) async fn answer_forgetting(
        &mut self,
        request: &Request,
        yes: bool,
        draft: &mut ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        let (room, person) = (request.address.room, request.account);
        let Some(last) = self.cache.last_refusal(room, person).await? else {
            return Ok(None);
        };
        let question = self.question_if_open(&last).await?;
        let is_asked = question == Some(Question::Forget) && !last.lapsed;
        if !is_asked {
            return Ok(None);
        }
        if let Some(offered) = self.offer_after(request, &last, false, draft).await? {
            return Ok(Some(answer_or_offer(offered).into()));
        }
        if yes {
            return Ok(Some(last.refusal.clone().into()));
        }
        draft.close_question();
        let told = inform(request, GeneralAnswer::QuestionDeclined, draft);
        Ok(Some(told))
    }

    /// Carries out the next step of forgetting a person.
    pub(super) async fn forget_person(
        &mut self,
        account: AccountId,
        (room, was_erased): (RoomId, bool),
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        // The account may have been joined to another since the person asked to be forgotten.
        let account = self.store.account_now(account).await?;
        self.cache.being_forgotten.insert(account);
        let again = |is_erased| Due::Forget(account, room, is_erased);
        if self.end_games_of(account, draft).await?
            || self.leave_tournament(account, draft).await?
            || self.withdraw_proposals_of(account, draft).await?
        {
            draft.set_due(&again(was_erased), draft.at());
            return Ok(());
        }
        self.store.forget_person(account, draft.at()).await?;
        self.cache.forget_person(account);
        self.puzzles.forget(account);
        self.blocks.forget_all();
        self.cache.plans.forget();
        self.ratings.forget_ratings();
        self.limits.acquaintances.forget_person(account);
        if !was_erased {
            draft.cancel_due(Due::Digest(account, room).key());
            draft.set_due(&again(true), draft.at());
        } else {
            self.cache.being_forgotten.remove(&account);
        }
        Ok(())
    }

    /// Ends some of the games of this person; false if there was none that could be ended.
    async fn end_games_of(
        &mut self,
        account: AccountId,
        draft: &mut ChangeDraft,
    ) -> Result<bool, StoreError> {
        let mut ended = 0;
        for id in self.store.open_games_of(account).await? {
            if ended < GAMES_A_STEP && self.leave_game(id, account, draft).await? {
                ended += 1;
            }
        }
        Ok(ended > 0)
    }

    /// Ends a game on behalf of this person. A game of a tournament is given up. Any other game is called off, or given up if one player
    /// cannot call it off alone. Returns false if the game cannot be ended.
    async fn leave_game(
        &mut self,
        id: SessionId,
        account: AccountId,
        draft: &mut ChangeDraft,
    ) -> Result<bool, StoreError> {
        self.cache.allow_long_reads(true);
        let session = self.cache.session(id).await;
        self.cache.allow_long_reads(false);
        let Some(session) = session? else {
            return Ok(false);
        };
        let counts = self.tournaments.of_session(id).await?.is_some();
        let actions: &[_] = match counts {
            true => &[Action::Resign],
            false => &[Action::Abort, Action::Resign],
        };
        let ends = actions
            .iter()
            .find_map(|action| ended(&session, account, action, draft.at()));
        let Some((entries, after)) = ends else {
            return Ok(false);
        };
        draft.append(&session, after, entries);
        Ok(true)
    }

    /// Takes this person out of one tournament; false if they take part in none, or cannot leave it.
    async fn leave_tournament(
        &mut self,
        account: AccountId,
        draft: &mut ChangeDraft,
    ) -> Result<bool, StoreError> {
        let player = Player::Person(account);
        let mut live = self.tournaments.live().await?.values();
        let own = live.find(|one| one.still_in(player).is_some()).cloned();
        let Some(mut tournament) = own else {
            return Ok(false);
        };
        if self
            .let_leave(player, &mut tournament, draft)
            .await?
            .is_err()
        {
            return Ok(false);
        }
        if tournament.phase == Phase::Running {
            draft.set_due(&due(&tournament), draft.at());
        }
        draft.set_tournament(&tournament);
        Ok(true)
    }
}

/// The new entries of this action, and the session after it. `None` if the action does not end the session.
fn ended(
    session: &Arc<Session>,
    account: AccountId,
    action: &Action,
    at: i64,
) -> Option<(Vec<String>, Arc<Session>)> {
    let decided = decide(session, account, action, at).ok()?;
    let entries = decided.entries.iter().map(Entry::to_string).collect();
    let is_over = decided.after.ending.is_some();
    is_over.then(|| (entries, Arc::new(decided.after)))
}
