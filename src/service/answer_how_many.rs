//! Answers two questions of the bot with the number that the person types next: "for how many days?" after `pause`, and "after which
//! entry?" after `show`. Without this code, a game whose moves are numbers would play the number.

use super::change_draft::ChangeDraft;
use super::line_result::LineResult;
use super::open_question::HOLDS;
use super::press::read_line_of_bot;
use super::request::Request;
use super::service_task::Service;
use crate::command::{Command, MessageLine};
use crate::session::{Refusal, SessionId};
use crate::store::StoreError;

/// The ids of the refusals that ask such a question, each with the English word of the command that asked it.
const ASKS: [(&str, &str); 2] = [("pause-how-long", "pause"), ("show-which-entry", "show")];

impl Service {
    /// Carries out the command for which the person was asked how many, if this line is a number or begins with one. If somebody else has
    /// talked since, asks again. `None` if the person was asked nothing like that, or has typed something else since.
    pub(super) async fn answer_how_many(
        &mut self,
        request: &Request,
        (named, typed): (Option<SessionId>, &str),
        draft: &mut ChangeDraft,
    ) -> Result<Option<LineResult>, StoreError> {
        let is_number = named.is_none() && typed.starts_with(|c: char| c.is_ascii_digit());
        if !is_number || request.is_later_line {
            return Ok(None);
        }
        let last = self.refusal_just_before(request, HOLDS, draft).await?;
        let Some(last) = last.filter(|last| !last.lapsed) else {
            return Ok(None);
        };
        let Some(command) = completed(&last.refusal, typed) else {
            return Ok(None);
        };
        let may_be_talk = !request.is_for_bot() && self.have_others_talked(request, draft);
        if request.answers_person() || may_be_talk {
            return Ok(Some(last.refusal.clone().into()));
        }
        let answer = Box::pin(self.run_command(request, command, draft)).await?;
        Ok(Some(answer))
    }
}

/// The command for which this refusal asks how many, completed with what was typed. `None` if the refusal asks nothing like that, or if
/// the command cannot be read.
fn completed(refusal: &Refusal, typed: &str) -> Option<Command> {
    let (_, word) = ASKS.iter().find(|(id, _)| *id == refusal.id())?;
    let session = refusal.session().map(|SessionId(n)| format!(" #{n}"));
    let line = format!("{word} {typed}{}", session.unwrap_or_default());
    match read_line_of_bot(&line).pop()? {
        MessageLine::Command(command) => Some(command),
        _ => None,
    }
}
