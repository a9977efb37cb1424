//! What can go wrong when the database is opened or read. What can go wrong when a batch is written is `CommitError`.
//!
//! Each is one sentence that names the file and what SQLite said, so that it can go into the log as it is. The address as given
//! is never repeated: it may hold a password.

use std::fmt;
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
    /// Nothing there, and nothing is to be made.
    #[error("there is no database at {0}")]
    Missing(PathBuf),
    /// A file that nothing was ever stored in, where something is to be looked for.
    #[error("the database {0} is empty: no bot has used it yet")]
    Empty(PathBuf),
    /// No such folder, no right to write there, locked for good.
    #[error("the database {path} cannot be opened for writing: {cause}")]
    Open {
        /// Which file.
        path: PathBuf,
        /// What SQLite or the system said.
        cause: Cause,
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
    /// Another process hosts on it.
    #[error(
        "another process{process} hosts on the database {path} already: end that one first, or set DATABASE_URL to another file"
    )]
    Taken {
        /// Which file.
        path: PathBuf,
        /// Its number in brackets, or nothing.
        process: String,
    },
    /// The file was deleted or moved away while the program runs.
    #[error(
        "the database {0} is gone, so nothing can be stored: put it back, or a backup in its place"
    )]
    Gone(PathBuf),
    /// Another file was put in its place while the program runs.
    #[error("there is another file now where the database {0} was, so nothing can be stored")]
    Replaced(PathBuf),
    /// The file that was put in its place cannot be used.
    #[error("the file that is now at {path} cannot take the place of the database: {what}")]
    Unsound {
        /// Which file.
        path: PathBuf,
        /// What is wrong with it.
        what: String,
    },
    /// The file that a copy is to be written to stands there already.
    #[error("{0} exists already, and a copy overwrites nothing")]
    Exists(PathBuf),
    /// A copy could not be written.
    #[error("{path} cannot be written: {cause}")]
    Copy {
        /// Which file.
        path: PathBuf,
        /// What SQLite or the system said.
        cause: Cause,
    },
    /// Anything later: unreadable, full, damaged.
    #[error("the database failed: {0}")]
    Database(Cause),
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        Self::Database(Cause(error))
    }
}

impl StoreError {
    /// Whether what was to be written is there already.
    pub(super) fn is_conflict(&self) -> bool {
        let Self::Database(Cause(error)) = self else {
            return false;
        };
        error
            .as_database_error()
            .is_some_and(sqlx::error::DatabaseError::is_unique_violation)
    }
}

/// SQLite calls this a disk I/O error.
const NO_ROOM_FOR_SHM: &str = "4874";

/// What SQLite or the system said.
#[derive(Debug)]
pub struct Cause(pub(super) sqlx::Error);

impl fmt::Display for Cause {
    /// SQLite's own words and number; the number is what can be looked up.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            sqlx::Error::Database(error) => {
                let code = error.code().unwrap_or_default();
                let said = match &*code {
                    NO_ROOM_FOR_SHM => {
                        "there is no room for the file -shm beside it, the disk is full"
                    }
                    _ => error.message(),
                };
                write!(f, "{said} (SQLite code {code})")
            }
            sqlx::Error::Io(error) => write!(f, "{error}"),
            other => write!(f, "{other}"),
        }
    }
}

impl From<std::io::Error> for Cause {
    fn from(error: std::io::Error) -> Self {
        Self(sqlx::Error::Io(error))
    }
}

/// SQLite's primary result code, if it was SQLite that failed.
pub(super) fn code(error: &sqlx::Error) -> Option<i32> {
    let extended: i32 = error.as_database_error()?.code()?.parse().ok()?;
    Some(extended & 0xff)
}
