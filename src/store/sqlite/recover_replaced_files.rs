//! Recovers after files of the database were deleted or replaced while the program runs. Otherwise SQLite would go on writing into the
//! deleted files, and the data would be lost. There are three files: the database, its write-ahead log (`-wal`, called the log here) and
//! its shared memory (`-shm`). `detect_replaced_files.rs` checks whether their names still lead to the open files. Before every
//! write it checks the database, and before a write that changes a game also the log. Whenever the service gives a sign of life, it checks
//! all three.
//!
//! - The database is still there, but the log or the shared memory was deleted or replaced: SQLite still has the log open, so the log is
//!   copied into the database, and a new log is started.
//! - The database is gone: nothing is stored until it is back.
//! - The database was emptied: nothing is stored until another file is put in its place.
//! - Another file is there: nothing is stored until [`Database::switch_to_replacement`] has switched to that file. The service calls that
//!   function when it is ready to forget what it has cached.
//!
//! A database that is overwritten in place (`cp` onto it) stays the same file. That is noticed only if a check happens to see the file
//! while it is empty.

use super::connection::{RenewableConnection, lock};
use super::database::{Database, Writer};
use super::detect_replaced_files::{DatabaseFiles, FilesFound, FilesToCheck};
use super::emptied_database::{set_log_aside, set_orphaned_log_aside};
use super::errors::{cause, name_of, store_error};
use super::migrations::schema_version;
use super::open::open_all;
use super::private_files::prepare_files;
use super::reject_other_file::reject_other_file;
use crate::session::OutboxId;
use crate::store::error::StoreError;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::path::Path;
use std::sync::atomic::Ordering;
use tokio::sync::MutexGuard;

/// The reading connections, locked.
type Readers<'a> = [MutexGuard<'a, RenewableConnection>; 2];

impl Database {
    /// Whether another file has been put in the place of the open one. An error if the database was deleted or emptied.
    pub(crate) fn is_replaced(&self) -> Result<bool, StoreError> {
        let mut files = lock(&self.files);
        match files.check(FilesToCheck::Database) {
            FilesFound::Nothing => Err(files.gone_error()),
            FilesFound::Emptied => Err(keep_log_of_emptied(&files)),
            found => Ok(found == FilesFound::Another),
        }
    }

    /// How often another file has taken the place of the open one.
    pub(crate) fn generation(&self) -> u64 {
        self.generation.load(Ordering::Relaxed)
    }

    /// Switches to the file that is now at the path of the database; an error if it is no intact database of Lusoria. The messages that
    /// wait in the outbox of the new file get numbers above `floor`.
    pub(crate) async fn switch_to_replacement(&self, floor: OutboxId) -> Result<(), StoreError> {
        let mut writer = self.writer.lock().await;
        let mut readers = self.all_readers().await;
        let path = lock(&self.files).path.clone();
        reject_other_file(&path)?;
        self.put_former_log_away(&mut writer).await?;
        let schema = schema_of_replacement(&path).await?;
        let files = self.reopen_all(&mut writer, &mut readers, true).await?;
        // The database counts as replaced until the new files are noted below. So if there is an error here, switching is tried again.
        if let Err(why) = renumber_outbox(&mut writer, floor).await {
            close_all(&mut writer, &mut readers).await;
            return Err(why);
        }
        *lock(&self.files) = files;
        self.generation.fetch_add(1, Ordering::Relaxed);
        tracing::warn!(path = %path.display(), schema, "another file has been put in the place of the database; going on with that one");
        Ok(())
    }

    /// Copies the log of the former database into that database, and empties the log. If that fails, renames the log, because SQLite
    /// would take it for the log of the new file.
    async fn put_former_log_away(&self, writer: &mut Writer) -> Result<(), StoreError> {
        let flushed = flush(writer).await;
        let (has_former_log, path) = {
            let files = lock(&self.files);
            (files.has_former_log(), files.path.clone())
        };
        match flushed {
            Err(_) if has_former_log => set_log_aside(&path),
            _ => Ok(()),
        }
    }

    /// Must be called before the connections are closed. Makes sure that no log is left beside a file to which the log does not belong.
    /// Returns whether the connections may be closed. They must stay open if the database was emptied. Closing them would copy the log
    /// into the file, even if somebody has put another database into it.
    pub(super) async fn prepare_to_close(&self, writer: &mut Writer) -> Result<bool, StoreError> {
        let found = lock(&self.files).check(FilesToCheck::Database);
        match found {
            FilesFound::Another => self.put_former_log_away(writer).await.map(|()| true),
            FilesFound::Emptied => {
                keep_log_of_emptied(&lock(&self.files));
                Ok(false)
            }
            _ => Ok(true),
        }
    }

    /// Checks these files, and returns the writing connections, locked. If a file beside the database was deleted or replaced, a new log
    /// is begun first. An error if the database was deleted, replaced or emptied.
    pub(super) async fn writer(
        &self,
        files_to_check: FilesToCheck,
    ) -> Result<MutexGuard<'_, Writer>, StoreError> {
        let mut writer = self.writer.lock().await;
        let found = lock(&self.files).check_before_write(files_to_check);
        match found {
            FilesFound::Same => {}
            FilesFound::SideFilesChanged => self.begin_log(&mut writer).await?,
            FilesFound::Nothing => return Err(lock(&self.files).gone_error()),
            FilesFound::Emptied => return Err(keep_log_of_emptied(&lock(&self.files))),
            FilesFound::Another => return Err(lock(&self.files).replaced_error()),
        }
        Ok(writer)
    }

    /// Begins a new log if a file beside the database was deleted or replaced. An error if the database itself was deleted,
    /// replaced or emptied.
    pub(crate) async fn mend(&self) -> Result<(), StoreError> {
        drop(self.writer(FilesToCheck::AllFiles).await?);
        Ok(())
    }

    /// A free reading connection, locked. If that connection was closed, calls [`Self::mend`] first. If the database was deleted,
    /// replaced or emptied, the error of [`Self::mend`] says so.
    pub(super) async fn reader(&self) -> Result<MutexGuard<'_, RenewableConnection>, StoreError> {
        let reader = self.free_reader().await;
        if reader.is_open() {
            return Ok(reader);
        }
        drop(reader);
        self.mend().await?;
        Ok(self.free_reader().await)
    }

    /// Copies the content of the deleted log into the database, and begins a new log. All connections are closed, because one that
    /// stayed open would go on writing to the deleted log.
    async fn begin_log(&self, writer: &mut Writer) -> Result<(), StoreError> {
        let mut readers = self.all_readers().await;
        flush(writer).await?;
        let files = self.reopen_all(writer, &mut readers, false).await?;
        *lock(&self.files) = files;
        tracing::warn!(path = %lock(&self.files).path.display(), "the files -wal and -shm beside the database were deleted under it; nothing was lost, and they are made anew");
        Ok(())
    }

    /// Closes all connections, opens them on the files that now have the names of the database and its log, and returns these files. If
    /// that fails, all connections are closed.
    async fn reopen_all(
        &self,
        writer: &mut Writer,
        readers: &mut Readers<'_>,
        make: bool,
    ) -> Result<DatabaseFiles, StoreError> {
        let path = lock(&self.files).path.clone();
        close_all(writer, readers).await;
        prepare_files(&path, false)?;
        let [a, b] = &mut *readers;
        let opened = open_all(&path, make, writer, [&mut *a, &mut *b]).await;
        if opened.is_err() {
            close_all(writer, readers).await;
        }
        opened
    }

    /// Both reading connections, locked, so that nothing can be read as long as the caller holds them.
    async fn all_readers(&self) -> Readers<'_> {
        [self.readers[0].lock().await, self.readers[1].lock().await]
    }
}

/// Renames the log of a database that was emptied, so that SQLite cannot delete the log. Returns the error that the database was emptied.
fn keep_log_of_emptied(files: &DatabaseFiles) -> StoreError {
    match set_orphaned_log_aside(&files.path) {
        Ok(()) => files.emptied_error(),
        Err(why) => why,
    }
}

/// Copies the log into its database, whatever the name of the database file is now, and empties the log.
async fn flush(writer: &mut Writer) -> Result<(), StoreError> {
    let Writer { durable, quick, .. } = writer;
    let connection = match durable.get() {
        Some(connection) => connection,
        None => match quick.get() {
            Some(connection) => connection,
            // SQLite copied the log when the last connection was closed.
            None => return Ok(()),
        },
    };
    let (busy, _, _): (bool, i64, i64) = sqlx::query_as("pragma wal_checkpoint(truncate)")
        .fetch_one(connection)
        .await
        .map_err(store_error)?;
    match busy {
        false => Ok(()),
        true => {
            let why = "somebody else reads the database".to_owned();
            Err(store_error(sqlx::Error::Protocol(why)))
        }
    }
}

/// Gives numbers above `floor` to the messages that wait in the outbox. The new numbers are also above all numbers that the outbox
/// has now, so that no row is given a number that another row still has.
async fn renumber_outbox(writer: &mut Writer, floor: OutboxId) -> Result<(), StoreError> {
    let Some(connection) = writer.durable.get() else {
        return Ok(());
    };
    let highest: i64 = sqlx::query_scalar("select coalesce(max(id), 0) from outbox")
        .fetch_one(&mut *connection)
        .await
        .map_err(store_error)?;
    let renumbered = sqlx::query("update outbox set id = id + $1").bind(floor.0.max(highest));
    renumbered.execute(connection).await.map_err(store_error)?;
    Ok(())
}

/// Closes every connection. One that cannot be closed cleanly is dropped.
async fn close_all(writer: &mut Writer, [a, b]: &mut Readers<'_>) {
    for connection in [&mut **a, &mut **b, &mut writer.quick, &mut writer.durable] {
        if let Err(why) = connection.close().await {
            tracing::warn!(%why, "a connection to the former file did not close in order");
        }
    }
}

/// Reads the schema of a file that is to take the place of the database. All of the file is checked first, because somebody may still be
/// copying it.
async fn schema_of_replacement(path: &Path) -> Result<i64, StoreError> {
    let unsound = |what: String| StoreError::Unsound {
        database: name_of(path),
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
        .map_err(|why| unsound(cause(why).to_string()))?;
    let found = fault_and_schema(&mut connection).await;
    // It was opened for reading only, so nothing can fail when it is closed.
    let _ = connection.close().await;
    match found {
        Ok((_, 0)) => Err(unsound("it is not a database of Lusoria".to_owned())),
        Ok((fault, _)) if fault != "ok" => Err(unsound(fault)),
        Ok((_, schema)) => Ok(schema),
        Err(why) => Err(unsound(why.to_string())),
    }
}

async fn fault_and_schema(connection: &mut SqliteConnection) -> Result<(String, i64), StoreError> {
    let fault = sqlx::query_scalar("pragma quick_check(1)")
        .fetch_one(&mut *connection)
        .await
        .map_err(store_error)?;
    Ok((fault, schema_version(connection).await?))
}
