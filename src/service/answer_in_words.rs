//! Handles lines without the prefix that look like a yes or a no, in one word or in several: `ok`, `of course`, `ok, I resign`, `accept`.
//! `src/command/loose_answer.rs` lists the words and their meanings.

use super::change_draft::ChangeDraft;
use super::line_result::LineResult;
use super::request::Request;
use super::service_task::Service;
use crate::command::command_id::{ABORT, RESIGN};
use crate::command::{
    Command, LooseAnswer, Reply, accepts_or_declines, ending_beside_answer, loose_answer,
};
use crate::session::{LastRefusal, Question, SessionId};
use crate::store::StoreError;

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
        if let Some(yes) = accepts_or_declines(text) {
            return self
                .answer_offer_in_words(request, (yes, text), draft)
                .await;
        }
        let Some(answer) = loose_answer(text) else {
            return Ok(None);
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

    /// Handles a line such as `#2 yes` or `accept #2`. It answers the open question if that is about this game, or else the offer in this
    /// game. If `yes` may be meant for something else, the bot says how to answer the offer. `None` if there is neither, or if the words
    /// are the second half of a move.
    pub(super) async fn answer_in_game(
        &mut self,
        request: &Request,
        (id, text): (SessionId, &str),
        draft: &mut ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        let accepts = accepts_or_declines(text);
        let yes = accepts.or_else(|| match loose_answer(text)? {
            LooseAnswer::Yes => Some(true),
            LooseAnswer::No => Some(false),
            LooseAnswer::Unclear => None,
        });
        let Some(yes) = yes.filter(|_| ending_beside_answer(text).is_none()) else {
            return Ok(None);
        };
        if self.is_second_half(request, text).await? {
            return Ok(None);
        }
        let asked = self.asked_in_words(request).await?;
        let is_about = |asked: &LastRefusal| asked.at.is_some_and(|at| at.0 == id);
        if accepts.is_none() && asked.as_ref().is_some_and(|(_, asked)| is_about(asked)) {
            let reply = Reply::bare(yes, text);
            let answer = Box::pin(self.answer_question(request, &reply, draft)).await?;
            return Ok(Some(answer));
        }
        let is_certain = accepts.is_some();
        let is_free = asked.is_none();
        self.answer_offer_in_game(request, (id, yes), (is_certain, is_free), draft)
            .await
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
