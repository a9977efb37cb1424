//! Runs the queries that only read.

use super::database::Database;
use crate::store::error::StoreError;
use sqlx::query::QueryAs;
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{FromRow, Sqlite};

/// A query that makes a `T` of each row.
type Query<'q, T> = QueryAs<'q, Sqlite, T, SqliteArguments>;

/// A type into which a row can be read.
pub(super) trait Row: for<'r> FromRow<'r, SqliteRow> + Send + Unpin {}

impl<T: for<'r> FromRow<'r, SqliteRow> + Send + Unpin> Row for T {}

impl Database {
    /// Runs a query and returns its row, if there is one. All usual reads go through this function or [`Database::all`], so that a
    /// connection that fails is closed. (Migrations and the code that handles replaced files have queries of their own.)
    ///
    /// The futures of both functions are boxed. Without the box, the future of each caller would be larger by 1.7 kB, although most callers
    /// find what they look for in memory and run no query.
    pub(super) async fn one<T: Row>(&self, query: Query<'_, T>) -> Result<Option<T>, StoreError> {
        let read = async {
            let mut reader = self.reader().await?;
            let connection = reader.get_or_open(&self.files).await?;
            let found = query.fetch_optional(connection).await;
            reader.check(found)
        };
        Box::pin(read).await
    }

    /// Runs a query and returns all its rows.
    pub(super) async fn all<T: Row>(&self, query: Query<'_, T>) -> Result<Vec<T>, StoreError> {
        let read = async {
            let mut reader = self.reader().await?;
            let connection = reader.get_or_open(&self.files).await?;
            let found = query.fetch_all(connection).await;
            reader.check(found)
        };
        Box::pin(read).await
    }
}
