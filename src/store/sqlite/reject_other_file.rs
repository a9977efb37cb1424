//! Refuses a file that is certainly no database. This happens before the program changes the permissions of the file or creates another
//! file beside it: `DATABASE_URL` may be mistyped and name a file that belongs to something else.

use super::errors::name_of;
use crate::store::error::{CauseKind, FailureCause, StoreError};
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

/// The first bytes of every SQLite database that is not empty.
const HEADER: &[u8] = b"SQLite format 3\0";

/// Returns an error if the file at this path does not begin as a database does. A missing or empty file is no error. This function opens
/// and closes the file. Closing it releases SQLite's locks on it, so the calling process must not have the database open.
pub(super) fn reject_other_file(path: &Path) -> Result<(), StoreError> {
    let database = name_of(path);
    let open_error = |cause: FailureCause| StoreError::Open {
        database: database.clone(),
        cause,
    };
    let Ok(found) = fs::metadata(path) else {
        return Ok(());
    };
    if !found.is_file() {
        let what = match found.is_dir() {
            true => "it is a folder",
            false => "it is no regular file",
        };
        return Err(open_error(FailureCause::new(
            CauseKind::Other,
            what.to_owned(),
        )));
    }
    let first = first_bytes(path).map_err(|why| open_error(why.into()))?;
    match first.is_empty() || first == HEADER {
        true => Ok(()),
        false => Err(StoreError::NotADatabase {
            database,
            expected: "an SQLite database",
        }),
    }
}

/// The first bytes of the file, at most as many as `HEADER` has.
fn first_bytes(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?
        .take(HEADER.len() as u64)
        .read_to_end(&mut bytes)?;
    Ok(bytes)
}
