//! Handles lines without the prefix that look like a yes or a no, in one word or in several: `ok`, `of course`, `ok, I resign`, `accept`.
//! `src/command/answer_words.rs` lists the words and their meanings.

use super::change_draft::ChangeDraft;
use super::line_result::LineResult;
use super::request::Request;
use super::service_task::Service;
use crate::command::command_id::{ABORT, RESIGN};
use crate::command::{AnswerWords, Command, Reply, answer_words, says_no};
use crate::session::{Action, LastRefusal, Question, Refusal, SessionId};
use crate::store::StoreError;
use lusoria_games::rules::Fact;
use std::sync::Arc;

impl Service {
    /// Handles a line without the prefix that looks like an answer, if a question or an offer is open. A line that says no in any way closes
    /// the question. If the answer is not clear, the question is asked once more.
    pub(super) async fn answer_in_words(
        &mut self,
        request: &Request,
        text: &str,
        draft: &mut ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        if request.is_later_line || request.answers_person() {
            return Ok(None);
        }
        if says_no(text)
            && let Some(asked) = self.asked_in_words(request).await?
        {
            let no = (AnswerWords::YesOrNo(false), text);
            return self
                .answer_question_in_words(request, no, &asked, draft)
                .await;
        }
        match answer_words(text) {
            Some(answer) => self.answer_with_words(request, (answer, text), draft).await,
            None => Ok(None),
        }
    }

    /// Handles words that look like an answer, in a way that depends on their meaning and on what was asked.
    async fn answer_with_words(
        &mut self,
        request: &Request,
        (answer, text): (AnswerWords, &str),
        draft: &mut ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        match (answer, self.asked_in_words(request).await?) {
            (AnswerWords::Offer(yes), _) => {
                self.answer_offer_in_words(request, (yes, text), draft)
                    .await
            }
            (AnswerWords::AboutOffer, _) => self.say_how_to_answer_offer(request, draft).await,
            (_, Some(asked)) => {
                self.answer_question_in_words(request, (answer, text), &asked, draft)
                    .await
            }
            (AnswerWords::YesOrNo(yes), None) => {
                let reply = Reply::bare(yes, text);
                let answer = Box::pin(self.answer_question(request, &reply, draft)).await?;
                // If nothing is offered either, the words are talk.
                Ok(Some(answer).filter(|answer| !matches!(answer, LineResult::Silence)))
            }
            (AnswerWords::Ending(true, ending), None) => {
                self.ask_before_ending(request, ending, draft).await
            }
            (AnswerWords::Ending(..) | AnswerWords::Unclear, None) => {
                self.say_how_to_answer_offer(request, draft).await
            }
        }
    }

    /// Answers the open question. If the words are no clear answer to it, asks it once more.
    async fn answer_question_in_words(
        &mut self,
        request: &Request,
        (answer, text): (AnswerWords, &str),
        (question, asked): &(Question, Arc<LastRefusal>),
        draft: &mut ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        let is_about_it = match answer {
            AnswerWords::Ending(_, id) => asks_about(question, id),
            _ => true,
        };
        let Some(yes) = answer.yes().filter(|_| is_about_it) else {
            return Ok(ask_again(asked, draft));
        };
        let reply = Reply::bare(yes, text);
        let answer = Box::pin(self.answer_question(request, &reply, draft)).await?;
        Ok(Some(answer))
    }

    /// Handles a line such as `#2 yes` or `accept #2`:
    ///
    /// - `accept #2` answers the offer in this game.
    /// - If a question about this game is open, `#2 yes` answers the question. If the open question is about anything else, the bot
    ///   asks that question once more.
    /// - If no question is open, `#2 yes` answers the offer in this game. If `yes` may be meant for something else, the bot says how to
    ///   answer the offer.
    ///
    /// `None` if the writer does not play this game, or if the words are the second half of a move that the writer has begun. For
    /// example, `ne` is Czech for no, but also means north-east.
    pub(super) async fn answer_in_game(
        &mut self,
        request: &Request,
        (id, text): (SessionId, &str),
        draft: &mut ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        let Some(answer) = answer_words(text) else {
            return Ok(None);
        };
        let (AnswerWords::Offer(yes) | AnswerWords::YesOrNo(yes)) = answer else {
            if request.is_later_line {
                return Ok(None);
            }
            let in_game = self.answer_offer_in_game(request, (id, answer), false, draft);
            return in_game.await;
        };
        if self.is_second_half(request, text).await? {
            return Ok(None);
        }
        if request.is_later_line {
            return Ok(Some(LineResult::Silence));
        }
        let is_for_offer = matches!(answer, AnswerWords::Offer(_));
        if !is_for_offer && let Some((_, asked)) = self.asked_in_words(request).await? {
            return self
                .answer_question_in_game(request, (id, Reply::bare(yes, text)), &asked, draft)
                .await;
        }
        let was_asked = self.was_asked_a_moment_ago(request, true, draft).await?;
        let in_game = self.answer_offer_in_game(request, (id, answer), !was_asked, draft);
        match in_game.await? {
            Some(answer) => Ok(Some(answer)),
            None if self.own_session(request, Some(id)).await?.is_none() => Ok(None),
            None if is_for_offer => self.answer_nothing_offered(request, (id, yes), draft).await,
            None => Ok(Some(refuse_yes(id, was_asked).into())),
        }
    }

    /// Answers the open question if it is about this game. Otherwise asks it once more.
    async fn answer_question_in_game(
        &mut self,
        request: &Request,
        (id, reply): (SessionId, Reply),
        asked: &LastRefusal,
        draft: &mut ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        if asked.at.is_none_or(|at| at.0 != id) {
            return Ok(ask_again(asked, draft));
        }
        let answer = Box::pin(self.answer_question(request, &reply, draft)).await?;
        Ok(Some(answer))
    }

    /// Handles `accept #2` or `decline #2` if nothing is offered in this game. If the writer has not moved yet, `decline #2` means to
    /// call the game off. The bot asks before it does that.
    async fn answer_nothing_offered(
        &mut self,
        request: &Request,
        (id, yes): (SessionId, bool),
        draft: &mut ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        let request = Request {
            is_number: true,
            ..request.clone()
        };
        let action = if yes { Action::Accept } else { Action::Decline };
        let answer = Box::pin(self.offer(&request, Some(id), &action, draft)).await?;
        Ok(Some(answer))
    }

    /// Handles words such as `ok, I resign` while no question is open. If the writer plays here, asks whether they really want to end the
    /// game.
    async fn ask_before_ending(
        &mut self,
        request: &Request,
        ending: &str,
        draft: &mut ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        if !self.plays_here(request).await? {
            return Ok(None);
        }
        let command = match ending {
            RESIGN => Command::Resign(None, false),
            _ => Command::Abort(None, false),
        };
        let asked = Box::pin(self.run_command(request, command, draft)).await?;
        Ok(Some(asked))
    }
}

/// The refusal of a line such as `#2 yes` if nothing is offered in this game. If `was_asked` is true, the refusal says that the line came
/// too late to answer a question.
fn refuse_yes(SessionId(id): SessionId, was_asked: bool) -> Refusal {
    match was_asked {
        true => Refusal::host("answer-too-late"),
        false => Fact::new("nothing-offered").with("session", id).into(),
    }
}

/// Whether this question is about the same thing as the command with this id: giving up, or calling off.
fn asks_about(question: &Question, id: &str) -> bool {
    match question {
        Question::Resign(_) | Question::LeaveTournament(..) => id == RESIGN,
        Question::Abort(_) | Question::CallOffTournament(_) => id == ABORT,
        _ => false,
    }
}

/// The question once more, after an answer that was not clear.
fn ask_again(asked: &LastRefusal, draft: &mut ChangeDraft) -> Option<LineResult> {
    draft.leave_question_open();
    let again = asked.refusal.asked_again();
    again.map(|question| LineResult::Refused(question, asked.at))
}
