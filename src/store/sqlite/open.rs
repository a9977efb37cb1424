//! Opening and closing a database: all its connections, and the files that they belong to.

use super::connection::{Purpose, RenewableConnection};
use super::database::{Database, Writer};
use super::detect_replaced_files::DatabaseFiles;
use super::emptied_database::reject_emptied;
use super::errors::name_of;
use super::host_lock::reject_unnoticed;
use super::migrations::{last_known, migrate, schema_version};
use super::private_files::prepare_files;
use crate::store::error::StoreError;
use std::path::Path;
use tokio::sync::Mutex;

impl Database {
    /// Opens the database at `path`. If the database is missing and `make` is true, creates it. If its schema is older than that of this
    /// program, migrates it, whatever `make` is.
    ///
    /// Two kinds of databases are refused before anything is done to their write-ahead log:
    ///
    /// - a database that was emptied,
    /// - a database that was put in the place of one that a running bot still has open.
    pub(crate) async fn open(path: &Path, make: bool) -> Result<Self, StoreError> {
        reject_unnoticed(path)?;
        reject_emptied(path, make)?;
        prepare_files(path, make)?;
        let mut writer = Writer {
            durable: RenewableConnection::new(Purpose::Durable),
            quick: RenewableConnection::new(Purpose::Quick),
            impatient: false,
        };
        let mut readers = [Purpose::Reading; 2].map(RenewableConnection::new);
        let files = open_all(path, make, &mut writer, readers.each_mut()).await?;
        Ok(Self {
            files: files.into(),
            writer: Mutex::new(writer),
            readers: readers.map(Mutex::new),
            generation: 0.into(),
        })
    }

    /// Moves everything from the write-ahead log into the database file, and closes the file. If the database was emptied, this does
    /// neither. Nothing is lost if this is not called.
    pub(crate) async fn close(self) -> Result<(), StoreError> {
        let may_close = self
            .prepare_to_close(&mut *self.writer.lock().await)
            .await?;
        if !may_close {
            // The connections stay open. The system closes the files when the process ends, and copies nothing.
            std::mem::forget(self);
            return Ok(());
        }
        let [a, b] = self.readers;
        let mut writer = self.writer.into_inner();
        a.into_inner().close().await?;
        b.into_inner().close().await?;
        writer.quick.close().await?;
        writer.durable.close().await
    }
}

/// Opens all connections, and returns the files that were opened. The first connection reads the schema before the others are opened:
///
/// - If `make` is false and the file has no schema yet, the error [`StoreError::Empty`] is returned.
/// - If `make` is false and the schema is that of this program, nothing more is done to it.
/// - Otherwise [`migrate`] is called. It also checks that the migrations that have run are those of this program, and locks the file for
///   a moment.
pub(super) async fn open_all(
    path: &Path,
    make: bool,
    writer: &mut Writer,
    readers: [&mut RenewableConnection; 2],
) -> Result<DatabaseFiles, StoreError> {
    let connection = writer.durable.open(path).await?;
    match schema_version(connection).await? {
        0 if !make => {
            let database = name_of(path);
            return Err(StoreError::Empty { database });
        }
        found if make || found != last_known() => migrate(connection, path).await?,
        _ => {}
    }
    writer.quick.open(path).await?;
    for reader in readers {
        reader.open(path).await?;
    }
    writer.durable.prepare_writing().await?;
    writer.quick.prepare_writing().await?;
    writer.impatient = false;
    DatabaseFiles::at(path).map_err(|_| StoreError::Gone {
        database: name_of(path),
    })
}
