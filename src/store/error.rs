//! What can go wrong with a database.
//!
//! The text of each error is one sentence. Most name the database by the path of its file. A cause that the database or the system
//! reported is part of the text, or is the `source` of the error. The address that the operator gave is never repeated, because it may
//! contain a password.

use std::error::Error;
use std::fmt;
use std::path::PathBuf;

/// The number of the system's error EMFILE: the process has too many open files.
const TOO_MANY_FILES: i32 = 24;

/// Why a database could not be opened or used. Most variants have a field `database`: the path of the database's file.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// An address of a kind that this program does not know.
    #[error("the address of the database must be sqlite:PATH")]
    UnknownAddress,
    /// An address of PostgreSQL, which is not supported yet.
    #[error("PostgreSQL is not supported yet; the address of the database must be sqlite:PATH")]
    Postgres,
    /// An address that ends in parameters, such as `?mode=ro`.
    #[error(
        "the address of the database must be sqlite:PATH, without the question mark and the parameters that follow it"
    )]
    Parameters,
    /// There is no database at this address, and none is to be created.
    #[error("there is no database at {database}")]
    Missing {
        /// The database.
        database: String,
    },
    /// The database is empty, although the caller expects data in it.
    #[error("the database {database} has nothing of Lusoria in it: no bot has used it yet")]
    Empty {
        /// The database.
        database: String,
    },
    /// The database cannot be opened for writing: the folder is missing, the rights are missing, or the file stays locked.
    #[error("the database {database} cannot be opened for writing: {cause}")]
    Open {
        /// The path of the database's file. If the lock file beside it cannot be used, this is the path of the lock file.
        database: String,
        /// What the database or the system said.
        cause: FailureCause,
    },
    /// A file of the database cannot be written to, or the disk is full.
    #[error("{file} cannot be written: {cause}")]
    Unwritable {
        /// The file.
        file: String,
        /// What the system said, and what it means.
        cause: FailureCause,
    },
    /// The file at this address is not a database of the expected kind.
    #[error("{database} is not {expected}")]
    NotADatabase {
        /// The database.
        database: String,
        /// What the file should be.
        expected: &'static str,
    },
    /// The schema of the database is newer than this program.
    #[error(
        "the database {database} was written by a newer Lusoria (schema {found}, this one knows {known}): use that one"
    )]
    Newer {
        /// The database.
        database: String,
        /// The number of a migration that was run on the database and that this program does not know. If there are several, it is the
        /// first.
        found: i64,
        /// The number of the last migration that this program knows.
        known: i64,
    },
    /// The schema of the database could not be migrated; it is unchanged.
    #[error("the schema of {database} cannot be brought up to date")]
    Migrate {
        /// The database.
        database: String,
        /// Why it failed.
        source: Box<dyn Error + Send + Sync>,
    },
    /// Another process hosts on the database.
    #[error(
        "another process{process} hosts on the database {database} already: end that one first, or set DATABASE_URL to another file"
    )]
    Taken {
        /// The path of the database.
        database: String,
        /// The process number in brackets, or nothing.
        process: String,
    },
    /// The database was deleted or moved while the program was running.
    #[error(
        "the database {database} is gone, so nothing can be stored: put it back, or a backup in its place"
    )]
    Gone {
        /// The database.
        database: String,
    },
    /// The file of the database was emptied. Its write-ahead log is not empty, which shows that the file had data.
    #[error(
        "the database {database} was emptied, so nothing can be stored: restore the last backup (README.md, \"To restore a backup\")"
    )]
    Emptied {
        /// The database.
        database: String,
    },
    /// Another file was put in the place of the database while the program was running.
    #[error(
        "there is another file now where the database {database} was, so nothing can be stored"
    )]
    Replaced {
        /// The database.
        database: String,
    },
    /// Another file was put in the place of the database, but the host still has the former file open.
    #[error(
        "another file has been put in the place of the database {database}, and the bot that runs has not noticed it yet: try again in ten seconds"
    )]
    NotTakenOver {
        /// The database.
        database: String,
    },
    /// The file that was put in the place of the database cannot be used.
    #[error("the file that is now at {database} cannot take the place of the database: {what}")]
    Unsound {
        /// The database.
        database: String,
        /// What is wrong with the file.
        what: String,
    },
    /// The file to which a copy was to be written exists already.
    #[error("{0} exists already, and a copy overwrites nothing")]
    Exists(PathBuf),
    /// A copy could not be written.
    #[error("{path} cannot be written: {cause}")]
    Copy {
        /// The file of the copy.
        path: PathBuf,
        /// What the database or the system said.
        cause: FailureCause,
    },
    /// Reading or writing failed: the database is unreadable, full or damaged.
    #[error("the database failed: {0}")]
    Failed(FailureCause),
}

impl StoreError {
    /// Whether the file of the database is damaged.
    #[must_use]
    pub fn is_damage(&self) -> bool {
        matches!(self, Self::Failed(cause) if cause.kind == CauseKind::Damaged)
    }
}

/// What the database or the system said.
#[derive(Debug)]
pub struct FailureCause {
    /// The kind of the cause, which decides how it is handled.
    pub kind: CauseKind,
    text: String,
}

/// The kinds of causes that are handled in different ways.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CauseKind {
    /// A row with this key is there already.
    Conflict,
    /// Another process keeps the database locked.
    Locked,
    /// The data was written to the write-ahead log, but the last step of storing it failed. The program treats the data as not stored.
    /// But at the next start SQLite would take it for stored. A later write prevents this if it overwrites the data in the log.
    Unconfirmed,
    /// The file of the database is damaged.
    Damaged,
    /// Any other cause.
    Other,
}

impl FailureCause {
    /// A cause of this kind, with the words of the database or the system.
    pub(super) const fn new(kind: CauseKind, text: String) -> Self {
        Self { kind, text }
    }
}

impl fmt::Display for FailureCause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl From<std::io::Error> for FailureCause {
    fn from(error: std::io::Error) -> Self {
        let text = match error.raw_os_error() {
            Some(TOO_MANY_FILES) => format!("{error}; `ulimit -n` raises how many it may open"),
            _ => error.to_string(),
        };
        Self::new(CauseKind::Other, text)
    }
}

/// Why a batch was not stored. No part of the batch is stored. But if the cause is [`CauseKind::Unconfirmed`], the whole batch may turn
/// out to be stored after a restart.
#[derive(Debug, thiserror::Error)]
pub enum CommitError {
    /// The same event, or an entry or a session with the same number, is already stored: the event was delivered twice, or another writer
    /// was faster. Or the batch carries out something that is not due any more.
    #[error("already stored")]
    Conflict,
    /// The database cannot be written to now (disk full, locked, gone).
    #[error("{0}")]
    Unavailable(StoreError),
}

impl CommitError {
    /// Whether the batch may turn out to be stored after a restart.
    #[must_use]
    pub fn is_unconfirmed(&self) -> bool {
        matches!(self, Self::Unavailable(StoreError::Failed(cause)) if cause.kind == CauseKind::Unconfirmed)
    }
}

impl From<StoreError> for CommitError {
    fn from(error: StoreError) -> Self {
        match &error {
            StoreError::Failed(cause) if cause.kind == CauseKind::Conflict => Self::Conflict,
            _ => Self::Unavailable(error),
        }
    }
}
