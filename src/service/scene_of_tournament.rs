//! Adds to the scene of a say what concerns tournaments:
//!
//! - For a say about a game: whether the game belongs to a tournament, and whether the game was given up because its loser has left the
//!   tournament or was taken out of it.
//! - For a say about a tournament: whether several tournaments go on in the room, and which people are notified in another room.

use super::service_task::Service;
use crate::render::Scene;
use crate::session::{
    Player, Refusal, RoomId, RoomKey, Say, SessionId, TournamentMessage, TournamentNews,
};
use crate::store::StoreError;
use lusoria_games::rules::Arg;

impl Service {
    /// Adds what a say about a game or a tournament needs to know of tournaments. Before this, the people whom the say names must have
    /// been added to the scene.
    pub(super) async fn add_tournament(
        &mut self,
        say: &Say,
        key: &RoomKey,
        scene: &mut Scene,
    ) -> Result<(), StoreError> {
        if let Say::Opened(at) | Say::Partial(at) | Say::Over(at, _, _) | Say::Level(at, _) = say {
            scene.in_tournament = self.tournaments.with_game(at.0).await?.is_some();
        }
        if let (Say::Over(at, _, _), true) = (say, scene.in_tournament) {
            scene.is_out_of_tournament = self.was_given_up_by_leaving(at.0).await?;
        }
        let Say::Tournament(told, _) = say else {
            return Ok(());
        };
        let here = self.cache.room(key).await?.id;
        let here = self.room_and_parent(here).await?;
        let is_here = |room: RoomId| here.contains(&Some(room));
        let live = self.tournaments.live().await?.values();
        scene.several_tournaments = live.filter(|one| one.rooms().any(is_here)).count() > 1;
        let Some(tournament) = self.tournaments.find(told.id).await? else {
            return Ok(());
        };
        for (account, person) in &scene.people {
            if !is_here(tournament.room_of(Player::Person(*account))) {
                scene.called_elsewhere.push(person.clone());
            }
        }
        Ok(())
    }

    /// Whether this game was given up because its loser has left the tournament or was taken out of it.
    async fn was_given_up_by_leaving(&mut self, id: SessionId) -> Result<bool, StoreError> {
        let ending = self.cache.session(id).await?.and_then(|one| one.ending);
        let tournament = self.tournaments.with_game(id).await?;
        let both = tournament.zip(ending);
        Ok(both.is_some_and(|(tournament, ending)| tournament.was_left(id, ending)))
    }

    /// The room that a refusal names. `None` if it names no room, or names the room with this key.
    pub(super) async fn refused_room(&self, say: &Say, key: &RoomKey) -> Option<(RoomId, RoomKey)> {
        let Say::Refused(Refusal::Host(fact), ..) = say else {
            return None;
        };
        let named = fact.args.iter().find_map(|(name, value)| match value {
            Arg::Number(room) if **name == *"room" => Some(RoomId(*room)),
            _ => None,
        })?;
        let room = self.room_key(named).await?;
        let is_other = (room.platform, &room.id) != (key.platform, &key.id);
        is_other.then_some((named, room))
    }
}

/// Whether this message tells everybody how the tournament goes on, and is no answer to one person.
pub(super) const fn is_for_all(told: &TournamentMessage) -> bool {
    let is_news = matches!(
        told.news,
        TournamentNews::Announced
            | TournamentNews::Started
            | TournamentNews::Round { .. }
            | TournamentNews::NoShows(_)
            | TournamentNews::SeasonOver { .. }
            | TournamentNews::Over { .. }
            | TournamentNews::CalledOff
            | TournamentNews::CalledOffUnplayed
    );
    is_news && !told.asked
}
