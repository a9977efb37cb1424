//! A connection that is thrown away when it may be broken, and opened anew when it is wanted next. So no fault outlives its cause.

use super::error::code;
use super::files::Files;
use super::{StoreError, open};
use sqlx::sqlite::{SqliteArguments, SqliteSynchronous};
use sqlx::{Connection, Sqlite, SqliteConnection};
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// What a connection is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    /// Every commit is on the disk when it returns (`synchronous=FULL`).
    Durable,
    /// A commit survives the end of the process, however sudden, but is on the disk only with the next durable one (`NORMAL`).
    Quick,
    /// It only reads.
    Reading,
}

/// One connection, if it is open.
#[derive(Debug)]
pub(super) struct Link {
    purpose: Purpose,
    connection: Option<SqliteConnection>,
}

impl Link {
    pub(super) const fn closed(purpose: Purpose) -> Self {
        Self {
            purpose,
            connection: None,
        }
    }

    pub(super) const fn is_open(&self) -> bool {
        self.connection.is_some()
    }

    /// Opens it.
    pub(super) async fn open(&mut self, path: &Path) -> Result<&mut SqliteConnection, StoreError> {
        let synchronous = match self.purpose {
            Purpose::Durable => SqliteSynchronous::Full,
            Purpose::Quick | Purpose::Reading => SqliteSynchronous::Normal,
        };
        let connection = open::connect(path, synchronous).await?;
        Ok(self.connection.insert(connection))
    }

    /// Teaches a writing connection what a batch is.
    pub(super) async fn learn(&mut self) -> Result<(), StoreError> {
        if let (Purpose::Durable | Purpose::Quick, Some(connection)) =
            (self.purpose, &mut self.connection)
        {
            let batch = sqlx::raw_sql(include_str!("batch.sql"));
            batch.execute(connection).await?;
        }
        Ok(())
    }

    /// The connection, opened anew if it was thrown away; never to another file than the others have.
    pub(super) async fn ready(
        &mut self,
        files: &Mutex<Files>,
    ) -> Result<&mut SqliteConnection, StoreError> {
        if self.connection.is_none() {
            let path = locked(files).path.clone();
            locked(files).unchanged()?;
            self.open(&path).await?;
            let done = self.learn().await;
            if let Err(why) = done.and_then(|()| locked(files).unchanged()) {
                self.connection = None;
                return Err(why);
            }
        }
        Ok(self.connection.as_mut().expect("just opened"))
    }

    /// The connection as it is.
    pub(super) const fn at_hand(&mut self) -> Option<&mut SqliteConnection> {
        self.connection.as_mut()
    }

    /// Runs one statement that writes. It is all or nothing by itself: there is no transaction that could stay open.
    pub(super) async fn write(
        &mut self,
        query: sqlx::query::Query<'_, Sqlite, SqliteArguments>,
        files: &Mutex<Files>,
    ) -> Result<(), StoreError> {
        let done = query.execute(self.ready(files).await?).await;
        self.checked(done)?;
        Ok(())
    }

    /// How long it waits from now on for whoever keeps the database locked.
    pub(super) async fn wait_at_most(&mut self, wait: Duration) {
        if let Some(connection) = &mut self.connection {
            let sql = format!("pragma busy_timeout = {}", wait.as_millis());
            let pragma = sqlx::raw_sql(sqlx::AssertSqlSafe(sql));
            let done = pragma.execute(connection).await;
            // It goes on with the old patience, or is thrown away.
            let _ = self.checked(done);
        }
    }

    /// Passes on what came back, and throws the connection away if that leaves it in doubt.
    pub(super) fn checked<T>(&mut self, done: Result<T, sqlx::Error>) -> Result<T, StoreError> {
        if done.as_ref().is_err_and(leaves_doubt) {
            self.connection = None;
        }
        Ok(done?)
    }

    /// Closes it in order.
    pub(super) async fn close(&mut self) -> Result<(), StoreError> {
        match self.connection.take() {
            Some(connection) => Ok(connection.close().await?),
            None => Ok(()),
        }
    }
}

/// Not after what SQLite answers in the course of its work, undoing the statement: locked, full, against a constraint.
fn leaves_doubt(error: &sqlx::Error) -> bool {
    const BUSY: i32 = 5;
    const FULL: i32 = 13;
    const CONSTRAINT: i32 = 19;
    match error {
        sqlx::Error::RowNotFound | sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => {
            false
        }
        error => !matches!(code(error), Some(BUSY | FULL | CONSTRAINT)),
    }
}

/// They are whole after every use, so a panic elsewhere does no harm to them.
pub(super) fn locked(files: &Mutex<Files>) -> MutexGuard<'_, Files> {
    files.lock().unwrap_or_else(PoisonError::into_inner)
}
