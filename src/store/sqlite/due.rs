//! Reads the rows of the table `due`, earliest first. Also corrects the times of rows that were written while the system clock was ahead.

use super::database::Database;
use super::events::event_number;
use crate::session::EventKey;
use crate::store::batch::DueTicket;
use crate::store::error::StoreError;
use crate::store::stored::DueRow;

impl Database {
    /// The rows whose time is `from` or later, the earliest first. There are at most `most` of them; some may not be due yet.
    pub(crate) async fn first_due(&self, from: i64, most: u32) -> Result<Vec<DueRow>, StoreError> {
        let sql = "select key, set_by, at, what from due where at >= $1 order by at, key limit $2";
        let query = sqlx::query_as(sql).bind(from).bind(most);
        let rows: Vec<(String, i64, i64, String)> = self.all(query).await?;
        let due = |(key, set_by, at, what): (String, i64, i64, String)| DueRow {
            ticket: DueTicket {
                key,
                set_by: EventKey(set_by.to_be_bytes()),
            },
            at,
            what,
        };
        Ok(rows.into_iter().map(due).collect())
    }

    /// Called after the system clock was set back by more than a day. Changes the following rows if they are due more than 25 hours
    /// after `now`, because they may have been written while the clock was ahead:
    ///
    /// - Checks of players' clocks and of reminders become due now. Each check sets the time of the next one.
    /// - Daily messages (digests, the puzzle of the day) become due within a day, at their usual hour.
    pub(crate) async fn bring_due_nearer(&self, now: i64) -> Result<(), StoreError> {
        let sql = "update due
            set at = case when key glob 'clock *' or key glob 'waiting *' then $1
                else at - (at - $1) / 86400 * 86400 end
            where at > $1 + 90000 and (key glob 'clock *' or key glob 'waiting *'
                or key glob 'digest *' or key glob 'daily-puzzle *')";
        self.write_quickly(sqlx::query(sql).bind(now)).await
    }

    /// Whether the row of this ticket is still stored. Then what it stands for must still be carried out.
    pub(crate) async fn is_due(&self, ticket: &DueTicket) -> Result<bool, StoreError> {
        let query = sqlx::query_as("select 1 from due where key = $1 and set_by = $2")
            .bind(&ticket.key)
            .bind(event_number(ticket.set_by));
        let found: Option<(i64,)> = self.one(query).await?;
        Ok(found.is_some())
    }

    /// What is due under this key, as it was stored; `None` if nothing is due under it.
    pub(crate) async fn due_under(&self, key: &str) -> Result<Option<String>, StoreError> {
        let query = sqlx::query_as("select what from due where key = $1").bind(key);
        let found: Option<(String,)> = self.one(query).await?;
        Ok(found.map(|(what,)| what))
    }
}
