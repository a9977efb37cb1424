//! Tests whether the database can be written to, for `lusoria check`. The test leaves nothing behind, and a running bot does not notice it.
//! The database file and its write-ahead log are opened for writing and closed, and a file beside them is written and removed. Then SQLite
//! opens the database and executes a statement that changes nothing. SQLite refuses the statement if another process holds the lock for
//! writing, or if the header of the file allows only reading.
//!
//! Closing a file releases the locks of SQLite on it, so the calling process must not have the database open.

use super::database::Database;
use super::detect_replaced_files::path_beside;
use super::errors::name_of;
use super::private_files::private_file_options;
use super::reject_other_file::reject_other_file;
use crate::store::error::{CauseKind, FailureCause, StoreError};
use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::Path;

/// How many bytes must be free on the disk. This is more than any message of a person stores, apart from a long record.
const ROOM: usize = 64 * 1024;
/// The number of Linux's error EPERM. Linux gives this error, even to root, if the file or its folder is immutable.
const NOT_PERMITTED: i32 = 1;

impl Database {
    /// Executes a statement that needs the right to write but changes nothing. Returns an error if that fails. Waits for the lock as long
    /// as a host would.
    pub(crate) async fn try_changing_nothing(&self) -> Result<(), StoreError> {
        let mut writer = self.writer.lock().await;
        let nothing = sqlx::query("delete from outbox where false");
        let why = match writer.durable.write(nothing, &self.files).await {
            Err(StoreError::Failed(why)) => why,
            other => return other,
        };
        let text = match why.kind {
            CauseKind::Locked => format!("another process keeps it locked: {why}"),
            _ => why.to_string(),
        };
        Err(StoreError::Unwritable {
            file: self.name(),
            cause: FailureCause::new(why.kind, text),
        })
    }
}

/// An error if the files of the database at this path cannot be written to, or there is no room on the disk. A missing database is no
/// error here.
pub(crate) fn try_writing(path: &Path) -> Result<(), StoreError> {
    let Ok(real) = fs::canonicalize(path) else {
        return Ok(());
    };
    reject_other_file(path)?;
    for file in [real.clone(), path_beside(&real, "-wal")] {
        match OpenOptions::new().append(true).open(&file) {
            Err(why) if why.kind() != ErrorKind::NotFound => return Err(write_error(&file, &why)),
            _ => {}
        }
    }
    let trial = path_beside(&real, &format!("-check-{}", std::process::id()));
    write_and_remove(&trial).map_err(|why| write_error(&trial, &why))
}

/// Writes a file and removes it. The name of the file is removed before anything is written, so that not even a kill leaves the file
/// behind.
fn write_and_remove(trial: &Path) -> io::Result<()> {
    let mut file = private_file_options().create_new(true).open(trial)?;
    fs::remove_file(trial)?;
    // The bytes are not zeros, because some file systems need no room for zeros.
    file.write_all(&[0xa5; ROOM])?;
    file.sync_all()
}

fn write_error(file: &Path, why: &io::Error) -> StoreError {
    StoreError::Unwritable {
        file: name_of(file),
        cause: FailureCause::new(CauseKind::Other, words_of_system(why)),
    }
}

/// What the system said, with its meaning if the operator can do something about it.
fn words_of_system(why: &io::Error) -> String {
    let meaning = match why.kind() {
        ErrorKind::StorageFull => "the disk is full",
        ErrorKind::QuotaExceeded => "this user may not take more room on the disk",
        ErrorKind::ReadOnlyFilesystem => "the file system is read-only",
        ErrorKind::PermissionDenied if why.raw_os_error() == Some(NOT_PERMITTED) => {
            "perhaps it or its folder is immutable (`lsattr` shows that)"
        }
        ErrorKind::PermissionDenied => "this user has no right to it",
        _ => return why.to_string(),
    };
    format!("{meaning} ({why})")
}
