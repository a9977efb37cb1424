//! Answers to the question which game, seat or proposal a command or a move is meant for: whoever types only a number after it gets the
//! command or the move for that one. Without this a bare number could be played as a move.
//!
//! A number may be a move as well. It is one if it can be played in a game that has become the person's turn since the question, and if
//! it is none of the answers and is typed again after the question was asked once more.

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
use crate::session::{
    Completes, LastRefusal, Refusal, Session, SessionId, TournamentId, TournamentRequest,
};
use crate::store::StoreError;
use std::sync::Arc;

impl Service {
    /// Answers a line that is only a number, if the person was asked for one; `None` for any other line, and for a number that is a move. If
    /// what the number names is gone, another number still answers the question.
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
        let asked = question.asks_for_number();
        let asked = asked.filter(|asked| asked.numbers.contains(&number));
        let (is_offered, has_sign) = (asked.is_some(), typed.0.is_some());
        let shows_board = has_sign && !is_offered && self.cache.session(number).await?.is_some();
        let may_be_move = (typed.1, is_offered, &*last);
        if shows_board || (!has_sign && self.is_move(request, may_be_move, draft).await?) {
            return Ok(None);
        }
        let Some(completes) = asked.and_then(|asked| asked.completes) else {
            draft.keep_asking(Some(question.clone()));
            return Ok(Some(question.clone().into()));
        };
        let answered = self.complete_with_number(request, completes, (number, has_sign), draft);
        let answered = Box::pin(answered).await?;
        if let LineResult::Refused(refusal, _) = &answered
            && refusal.says_it_is_gone()
        {
            draft.keep_asking(question.without_number(number));
        }
        Ok(Some(answered))
    }

    /// Carries out what this number completes.
    async fn complete_with_number(
        &mut self,
        request: &Request,
        completes: Completes,
        (number, has_sign): (SessionId, bool),
        draft: &mut ChangeDraft,
    ) -> Result<LineResult, StoreError> {
        let request = &Request {
            is_number: true,
            ..request.clone()
        };
        match completes {
            Completes::Command(command) => match line_for(&command, number, has_sign) {
                Some(line) => self.answer_line(request, line, draft).await,
                None => Ok(LineResult::Silence),
            },
            Completes::Tournament(deed) => {
                let order = TournamentRequest::Do(Some(TournamentId(number.0)), deed);
                self.tournament(request, order, draft).await
            }
        }
    }

    /// Whether a number after the question which game is meant is a move and no answer. An answer that was offered is a move only in a game
    /// that has become the person's turn since.
    async fn is_move(
        &mut self,
        request: &Request,
        (text, is_offered, last): (&str, bool, &LastRefusal),
        draft: &ChangeDraft,
    ) -> Result<bool, StoreError> {
        let sessions = match last.question_for_number() {
            Some(Refusal::Which { sessions, .. }) => Some(sessions),
            _ => None,
        };
        let mine = self
            .live_sessions(request, WhoseSessions::Requester)
            .await?;
        let mine: Vec<_> = mine.iter().map(|one| draft.current(one)).collect();
        let takes = mine.iter().filter(|one| {
            let is_turn = one.decider().is_some() && one.decider() == one.seat_of(request.account);
            is_turn && one.line.parse(text).is_ok()
        });
        let takes: Vec<&Arc<Session>> = takes.collect();
        let is_meant = |one: &Session| sessions.is_some_and(|all| all.contains(&one.id));
        let is_later = |one: &&Arc<Session>| last.said_at.is_none_or(|said| one.played_at > said);
        if is_offered || takes.is_empty() {
            return Ok(takes.iter().any(is_later));
        }
        let is_open = |one: &Arc<Session>| is_meant(one) && one.ending.is_none();
        let is_void = sessions.is_some() && !mine.iter().any(is_open);
        Ok(last.refuses_a_number() || is_void || takes.iter().any(is_later))
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
