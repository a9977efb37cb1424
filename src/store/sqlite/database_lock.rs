//! A lock on the database file itself, so that a second host is refused by whatever name it opens the file: a hard link has a file
//! `-host` of its own, and a file `-host` may be deleted.
//!
//! This is flock(2), which on Linux knows nothing of the locks of fcntl(2) that SQLite takes on the same file. On other systems the
//! two exclude each other, so there only the file `-host` is locked. On NFS, where that is so as well, flock wants a file that was
//! opened for writing, and refuses this one.
//!
//! When a process closes a file, all locks of fcntl that it has on it are released, those of SQLite as well. So what was opened here
//! stays open as long as the process hosts.

use super::file_id::FileId;
use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;

/// The files that were locked: the database, and those that took its place later.
#[derive(Debug, Default)]
pub(super) struct DatabaseLock {
    files: Vec<File>,
}

impl DatabaseLock {
    /// Locks the file that has this name now, if there is one; false if another process has locked it. It may be asked for again.
    pub(super) fn take(&mut self, database: &Path) -> io::Result<bool> {
        if !is_lockable(database) {
            return Ok(true);
        }
        let now = FileId::at(database);
        let known = self.files.iter().position(|f| FileId::of_file(f) == now);
        let at = match known {
            Some(at) => at,
            None => {
                self.files.push(File::open(database)?);
                self.files.len() - 1
            }
        };
        // Where files cannot be locked, the file `-host` cannot be either, and there is a warning.
        Ok(!matches!(
            self.files[at].try_lock(),
            Err(TryLockError::WouldBlock)
        ))
    }

    /// Whether a process has locked the file that has this name. This opens and closes it, so nobody may ask while this process
    /// itself has the database open.
    pub(super) fn is_taken(database: &Path) -> io::Result<bool> {
        if !is_lockable(database) {
            return Ok(false);
        }
        let tried = File::open(database)?.try_lock_shared();
        Ok(matches!(tried, Err(TryLockError::WouldBlock)))
    }
}

/// Only a file is opened here: of a pipe one would wait for the other end.
fn is_lockable(database: &Path) -> bool {
    cfg!(target_os = "linux") && database.is_file()
}

/// Logs a warning if the file has several names. SQLite keeps a log beside each of them, and does not see what is in the others.
#[cfg(unix)]
pub(super) fn warn_of_other_names(database: &Path) {
    use std::os::unix::fs::MetadataExt;
    let names = database.metadata().map_or(1, |file| file.nlink());
    if names > 1 {
        tracing::warn!(
            path = %database.display(),
            "the database file has {names} names (hard links): use this one only, also for backups, and remove the others"
        );
    }
}

#[cfg(not(unix))]
pub(super) fn warn_of_other_names(_: &Path) {}
