//! `new` without anything after it: the game that ended last, once more, with the same opponent and the sides changed.

use super::answer::Answered;
use super::change::Draft;
use super::run::{Asked, Service};

use crate::session::{AccountId, NewGame, Refusal, RoomId, SeatChoice, Session, SessionId};
use crate::store::StoreError;
use lusoria_games::rules::Seat;
use std::sync::Arc;

impl Service {
    /// Begins the same game again. Whoever has ended none here is asked which game is meant.
    pub(super) async fn once_more(&mut self, asked: &Asked, draft: &mut Draft) -> Answered {
        let Some(last) = self.last_ended(asked, draft).await? else {
            return Ok(Refusal::host("new-which-game").into());
        };
        let seat = last.seat_of(asked.account).unwrap_or(Seat::First);
        let mut asked = asked.clone();
        let mut opponent = None;
        if let Some(friend) = last.seats[seat.other().index()] {
            let face = self.cache.face(friend, asked.key.platform).await?;
            let face = face.filter(|face| face.platform == asked.key.platform);
            opponent = face.as_ref().map(|face| face.id.clone());
            asked.mentions = face.into_iter().collect();
        }
        let new = NewGame {
            game: String::new(),
            options: String::new(),
            opponent,
            seat: match seat {
                Seat::First => SeatChoice::Second,
                Seat::Second => SeatChoice::First,
            },
            words: last.words.is_some(),
        };
        let string = last.line.game_string();
        self.begin_game(&asked, &new, last.line.game(), string, draft)
            .await
    }

    /// The game of this person that ended last in this room: in this message, lately, or as the store knows.
    async fn last_ended(
        &mut self,
        asked: &Asked,
        draft: &Draft,
    ) -> Result<Option<Arc<Session>>, StoreError> {
        if let Some(session) = draft.ended_for(asked.account) {
            return Ok(Some(session));
        }
        let key = (asked.room, asked.account);
        let id = match self.ended.get(&key) {
            Some(id) => Some(*id),
            None => {
                self.store
                    .last_ended_session(asked.room, asked.account)
                    .await?
            }
        };
        let Some(id) = id else { return Ok(None) };
        let session = self.cache.session(id).await?;
        Ok(session.filter(|session| session.ending.is_some()))
    }

    /// Takes note of a game that is over, before it is stored.
    pub(super) fn note_ended(&mut self, session: &Session) {
        for account in session.seats.iter().flatten() {
            self.ended.put((session.room, *account), session.id);
        }
    }
}

/// The games that ended lately, by room and player.
pub(super) type Ended = lru::LruCache<(RoomId, AccountId), SessionId>;
