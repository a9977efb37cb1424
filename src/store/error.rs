//! What can go wrong when the database is opened or read. What can go wrong when a batch is written is `CommitError`.
//!
//! The address as given is never repeated: it may hold a password.

use std::path::PathBuf;

/// Why the database could not be opened or used.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// An address of another kind.
    #[error("the address of the database must be sqlite:PATH")]
    UnknownAddress,
    /// `postgres://`, not yet.
    #[error("PostgreSQL is not supported yet; the address of the database must be sqlite:PATH")]
    Postgres,
    /// No such folder, no right to write there, locked for good.
    #[error("the database {path} cannot be opened for writing")]
    Open {
        /// Which file.
        path: PathBuf,
        /// What SQLite said.
        source: sqlx::Error,
    },
    /// Some other file.
    #[error("{0} is not an SQLite database")]
    NotADatabase(PathBuf),
    /// Its schema is ahead of this program.
    #[error(
        "the database {path} was written by a newer Lusoria (schema {found}, this one knows {known}): use that one"
    )]
    Newer {
        /// Which file.
        path: PathBuf,
        /// The first number this program does not know.
        found: i64,
        /// The last it does.
        known: i64,
    },
    /// Its schema could not be brought up to date; it is as before.
    #[error("the schema of {path} cannot be brought up to date")]
    Migrate {
        /// Which file.
        path: PathBuf,
        /// What sqlx said.
        source: sqlx::migrate::MigrateError,
    },
    /// Anything later: unreadable, full, gone.
    #[error("the database failed")]
    Database(#[from] sqlx::Error),
}
