//! Answers to the question which game a command or a move is meant for: whoever types only a number after it gets the command or the move
//! for that game. Without this a bare number could be played as a move.

use super::open_question::HOLDS;
use super::press::lines_of;
use super::request::Request;
use super::service_task::Service;
use crate::command::{MessageLine, asked_move};
use crate::render::NextStep;
use crate::session::{LastRefusal, Refusal, SessionId};
use crate::store::StoreError;
use std::sync::Arc;

impl Service {
    /// The line that this line completes: `1` or `#1` directly after the question which game is meant. If the question was about a move that
    /// is not remembered, the same question again after `1`, because the number must not be played as a move. `None` for any other line.
    pub(super) async fn line_for_named_game(
        &mut self,
        request: &Request,
        (named, text): (Option<SessionId>, &str),
    ) -> Result<Option<Result<MessageLine, Refusal>>, StoreError> {
        let number = match named {
            Some(id) => Some(id).filter(|_| text.is_empty()),
            None => text.parse().ok().map(SessionId),
        };
        let Some(number) = number else {
            return Ok(None);
        };
        let asked = self.asked_which_game(request).await?;
        Ok(asked.and_then(|asked| match &asked.refusal {
            Refusal::Which { sessions, command } if sessions.contains(&number) => match command {
                Some(command) => line_for(command, number).map(Ok),
                None => named.is_none().then(|| Err(asked.refusal.clone())),
            },
            _ => None,
        }))
    }

    /// The question which game is meant, if that was the last that this person was asked here, and they have not typed anything else since.
    pub(super) async fn asked_which_game(
        &mut self,
        request: &Request,
    ) -> Result<Option<Arc<LastRefusal>>, StoreError> {
        let (room, person) = (request.address.room, request.account);
        let last = self.cache.last_refusal(room, person).await?;
        let now = self.config.clock.now();
        Ok(last.filter(|last| {
            let is_recent = last.said_at.is_some_and(|when| now < when + HOLDS);
            is_recent && !last.lapsed && matches!(last.refusal, Refusal::Which { .. })
        }))
    }
}

/// The line that is meant by this command, or move, for this session.
fn line_for(command: &str, session: SessionId) -> Option<MessageLine> {
    match asked_move(command) {
        Some(text) => Some(MessageLine::Bare(Some(session), text.to_owned())),
        None => lines_of(&NextStep::CommandWithWords(command.to_owned(), session)).pop(),
    }
}
