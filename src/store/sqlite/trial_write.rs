//! Tests whether the database can be written to, for `lusoria check`. It leaves nothing behind and takes no lock, so a running bot
//! does not notice it: the files of the database are opened for writing and closed, and a file beside them is written and removed.
//!
//! Closing a file releases the locks of SQLite on it, so this process must not have the database open meanwhile.

use super::detect_replaced_files::path_beside;
use super::errors::name_of;
use super::private_files::private_file_options;
use crate::store::error::{Cause, CauseKind, StoreError};
use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::Path;

/// How many bytes must be free on the disk: more than one message of a person ever stores.
const ROOM: usize = 64 * 1024;
/// Linux's error where even root has no right: EPERM.
const NOT_PERMITTED: i32 = 1;

/// An error unless the files of the database at this path can be written to and there is room on the disk. A missing database is no
/// error here.
pub(crate) fn try_writing(path: &Path) -> Result<(), StoreError> {
    let Ok(real) = fs::canonicalize(path) else {
        return Ok(());
    };
    for file in [real.clone(), path_beside(&real, "-wal")] {
        match OpenOptions::new().append(true).open(&file) {
            Err(why) if why.kind() != ErrorKind::NotFound => return Err(write_error(&file, &why)),
            _ => {}
        }
    }
    let trial = path_beside(&real, &format!("-check-{}", std::process::id()));
    write_and_remove(&trial).map_err(|why| write_error(&trial, &why))
}

/// Writes a file and removes it. Its name is removed before it is written, so that not even a kill leaves it behind.
fn write_and_remove(trial: &Path) -> io::Result<()> {
    let mut file = private_file_options().create_new(true).open(trial)?;
    fs::remove_file(trial)?;
    // Not zeros, because some file systems need no room for them.
    file.write_all(&[0xa5; ROOM])?;
    file.sync_all()
}

fn write_error(file: &Path, why: &io::Error) -> StoreError {
    StoreError::Unwritable {
        file: name_of(file),
        cause: Cause::new(CauseKind::Other, words_of_system(why)),
    }
}

/// What the system said, and what it means where the operator can do something about it.
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
