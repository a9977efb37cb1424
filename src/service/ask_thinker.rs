//! Handles what takes thinking: `hint`, `analyse` and wrong answers to puzzles.
//!
//! The question goes to the pool of threads that think, together with the message that asks it. Other messages of the room are handled
//! meanwhile. When the pool has the answer, the message is decided again, and the result is stored. If the process is killed before that,
//! the question is lost, unless the platform delivers the message again.
//!
//! `thinking/settings.rs` says how long a hint may take. `thinking/analysis_task.rs` says how far an analysis searches.

use super::change_draft::ChangeDraft;
use super::event::Event;
use super::input::Input;
use super::line_result::{Answered, LineResult, Need};
use super::request::Request;
use super::service_task::Service;
use super::thinking::{ThinkingRequest, ThinkingTask};
use super::thinking_answer::{NoAnswer, ThinkingAnswer};
use crate::session::{
    AccountId, Action, Decided, Entry, Refusal, Say, Session, SessionId, ShownEntry, decide,
};
use crate::store::StoreError;
use lusoria_games::rules::Fact;
use std::sync::Arc;
use tracing::error;

impl Service {
    /// Tells the person a good move, and notes the hint in the log.
    pub(super) async fn hint(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let found = self.find_session_where_possible(request, named, &Action::Hint, draft);
        let session = match found.await? {
            Ok(session) => session,
            Err(refusal) => return Ok(refusal.into()),
        };
        if let Some(refusal) = self.refuse_in_tournament(&session, &Action::Hint).await? {
            return Ok(refusal.into());
        }
        let decided = decide(&session, request.account, &Action::Hint, draft.at());
        let at = ShownEntry(session.id, session.entries);
        let Decided { entries, after } = match decided {
            Ok(decided) => decided,
            // The refusal may name a player, so it is told with the session.
            Err(refusal) => return Ok(LineResult::Refused(refusal, Some(at))),
        };
        let hint = match request.found_answer.as_ref().map(Result::as_deref) {
            Some(Ok(ThinkingAnswer::Hint(of, hint))) if *of == at => hint.clone(),
            Some(Err(NoAnswer)) => return Ok(Refusal::host("no-answer").into()),
            // The pool has not been asked yet, or the game has gone on since it was asked.
            _ => {
                let question = ThinkingRequest::hint(request.account, at, session.line.clone());
                return Ok(self.ask(request, Need::Thought(question)));
            }
        };
        let after = Arc::new(after);
        let at = ShownEntry(after.id, after.entries);
        draft.append(&session, after, entries.iter().map(Entry::to_string));
        draft.say(Say::Hint(at, hint, request.account));
        Ok(LineResult::Done)
    }

    /// Analyses a game that is over: the game that the command names, or the game whose board the message replies to. If there is no such
    /// game, analyses the last game that this person has played in this room.
    pub(super) async fn analyse(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let session = match self.session_to_analyse(request, named, draft).await? {
            Ok(session) => session,
            Err(refusal) => return Ok(refusal.into()),
        };
        let refuse = |fact: Fact| Refusal::from(fact.with("session", session.id.0));
        if session.ending.is_none() {
            return Ok(refuse(Fact::new("analyse-goes-on")).into());
        }
        if session.moves == [0, 0] {
            return Ok(refuse(Fact::new("nothing-played")).into());
        }
        match request.found_answer.as_ref().map(Result::as_deref) {
            Some(Ok(ThinkingAnswer::Analysis(at, analysis))) if at.0 == session.id => {
                draft.say(Say::Analysis(*at, analysis.clone(), request.account));
                Ok(LineResult::Done)
            }
            Some(Err(NoAnswer)) => Ok(Refusal::host("no-answer").into()),
            _ => Ok(self.ask(request, Need::Analysis(session.id, request.account))),
        }
    }

    async fn session_to_analyse(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        draft: &ChangeDraft,
    ) -> Result<Result<Arc<Session>, Refusal>, StoreError> {
        let is_unnamed = named.is_none() && request.reply_to.is_none();
        // Another game may have ended since the pool was asked, so the game that was analysed is looked up by its number.
        let found = request.found_answer.as_ref().map(Result::as_deref);
        if is_unnamed && let Some(Ok(ThinkingAnswer::Analysis(at, _))) = found {
            return self.find_current_session(request, Some(at.0), draft).await;
        }
        if is_unnamed && let Some(last) = self.find_last_played(request, draft).await? {
            return Ok(Ok(last));
        }
        match self.find_current_session(request, named, draft).await? {
            // All these games still go on. The first is taken, and the analysis is then refused for that one.
            Err(Refusal::Which { sessions, .. }) => {
                self.find_current_session(request, sessions.first().copied(), draft)
                    .await
            }
            found => Ok(found),
        }
    }

    /// Asks the pool to think about this. Refuses if the pool still thinks about another question of this person.
    fn ask(&self, request: &Request, need: Need) -> LineResult {
        match self.thinking.is_asked_by(request.account) {
            true => Refusal::host("still-thinking").into(),
            false => LineResult::Needs(need),
        }
    }

    /// Hands the pool a question that is not an analysis: a hint, or what is wrong with an answer to a puzzle. Then the message is
    /// decided again, with the pool's answer.
    pub(super) fn ask_for_thought(&self, question: ThinkingRequest, event: Box<Event>) {
        self.thinking.ask(ThinkingTask::answering(question, event));
    }

    /// Reads a session and asks the pool for its analysis. Then the message is decided again, with the analysis.
    pub(super) fn ask_for_analysis(&self, id: SessionId, asker: AccountId, event: Box<Event>) {
        let (store, pool) = (self.store.clone(), self.thinking.handle());
        let service = self.own_handle.clone();
        tokio::spawn(async move {
            let why = match store.session(id).await {
                Ok(Some(stored)) => {
                    let question = ThinkingRequest::analysis(asker, stored);
                    return pool.ask(ThinkingTask::answering(question, event));
                }
                Ok(None) => None,
                Err(why) => Some(why),
            };
            error!(
                session = id.0,
                ?why,
                "a game that is to be analysed cannot be read"
            );
            if let Some(service) = service.upgrade() {
                let _ = service
                    .send(Input::QuestionAnswered(event, Err(NoAnswer)))
                    .await;
            }
        });
    }
}
