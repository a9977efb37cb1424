//! Answers `join` and `play` if there is no seat that the writer can take.

use super::begin_again::refuse_repeating;
use super::change_draft::ChangeDraft;
use super::players::Players;
use super::request::Request;
use super::room_rules::{is_allowed, is_closed_to};
use super::service_task::Service;
use crate::command::room_settings::BOTS;
use crate::session::{Proposal, Refusal, Session};
use crate::store::StoreError;
use lusoria_games::rules::Fact;

impl Service {
    /// The refusal for somebody who can take none of these seats. Seats that nobody can take in this room (`refuse_seat_here`) are passed
    /// over. The refusal says why this person cannot take the first of the other seats. If there is no other seat, it says why this
    /// person may not begin a game here. `None` if they may.
    pub(super) async fn refuse_to_take(
        &mut self,
        request: &Request,
        seats: &[Proposal],
        draft: &ChangeDraft,
    ) -> Result<Option<Refusal>, StoreError> {
        for seat in seats {
            if self.refuse_seat_here(request, seat).await?.is_none() {
                return self.refuse_seat_of(request, seat, draft).await;
            }
        }
        let settings = self.settings_here(request, draft).await?;
        if is_closed_to(request, &settings) {
            return Ok(Some(Refusal::host("nobody-waits-closed")));
        }
        match self.refuse_too_many_here(request, &settings, draft).await? {
            Some(refusal) => Ok(Some(refusal)),
            None => self.refuse_new_game(request, None, draft).await,
        }
    }

    /// The answer to `play` if there is no seat to take. It suggests to play the last game once more, if that game can begin.
    pub(super) async fn say_nobody_waits(
        &mut self,
        request: &Request,
        draft: &ChangeDraft,
    ) -> Result<Refusal, StoreError> {
        let last = self.find_last_ended(request, draft).await?;
        let Some(last) = last.filter(|last| refuse_repeating(last, request.account).is_none())
        else {
            return Ok(Refusal::host("play-what"));
        };
        let settings = self.settings_here(request, draft).await?;
        let bots = settings.is_on(&BOTS) || !last.has_computer();
        let is_allowed = bots && is_allowed(&settings, last.line.game());
        let can_begin = is_allowed && !self.goes_on_again(request, &last, draft).await?;
        Ok(match can_begin {
            true => Fact::new("play-what-or-again")
                .with("session", last.id.0)
                .into(),
            false => Refusal::host("play-what"),
        })
    }

    /// Whether the players of this session already play the same game here again.
    async fn goes_on_again(
        &mut self,
        request: &Request,
        last: &Session,
        draft: &ChangeDraft,
    ) -> Result<bool, StoreError> {
        let [Some(challenger), friend] = last.seats else {
            return Ok(false);
        };
        let players = Players { challenger, friend };
        let game = last.line.game_string();
        let again = self.find_duplicate_game(request, players, &game, draft);
        Ok(again.await?.is_some())
    }
}
