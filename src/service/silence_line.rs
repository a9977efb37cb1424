//! Decides whether the bot answers a line that is no move and no command. `chatter.rs` judges the line by its words alone. This file also
//! looks at whether the writer plays in the room, and at what the bot has told them before.

use super::change_draft::ChangeDraft;
use super::chatter::{explain_addressed_line, silence_chatter};
use super::line_result::{Answered, LineResult};
use super::request::{Request, TypedMove};
use super::service_task::Service;
use super::which_game::number_typed;
use crate::command::is_lone_letter;
use crate::session::RefusalKind;
use crate::store::StoreError;

impl Service {
    /// What the bot says to a line without the prefix: `answer` or a better explanation, or nothing if the line was probably chatter.
    pub(super) async fn silence_bare_line(
        &mut self,
        request: &Request,
        typed: TypedMove<'_>,
        answer: LineResult,
        draft: &ChangeDraft,
    ) -> Answered {
        if let LineResult::Refused(refusal, _) = &answer
            && let Some(told) = self.explain_wrong_number(request, typed, refusal).await?
        {
            return Ok(told.into());
        }
        Ok(if request.addressed {
            explain_addressed_line(answer, typed.text)
        } else if self.own_session(request, typed.named).await?.is_some()
            || self.is_number_for_move(request, typed, draft).await?
        {
            answer
        } else {
            silence_chatter(answer, typed)
        })
    }

    /// Whether this is a number that was typed as a move, although the pits of the game have letters: the writer is on turn in their only
    /// game here, and nobody has talked since their last line.
    async fn is_number_for_move(
        &mut self,
        request: &Request,
        typed: TypedMove<'_>,
        draft: &ChangeDraft,
    ) -> Result<bool, StoreError> {
        let is_number = typed.named.is_none() && number_typed((None, typed.text)).is_some();
        if !is_number || request.answers_person() || self.is_spoken_to(request, draft) {
            return Ok(false);
        }
        let mine = self.own_games_here(request, draft).await?;
        Ok(match &mine[..] {
            [only] => {
                let is_on_turn = only
                    .decider()
                    .is_some_and(|seat| only.seat_of(request.account) == Some(seat));
                is_on_turn
                    && only
                        .line
                        .legal_moves()
                        .iter()
                        .any(|one| is_lone_letter(one))
            }
            _ => false,
        })
    }

    /// What the bot says to an unknown command: `answer`, or nothing if the writer is a stranger who has not addressed the bot. A
    /// stranger's command was probably meant for another bot with the same prefix.
    pub(super) async fn silence_other_bots_command(
        &mut self,
        request: &Request,
        answer: LineResult,
    ) -> Answered {
        let LineResult::Refused(refusal, _) = &answer else {
            return Ok(answer);
        };
        if request.addressed || refusal.kind() != Some(RefusalKind::UnknownCommand) {
            return Ok(answer);
        }
        let (room, person) = (request.address.room, request.account);
        let is_known = self.plays_here(request).await?
            || self.has_part_in_tournament(request).await?
            || self.cache.last_refusal(room, person).await?.is_some()
            || self.last_ended(request).await?.is_some();
        Ok(if is_known {
            answer
        } else {
            LineResult::Silence
        })
    }
}
