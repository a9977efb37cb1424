//! Carries out the commands about a person or a room: for example settings, accounts, blocks, lists of games, results, and the data that
//! are kept about a person. Also carries out the commands about seats, moves in advance and looking back at a game (`!replay`).
//! `run_command.rs` has all other commands.

use super::change_draft::ChangeDraft;
use super::line_result::{Answered, LineResult, inform};
use super::request::Request;
use super::service_task::Service;
use crate::command::Command;
use crate::session::{GeneralAnswer, Refusal, Say, answer_fact};

impl Service {
    /// Carries out a command about a person or a room.
    pub(super) async fn run_person_or_room_command(
        &mut self,
        request: &Request,
        command: Command,
        draft: &mut ChangeDraft,
    ) -> Answered {
        match command {
            Command::Me(id, change) => self.me(request, id, change, draft).await,
            Command::Link(code) => self.link(request, code, draft).await,
            Command::Unlink => self.unlink(request, draft).await,
            Command::Block(person, blocks) => self.block(request, person, blocks, draft).await,
            Command::Vacation(time) => self.vacation(request, time, draft).await,
            Command::EndVacation => self.end_vacation(request, draft).await,
            Command::Settings(id, change) => self.settings(request, id, change, draft).await,
            Command::Prefix(None) => self.show_settings(request, Some("prefix"), draft).await,
            Command::Prefix(Some(prefix)) => self.set_prefix(request, prefix, draft).await,
            Command::Lang(None) => self.show_settings(request, Some("lang"), draft).await,
            Command::Lang(Some(lang)) => self.set_lang(request, lang, draft).await,
            Command::Ban(person, bans) => self.ban(request, person, bans, draft).await,
            Command::Mine => self.mine(request, draft).await,
            Command::Next => self.next_game(request, draft).await,
            Command::Plan(named, order) => self.plan_moves(request, named, &order, draft).await,
            Command::Standing(order) => self.standing(request, order, draft).await,
            Command::Join(number) => self.join(request, number, draft).await,
            Command::Leave(number) => self.leave(request, number, draft).await,
            Command::Counter(named, counter, side) => {
                let asked = (counter, side);
                self.counter(request, named, asked, draft).await
            }
            Command::StepThrough(named, step) => {
                self.step_through(request, named, step, draft).await
            }
            Command::History(other, page) => self.history(request, other, page, draft).await,
            Command::Stats(person) => self.stats(request, person, draft).await,
            Command::Top(game, kind) => self.top(request, (game, kind), draft).await,
            other => self.run_about_data(request, other, draft).await,
        }
    }

    /// Carries out the commands about the data that are kept about a person.
    async fn run_about_data(
        &mut self,
        request: &Request,
        command: Command,
        draft: &mut ChangeDraft,
    ) -> Answered {
        match command {
            Command::Privacy => Ok(inform(
                request,
                GeneralAnswer::Told(answer_fact("privacy")),
                draft,
            )),
            Command::StatsDice => {
                draft.say(Say::Dice(request.account));
                Ok(LineResult::Done)
            }
            Command::ExportMe if !request.is_private => Ok(Refusal::host("data-in-public").into()),
            Command::ExportMe => {
                draft.say(Say::PersonalData(request.account));
                Ok(LineResult::Done)
            }
            Command::Forget(sure) => self.forget_or_ask(request, sure, draft).await,
            // All other commands have handlers of their own and do not come here.
            _ => Ok(LineResult::Silence),
        }
    }
}
