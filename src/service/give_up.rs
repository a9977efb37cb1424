//! The command `yield`, with which a player gives a game up. The word may also be about a game that has just ended, or about another
//! board than that of a game, for example a puzzle. Then the player is asked first. Whoever has typed the word without the prefix, or as
//! a question, is asked as well (`src/command/message_line.rs`).

use super::change_draft::ChangeDraft;
use super::line_result::{Answered, LineResult};
use super::request::Request;
use super::service_task::Service;
use super::take_action::{apply, is_playing, refused_at};
use crate::session::{Action, RefusalKind, Session, SessionId};
use std::sync::Arc;

impl Service {
    /// Handles `yield`. If `sure` is false, a player is asked first, and a person who plays no game here is answered only if they address
    /// the bot or name a session.
    pub(super) async fn resign(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        sure: bool,
        draft: &mut ChangeDraft,
    ) -> Answered {
        if sure {
            return self.resign_unless_unclear(request, named, draft).await;
        }
        let plays_it = self.own_session(request, named).await?.is_some();
        Ok(match self.find_own_session(request, named, draft).await? {
            Ok(session) if is_playing(&session, request.account) => {
                let puzzle = self.looks_at_puzzle(request, named, &session, draft);
                confirm_yield(&session, puzzle.await?)
            }
            Err(refusal)
                if request.addressed
                    || named.is_some()
                    || refusal.kind() == Some(RefusalKind::WhichSession) =>
            {
                refusal.into()
            }
            Ok(session) if request.addressed || plays_it => {
                apply(&session, request, &Action::Resign, draft)
                    .map_or_else(LineResult::from, |_| LineResult::Done)
            }
            _ => LineResult::Silence,
        })
    }

    /// Gives a game up. If the command may be for a game that has just ended, or for another board, asks first.
    async fn resign_unless_unclear(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let action = Action::Resign;
        let found = self.find_session_where_possible(request, named, &action, draft);
        let session = match found.await? {
            Ok(session) => session,
            Err(refusal) => return Ok(refusal.into()),
        };
        let puzzle = self.looks_at_puzzle(request, named, &session, draft);
        let puzzle = puzzle.await?;
        let board = self.other_board(request, named, &session, draft.at());
        let is_unclear = puzzle
            || board.is_some()
            || self
                .may_act_in_changed_game(request, named, session.id, &action, draft)
                .await?;
        match is_unclear && is_playing(&session, request.account) {
            true => Ok(confirm_yield(&session, puzzle)),
            false => self.act(&session, request, &action, draft).await,
        }
    }
}

/// Asks whether to give this game up. If the writer may mean a puzzle (`puzzle`), also says how to see its solution.
fn confirm_yield(session: &Arc<Session>, puzzle: bool) -> LineResult {
    let question = RefusalKind::ConfirmYield.fact();
    let question = question
        .with("session", session.id.0)
        .with("puzzle", u8::from(puzzle));
    refused_at(question.into(), session)
}
