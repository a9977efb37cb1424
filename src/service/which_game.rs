//! Answers to the question which game, seat or proposal a command or a move is meant for: whoever types only a number after it gets the
//! command or the move for that one. Without this a bare number could be played as a move.

use super::change_draft::ChangeDraft;
use super::line_result::LineResult;
use super::open_question::HOLDS;
use super::press::lines_of;
use super::request::Request;
use super::service_task::Service;
use crate::command::command_id::JOIN;
use crate::command::{Command, MessageLine, SeatOrTournament, asked_move};
use crate::render::NextStep;
use crate::session::{LastRefusal, Refusal, SessionId};
use crate::store::StoreError;
use std::sync::Arc;

impl Service {
    /// Answers a line that is only a number, if the person was asked for one; `None` for any other line.
    pub(super) async fn answer_number(
        &mut self,
        request: &Request,
        typed: (Option<SessionId>, &str),
        draft: &mut ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        Ok(match self.line_for_named_game(request, typed).await? {
            Some(Ok(line)) => Some(Box::pin(self.answer_line(request, line, draft)).await?),
            Some(Err(refusal)) => Some(refusal.into()),
            None => None,
        })
    }

    /// The line that this line completes: `1` or `#1` directly after the question which game is meant. The same question again after `1` if
    /// that is none of its numbers, or if the question was about a move that is not remembered: the number must not be played as a move.
    /// `None` for any other line.
    async fn line_for_named_game(
        &mut self,
        request: &Request,
        (named, text): (Option<SessionId>, &str),
    ) -> Result<Option<Result<MessageLine, Refusal>>, StoreError> {
        let number = match named {
            Some(id) => Some(id).filter(|_| text.is_empty()),
            None => text.trim_end_matches('.').parse().ok().map(SessionId),
        };
        let Some(number) = number else {
            return Ok(None);
        };
        let Some(asked) = self.asked_which_game(request).await? else {
            return Ok(None);
        };
        let wanted = asked.refusal.asks_for_number();
        let wanted = wanted.filter(|wanted| wanted.numbers.contains(&number));
        let line = wanted.and_then(|wanted| line_for(&wanted.command?, number, named.is_some()));
        let again = named.is_none().then(|| Err(asked.refusal.clone()));
        Ok(line.map(Ok).or(again))
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
            is_recent && !last.lapsed && last.refusal.asks_for_number().is_some()
        }))
    }
}

/// The line that is meant by this command, or move, with this number. Of what can be joined, a number with `#` is that of a seat.
fn line_for(command: &str, number: SessionId, has_sign: bool) -> Option<MessageLine> {
    if let Some(text) = asked_move(command) {
        return Some(MessageLine::Bare(Some(number), text.to_owned()));
    }
    if command == JOIN {
        let number = number.0;
        let which = SeatOrTournament {
            number: Some(number),
            has_sign,
        };
        return Some(MessageLine::Command(Command::Join(which)));
    }
    lines_of(&NextStep::CommandWithWords(command.to_owned(), number)).pop()
}
