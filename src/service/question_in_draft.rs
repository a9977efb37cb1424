//! The methods of `ChangeDraft` about the question that the author of the message was asked last.

use super::change_draft::ChangeDraft;
use super::draft_question::DraftQuestion;
use crate::session::{LastRefusal, Refusal, Say};
use std::sync::Arc;

impl ChangeDraft {
    /// Notes that this message gives the second half of a move; `half` is the first.
    pub(super) fn complete_half_move(&mut self, half: String) {
        self.half = Some(half);
    }

    /// Notes the bot's question which game, seat or proposal is meant, if it can still be answered with a number after this message.
    pub(super) fn keep_asking(&mut self, question: Option<Refusal>) {
        self.still_asked = question;
    }

    /// Notes the last refusal that this person was given before this message.
    pub(super) fn note_earlier_refusal(&mut self, refused: Option<Arc<LastRefusal>>) {
        self.refused_before = refused;
    }

    /// Notes that the open question was answered.
    pub(super) fn close_question(&mut self) {
        self.question = DraftQuestion::Answered;
    }

    /// Notes that this message answers the open question, but not clearly.
    pub(super) fn leave_question_open(&mut self) {
        self.question = DraftQuestion::Unclear;
    }

    /// Whether this message answers the open question, but not clearly.
    pub(super) const fn leaves_question_open(&self) -> bool {
        matches!(self.question, DraftQuestion::Unclear)
    }

    /// Whether this message neither answers the question that its author was asked nor is refused. (A refusal may ask another question.)
    pub(super) fn passes_question_over(&self) -> bool {
        matches!(self.question, DraftQuestion::Untouched) && !self.refuses()
    }

    /// Whether this message is refused, perhaps only in part.
    pub(super) fn refuses(&self) -> bool {
        self.says.iter().any(|say| matches!(say, Say::Refused(..)))
    }

    /// Whether this message was answered only by lists and texts that are about no single game (`games`, `mine`, `help`). Somebody who
    /// was asked which game they mean may ask for such a list before they answer with a number.
    pub(super) fn only_tells(&self) -> bool {
        let tells = |say: &Say| matches!(say, Say::Answer(..)) && say.session().is_none();
        self.sessions().next().is_none() && !self.says.is_empty() && self.says.iter().all(tells)
    }

    /// Whether this message replaces the last refusal of its author, because the message is refused or answers a question.
    pub(super) fn replaces_last_refusal(&self) -> bool {
        let is_refusal = |say: &Say| LastRefusal::from_say(say, None, 0).is_some();
        matches!(self.question, DraftQuestion::Answered) || self.says.iter().any(is_refusal)
    }

    /// Drops the open question.
    pub(super) fn lapse_question(&mut self, asked: &LastRefusal) {
        self.question = DraftQuestion::Lapses(Box::new(asked.clone().lapsed()));
    }

    /// Whether this message drops a question.
    pub(super) const fn lapses_question(&self) -> bool {
        matches!(self.question, DraftQuestion::Lapses(_))
    }

    /// What is to be stored as the last refusal of the author: a new refusal, or an empty one if the author has answered the bot's
    /// question. A question is stored as a refusal, too. If a question is dropped, it is stored again, marked as dropped. `None` if
    /// nothing changes.
    pub(super) fn take_last_refusal(&mut self) -> Option<LastRefusal> {
        let (half, at) = (self.half.as_ref(), self.change.at);
        let mut says = self.says.iter();
        let refused = says.find_map(|say| LastRefusal::from_say(say, half, at));
        let question = std::mem::take(&mut self.question);
        let is_answered = matches!(question, DraftQuestion::Answered);
        let before = self.refused_before.take();
        let offered = before.as_deref().and_then(LastRefusal::offered_numbers);
        let before = before.filter(|_| !is_answered);
        match (refused, question) {
            (Some(refused), _) => {
                let refused = refused.still_asking(self.still_asked.take());
                let refused = refused.with_earlier(before.as_deref());
                Some(refused.with_offered(offered))
            }
            (None, DraftQuestion::Answered) => {
                Some(LastRefusal::answered(at).with_offered(offered))
            }
            (None, DraftQuestion::Lapses(asked)) => Some(*asked),
            (None, _) => None,
        }
    }
}
