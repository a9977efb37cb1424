//! Runs queries that read.

use super::database::Database;
use crate::store::error::StoreError;
use sqlx::query::QueryAs;
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{FromRow, Sqlite};

/// A query that makes a `T` of each row.
type Query<'q, T> = QueryAs<'q, Sqlite, T, SqliteArguments>;

impl Database {
    /// The row, if there is one. Every read goes through this or [`Database::all`], so that a connection that fails is closed.
    pub(super) async fn one<T>(&self, query: Query<'_, T>) -> Result<Option<T>, StoreError>
    where
        T: for<'r> FromRow<'r, SqliteRow> + Send + Unpin,
    {
        let mut reader = self.reader().await?;
        let found = query
            .fetch_optional(reader.get_or_open(&self.files).await?)
            .await;
        reader.check(found)
    }

    /// All rows of the result.
    pub(super) async fn all<T>(&self, query: Query<'_, T>) -> Result<Vec<T>, StoreError>
    where
        T: for<'r> FromRow<'r, SqliteRow> + Send + Unpin,
    {
        let mut reader = self.reader().await?;
        let found = query
            .fetch_all(reader.get_or_open(&self.files).await?)
            .await;
        reader.check(found)
    }
}
