//! `Store`'s methods about tournaments.

use super::{Store, StoreError};
use crate::session::{RoomId, TournamentId};

impl Store {
    /// The tournaments that are neither over nor called off, as JSON of [`RoomTournament`](crate::session::RoomTournament). The number is
    /// the highest that any tournament has, or 0 if there is no tournament.
    pub async fn live_tournaments(&self) -> Result<(Vec<String>, i64), StoreError> {
        self.database.live_tournaments().await
    }

    /// The tournament with this number, as JSON.
    pub async fn tournament(&self, id: TournamentId) -> Result<Option<String>, StoreError> {
        self.database.tournament(id).await
    }

    /// The tournament that was announced last in this room, as JSON; `None` if there was none. Tournaments that were called off are
    /// skipped, unless the room has no others.
    pub async fn last_tournament(&self, room: RoomId) -> Result<Option<String>, StoreError> {
        self.database.last_tournament(room).await
    }
}
