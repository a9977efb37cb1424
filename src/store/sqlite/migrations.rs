//! Reads the schema version of a file, and migrates it. The migrations themselves are in `migrations/sqlite/`.

use super::errors::{name_of, open_error, store_error};
use crate::store::error::StoreError;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::{Connection, SqliteConnection};
use std::path::Path;

static MIGRATIONS: Migrator = sqlx::migrate!("migrations/sqlite");

/// Runs the migrations that have not run yet, all or none. Meanwhile, any other process that wants to migrate the same file has to wait.
/// If migrating fails, the connection must not be used any more.
pub(super) async fn migrate(
    connection: &mut SqliteConnection,
    path: &Path,
) -> Result<(), StoreError> {
    let before = schema_version(connection).await?;
    let mut transaction = connection
        .begin_with("begin immediate")
        .await
        .map_err(|source| open_error(path, source))?;
    MIGRATIONS
        .run_direct(None, &mut *transaction, false)
        .await
        .map_err(|source| migrate_error(path, source))?;
    transaction
        .commit()
        .await
        .map_err(|source| open_error(path, source))?;
    let after = schema_version(connection).await?;
    if before != after {
        tracing::info!(path = %path.display(), before, after, "database schema brought up to date");
    }
    Ok(())
}

/// The last migration that this program knows.
pub(super) fn last_known() -> i64 {
    MIGRATIONS.iter().map(|m| m.version).max().unwrap_or(0)
}

/// The last migration that was run; 0 in a new file.
pub(super) async fn schema_version(connection: &mut SqliteConnection) -> Result<i64, StoreError> {
    let known: Option<i64> =
        sqlx::query_scalar("select 1 from sqlite_schema where name = '_sqlx_migrations'")
            .fetch_optional(&mut *connection)
            .await
            .map_err(store_error)?;
    if known.is_none() {
        return Ok(0);
    }
    sqlx::query_scalar("select coalesce(max(version), 0) from _sqlx_migrations")
        .fetch_one(connection)
        .await
        .map_err(store_error)
}

fn migrate_error(path: &Path, source: MigrateError) -> StoreError {
    let database = name_of(path);
    match source {
        MigrateError::VersionMissing(found) => StoreError::Newer {
            database,
            found,
            known: last_known(),
        },
        source => StoreError::Migrate {
            database,
            source: source.into(),
        },
    }
}
