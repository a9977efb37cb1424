//! Reads and stores proposed games.

use super::database::Database;
use crate::session::SessionId;
use crate::store::error::StoreError;

impl Database {
    /// The proposals that can be accepted, as they were stored.
    pub(crate) async fn live_proposals(&self) -> Result<Vec<String>, StoreError> {
        let sql = "select state from proposal where live = 1 order by id";
        let rows: Vec<(String,)> = self.all(sqlx::query_as(sql)).await?;
        Ok(rows.into_iter().map(|(state,)| state).collect())
    }

    /// The proposal with this number, as it was stored.
    pub(crate) async fn proposal(&self, id: SessionId) -> Result<Option<String>, StoreError> {
        let sql = "select state from proposal where id = $1";
        let found: Option<(String,)> = self.one(sqlx::query_as(sql).bind(id.0)).await?;
        Ok(found.map(|(state,)| state))
    }
}
