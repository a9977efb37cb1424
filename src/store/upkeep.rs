//! What the operator and the calendar ask for: a backup, a look at the whole file, and forgetting what nobody needs.

use super::link::locked;
use super::rows::day;
use super::{Cause, Store, StoreError, files, open};
use sqlx::Connection;
use sqlx::sqlite::SqliteSynchronous;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// A platform that delivers an event again does so within minutes or days.
const SEEN_DAYS: i64 = 14;
/// How long after its end a session can still be named by an answer to its board.
const SHOWN_SECONDS: i64 = 30 * 86_400;

impl Store {
    /// Forgets events older than 14 days and the messages that show sessions ended more than 30 days ago. `now` is unix
    /// seconds. Reads through both tables: for once a day, not for every minute.
    pub async fn tidy(&self, now: i64) -> Result<(), StoreError> {
        let seen = sqlx::query("delete from seen where day < $1").bind(day(now) - SEEN_DAYS);
        self.write_quickly(seen).await?;
        let shown = sqlx::query(
            "delete from shown where (select ended_at from session where id = shown.session) < $1",
        );
        self.write_quickly(shown.bind(now - SHOWN_SECONDS)).await
    }

    /// Where the database is.
    pub fn path(&self) -> PathBuf {
        locked(&self.files).path.clone()
    }

    /// What is wrong with the file, one line a fault and not more than twenty; none if it is whole. Reads every page, so it takes
    /// as long as reading the file: a second or two for a hundred megabytes.
    pub async fn faults(&self) -> Result<Vec<String>, StoreError> {
        let rows: Vec<(String,)> = self
            .all(sqlx::query_as("pragma integrity_check(20)"))
            .await?;
        let strays = "select 'a row of ' || \"table\" || ' refers to no row of ' || parent from pragma_foreign_key_check limit 20";
        let strays: Vec<(String,)> = self.all(sqlx::query_as(strays)).await?;
        let faults = rows.into_iter().chain(strays).map(|(fault,)| fault);
        Ok(faults.filter(|fault| fault != "ok").collect())
    }

    /// Writes a copy of the whole database, as it is at this moment, to a file that must not exist yet; its owner alone can
    /// read it. Play goes on meanwhile. If it fails there is no file.
    pub async fn backup(&self, path: &Path) -> Result<(), StoreError> {
        let failed = |cause: Cause| StoreError::Copy {
            path: path.to_owned(),
            cause,
        };
        // SQLite fills an empty file, and asks nobody who may read one that it makes.
        match files::private().create_new(true).open(path) {
            Ok(_) => {}
            Err(why) if why.kind() == io::ErrorKind::AlreadyExists => {
                return Err(StoreError::Exists(path.to_owned()));
            }
            Err(why) => return Err(failed(why.into())),
        }
        let done = match path.to_str() {
            Some(name) => self.copy_to(name).await,
            None => Err(io::Error::other("its name must be UTF-8").into()),
        };
        let done = done.and_then(|()| Ok(fs::File::open(path)?.sync_all()?));
        done.inspect_err(|_| {
            // Half a copy must not be taken for one; if it cannot be removed either, the error says enough.
            let _ = fs::remove_file(path);
        })
        .map_err(failed)
    }

    async fn copy_to(&self, name: &str) -> Result<(), Cause> {
        let database = self.path();
        let connection = open::connect(&database, SqliteSynchronous::Full).await;
        let mut connection = connection.map_err(|why| io::Error::other(why.to_string()))?;
        let copy = sqlx::query("vacuum into $1").bind(name);
        copy.execute(&mut connection).await.map_err(Cause)?;
        connection.close().await.map_err(Cause)
    }
}
