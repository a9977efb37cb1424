//! Answers to the question which game, seat or proposal a command or a move is meant for: whoever types only a number after it gets the
//! command or the move for that one. Without this a bare number could be played as a move.

use super::change_draft::ChangeDraft;
use super::find_session::WhoseSessions;
use super::line_result::LineResult;
use super::open_question::HOLDS;
use super::press::lines_of;
use super::request::Request;
use super::service_task::Service;
use crate::command::command_id::JOIN;
use crate::command::{Command, MessageLine, PUNCTUATION, SeatOrTournament, asked_move};
use crate::render::NextStep;
use crate::session::{LastRefusal, Refusal, Session, SessionId};
use crate::store::StoreError;
use std::sync::Arc;

impl Service {
    /// Answers a line that is only a number, if the person was asked for one; `None` for any other line, and for a number that is a move. If
    /// the answer is a refusal, because a game that could be meant has ended meanwhile, another number still answers the question. After a
    /// number that is no answer the question is asked once more; whoever then types such a number again means a move.
    pub(super) async fn answer_number(
        &mut self,
        request: &Request,
        typed: (Option<SessionId>, &str),
        draft: &mut ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        let Some(number) = number_typed(typed) else {
            return Ok(None);
        };
        let Some(last) = self.asked_which_game(request).await? else {
            return Ok(None);
        };
        let Some(question) = last.question_for_number() else {
            return Ok(None);
        };
        let has_sign = typed.0.is_some();
        if let Some(line) = line_for_answer(question, number, has_sign) {
            let answered = Box::pin(self.answer_line(request, line, draft)).await?;
            if matches!(answered, LineResult::Refused(..)) {
                draft.answer_with_number(question.clone());
            }
            return Ok(Some(answered));
        }
        if has_sign || last.is_asked_again() || self.is_move(request, typed.1, &last, draft).await?
        {
            return Ok(None);
        }
        draft.answer_with_number(question.clone());
        Ok(Some(question.clone().into()))
    }

    /// Whether a number that does not answer the question which game is meant is a move: all games that could be meant are over, or it can
    /// be played in a game that could not be meant and has become the person's turn since.
    async fn is_move(
        &mut self,
        request: &Request,
        text: &str,
        last: &LastRefusal,
        draft: &ChangeDraft,
    ) -> Result<bool, StoreError> {
        let Some(Refusal::Which { sessions, .. }) = last.question_for_number() else {
            return Ok(false);
        };
        let mine = self.live_sessions(request, WhoseSessions::Requester);
        let mine: Vec<_> = mine.await?.iter().map(|one| draft.current(one)).collect();
        let is_open = |one: &&Arc<Session>| sessions.contains(&one.id) && one.ending.is_none();
        let is_later = |one: &&Arc<Session>| {
            let is_turn = one.decider().is_some() && one.decider() == one.seat_of(request.account);
            let since = last.said_at.is_none_or(|said| one.played_at >= said);
            !sessions.contains(&one.id) && is_turn && since && one.line.parse(text).is_ok()
        };
        Ok(mine.iter().find(is_open).is_none() || mine.iter().any(|one| is_later(&one)))
    }

    /// The refusal that asks which game is meant, or that refuses an answer to it, if that was the last that this person was told here, and
    /// they have not typed anything else since.
    pub(super) async fn asked_which_game(
        &mut self,
        request: &Request,
    ) -> Result<Option<Arc<LastRefusal>>, StoreError> {
        let (room, person) = (request.address.room, request.account);
        let last = self.cache.last_refusal(room, person).await?;
        let now = self.config.clock.now();
        Ok(last.filter(|last| {
            let is_recent = last.said_at.is_some_and(|when| now < when + HOLDS);
            is_recent && last.question_for_number().is_some()
        }))
    }
}

/// The number, if this line is nothing else: `1` or `#1`.
fn number_typed((named, text): (Option<SessionId>, &str)) -> Option<SessionId> {
    match named {
        Some(id) => Some(id).filter(|_| text.is_empty()),
        None => text
            .trim_end_matches(PUNCTUATION)
            .parse()
            .ok()
            .map(SessionId),
    }
}

/// The line that this number completes after this question. `None` if it is none of the question's numbers, or if the question was about a
/// move that is not remembered: then `1` must not be played as a move.
fn line_for_answer(question: &Refusal, number: SessionId, has_sign: bool) -> Option<MessageLine> {
    let asked = question.asks_for_number()?;
    let is_offered = asked.numbers.contains(&number);
    line_for(&asked.command.filter(|_| is_offered)?, number, has_sign)
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
