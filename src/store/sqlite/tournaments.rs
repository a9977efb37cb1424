//! Tournaments in rooms.

use super::database::Database;
use crate::session::{RoomId, TournamentId};
use crate::store::error::StoreError;

impl Database {
    /// The tournaments that are neither over nor called off, as they were stored. Also the highest number of any tournament, or 0 if there
    /// is no tournament.
    pub(crate) async fn live_tournaments(&self) -> Result<(Vec<String>, i64), StoreError> {
        let sql = "select state from tournament where live = 1 order by id";
        let rows: Vec<(String,)> = self.all(sqlx::query_as(sql)).await?;
        let sql = "select coalesce(max(id), 0) from tournament";
        let highest: Option<(i64,)> = self.one(sqlx::query_as(sql)).await?;
        let states = rows.into_iter().map(|(state,)| state).collect();
        Ok((states, highest.map_or(0, |(highest,)| highest)))
    }

    /// The tournament with this number, as it was stored.
    pub(crate) async fn tournament(&self, id: TournamentId) -> Result<Option<String>, StoreError> {
        let sql = "select state from tournament where id = $1";
        let found: Option<(String,)> = self.one(sqlx::query_as(sql).bind(id.0)).await?;
        Ok(found.map(|(state,)| state))
    }

    /// The last tournament of this room, as it was stored; `None` if there was none. Tournaments that were called off are skipped, unless
    /// the room has no others.
    pub(crate) async fn last_tournament(&self, room: RoomId) -> Result<Option<String>, StoreError> {
        let sql = "select state from tournament_room join tournament on id = tournament
            where tournament_room.room = $1
            order by state ->> '$.phase' is 'called_off', tournament desc limit 1";
        let found: Option<(String,)> = self.one(sqlx::query_as(sql).bind(room.0)).await?;
        Ok(found.map(|(state,)| state))
    }
}
