//! The command `new` without anything behind it: begins the person's last game in this room again, with the same opponent and with
//! the sides exchanged.

use super::answer::Answered;
use super::change_draft::ChangeDraft;
use super::request::Request;
use super::service_task::Service;
use crate::session::{Identity, NewGame, Refusal, SeatChoice, Session};
use crate::store::StoreError;
use lusoria_games::rules::Seat;
use std::sync::Arc;

impl Service {
    /// Begins the last game again. If this person has finished no game here, they are asked which game they mean.
    pub(super) async fn begin_again(
        &mut self,
        request: &Request,
        draft: &mut ChangeDraft,
    ) -> Answered {
        let Some(last) = self.find_last_ended(request, draft).await? else {
            return Ok(Refusal::host("new-which-game").into());
        };
        let seat = last.seat_of(request.account).unwrap_or(Seat::First);
        let friend = self.opponent_here(request, &last, seat).await?;
        let computer = last.computer_at(seat.other());
        let computer = computer.map(|computer| Some(computer.level()));
        let new = NewGame {
            game: String::new(),
            options: String::new(),
            opponent: friend.as_ref().map(|identity| identity.id.clone()),
            computers: computer.into_iter().collect(),
            both_sides: last.is_hot_seat(),
            seat: match seat {
                Seat::First => SeatChoice::Second,
                Seat::Second => SeatChoice::First,
            },
            words: last.words.is_some(),
        };
        let mut request = request.clone();
        request.mentions = friend.into_iter().collect();
        let string = last.line.game_string();
        self.begin_game(&request, &new, last.line.game(), string, draft)
            .await
    }

    /// The other person of a game, as the platform of this room knows them.
    async fn opponent_here(
        &mut self,
        request: &Request,
        game: &Session,
        seat: Seat,
    ) -> Result<Option<Identity>, StoreError> {
        let friend = game.people()[seat.other().index()];
        let Some(friend) = friend.filter(|friend| *friend != request.account) else {
            return Ok(None);
        };
        let platform = request.address.key.platform;
        let identity = self.cache.identity_on(friend, platform).await?;
        Ok(identity.filter(|identity| identity.platform == platform))
    }

    /// The person's last finished game in this room: ended by this message, by a recent one, or read from the store.
    pub(super) async fn find_last_ended(
        &mut self,
        request: &Request,
        draft: &ChangeDraft,
    ) -> Result<Option<Arc<Session>>, StoreError> {
        if let Some(session) = draft.ended_session_of(request.account) {
            return Ok(Some(session));
        }
        let key = (request.address.room, request.account);
        let id = match self.last_games.get(&key) {
            Some(id) => Some(*id),
            None => {
                self.store
                    .last_ended_session(request.address.room, request.account)
                    .await?
            }
        };
        let Some(id) = id else { return Ok(None) };
        let session = self.cache.session(id).await?;
        Ok(session.filter(|session| session.ending.is_some()))
    }

    /// Remembers that this game ended last, before its ending is stored.
    pub(super) fn note_ended(&mut self, session: &Session) {
        for account in session.people().iter().flatten() {
            self.last_games.put((session.room, *account), session.id);
        }
    }
}
