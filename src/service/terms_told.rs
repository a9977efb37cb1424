//! Finds out in which language the terms of a game (such as its clock) were told when it began. The message that begins a game is in the
//! language of the player who has the first turn. If the other player reads another language, the first message of their turn tells the
//! terms once more.

use super::service_task::Service;
use crate::render::Scene;
use crate::session::{RoomKey, Say};
use crate::store::StoreError;

impl Service {
    /// If the message belongs to the second turn of its game, the scene gets the language in which the terms of the game were told in this
    /// room, and whether the game is rated.
    pub(super) async fn add_language_of_terms(
        &mut self,
        say: &Say,
        key: &RoomKey,
        scene: &mut Scene,
    ) -> Result<(), StoreError> {
        let (Say::Turn(..) | Say::Partial(_), Some(session)) = (say, scene.session.as_deref())
        else {
            return Ok(());
        };
        let (2, Some(seat)) = (session.turns, session.decider()) else {
            return Ok(());
        };
        let own = match session.people()[seat.other().index()] {
            Some(first) => self.cache.reader_preferences(first).await?.lang,
            None => None,
        };
        scene.is_rated = self.ratings.is_rated(session.id);
        scene.terms_told_in = Some(own.unwrap_or(self.scene_in(key).lang));
        Ok(())
    }
}
