//! When a host was running, its pauses, and who was on vacation (tables `host`, `host_pause`, `vacation`).

use super::database::Database;
use crate::session::AccountId;
use crate::store::error::StoreError;

/// A host notes once a minute that it is running, but a note may be late. So an entry that was made less than this many seconds after the
/// last note also shows that a host was running. (The time of a later entry may come from a clock that was wrong.)
const NOTED_LATE: i64 = 120;

impl Database {
    /// The last time (Unix seconds) at which a host is known to have been running. A running host writes the time into the table `host`
    /// again and again. Usually the result is the time that was written last. If the latest entry of the open games was made within two
    /// minutes after that, the result is the time of the entry. `None` if no time was written.
    pub(crate) async fn host_alive(&self) -> Result<Option<i64>, StoreError> {
        let sql = "select alive_at, (
                select max((select at from entry where entry.session = session_room.session order by n desc limit 1))
                from session_room where live = 1
            ) from host";
        let alive: Option<(i64, Option<i64>)> = self.one(sqlx::query_as(sql)).await?;
        Ok(alive.map(|(noted, entry)| {
            // A later entry shows nothing: the clock may have been wrong when it was made.
            let soon_after = noted..noted + NOTED_LATE;
            entry.filter(|at| soon_after.contains(at)).unwrap_or(noted)
        }))
    }

    /// The pauses, each with its beginning and its end (Unix seconds).
    pub(crate) async fn host_pauses(&self) -> Result<Vec<(i64, i64)>, StoreError> {
        let query = "select from_at, until_at from host_pause order by from_at";
        self.all(sqlx::query_as(query)).await
    }

    /// The vacations whose end is later than this time, each with the person, its beginning and its end (Unix seconds).
    pub(crate) async fn vacations(
        &self,
        after: i64,
    ) -> Result<Vec<(AccountId, i64, i64)>, StoreError> {
        let sql = "select account, from_at, until from vacation where until > $1 order by from_at";
        let rows: Vec<(i64, i64, i64)> = self.all(sqlx::query_as(sql).bind(after)).await?;
        let own = |(account, from, until)| (AccountId(account), from, until);
        Ok(rows.into_iter().map(own).collect())
    }

    /// Notes that the host is running. If `durable`, this waits for the fsync. If a durable note falls into the same second as the last
    /// note, one second less is stored. Otherwise the row would be unchanged, so SQLite would not write it, and not wait for the disk.
    pub(crate) async fn note_host(&self, now: i64, durable: bool) -> Result<(), StoreError> {
        let sql = "insert into host (id, alive_at) values (1, $1)
            on conflict (id) do update
            set alive_at = excluded.alive_at - ($2 and alive_at = excluded.alive_at)";
        let query = sqlx::query(sql).bind(now).bind(durable);
        self.write(durable, query).await
    }

    /// Notes a pause.
    pub(crate) async fn note_host_pause(
        &self,
        (from, until): (i64, i64),
    ) -> Result<(), StoreError> {
        let sql = "insert into host_pause (from_at, until_at) values ($1, $2)
            on conflict (from_at) do update set until_at = max(until_at, excluded.until_at)";
        let query = sqlx::query(sql).bind(from).bind(until);
        self.write_quickly(query).await
    }
}
