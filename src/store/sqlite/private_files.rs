//! Files that only their owner can read, because a database has the secret seeds of unfinished games.

use super::detect_replaced_files::{path_beside, real_path};
use super::errors::name_of;
use super::reject_other_file::reject_other_file;
use crate::store::error::StoreError;
use std::fs::{self, OpenOptions};
use std::io;
use std::path::Path;

/// Restricts the rights to the database's files to their owner. If the database is missing and `make` is true, an empty file is created. If
/// it is missing and `make` is false, that is an error. SQLite gives new files beside the database the same rights.
pub(super) fn prepare_files(path: &Path, make: bool) -> Result<(), StoreError> {
    if !path.exists() {
        if !make {
            let database = name_of(path);
            return Err(StoreError::Missing { database });
        }
        match private_file_options().create_new(true).open(path) {
            Ok(_) => return Ok(()),
            // Another process has just created the file. Or the path is a link that leads nowhere, which SQLite will report.
            Err(why) if why.kind() == io::ErrorKind::AlreadyExists => {}
            Err(why) => {
                let cause = why.into();
                let database = name_of(path);
                return Err(StoreError::Open { database, cause });
            }
        }
    }
    reject_other_file(path)?;
    let real = real_path(path);
    for name in [path_beside(&real, "-wal"), path_beside(&real, "-shm"), real] {
        make_private(&name);
    }
    Ok(())
}

/// The options for creating a file that only its owner can read, from its first moment on.
pub(super) fn private_file_options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Restricts the rights to a file to its owner. If that is not allowed, a warning is logged and the program goes on.
#[cfg(unix)]
fn make_private(path: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let Ok(mode) = fs::metadata(path).map(|file| file.permissions().mode() & 0o7777) else {
        return;
    };
    if mode & 0o077 == 0 {
        return;
    }
    match fs::set_permissions(path, fs::Permissions::from_mode(mode & 0o700)) {
        Ok(()) => tracing::info!(
            path = %path.display(),
            "this file could be read by others (mode {mode:o}); now its owner alone can"
        ),
        Err(why) => tracing::warn!(
            path = %path.display(), %why,
            "this file can be read by others (mode {mode:o}), and that cannot be changed"
        ),
    }
}

#[cfg(not(unix))]
fn make_private(_: &Path) {}
