//! Handles answers to the question which game, seat, proposal or tournament a command or a move is meant for. If the person types only a
//! number, the number completes the command or the move. Without this code, a bare number could be played as a move. The name of a game
//! can be typed in place of its number, if only one of the offered games has that name.
//!
//! A number may be a move as well. It is played as a move in these cases:
//!
//! - It has become the person's turn since the question, in a game in which the number can be played.
//! - The number was not offered but can be played, and the question was repeated because of an earlier wrong number.
//! - The number was not offered but can be played, and none of the offered games goes on any more.
//!
//! For a short time after the question was closed, an offered number may be a late answer or a move. The person may then be asked whether
//! it is a move.

use super::change_draft::ChangeDraft;
use super::find_session::WhoseSessions;
use super::line_result::LineResult;
use super::open_question::HOLDS;
use super::press::lines_of;
use super::request::Request;
use super::service_task::Service;
use crate::command::command_id::{ACCEPT, DECLINE, JOIN};
use crate::command::{Command, MessageLine, PUNCTUATION, SeatOrTournament, asked_move, meaningful};
use crate::render::NextStep;
use crate::session::{
    Completes, LastRefusal, Refusal, RefusalKind, Session, SessionId, ShownEntry, TournamentId,
    TournamentRequest,
};
use crate::store::StoreError;
use lusoria_games::catalog;
use std::sync::Arc;

/// A line that is longer than this many bytes is not read as a number with polite words.
const LONGEST_NUMBER: usize = 40;

/// A number that no game has. It is never among the offered answers. If it is taken as the answer, the question is asked again.
const NO_GAME: SessionId = SessionId(0);

impl Service {
    /// If the person was asked for a number, handles a line that is only a number or the name of a game. A number of days or of an entry
    /// (`answer_how_many.rs`) may have a unit behind it. `None` for any other line, and for a number that is a move.
    ///
    /// If somebody else has typed something since, a number without the sign `#` may be meant for them. The question is then asked again.
    pub(super) async fn answer_number(
        &mut self,
        request: &Request,
        typed: (Option<SessionId>, &str),
        draft: &mut ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        if let Some(answered) = self.answer_how_many(request, typed, draft).await? {
            return Ok(Some(answered));
        }
        let named = match number_typed(typed) {
            Some(number) => Some(number),
            None => self.number_of_game_named(request, typed.1).await?,
        };
        let Some(number) = named else {
            return Ok(None);
        };
        let asked = self.asked_which_game(request).await?;
        match (asked.filter(|_| !request.is_later_line), typed) {
            (Some(last), (None, _))
                if request.answers_person()
                    || !request.is_for_bot() && self.have_others_talked(request, draft) =>
            {
                let question = last.question_for_number().cloned();
                draft.keep_asking(question.clone());
                Ok(question.map(LineResult::from))
            }
            (Some(last), typed) => {
                let answer = (number, typed);
                self.answer_open_question(request, answer, &last, draft)
                    .await
            }
            (None, (None, _)) => {
                let text = number.0.to_string();
                self.ask_whether_move(request, (number, &text), draft).await
            }
            (None, (Some(_), _)) => Ok(None),
        }
    }

    /// Answers the open question with this number. If what the number names is gone, the question stays open for another number.
    ///
    /// `None` if the number is a move, or if it has the sign `#` and names a session that was not offered.
    async fn answer_open_question(
        &mut self,
        request: &Request,
        (number, typed): (SessionId, (Option<SessionId>, &str)),
        last: &LastRefusal,
        draft: &mut ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        let Some(question) = last.question_for_number() else {
            return Ok(None);
        };
        let asked = question.asks_for_number();
        let asked = asked.filter(|asked| asked.numbers.contains(&number));
        let (is_offered, has_sign) = (asked.is_some(), typed.0.is_some());
        let shows_board = has_sign && !is_offered && self.cache.session(number).await?.is_some();
        let may_be_move = (typed.1, is_offered, last);
        if shows_board {
            return Ok(None);
        }
        if !has_sign && self.is_move(request, may_be_move, draft).await? {
            return self
                .ask_whether_move(request, (number, typed.1), draft)
                .await;
        }
        let completes = asked.and_then(|asked| asked.completes);
        let has_changed = |completes: &Completes| self.may_be_new_offer(request, completes, draft);
        let Some(completes) = completes.filter(|completes| !has_changed(completes)) else {
            draft.keep_asking(Some(question.clone()));
            return Ok(Some(question.clone().into()));
        };
        let completes = (completes, last);
        let answered = self.complete_with_number(request, completes, (number, has_sign), draft);
        let answered = Box::pin(answered).await?;
        if let LineResult::Refused(refusal, _) = &answered
            && refusal.says_it_is_gone()
        {
            draft.keep_asking(question.without_number(number));
        }
        Ok(Some(answered))
    }

    /// Whether it is uncertain which offer the number accepts or declines. It is uncertain if another offer may have been made to this
    /// person since they were asked. False if the number would neither accept nor decline an offer.
    fn may_be_new_offer(
        &self,
        request: &Request,
        completes: &Completes,
        draft: &ChangeDraft,
    ) -> bool {
        let Completes::Command(command) = completes else {
            return false;
        };
        let key = (request.address.room, request.account);
        let answers = &self.proposals.bare_answers;
        [ACCEPT, DECLINE].contains(&command.as_str())
            && answers.may_be_offered_since_asked(key, draft.event())
    }

    /// If the person was asked for a number and this line is the name of a game, returns the number of the game, seat or proposal that is
    /// meant. [`NO_GAME`] if none has that name, or several have it.
    async fn number_of_game_named(
        &mut self,
        request: &Request,
        text: &str,
    ) -> Result<Option<SessionId>, StoreError> {
        let asked = self.asked_which_game(request).await?;
        let asked = asked.as_deref().and_then(LastRefusal::question_for_number);
        let asked = asked.and_then(Refusal::asks_for_number);
        let (Some(asked), Some((named, _))) =
            (asked, catalog::find(text.trim_end_matches(PUNCTUATION)))
        else {
            return Ok(None);
        };
        // The numbers here are those of tournaments, not of games.
        if matches!(asked.completes, Some(Completes::Tournament(_))) {
            return Ok(None);
        }
        let mut fitting = Vec::new();
        for id in asked.numbers {
            if self.game_of(id).await? == Some(named.info.id) {
                fitting.push(id);
            }
        }
        Ok(Some(match fitting[..] {
            [only] => only,
            _ => NO_GAME,
        }))
    }

    /// The id of the game that is played, or proposed, under this number.
    async fn game_of(&mut self, id: SessionId) -> Result<Option<&'static str>, StoreError> {
        if let Some(session) = self.cache.session(id).await? {
            return Ok(Some(session.line.game().info.id));
        }
        let proposal = self.proposals.find(id).await?;
        let proposed = proposal.and_then(|one| catalog::begin(&one.terms.game));
        Ok(proposed.map(|line| line.game().info.id))
    }

    /// Carries out the command or the move that this number completes. Before a move is played in a game in which somebody has moved
    /// since the question, asks whether the move is still meant.
    async fn complete_with_number(
        &mut self,
        request: &Request,
        (completes, asked): (Completes, &LastRefusal),
        (number, has_sign): (SessionId, bool),
        draft: &mut ChangeDraft,
    ) -> Result<LineResult, StoreError> {
        let moved = self.ask_in_another_position(request, (&completes, number), asked, draft);
        if let Some(question) = moved.await? {
            return Ok(question);
        }
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

    /// Whether this number is a move and does not answer the question which game is meant. If the number was offered, it is a move only
    /// in a game in which it has become the person's turn since.
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
        let mine = self.own_games_here(request, draft).await?;
        let takes = mine.iter().filter(|one| takes_move(one, request, text));
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

    /// Asks whether this number is a move, if all of this is true:
    ///
    /// - no question is open, but an earlier question offered this number a short time ago
    /// - the number can be played in exactly one game of this person
    /// - nobody has moved in that game since.
    ///
    /// If the number can be played in several games, asks the earlier question again. `None` for any other number: it is certainly a
    /// move, or certainly none.
    async fn ask_whether_move(
        &mut self,
        request: &Request,
        (number, text): (SessionId, &str),
        draft: &ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        let (room, person) = (request.address.room, request.account);
        let last = self.cache.last_refusal(room, person).await?;
        let now = self.config.clock.now();
        let offered = last.as_deref().and_then(LastRefusal::offered_numbers);
        let offered = offered.filter(|one| now < one.at + HOLDS && one.numbers.contains(&number));
        let Some(offered) = offered else {
            return Ok(None);
        };
        let mut games = self.games_that_take(request, text, draft).await?;
        if games.len() > 1 {
            let earlier = last.map(|last| last.refusal.clone());
            let question = earlier.filter(|one| one.asks_for_number().is_some());
            return Ok(question.map(LineResult::from));
        }
        let Some(game) = games.pop().filter(|game| game.played_at <= offered.at) else {
            return Ok(None);
        };
        let question = RefusalKind::ConfirmNumber.fact().with("session", game.id.0);
        let question = question.with("typed", text.to_owned());
        let question = question.with("near", text.to_owned()).into();
        let at = ShownEntry(game.id, game.entries);
        Ok(Some(LineResult::Refused(question, Some(at))))
    }

    /// The game of this person in this room in which this text is a move of theirs, if there is exactly one.
    pub(super) async fn only_game_that_takes(
        &mut self,
        request: &Request,
        text: &str,
        draft: &ChangeDraft,
    ) -> Result<Option<Arc<Session>>, StoreError> {
        let mut games = self.games_that_take(request, text, draft).await?;
        let only = games.len() == 1;
        Ok(games.pop().filter(|_| only))
    }

    /// The games of this person in this room in which this text is a move of theirs.
    async fn games_that_take(
        &mut self,
        request: &Request,
        text: &str,
        draft: &ChangeDraft,
    ) -> Result<Vec<Arc<Session>>, StoreError> {
        let mut mine = self.own_games_here(request, draft).await?;
        mine.retain(|one| takes_move(one, request, text));
        Ok(mine)
    }

    /// The games of this person in this room, as they are now.
    pub(super) async fn own_games_here(
        &mut self,
        request: &Request,
        draft: &ChangeDraft,
    ) -> Result<Vec<Arc<Session>>, StoreError> {
        let mine = self
            .live_sessions(request, WhoseSessions::Requester)
            .await?;
        Ok(mine.iter().map(|one| draft.current(one)).collect())
    }

    /// This person's last refusal here, if it asks for the number of a game, seat, proposal or tournament, or refuses an answer to such a
    /// question. `None` if it was given more than [`HOLDS`] seconds ago, or if the person has typed something else since.
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

/// Whether this is a move of the person who asks, in this game.
fn takes_move(game: &Session, request: &Request, text: &str) -> bool {
    let is_turn = game.decider().is_some() && game.decider() == game.seat_of(request.account);
    let is_move = |text: &str| game.line.parse(text).is_ok();
    is_turn && (is_move(text) || game.line.lookalikes(text).iter().any(|one| is_move(one)))
}

/// The number, if this line is nothing but a number, perhaps with a polite word: `1`, `#1`, `2 please`.
pub(super) fn number_typed((named, text): (Option<SessionId>, &str)) -> Option<SessionId> {
    let begins_with_digit = text.starts_with(|c: char| c.is_ascii_digit());
    // Most lines are moves or talk.
    if text.len() > LONGEST_NUMBER || begins_with_digit == named.is_some() {
        return named.filter(|_| text.is_empty());
    }
    match (named, &meaningful(text)[..]) {
        (named, []) => named,
        (None, [number]) => {
            let number = number.trim_end_matches(PUNCTUATION).parse();
            number.ok().map(SessionId)
        }
        _ => None,
    }
}

/// This command or move as a line, completed with this number. After `join`, a number with `#` is that of a seat, not of a tournament.
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
