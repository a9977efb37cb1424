//! A connection that is closed when it may be broken, and opened again when it is needed next. So it works again as soon as the cause of
//! an error is gone.

use super::connect::connect;
use super::detect_replaced_files::DatabaseFiles;
use super::errors::{leaves_doubt, store_error};
use crate::store::error::StoreError;
use sqlx::sqlite::{SqliteArguments, SqliteSynchronous};
use sqlx::{Connection, Sqlite, SqliteConnection};
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The purpose of a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    /// Every commit is on the disk when it returns (`synchronous=FULL`).
    Durable,
    /// A commit survives even the sudden end of the process. It is certain to be on the disk only after the next durable commit
    /// (`synchronous=NORMAL`).
    Quick,
    /// Nothing is written through the connection.
    Reading,
}

/// One connection, if it is open.
#[derive(Debug)]
pub(super) struct RenewableConnection {
    purpose: Purpose,
    connection: Option<SqliteConnection>,
}

impl RenewableConnection {
    /// A connection that is not open yet.
    pub(super) const fn new(purpose: Purpose) -> Self {
        Self {
            purpose,
            connection: None,
        }
    }

    pub(super) const fn is_open(&self) -> bool {
        self.connection.is_some()
    }

    /// Opens the connection to the file at this path.
    pub(super) async fn open(&mut self, path: &Path) -> Result<&mut SqliteConnection, StoreError> {
        let synchronous = match self.purpose {
            Purpose::Durable => SqliteSynchronous::Full,
            Purpose::Quick | Purpose::Reading => SqliteSynchronous::Normal,
        };
        let connection = connect(path, synchronous).await?;
        Ok(self.connection.insert(connection))
    }

    /// Creates the views and triggers of `batch.sql` and `people.sql`, through which a connection writes. Does nothing if the connection
    /// only reads.
    pub(super) async fn prepare_writing(&mut self) -> Result<(), StoreError> {
        if let (Purpose::Durable | Purpose::Quick, Some(connection)) =
            (self.purpose, &mut self.connection)
        {
            let views = concat!(include_str!("batch.sql"), include_str!("people.sql"));
            let batch = sqlx::raw_sql(views);
            batch.execute(connection).await.map_err(store_error)?;
        }
        Ok(())
    }

    /// The connection. If it was closed, it is opened again. That fails if a file of the database was deleted or replaced meanwhile,
    /// because all connections must have the same files.
    pub(super) async fn get_or_open(
        &mut self,
        files: &Mutex<DatabaseFiles>,
    ) -> Result<&mut SqliteConnection, StoreError> {
        if self.connection.is_none() {
            let path = lock(files).path.clone();
            lock(files).ensure_unchanged()?;
            self.open(&path).await?;
            let done = self.prepare_writing().await;
            if let Err(why) = done.and_then(|()| lock(files).ensure_unchanged()) {
                self.connection = None;
                return Err(why);
            }
        }
        Ok(self.connection.as_mut().expect("just opened"))
    }

    /// The connection, if it is open.
    pub(super) const fn get(&mut self) -> Option<&mut SqliteConnection> {
        self.connection.as_mut()
    }

    /// Runs one statement that writes. It is atomic by itself, so no transaction can stay open.
    pub(super) async fn write(
        &mut self,
        query: sqlx::query::Query<'_, Sqlite, SqliteArguments>,
        files: &Mutex<DatabaseFiles>,
    ) -> Result<(), StoreError> {
        let done = query.execute(self.get_or_open(files).await?).await;
        self.check(done)?;
        Ok(())
    }

    /// Sets how long the connection waits from now on while another process keeps the database locked.
    pub(super) async fn wait_at_most(&mut self, wait: Duration) {
        if let Some(connection) = &mut self.connection {
            let sql = format!("pragma busy_timeout = {}", wait.as_millis());
            let pragma = sqlx::raw_sql(sqlx::AssertSqlSafe(sql));
            let done = pragma.execute(connection).await;
            // If this fails, the connection keeps the old timeout or is closed.
            let _ = self.check(done);
        }
    }

    /// Returns the result. Closes the connection if it may be broken after the error.
    pub(super) fn check<T>(&mut self, done: Result<T, sqlx::Error>) -> Result<T, StoreError> {
        if done.as_ref().is_err_and(leaves_doubt) {
            self.connection = None;
        }
        done.map_err(store_error)
    }

    /// Closes the connection, if it is open.
    pub(super) async fn close(&mut self) -> Result<(), StoreError> {
        match self.connection.take() {
            Some(connection) => connection.close().await.map_err(store_error),
            None => Ok(()),
        }
    }
}

/// Locks the mutex, not the files on the disk. A panic in another task does no harm here, because the value in the mutex is consistent at
/// any time.
pub(super) fn lock(files: &Mutex<DatabaseFiles>) -> MutexGuard<'_, DatabaseFiles> {
    files.lock().unwrap_or_else(PoisonError::into_inner)
}
