//! When files are deleted or replaced under the running program. SQLite would go on writing into files without a name, and what
//! it stored there would be gone at the end; so the names are looked at before every write, and all of them when the service is
//! asked whether it lives.
//!
//! - The log alone is gone: what it held is put into the database, which is still there, and a new log is begun.
//! - The database is gone: nothing is stored until it is back.
//! - Another file is there: nothing is stored until [`Store::change_over`], which whoever keeps anything in memory asks for when
//!   it is ready to forget it.
//!
//! Not noticed is a file that is overwritten in place (`cp` onto it): it stays the same file.

use super::files::{Found, Look};
use super::link::{Link, locked};
use super::open::open_all;
use super::{Cause, Store, StoreError, Writer};
use crate::session::OutboxId;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::path::Path;
use std::sync::atomic::Ordering;
use tokio::sync::MutexGuard;

impl Store {
    /// Whether another file has been put in the place of the one that was opened.
    ///
    /// # Errors
    /// If there is none now.
    pub fn is_replaced(&self) -> Result<bool, StoreError> {
        let files = locked(&self.files);
        match files.look(Look::Database) {
            Found::Nothing => Err(StoreError::Gone(files.path.clone())),
            found => Ok(found == Found::Another),
        }
    }

    /// How often another file has taken the place of the one that was opened. What was learned from another generation means
    /// nothing now.
    pub fn generation(&self) -> u64 {
        self.generation.load(Ordering::Relaxed)
    }

    /// Goes over to the file that is there now, if it is a whole database of ours. Nothing that was known of the former one holds
    /// any more. What waits in it to be said gets numbers after `floor`, so that news of older numbers cannot be mistaken
    /// for news of it.
    ///
    /// # Errors
    /// If that file cannot be used; then nothing can be stored, and this can be tried again.
    pub async fn change_over(&self, floor: OutboxId) -> Result<(), StoreError> {
        let mut writer = self.writer.lock().await;
        let [mut a, mut b] = [self.readers[0].lock().await, self.readers[1].lock().await];
        let path = locked(&self.files).path.clone();
        // Otherwise the former log, beside the new file, would be taken for its own.
        let flushed = flush(&mut writer).await;
        if locked(&self.files).log_is_there() {
            flushed?;
        }
        let id = look_at(&path).await?;
        close_all(&mut writer, [&mut a, &mut b]).await;
        super::files::prepare(&path, false)?;
        let files = open_all(&path, true, &mut writer, [&mut a, &mut b]).await?;
        let numbers = sqlx::query("update outbox set id = id + $1").bind(floor.0);
        *locked(&self.files) = files;
        writer.durable.write(numbers, &self.files).await?;
        self.generation.fetch_add(1, Ordering::Relaxed);
        tracing::warn!(path = %path.display(), schema = id, "another file has been put in the place of the database; going on with that one");
        Ok(())
    }

    /// The writing connections, if what they write to can be found again.
    pub(super) async fn writer(&self, look: Look) -> Result<MutexGuard<'_, Writer>, StoreError> {
        let mut writer = self.writer.lock().await;
        let found = locked(&self.files).look(look);
        match found {
            Found::Same => {}
            Found::WithoutLog => self.begin_log(&mut writer).await?,
            Found::Nothing => return Err(StoreError::Gone(self.path())),
            Found::Another => return Err(StoreError::Replaced(self.path())),
        }
        Ok(writer)
    }

    /// Begins a new log if it was deleted; for now and then, while nothing is written.
    ///
    /// # Errors
    /// If that cannot be done, or the database itself is gone or replaced.
    pub async fn mend(&self) -> Result<(), StoreError> {
        drop(self.writer(Look::Everywhere).await?);
        Ok(())
    }

    /// A connection to read by. If it has been closed, what can be repaired is, so that the error names the cause if there is one.
    pub(super) async fn reading(&self) -> Result<MutexGuard<'_, Link>, StoreError> {
        let reader = self.reader().await;
        if reader.is_open() {
            return Ok(reader);
        }
        drop(reader);
        self.mend().await?;
        Ok(self.reader().await)
    }

    /// Puts what the lost log held into the database and begins a new one. All connections must go: those that stayed would
    /// write to the old one.
    async fn begin_log(&self, writer: &mut Writer) -> Result<(), StoreError> {
        let [mut a, mut b] = [self.readers[0].lock().await, self.readers[1].lock().await];
        let path = locked(&self.files).path.clone();
        flush(writer).await?;
        close_all(writer, [&mut a, &mut b]).await;
        super::files::prepare(&path, false)?;
        let files = open_all(&path, false, writer, [&mut a, &mut b]).await?;
        *locked(&self.files) = files;
        tracing::warn!(path = %path.display(), "the files -wal and -shm beside the database were deleted under it; nothing was lost, and they are made anew");
        Ok(())
    }
}

/// Copies the log into the database it belongs to, whatever that is called now, and empties it.
async fn flush(writer: &mut Writer) -> Result<(), StoreError> {
    let Writer { durable, quick, .. } = writer;
    let connection = match durable.at_hand() {
        Some(connection) => connection,
        None => match quick.at_hand() {
            Some(connection) => connection,
            // The last that closed has done it.
            None => return Ok(()),
        },
    };
    let (busy, _, _): (bool, i64, i64) = sqlx::query_as("pragma wal_checkpoint(truncate)")
        .fetch_one(connection)
        .await?;
    match busy {
        false => Ok(()),
        true => Err(sqlx::Error::Protocol("somebody else reads the database".to_owned()).into()),
    }
}

/// Closes every connection; one that cannot be closed in order is dropped.
async fn close_all(writer: &mut Writer, readers: [&mut Link; 2]) {
    let [a, b] = readers;
    for link in [a, b, &mut writer.quick, &mut writer.durable] {
        if let Err(why) = link.close().await {
            tracing::warn!(%why, "a connection to the former file did not close in order");
        }
    }
}

/// The schema of a file that is to take the place of the database. It may be half copied yet, so it is read through before
/// anything is done to it.
async fn look_at(path: &Path) -> Result<i64, StoreError> {
    let unsound = |what: String| StoreError::Unsound {
        path: path.to_owned(),
        what,
    };
    let options = SqliteConnectOptions::new()
        .filename(path)
        .read_only(true)
        .immutable(true)
        .disable_statement_logging();
    let mut connection = options
        .connect()
        .await
        .map_err(|why| unsound(Cause(why).to_string()))?;
    let found = what_it_is(&mut connection).await;
    // It was opened for reading only: there is nothing that closing could fail to do.
    let _ = connection.close().await;
    match found {
        Ok((_, 0)) => Err(unsound("it is not a database of Lusoria".to_owned())),
        Ok((fault, _)) if fault != "ok" => Err(unsound(fault)),
        Ok((_, schema)) => Ok(schema),
        Err(why) => Err(unsound(why.to_string())),
    }
}

async fn what_it_is(connection: &mut SqliteConnection) -> Result<(String, i64), StoreError> {
    let fault = sqlx::query_scalar("pragma quick_check(1)")
        .fetch_one(&mut *connection)
        .await?;
    Ok((fault, super::open::schema_version(connection).await?))
}
