//! Answers the lines of a message in their order. Each is a command, a move, or chatter.

use super::answer::{Answer, Answered};
use super::change_draft::ChangeDraft;
use super::chatter::{
    explain_addressed_line, explain_unknown_command, mistyped_resignation, needs_latin_letters,
    silence_chatter,
};
use super::find_session::{NearMove, Players};
use super::request::Request;
use super::service_task::Service;
use crate::command::{Command, MessageLine};
use crate::session::{Refusal, RefusalKind, Say, SessionId};
use crate::store::StoreError;
use lusoria_games::rules::Fact;

impl Service {
    /// Answers the lines up to the first refusal. Returns a record if one must be read by another thread before the message can
    /// be decided.
    pub(super) async fn answer_lines(
        &mut self,
        request: &Request,
        lines: Vec<MessageLine>,
        draft: &mut ChangeDraft,
    ) -> Result<Option<String>, StoreError> {
        for line in lines {
            match self.answer_line(request, line, draft).await? {
                Answer::ReadRecord(text) => return Ok(Some(text)),
                Answer::Done | Answer::Silence => {}
                Answer::Refused(refusal, at) => {
                    let before = self
                        .cache
                        .last_refusal(request.address.room, request.account)
                        .await?;
                    draft.note_earlier_refusal(before);
                    draft.say(Say::Refused(refusal, at, request.account));
                    break;
                }
            }
        }
        Ok(None)
    }

    async fn answer_line(
        &mut self,
        request: &Request,
        line: MessageLine,
        draft: &mut ChangeDraft,
    ) -> Answered {
        match line {
            MessageLine::Wrong(fact) => Ok(Refusal::from(fact).into()),
            MessageLine::More if request.addressed || !draft.is_empty() => {
                Ok(Refusal::host("too-many-lines").into())
            }
            MessageLine::More => Ok(Answer::Silence),
            MessageLine::Bare(named, text) if text.is_empty() => {
                self.show_named_board(request, named, draft).await
            }
            MessageLine::Bare(named, text) => {
                self.answer_bare_line(request, named, &text, draft).await
            }
            MessageLine::Command(Command::Play(named, text)) => {
                self.answer_typed_move(request, named, &text, draft).await
            }
            MessageLine::Command(command) => self.run_command(request, command, draft).await,
        }
    }

    /// Answers a line without the prefix: a move, a mistyped move, or chatter.
    async fn answer_bare_line(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        text: &str,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let answer = self.play_moves(request, named, text, draft).await?;
        let near = self.explain_slip(request, named, text, &answer, draft);
        if let Some(near) = near.await? {
            return Ok(near);
        }
        Ok(if request.addressed {
            explain_addressed_line(answer, text)
        } else if self.names_own_game(request, named).await? {
            answer
        } else {
            silence_chatter(answer, named, text)
        })
    }

    /// Answers a line with the prefix that is not one of our commands: a move, a mistyped move, or a command for another bot.
    async fn answer_typed_move(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        text: &str,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let answer = self.play_moves(request, named, text, draft).await?;
        let near = self.explain_slip(request, named, text, &answer, draft);
        if let Some(near) = near.await? {
            return Ok(near);
        }
        let lang = self.scene_in(&request.address.key).lang;
        Ok(explain_unknown_command(answer, text, lang, request))
    }

    /// Answers `#2` alone with the board of that session, if the bot is addressed or the writer plays in it.
    async fn show_named_board(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        if named.is_none()
            || !(request.addressed || self.plays_live_session(request, named).await?)
        {
            return Ok(Answer::Silence);
        }
        self.run_command(request, Command::Board(named, None), draft)
            .await
    }

    /// Explains a line that is not a move, if it is similar to a move that the writer could play now.
    async fn explain_slip(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        text: &str,
        answer: &Answer,
        draft: &ChangeDraft,
    ) -> Result<Option<Answer>, StoreError> {
        if !answer.is_not_a_move() {
            return Ok(None);
        }
        let near = match self.find_near_move(request, named, text, draft).await? {
            Some(NearMove::Move(at, near)) => Some((at, near)),
            Some(NearMove::Impossible(at, refusal)) => {
                return Ok(Some(Answer::Refused(refusal, Some(at))));
            }
            None => None,
        };
        if near.is_none() {
            return self.explain_other_slip(request, named, text).await;
        }
        Ok(near.map(|(at, near)| {
            let fact = RefusalKind::MoveNear.fact().with("near", near);
            let fact = fact.with("typed", text.to_owned());
            Answer::Refused(fact.into(), Some(at))
        }))
    }

    /// Explains a mistyped word for giving up, or places typed in letters of another alphabet, if the writer plays a game here.
    async fn explain_other_slip(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        text: &str,
    ) -> Result<Option<Answer>, StoreError> {
        let letters = needs_latin_letters(text);
        let lang = self.scene_in(&request.address.key).lang;
        let gives_up = mistyped_resignation(text, lang);
        if !letters && gives_up.is_none()
            || self
                .live_sessions(request, Players::Requester)
                .await?
                .is_empty()
        {
            return Ok(None);
        }
        // A single letter may also be an ordinary word.
        let one = text.trim().chars().nth(1).is_none();
        let letters = letters && (!one || named.is_some() || request.addressed);
        let fact = gives_up.or_else(|| letters.then(|| Fact::new("latin-letters")));
        Ok(fact.map(|fact| Refusal::from(fact).into()))
    }
}
