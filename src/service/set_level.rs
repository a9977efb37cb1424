//! The command `level`: shows how well the computer player plays, or has it play at another level.

use super::change_draft::ChangeDraft;
use super::line_result::{Answered, LineResult};
use super::request::Request;
use super::service_task::Service;
use crate::command::Command;
use crate::command::command_id::LEVEL;
use crate::session::{Action, Refusal, Say, SessionId, ShownEntry};
use lusoria_games::engine::Level;
use lusoria_games::rules::{Fact, Seat};

impl Service {
    /// Shows the level of the computer player, or sets it.
    pub(super) async fn level(
        &mut self,
        request: &Request,
        named: Option<SessionId>,
        level: Option<Level>,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let session = match self.find_game_with_computer(request, named, draft).await? {
            Ok(session) => session,
            Err(refusal) => {
                let typed = Command::Level(None, level).without_session();
                let typed = typed.unwrap_or_else(|| LEVEL.to_owned());
                return Ok(LineResult::from(refusal).with_command(Some(&typed)));
            }
        };
        let mut computers = Seat::ALL
            .into_iter()
            .filter_map(|seat| session.computer_at(seat));
        let about = |fact: Fact| fact.with("session", session.id.0);
        let Some(computer) = computers.next() else {
            return Ok(Refusal::from(about(Fact::new("level-nobody"))).into());
        };
        match level.filter(|_| !session.is_between_computers()) {
            Some(level) if level == computer.level() && session.ending.is_none() => {
                let fact = about(Fact::new("level-already")).with("level", level.name().to_owned());
                Ok(Refusal::from(fact).into())
            }
            Some(level) => {
                let action = Action::Level(level);
                self.act(&session, request, &action, draft).await
            }
            None => {
                let at = ShownEntry(session.id, session.entries);
                draft.say(Say::Level(at, Some(request.account)));
                Ok(LineResult::Done)
            }
        }
    }
}
