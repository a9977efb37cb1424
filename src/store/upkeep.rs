//! What the operator and the calendar ask for: a backup, and forgetting what nobody needs.

use super::rows::day;
use super::{Store, StoreError, open};
use sqlx::Connection;
use sqlx::sqlite::SqliteSynchronous;

/// A platform that delivers an event again does so within minutes or days.
const SEEN_DAYS: i64 = 14;
/// How long after its end a session can still be named by an answer to its board.
const SHOWN_SECONDS: i64 = 30 * 86_400;

impl Store {
    /// Forgets events older than 14 days and the messages that show sessions ended more than 30 days ago. `now` is unix
    /// seconds. Reads through both tables: for once a day, not for every minute.
    pub async fn tidy(&self, now: i64) -> Result<(), StoreError> {
        let mut writer = self.writer.lock().await;
        sqlx::query("delete from seen where day < $1")
            .bind(day(now) - SEEN_DAYS)
            .execute(&mut writer.quick)
            .await?;
        sqlx::query(
            "delete from shown where (select ended_at from session where id = shown.session) < $1",
        )
        .bind(now - SHOWN_SECONDS)
        .execute(&mut writer.quick)
        .await?;
        Ok(())
    }

    /// Writes a copy of the whole database, as it is at this moment, to a file that must not exist yet. Play goes on meanwhile.
    pub async fn backup(&self, path: &str) -> Result<(), StoreError> {
        let mut connection = open::connect(&self.path, SqliteSynchronous::Full).await?;
        sqlx::query("vacuum into $1")
            .bind(path)
            .execute(&mut connection)
            .await?;
        Ok(connection.close().await?)
    }
}
