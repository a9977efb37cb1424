//! Turns errors of SQLite (locked, disk full, damaged, …) into the errors of the store.

use crate::store::error::{CauseKind, FailureCause, StoreError};
use sqlx::error::{BoxDynError, DatabaseError};
use std::fs::File;
use std::io;
use std::path::Path;

const BUSY: i32 = 5;
const CORRUPT: i32 = 11;
const FULL: i32 = 13;
const CANNOT_OPEN: i32 = 14;
const CONSTRAINT: i32 = 19;
const NOT_A_DATABASE: i32 = 26;
/// SQLite's extended result code when there is no room for the file `-shm`. SQLite calls this a disk I/O error.
const NO_ROOM_FOR_SHM: &str = "4874";
/// SQLite's extended result code when the file `-shm` cannot be mapped into memory.
const SHM_NOT_MAPPED: &str = "5386";
/// SQLite's extended result code when the system could not bring a file to the disk (`fsync`).
const NOT_SYNCED: &str = "1034";
/// What the trigger in `batch.sql` says when something that was due has been carried out already.
const NOT_DUE: &str = "not due any more";

/// How many files a connection opens: the database, its write-ahead log (`-wal`), the index of that log (`-shm`), and their folder.
const FILES_OF_A_CONNECTION: usize = 4;

/// The path as text, for messages to the operator.
pub(super) fn name_of(path: &Path) -> String {
    path.display().to_string()
}

/// The error when reading or writing failed.
pub(super) fn store_error(error: sqlx::Error) -> StoreError {
    StoreError::Failed(cause(error))
}

/// The error when a stored value cannot be read. This version of the program never writes such a value.
pub(super) fn decode_error(error: impl Into<BoxDynError>) -> StoreError {
    store_error(sqlx::Error::Decode(error.into()))
}

/// The error when a file could not be opened.
pub(super) fn open_error(path: &Path, error: sqlx::Error) -> StoreError {
    let database = name_of(path);
    match code(&error) {
        Some(NOT_A_DATABASE) => StoreError::NotADatabase {
            database,
            expected: "an SQLite database",
        },
        _ => StoreError::Open {
            database,
            cause: cause(error),
        },
    }
}

/// Why reading or writing failed: the kind of failure, and what SQLite or the system said.
pub(super) fn cause(error: sqlx::Error) -> FailureCause {
    let kind = match &error {
        _ if is_busy(&error) => CauseKind::Locked,
        sqlx::Error::Database(why) if why.is_unique_violation() || why.message() == NOT_DUE => {
            CauseKind::Conflict
        }
        sqlx::Error::Database(why) if is_unconfirmed(&**why) => CauseKind::Unconfirmed,
        _ if code(&error) == Some(CORRUPT) => CauseKind::Damaged,
        _ => CauseKind::Other,
    };
    if code(&error) == Some(CANNOT_OPEN)
        && let Some(why) = nothing_can_be_opened()
    {
        return why.into();
    }
    let text = match error {
        sqlx::Error::Database(why) => words_of_sqlite(&*why),
        sqlx::Error::Io(why) => why.to_string(),
        other => other.to_string(),
    };
    FailureCause::new(kind, text)
}

/// What SQLite says about this error, and the code of the error, which can be looked up.
fn words_of_sqlite(error: &dyn DatabaseError) -> String {
    let code = error.code().unwrap_or_default();
    let said = match &*code {
        NO_ROOM_FOR_SHM => "there is no room for the file -shm beside it, the disk is full",
        NOT_SYNCED => "the disk failed when it was to keep what was written to it",
        _ => error.message(),
    };
    format!("{said} (SQLite code {code})")
}

/// Whether the data may be in the write-ahead log although storing it failed. A commit has three steps. It writes its pages to the log,
/// waits until they are on the disk, and enters them in the file `-shm`. If one of the last two steps fails, the pages are in the log.
fn is_unconfirmed(error: &dyn DatabaseError) -> bool {
    let code = error.code().unwrap_or_default();
    [NOT_SYNCED, NO_ROOM_FOR_SHM, SHM_NOT_MAPPED].contains(&&*code)
}

/// Whether the error says that somebody else keeps the database locked.
pub(super) fn is_busy(error: &sqlx::Error) -> bool {
    code(error) == Some(BUSY)
}

/// Whether a connection may be broken after this error. It is intact in these cases:
///
/// - The database was locked or full, or a constraint was violated.
/// - A row was missing, or had a value that cannot be read.
pub(super) fn leaves_doubt(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::RowNotFound | sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => {
            false
        }
        error => !matches!(code(error), Some(BUSY | FULL | CONSTRAINT)),
    }
}

/// SQLite's primary result code; `None` if the error does not come from SQLite.
fn code(error: &sqlx::Error) -> Option<i32> {
    let extended: i32 = error.as_database_error()?.code()?.parse().ok()?;
    Some(extended & 0xff)
}

/// The system's error if the process cannot open more files; `None` if it can. SQLite does not say why it cannot open a file. So this
/// function opens the program's own file as many times as a connection opens files.
fn nothing_can_be_opened() -> Option<io::Error> {
    let program = std::env::current_exe().ok()?;
    let open = |_| File::open(&program);
    let opened: Result<Vec<_>, _> = (0..FILES_OF_A_CONNECTION).map(open).collect();
    opened.err()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sqlx::error::ErrorKind;
    use std::borrow::Cow;
    use std::error::Error;

    /// An error of SQLite with this extended code.
    #[derive(Debug, thiserror::Error)]
    #[error("disk I/O error")]
    struct IoError(&'static str);

    impl DatabaseError for IoError {
        fn message(&self) -> &'static str {
            "disk I/O error"
        }

        fn code(&self) -> Option<Cow<'_, str>> {
            Some(self.0.into())
        }

        fn as_error(&self) -> &(dyn Error + Send + Sync + 'static) {
            self
        }

        fn as_error_mut(&mut self) -> &mut (dyn Error + Send + Sync + 'static) {
            self
        }

        fn into_error(self: Box<Self>) -> BoxDynError {
            self
        }

        fn kind(&self) -> ErrorKind {
            ErrorKind::Other
        }
    }

    #[test]
    fn a_damaged_file_is_told_from_other_faults() {
        let damaged = cause(sqlx::Error::Database(Box::new(IoError("11"))));
        assert!(damaged.kind == CauseKind::Damaged);
    }

    #[test]
    fn only_what_fails_after_the_log_was_written_is_unconfirmed() {
        let kind = |code| cause(sqlx::Error::Database(Box::new(IoError(code)))).kind;
        // fsync, the two errors of `-shm`.
        for code in ["1034", "4874", "5386"] {
            assert!(kind(code) == CauseKind::Unconfirmed, "{code}");
        }
        // A disk error in general, an error of reading, an error of writing, a full disk.
        for code in ["10", "266", "778", "13"] {
            assert!(kind(code) == CauseKind::Other, "{code}");
        }
    }
}
