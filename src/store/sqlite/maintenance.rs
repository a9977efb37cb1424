//! Maintenance: the name and the size of the database, whether it is intact, and deleting what is no longer needed.

use super::connection::lock;
use super::database::Database;
use super::errors::name_of;
use super::events::day_of;
use crate::store::error::StoreError;
use std::fs;

/// How many days the key of an event is kept. A platform that delivers an event again does so within minutes or days.
const SEEN_DAYS: i64 = 14;
/// For how many seconds after the end of a session people can still find it by a reply to its board.
const SHOWN_SECONDS: i64 = 30 * 86_400;

impl Database {
    /// The path of the file.
    pub(crate) fn name(&self) -> String {
        name_of(&lock(&self.files).path)
    }

    /// The length of the file in bytes, if it can be read.
    pub(crate) fn size(&self) -> Option<u64> {
        let file = fs::metadata(&lock(&self.files).path);
        file.ok().map(|file| file.len())
    }

    /// Deletes the keys of events that are older than [`SEEN_DAYS`], and the ids of messages whose session ended more than 30 days ago.
    pub(crate) async fn delete_old_rows(&self, now: i64) -> Result<(), StoreError> {
        let seen = sqlx::query("delete from seen where day < $1").bind(day_of(now) - SEEN_DAYS);
        self.write_quickly(seen).await?;
        let shown = sqlx::query(
            "delete from shown where (select ended_at from session where id = shown.session) < $1",
        );
        self.write_quickly(shown.bind(now - SHOWN_SECONDS)).await
    }

    /// Lists what is wrong with the database: damage of the file, and rows that refer to missing rows. At most twenty faults of each kind
    /// are listed. If the damage is so heavy that this check itself fails, lists the error of the check and the tables that cannot be
    /// read.
    pub(crate) async fn faults(&self) -> Result<Vec<String>, StoreError> {
        match self.faults_of_readable_file().await {
            Err(why) if why.is_damage() => {
                let mut faults = vec![why.to_string()];
                faults.extend(self.unreadable_tables().await);
                Ok(faults)
            }
            faults => faults,
        }
    }

    /// A sentence for each table that cannot be read to its end. Empty if not even the names of the tables can be read.
    async fn unreadable_tables(&self) -> Vec<String> {
        let names = "select name from sqlite_schema where type = 'table' order by name";
        let names: Vec<(String,)> = self.all(sqlx::query_as(names)).await.unwrap_or_default();
        let mut unreadable = Vec::new();
        for (name,) in names {
            let check = format!("pragma integrity_check(\"{name}\")");
            let rows: Result<Vec<(String,)>, _> =
                self.all(sqlx::query_as(sqlx::AssertSqlSafe(check))).await;
            if rows.is_err() {
                unreadable.push(format!("the table {name} cannot be read through"));
            }
        }
        unreadable
    }

    async fn faults_of_readable_file(&self) -> Result<Vec<String>, StoreError> {
        let rows: Vec<(String,)> = self
            .all(sqlx::query_as("pragma integrity_check(20)"))
            .await?;
        let strays = "select 'a row of ' || \"table\" || ' refers to no row of ' || parent from pragma_foreign_key_check limit 20";
        let strays: Vec<(String,)> = self.all(sqlx::query_as(strays)).await?;
        let faults = rows.into_iter().chain(strays).map(|(fault,)| fault);
        Ok(faults.filter(|fault| fault != "ok").collect())
    }
}
