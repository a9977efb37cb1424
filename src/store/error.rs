//! What can go wrong with a database.
//!
//! Each error is one sentence that names the database and says what the database or the system said, so that it can go into the log
//! as it is. The address as given is never repeated: it may hold a password.

use std::error::Error;
use std::fmt;
use std::path::PathBuf;

/// Why a database could not be opened or used. `database` is what the operator knows it by: the path of its file.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// An address of a kind that this program does not know.
    #[error("the address of the database must be sqlite:PATH")]
    UnknownAddress,
    /// An address of PostgreSQL, which is not supported yet.
    #[error("PostgreSQL is not supported yet; the address of the database must be sqlite:PATH")]
    Postgres,
    /// There is nothing at this address, and nothing is to be made.
    #[error("there is no database at {database}")]
    Missing {
        /// The database.
        database: String,
    },
    /// Nothing was ever stored in it, where something is to be looked for.
    #[error("the database {database} is empty: no bot has used it yet")]
    Empty {
        /// The database.
        database: String,
    },
    /// No such folder, no right to write there, locked for good.
    #[error("the database {database} cannot be opened for writing: {cause}")]
    Open {
        /// The database.
        database: String,
        /// What the database or the system said.
        cause: Cause,
    },
    /// A file of it cannot be written to, or there is no room beside it.
    #[error("{file} cannot be written: {cause}")]
    Unwritable {
        /// The file.
        file: String,
        /// What the system said, and what it means.
        cause: Cause,
    },
    /// There is something else at this address.
    #[error("{database} is not {expected}")]
    NotADatabase {
        /// The database.
        database: String,
        /// What it should be.
        expected: &'static str,
    },
    /// Its schema is ahead of this program.
    #[error(
        "the database {database} was written by a newer Lusoria (schema {found}, this one knows {known}): use that one"
    )]
    Newer {
        /// The database.
        database: String,
        /// The first number this program does not know.
        found: i64,
        /// The last it does.
        known: i64,
    },
    /// Its schema could not be brought up to date; it is as before.
    #[error("the schema of {database} cannot be brought up to date")]
    Migrate {
        /// The database.
        database: String,
        /// Why it failed.
        source: Box<dyn Error + Send + Sync>,
    },
    /// Another process hosts on it.
    #[error(
        "another process{process} hosts on the database {database} already: end that one first, or set DATABASE_URL to another file"
    )]
    Taken {
        /// The database.
        database: String,
        /// Its number in brackets, or nothing.
        process: String,
    },
    /// It was deleted or moved away while the program runs.
    #[error(
        "the database {database} is gone, so nothing can be stored: put it back, or a backup in its place"
    )]
    Gone {
        /// The database.
        database: String,
    },
    /// Another one was put in its place while the program runs.
    #[error(
        "there is another file now where the database {database} was, so nothing can be stored"
    )]
    Replaced {
        /// The database.
        database: String,
    },
    /// What was put in its place cannot be used.
    #[error("the file that is now at {database} cannot take the place of the database: {what}")]
    Unsound {
        /// The database.
        database: String,
        /// What is wrong with it.
        what: String,
    },
    /// The file that a copy is to be written to is there already.
    #[error("{0} exists already, and a copy overwrites nothing")]
    Exists(PathBuf),
    /// A copy could not be written.
    #[error("{path} cannot be written: {cause}")]
    Copy {
        /// The file of the copy.
        path: PathBuf,
        /// What the database or the system said.
        cause: Cause,
    },
    /// Reading or writing failed later: the database is unreadable, full or damaged.
    #[error("the database failed: {0}")]
    Failed(Cause),
}

/// What the database or the system said.
#[derive(Debug)]
pub struct Cause {
    /// How it is to be answered.
    pub kind: CauseKind,
    text: String,
}

/// The kinds of causes that are answered in different ways.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CauseKind {
    /// What was to be written is there already.
    Conflict,
    /// Somebody else keeps the database locked.
    Locked,
    /// Anything else, which nobody answers in a way of its own.
    Other,
}

impl Cause {
    /// A cause of this kind, in the words of the database.
    pub(super) const fn new(kind: CauseKind, text: String) -> Self {
        Self { kind, text }
    }
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl From<std::io::Error> for Cause {
    fn from(error: std::io::Error) -> Self {
        Self::new(CauseKind::Other, error.to_string())
    }
}

/// Why a batch was not stored. Nothing of it was.
#[derive(Debug, thiserror::Error)]
pub enum CommitError {
    /// An event already stored, or an entry number already taken: somebody was faster.
    #[error("already stored")]
    Conflict,
    /// The database cannot be written now (disk full, locked, gone).
    #[error("{0}")]
    Unavailable(StoreError),
}

impl From<StoreError> for CommitError {
    fn from(error: StoreError) -> Self {
        match &error {
            StoreError::Failed(cause) if cause.kind == CauseKind::Conflict => Self::Conflict,
            _ => Self::Unavailable(error),
        }
    }
}
