//! A lock on the database file itself. It keeps out a second host, by whatever name that host opens the file. Locking only the file
//! `-host` (`host_lock.rs`) is not enough. Another name of the database (a hard link) has a file `-host` of its own, and a file `-host`
//! may be deleted.
//!
//! The lock is flock(2). SQLite takes locks of another kind on the same file: those of fcntl(2).
//!
//! - On Linux the two kinds are independent.
//! - On other systems the two kinds exclude each other. So only the file `-host` is locked there.
//! - On NFS they exclude each other, too. The database file stays unlocked there: this code opens it read-only, and then an exclusive
//!   flock fails.
//!
//! When a process closes a file, the system releases all fcntl locks of the process on that file, also those of SQLite. So the file that
//! was opened here stays open as long as the process hosts.

use super::file_id::FileId;
use std::fs::{File, TryLockError};
use std::io;
use std::path::Path;

/// The files that were locked: the database, and other databases that took its place later.
#[derive(Debug, Default)]
pub(super) struct DatabaseLock {
    files: Vec<File>,
}

impl DatabaseLock {
    /// Locks the file that has this name now, if there is one. Returns false if another process has locked that file. May be called again
    /// when another file has this name.
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
        // If the system cannot lock files in this folder, the file `-host` cannot be locked either. `host_lock.rs` logs a warning about
        // that, so none is needed here.
        Ok(!matches!(
            self.files[at].try_lock(),
            Err(TryLockError::WouldBlock)
        ))
    }

    /// Whether a process has locked the file that has this name. The calling process must not have the database open: this function opens
    /// and closes that file, and closing it would release the locks that SQLite has on it.
    pub(super) fn is_taken(database: &Path) -> io::Result<bool> {
        if !is_lockable(database) {
            return Ok(false);
        }
        let tried = File::open(database)?.try_lock_shared();
        Ok(matches!(tried, Err(TryLockError::WouldBlock)))
    }
}

/// Whether the database file can be locked: it must be a regular file, and the system must be Linux. (Opening a pipe would wait for its
/// other end.)
pub(super) fn is_lockable(database: &Path) -> bool {
    cfg!(target_os = "linux") && database.is_file()
}

/// Logs a warning if the file has several names. SQLite keeps a separate write-ahead log for each name, and does not see what is in the
/// other logs.
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
