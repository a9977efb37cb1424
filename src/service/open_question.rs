//! Handles yes and no, the answers to a question of the bot. The bot asks by a refusal. If the last refusal that a person was given in a
//! room asks something, it is the person's open question there.
//!
//! A typed yes answers the last question that the person was asked. The yes counts only in the first line of a message. The question is
//! dropped when the person types something else that the bot answers or stores. (A question that asks for a number is answered in
//! `which_game.rs`.)
//!
//! How long a question can be answered:
//!
//! - A question about a move: until the game goes on.
//! - A question about a command: for a quarter of an hour.
//! - A question whether to end a game, change a tournament or join accounts: with a typed yes for two minutes.
//! - The question whether to forget a person: never with a typed yes.
//!
//! A button is not bound by the limits for a typed yes, because its id says which question it answers.
//!
//! If no question is open, a yes may answer an offer (`answer_offer.rs`). If something else has come between the question and the yes, it
//! is not clear what the yes answers (`unclear_answer.rs`).
//!
//! Yes and no in more words, such as `ok, I resign`, are read in `answer_in_words.rs`.
//!
//! The questions themselves are asked elsewhere. For example, `give_up.rs` asks whether to give up, and `chatter.rs` asks whether a
//! similar command was meant.

use super::answer_offer::{answer_or_offer, is_meant};
use super::change_draft::ChangeDraft;
use super::line_result::{Answered, LineResult, inform};
use super::request::{Request, TypedMove};
use super::service_task::Service;
use crate::command::{Addressing, Command, MessageLine, Reply, read_message};
use crate::session::{
    Action, GeneralAnswer, Identity, LastRefusal, Question, Refusal, ShownEntry, Stamp,
    SuggestedCommand,
};
use crate::store::StoreError;
use std::sync::Arc;

/// For how long a question about a command can be answered, in seconds.
pub(super) const HOLDS: i64 = 900;
/// For how many seconds a typed yes can do what is hard to undo: end a game, take somebody out of a tournament, call a tournament off, or
/// join accounts.
const ENDING_HOLDS: i64 = 120;

/// How a question is answered: in typed words or with a button.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum AnsweredBy {
    Words,
    Button,
}

impl AnsweredBy {
    /// How this reply was given. A reply without a text comes from a button.
    const fn of(reply: &Reply) -> Self {
        match reply.text.is_empty() {
            true => Self::Button,
            false => Self::Words,
        }
    }
}

impl Service {
    /// Handles a yes or no. A yes carries out what was asked about, a no drops the question. There are three other cases:
    ///
    /// - The bot has asked for the second half of a move, and the text is that half. Then the move is played.
    /// - No question is open, but one was open a moment ago. Then the person is told that the answer comes too late.
    /// - No question was open lately. Then the yes or no answers an offer or is chatter.
    pub(super) async fn answer_question(
        &mut self,
        request: &Request,
        reply: &Reply,
        draft: &mut ChangeDraft,
    ) -> Answered {
        if request.is_later_line && AnsweredBy::of(reply) == AnsweredBy::Words {
            return Ok(answer_below_another_line(request, reply));
        }
        let by = AnsweredBy::of(reply);
        if request.answers_person() && !reply.prefixed && by == AnsweredBy::Words {
            return Ok(LineResult::Silence);
        }
        if let Some(played) = self.complete_with_reply(request, reply, draft).await? {
            return Ok(played);
        }
        if by == AnsweredBy::Words
            && let Some(answer) = self.answer_unclear_reply(request, reply, draft).await?
        {
            return Ok(answer);
        }
        let Some((question, _)) = self.open_question(request, by).await? else {
            return match by {
                AnsweredBy::Words => self.answer_without_question(request, reply, draft).await,
                AnsweredBy::Button => self.answer_only_offer(request, reply, draft).await,
            };
        };
        draft.close_question();
        if !reply.yes {
            return Ok(inform(request, GeneralAnswer::QuestionDeclined, draft));
        }
        self.do_what_was_asked(request, question, draft).await
    }

    /// Handles a typed yes or no, if no question is open that it could answer.
    async fn answer_without_question(
        &mut self,
        request: &Request,
        reply: &Reply,
        draft: &mut ChangeDraft,
    ) -> Answered {
        if let Some(answer) = self.answer_forgetting(request, reply.yes, draft).await? {
            return Ok(answer);
        }
        // A yes or no that was meant for a question which is no longer open must not answer an offer that happens to be open.
        let asked = self.was_asked_a_moment_ago(request, is_meant(request, reply), draft);
        if asked.await? {
            if let Some(offer) = self.offers_to(request, draft).await?.first() {
                return Ok(answer_or_offer(offer.key.0).into());
            }
            draft.close_question();
            return Ok(Refusal::host("answer-too-late").into());
        }
        if is_meant(request, reply)
            && let Some(hint) = self.explain_second_answer(request, draft).await?
        {
            return Ok(hint);
        }
        self.answer_only_offer(request, reply, draft).await
    }

    /// Does what was asked about, after a yes.
    async fn do_what_was_asked(
        &mut self,
        request: &Request,
        question: Question,
        draft: &mut ChangeDraft,
    ) -> Answered {
        match question {
            Question::Abort(id) => {
                self.take_action(request, Some(id), &Action::Abort, draft)
                    .await
            }
            Question::Resign(id) => {
                self.take_action(request, Some(id), &Action::Resign, draft)
                    .await
            }
            Question::Play(id, text) => {
                let typed = TypedMove::meant(Some(id), &text);
                self.play_moves(request, typed, draft).await
            }
            Question::LeaveTournament(id, given_up) => {
                self.leave_tournament_after_yes(request, id, &given_up, draft)
                    .await
            }
            Question::CallOffTournament(id) => {
                self.call_off_tournament_after_yes(request, id, draft).await
            }
            Question::RemoveFromTournament(id, player, given_up) => {
                let asked = (player, &given_up[..]);
                self.remove_from_tournament_after_yes(request, id, asked, draft)
                    .await
            }
            Question::Forget => Ok(Self::begin_forgetting(request, draft)),
            Question::Link(code) => self.link_after_yes(request, &code, draft).await,
            Question::Command(suggested) => {
                self.run_suggested_command(request, suggested, draft).await
            }
        }
    }

    /// Drops the open question if this message has nothing to do with it. There are two exceptions:
    ///
    /// - A question that can be answered with yes or no stays open after mere talk.
    /// - The question which game is meant stays open if the message only asks for a list or a text, such as `games` or `help`.
    pub(super) async fn lapse_question(
        &mut self,
        request: &Request,
        draft: &mut ChangeDraft,
    ) -> Result<(), StoreError> {
        if !draft.passes_question_over() {
            return Ok(());
        }
        if let Some((_, asked)) = self.open_question(request, AnsweredBy::Words).await? {
            // Mere talk does not drop the question, but the bot asks it again before a bare yes counts.
            if !draft.is_empty() {
                draft.lapse_question(&asked);
            }
        } else if let Some(asked) = self.asked_which_game(request).await?
            && !draft.only_tells()
        {
            draft.lapse_question(&asked);
        }
        Ok(())
    }

    /// The question that this person can answer now with a bare yes or no; `None` if there is none.
    pub(super) async fn question_in_words(
        &mut self,
        request: &Request,
    ) -> Result<Option<Question>, StoreError> {
        let open = self.asked_in_words(request).await?;
        Ok(open.map(|(question, _)| question))
    }

    /// Like `question_in_words`, with the refusal that asked the question.
    pub(super) async fn asked_in_words(
        &mut self,
        request: &Request,
    ) -> Result<Option<(Question, Arc<LastRefusal>)>, StoreError> {
        self.open_question(request, AnsweredBy::Words).await
    }

    /// The last refusal of this person here, if it was given in the last `seconds` and they have typed nothing else here since.
    pub(super) async fn refusal_just_before(
        &mut self,
        request: &Request,
        seconds: i64,
        draft: &ChangeDraft,
    ) -> Result<Option<Arc<LastRefusal>>, StoreError> {
        let key = (request.address.room, request.account);
        let last = self.cache.last_refusal(key.0, key.1).await?;
        let answers = &self.proposals.bare_answers;
        let is_next = !answers.has_typed_since_asked(key, draft.event());
        let is_recent = |last: &Arc<LastRefusal>| {
            let said_at = last.said_at;
            is_next && said_at.is_some_and(|at| draft.at() < at + seconds)
        };
        Ok(last.filter(is_recent))
    }

    /// Whether this line, a yes or a no, comes too late for a question of the bot. The caller has found that no question is open. True if
    /// the last refusal that this person was told here was a question, asked less than [`HOLDS`] seconds ago. The question whether to
    /// forget a person does not count.
    ///
    /// If the person has written something else since the question, two more things are needed: the line is certainly meant for the bot
    /// (`is_meant`), and nothing was offered to the person since the question.
    pub(super) async fn was_asked_a_moment_ago(
        &mut self,
        request: &Request,
        is_meant: bool,
        draft: &ChangeDraft,
    ) -> Result<bool, StoreError> {
        let (room, person) = (request.address.room, request.account);
        let Some(last) = self.cache.last_refusal(room, person).await? else {
            return Ok(false);
        };
        let now = self.config.clock.now();
        let is_recent = last.said_at.is_some_and(|when| now < when + HOLDS);
        // To delete a person, a typed yes is never enough.
        let asked = Question::of(&last.refusal, last.at);
        let asks = asked.is_some_and(|question| question != Question::Forget);
        if !is_recent || !asks {
            return Ok(false);
        }
        let offered = self.offer_after(request, &last, false, draft).await?;
        Ok(!last.lapsed || is_meant && offered.is_none())
    }

    /// The stamp that a button must have to answer the question that is open to this person; `None` if no question is open.
    pub(super) async fn open_question_stamp(
        &mut self,
        request: &Request,
    ) -> Result<Option<Stamp>, StoreError> {
        let open = self.open_question(request, AnsweredBy::Button).await?;
        Ok(open.map(|(question, last)| Stamp::asking(&question, last.at, request.account)))
    }

    /// Whether a question to this person is open here that a typed yes or no answers.
    pub(super) async fn is_asked_yes_or_no(
        &mut self,
        request: &Request,
    ) -> Result<bool, StoreError> {
        Ok(self
            .open_question(request, AnsweredBy::Words)
            .await?
            .is_some())
    }

    /// The question that this person was asked last, with the refusal that asked it. If `by` is a button and that question is no longer
    /// open, returns the question before it. `None` if no open question can be answered by `by`.
    async fn open_question(
        &mut self,
        request: &Request,
        by: AnsweredBy,
    ) -> Result<Option<(Question, Arc<LastRefusal>)>, StoreError> {
        let refused = self
            .cache
            .last_refusal(request.address.room, request.account)
            .await?;
        let Some(last) = refused else {
            return Ok(None);
        };
        if let Some(question) = self.question_if_open(&last).await? {
            let may_answer =
                by == AnsweredBy::Button || self.is_answered_in_words(&question, &last);
            return Ok(may_answer.then_some((question, last)));
        }
        let earlier = last.earlier.as_deref();
        let Some(earlier) = earlier.filter(|_| by == AnsweredBy::Button) else {
            return Ok(None);
        };
        let question = self.question_if_open(earlier).await?;
        Ok(question.map(|question| (question, Arc::new(earlier.clone()))))
    }

    /// Whether a typed yes can still answer this question. It never answers the question whether to delete a person.
    fn is_answered_in_words(&self, question: &Question, asked: &LastRefusal) -> bool {
        let holds = match question {
            Question::Forget => false,
            Question::Abort(_)
            | Question::Resign(_)
            | Question::LeaveTournament(..)
            | Question::CallOffTournament(_)
            | Question::RemoveFromTournament(..)
            | Question::Link(_) => asked
                .said_at
                .is_some_and(|when| self.config.clock.now() < when + ENDING_HOLDS),
            Question::Play(..) | Question::Command(_) => true,
        };
        holds && !asked.lapsed
    }

    /// The question that this refusal asks, if it can still be answered.
    pub(super) async fn question_if_open(
        &mut self,
        last: &LastRefusal,
    ) -> Result<Option<Question>, StoreError> {
        let holds = match last.at {
            Some(ShownEntry(id, entry)) => {
                let session = self.cache.session(id).await?;
                session.is_some_and(|session| {
                    let goes_on = session.ending.is_none();
                    session.entries == entry || goes_on && session.has_same_position_since(entry)
                })
            }
            None => last
                .said_at
                .is_some_and(|when| self.config.clock.now() < when + HOLDS),
        };
        match holds {
            true => Ok(Question::of(&last.refusal, last.at)),
            false => Ok(None),
        }
    }

    async fn run_suggested_command(
        &mut self,
        request: &Request,
        SuggestedCommand { text, friends }: SuggestedCommand,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let mut request = request.clone();
        let platform = request.address.key.platform;
        for (id, name) in friends {
            let (id, name) = (id.into(), name.into());
            request.mentions.push(Identity { platform, id, name });
        }
        let request = &request;
        let prefix = self.scene_in(&request.address.key).prefix;
        let how = Addressing {
            prefix: &prefix,
            addressed: request.addressed,
        };
        let mut lines = read_message(&format!("{prefix}{text}"), how).into_iter();
        match lines.next() {
            // A suggested command is never a yes, so this does not recurse without end.
            Some(MessageLine::Command(command)) => {
                Box::pin(self.run_command(request, asking_first(command), draft)).await
            }
            Some(
                MessageLine::Wrong(fact)
                | MessageLine::WrongCommand(_, fact)
                | MessageLine::MoveOrWrong(_, fact),
            ) => Ok(Refusal::from(fact).into()),
            _ => Ok(LineResult::Silence),
        }
    }
}

/// The command that the bot has suggested, changed so that it asks before it ends a game. The yes to the suggestion may have been meant
/// for another question.
fn asking_first(command: Command) -> Command {
    match command {
        Command::Resign(named, _) => Command::Resign(named, false),
        Command::Abort(named, _) => Command::Abort(named, false),
        other => other,
    }
}

/// Answers a typed yes or no that stands below another line of its message, and so is no answer to a question.
fn answer_below_another_line(request: &Request, reply: &Reply) -> LineResult {
    match request.addressed || reply.prefixed {
        true => Refusal::host("answer-not-first").into(),
        false => LineResult::Silence,
    }
}
