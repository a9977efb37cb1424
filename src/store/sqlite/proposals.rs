//! Reads and stores proposed games.

use super::database::Database;
use crate::session::{AccountId, SessionId};
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

    /// All moves in advance, as they were stored: session, owner, plan.
    pub(crate) async fn plans(&self) -> Result<Vec<(SessionId, AccountId, String)>, StoreError> {
        let sql = "select session, account, state from plan";
        let rows: Vec<(i64, i64, String)> = self.all(sqlx::query_as(sql)).await?;
        let row = |(session, account, state)| (SessionId(session), AccountId(account), state);
        Ok(rows.into_iter().map(row).collect())
    }
}
