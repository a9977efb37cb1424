//! Finds what the scene of a message that lists games and proposals needs: the sessions, and the rooms where they are played.

use super::service_task::Service;
use crate::render::SessionChoice;
use crate::session::{AccountId, GeneralAnswer, Player, RoomId, RoomKey, Say, Session};
use crate::store::StoreError;

impl Service {
    /// The rooms of the proposals that a say lists. Proposals that are made or shown in this room are left out. If the say is a refusal
    /// that names another room, the result is that room.
    pub(super) async fn other_rooms(&mut self, say: &Say, key: &RoomKey) -> Vec<(RoomId, RoomKey)> {
        let Say::Answer(
            GeneralAnswer::Mine(_, _, proposals) | GeneralAnswer::Digest(_, _, proposals),
            _,
        ) = say
        else {
            return self.refused_room(say, key).await.into_iter().collect();
        };
        let mut rooms = Vec::new();
        let here = self.cache.known_room(key).map(|room| room.id);
        for one in proposals {
            if one.rooms().all(|room| Some(room) != here) {
                let other = self.room_key(one.room).await;
                rooms.extend(other.map(|other| (one.room, other)));
            }
        }
        rooms
    }

    /// Where this person finds a game that is not shown in this room. A game of a tournament is found in the room where the person
    /// entered the tournament, if that room shows the game. Otherwise the game is found in its own room. `None` if this room shows the
    /// game.
    async fn room_to_play_in(
        &mut self,
        session: &Session,
        reader: AccountId,
        key: &RoomKey,
    ) -> Result<Option<RoomKey>, StoreError> {
        let here = self.cache.room(key).await?.id;
        if self.is_shown_in(session, here) {
            return Ok(None);
        }
        let tournament = self.tournaments.of_session(session.id).await?;
        let home = tournament.map(|one| one.room_of(Player::Person(reader)));
        let home = home.filter(|home| self.is_shown_in(session, *home));
        Ok(self.room_key(home.unwrap_or(session.room)).await)
    }

    /// The sessions that a say lists, as they are now. They may have changed since the say was made.
    pub(super) async fn choices(
        &mut self,
        say: &Say,
        key: &RoomKey,
    ) -> Result<Vec<SessionChoice>, StoreError> {
        let mut choices = Vec::new();
        for id in say.choices() {
            self.cache.allow_long_reads(true);
            let session = self.cache.session(id).await;
            self.cache.allow_long_reads(false);
            if let Some(session) = session? {
                let players = self.players(session.people(), key.platform).await?;
                let room = match say {
                    Say::Answer(GeneralAnswer::Mine(..) | GeneralAnswer::Digest(..), reader) => {
                        self.room_to_play_in(&session, *reader, key).await?
                    }
                    _ => None,
                };
                choices.push(SessionChoice {
                    session,
                    players,
                    room: room.filter(|room| (room.platform, &room.id) != (key.platform, &key.id)),
                });
            }
        }
        Ok(choices)
    }
}
