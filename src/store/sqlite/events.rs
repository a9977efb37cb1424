//! Reads which inbound events are already stored. Storing such an event again fails, because its key is unique in the table `seen`
//! (`batch.sql`).

use super::database::Database;
use crate::session::EventKey;
use crate::store::error::StoreError;

const SECONDS_OF_A_DAY: i64 = 86_400;

impl Database {
    /// Whether an event was already stored.
    pub(crate) async fn has_seen(&self, event: &EventKey) -> Result<bool, StoreError> {
        let query = sqlx::query_as("select 1 from seen where key = $1").bind(event_number(*event));
        let found: Option<(i64,)> = self.one(query).await?;
        Ok(found.is_some())
    }

    /// The time (Unix seconds) that decides how the key of an event is made. If the event's id is a
    /// [`TimedId`](crate::session::TimedId) that was given at this time or later, the id is the key. Otherwise the key is a hash. 0 if
    /// no time is stored.
    pub(crate) async fn events_numbered_since(&self) -> Result<i64, StoreError> {
        let query = sqlx::query_as("select since from numbered_event");
        let found: Option<(i64,)> = self.one(query).await?;
        Ok(found.map_or(0, |(since,)| since))
    }

    /// At most `limit` of the stored events, those of the latest day first.
    pub(crate) async fn recent_events(&self, limit: u32) -> Result<Vec<EventKey>, StoreError> {
        let sql = "select key from seen order by day desc limit $1";
        let keys: Vec<(i64,)> = self.all(sqlx::query_as(sql).bind(limit)).await?;
        let key = |(number,): (i64,)| EventKey(number.to_be_bytes());
        Ok(keys.into_iter().map(key).collect())
    }
}

/// The key of an event as a number.
pub(super) const fn event_number(event: EventKey) -> i64 {
    i64::from_be_bytes(event.0)
}

/// The number of whole days from 1 January 1970 to this time (Unix seconds).
pub(super) fn day_of(at: i64) -> i64 {
    at.div_euclid(SECONDS_OF_A_DAY)
}
