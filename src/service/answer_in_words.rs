//! Handles lines without the prefix that look like a yes or a no, in one word or in several: `ok`, `of course`, `ok, I resign`, `accept`.
//! `src/command/loose_answer.rs` lists the words and their meanings.

use super::change_draft::ChangeDraft;
use super::line_result::LineResult;
use super::request::Request;
use super::service_task::Service;
use crate::command::command_id::{ABORT, RESIGN};
use crate::command::{
    Command, LooseAnswer, Reply, accepts_or_declines, ending_beside_answer, loose_answer,
    may_answer_offer,
};
use crate::session::{Action, LastRefusal, Question, Refusal, SessionId};
use crate::store::StoreError;
use lusoria_games::rules::Fact;

impl Service {
    /// Handles a line without the prefix that looks like an answer, if a question or an offer is open. If the answer is not clear, the
    /// question is asked once more.
    pub(super) async fn answer_in_words(
        &mut self,
        request: &Request,
        text: &str,
        draft: &mut ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        if request.is_later_line {
            return Ok(None);
        }
        let answer = loose_answer(text).filter(|_| accepts_or_declines(text).is_none());
        let Some(answer) = answer else {
            return self.answer_words_about_offer(request, text, draft).await;
        };
        let asked = self.asked_in_words(request).await?;
        let ending = ending_beside_answer(text);
        let is_about =
            |(question, _): &(Question, _)| ending.is_none_or(|id| asks_about(question, id));
        let is_clear = answer != LooseAnswer::Unclear && asked.as_ref().is_none_or(is_about);
        match (asked.as_ref(), ending) {
            (Some((_, asked)), _) if !is_clear => return Ok(ask_again(asked, draft)),
            (None, Some(ending)) if answer == LooseAnswer::Yes => {
                return self.ask_before_ending(request, ending, draft).await;
            }
            (None, Some(_)) => return self.say_how_to_answer_offer(request, draft).await,
            (None, None) if !is_clear => return self.say_how_to_answer_offer(request, draft).await,
            _ => {}
        }
        let reply = Reply::bare(answer == LooseAnswer::Yes, text);
        // If no question is open, such words are talk, unless an offer is open.
        let answer = Box::pin(self.answer_question(request, &reply, draft)).await?;
        Ok(match answer {
            LineResult::Silence if asked.is_none() => None,
            answer => Some(answer),
        })
    }

    /// Handles words for accepting or declining, and other words about an offer: `I accept`, `I accept the draw`.
    async fn answer_words_about_offer(
        &mut self,
        request: &Request,
        text: &str,
        draft: &mut ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        match accepts_or_declines(text) {
            Some(yes) => {
                let answer = (yes, text);
                self.answer_offer_in_words(request, answer, draft).await
            }
            None if may_answer_offer(text) => self.say_how_to_answer_offer(request, draft).await,
            None => Ok(None),
        }
    }

    /// Handles a line such as `#2 yes` or `accept #2`. It answers the open question if that is about this game, or else the offer in this
    /// game. If `yes` may be meant for something else, the bot says how to answer the offer. `None` if the words are the second half of
    /// a move, or if the writer does not play this game.
    pub(super) async fn answer_in_game(
        &mut self,
        request: &Request,
        (id, text): (SessionId, &str),
        draft: &mut ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        let Some((yes, is_certain)) = yes_or_no(text) else {
            return self
                .answer_unclear_words_in_game(request, (id, text), draft)
                .await;
        };
        if self.is_second_half(request, text).await? {
            return Ok(None);
        }
        if request.is_later_line {
            return Ok(Some(LineResult::Silence));
        }
        let asked = self.asked_in_words(request).await?;
        let is_about = |asked: &LastRefusal| asked.at.is_some_and(|at| at.0 == id);
        if !is_certain && asked.as_ref().is_some_and(|(_, asked)| is_about(asked)) {
            let reply = Reply::bare(yes, text);
            let answer = Box::pin(self.answer_question(request, &reply, draft)).await?;
            return Ok(Some(answer));
        }
        if let Some((_, asked)) = asked.filter(|_| !is_certain) {
            return Ok(ask_again(&asked, draft));
        }
        let was_asked = self.was_asked_a_moment_ago(request, true, draft).await?;
        let is_free = !was_asked;
        let answer = self.answer_offer_in_game(request, (id, yes), (is_certain, is_free), draft);
        match answer.await? {
            Some(answer) => Ok(Some(answer)),
            None if self.own_session(request, Some(id)).await?.is_none() => Ok(None),
            None if is_certain => self.answer_nothing_offered(request, (id, yes), draft).await,
            None => Ok(Some(refuse_yes(id, was_asked).into())),
        }
    }

    /// Handles a line such as `#2 sure, why not`: says how to answer the offer in this game. `None` if there is none, or if the words do not
    /// look like an answer.
    async fn answer_unclear_words_in_game(
        &mut self,
        request: &Request,
        (id, text): (SessionId, &str),
        draft: &mut ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        let may_be_answer = loose_answer(text).is_some() || may_answer_offer(text);
        if !may_be_answer || request.is_later_line {
            return Ok(None);
        }
        self.answer_offer_in_game(request, (id, false), (false, false), draft)
            .await
    }

    /// Handles `accept #2` or `decline #2` if nothing is offered in this game. Without the prefix, the bot asks before it calls off a game
    /// that is declined.
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

/// Whether these words mean yes or no, and whether they are certainly meant for an offer: `accept` is. `None` if they are no clear
/// answer.
fn yes_or_no(text: &str) -> Option<(bool, bool)> {
    if let Some(yes) = accepts_or_declines(text) {
        return Some((yes, true));
    }
    let yes = match loose_answer(text)? {
        LooseAnswer::Yes => true,
        LooseAnswer::No => false,
        LooseAnswer::Unclear => return None,
    };
    ending_beside_answer(text).is_none().then_some((yes, false))
}

/// The refusal of a yes or a no in this game, in which nothing is offered.
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
