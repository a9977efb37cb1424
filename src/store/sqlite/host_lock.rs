//! The lock that lets only one process at a time host on a database. The lock is a file beside the database, with `-host` at the end of
//! its name. The process keeps the file locked as long as it lives, and the kernel releases the lock even after `kill -9`. The file's
//! modification time is the last sign of life. The file contains the number of the process and stays when the process ends. No write to
//! the file waits for the disk. The database file is locked as well (`database_lock.rs`).

use super::database_lock::{DatabaseLock, is_lockable, warn_of_other_names};
use super::detect_replaced_files::path_beside;
use super::errors::name_of;
use super::file_id::FileId;
use super::private_files::{prepare_files, private_file_options};
use super::reject_other_file::reject_other_file;
use crate::store::error::{FailureCause, StoreError};
use crate::store::host_status::HostStatus;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime};

/// How long to try to get the lock. It may be held for a moment by a process that only tests whether somebody holds it.
const LOCK_TIMEOUT: Duration = Duration::from_secs(1);
const PAUSE: Duration = Duration::from_millis(20);

/// The locks on the file beside the database and on the database itself, held as long as this value exists.
#[derive(Debug)]
pub(crate) struct HostLock {
    database: PathBuf,
    path: PathBuf,
    locked: Mutex<(File, DatabaseLock)>,
}

impl HostLock {
    /// Locks the database at this path, and creates it if it is missing. An error if another process hosts on it.
    pub(crate) async fn take(database: &Path) -> Result<Self, StoreError> {
        reject_other_file(database)?;
        let path = host_file(database);
        let mut itself = DatabaseLock::default();
        let mut lock_database = || match itself.take(database) {
            Ok(taken) => Ok(taken.then_some(())),
            Err(why) => Err(open_error(database, why)),
        };
        let taken_error = || taken_error(database, &path);
        // The database is locked first, so that a process that is refused writes no number into the file beside it.
        retry(&mut lock_database).await?.ok_or_else(taken_error)?;
        let lock_host = || lock(&path).map_err(|why| open_error(&path, why));
        let file = retry(lock_host).await?.ok_or_else(taken_error)?;
        // Missing files are created only now, so that a process that is refused creates none. The database is locked once more, because
        // it may just have been created.
        prepare_files(database, true)?;
        retry(lock_database).await?.ok_or_else(taken_error)?;
        warn_of_other_names(database);
        Ok(Self {
            database: database.to_owned(),
            path,
            locked: Mutex::new((file, itself)),
        })
    }

    /// Gives a sign of life. If the file beside the database was deleted, it is created and locked again. If another database has been
    /// put in the place of the locked one, the new database is locked as well.
    pub(crate) fn beat(&self) -> Result<(), StoreError> {
        let mut locked = self.locked.lock().unwrap_or_else(PoisonError::into_inner);
        let (file, itself) = &mut *locked;
        let taken_error = || taken_error(&self.database, &self.path);
        let open_error = |why| open_error(&self.path, why);
        if !itself.take(&self.database).map_err(open_error)? {
            return Err(taken_error());
        }
        if FileId::of_file(file) != FileId::at(&self.path) {
            *file = lock(&self.path)
                .map_err(open_error)?
                .ok_or_else(taken_error)?;
        }
        file.set_modified(SystemTime::now()).map_err(open_error)
    }

    /// Whether a process hosts on the database at this path. The calling process must not have the database open: this function opens and
    /// closes the database file, and closing it would release the locks that SQLite has on it.
    pub(crate) fn status(database: &Path) -> Result<HostStatus, StoreError> {
        let path = host_file(database);
        let status = Self::status_at(&path).map_err(|why| open_error(&path, why))?;
        match status {
            HostStatus::Nobody if is_taken(database)? => Ok(HostStatus::Hidden),
            status => Ok(status),
        }
    }

    fn status_at(path: &Path) -> io::Result<HostStatus> {
        let file = match File::open(path) {
            Err(why) if why.kind() == io::ErrorKind::NotFound => return Ok(HostStatus::Nobody),
            opened => opened?,
        };
        match file.try_lock_shared() {
            // No process has locked it. This shared lock is released at once, when the file is closed.
            Ok(()) => return Ok(HostStatus::Nobody),
            Err(TryLockError::WouldBlock) => {}
            Err(TryLockError::Error(why)) => return Err(why),
        }
        let (now, then) = (SystemTime::now(), file.metadata()?.modified()?);
        // If the clock was set back, the last sign may lie in the future. In that case the distance between the two times is used.
        let ago = now
            .duration_since(then)
            .unwrap_or_else(|ahead| ahead.duration());
        Ok(HostStatus::of_process(process_in(path), ago))
    }
}

/// An error if the database file was put in the place of another one, and the running host has not locked the new file yet. Without this
/// error, SQLite would take the write-ahead log of the old file for the log of the new one. On systems other than Linux nothing is
/// refused, because the database file itself is not locked there. The calling process must not have the database open.
pub(super) fn reject_unnoticed(database: &Path) -> Result<(), StoreError> {
    if !is_lockable(database) {
        return Ok(());
    }
    let path = host_file(database);
    let status = HostLock::status_at(&path).map_err(|why| open_error(&path, why))?;
    match status == HostStatus::Nobody || is_taken(database)? {
        true => Ok(()),
        false => Err(StoreError::NotTakenOver {
            database: name_of(database),
        }),
    }
}

/// Whether a process has locked the database file itself.
fn is_taken(database: &Path) -> Result<bool, StoreError> {
    DatabaseLock::is_taken(database).map_err(|why| open_error(database, why))
}

/// Tries to lock, again and again for a short time. `None` if another process holds the lock all the time.
async fn retry<T>(
    mut attempt: impl FnMut() -> Result<Option<T>, StoreError>,
) -> Result<Option<T>, StoreError> {
    let patience = Instant::now() + LOCK_TIMEOUT;
    loop {
        match attempt()? {
            None if Instant::now() < patience => tokio::time::sleep(PAUSE).await,
            done => return Ok(done),
        }
    }
}

/// The error that another process holds the lock.
fn taken_error(database: &Path, path: &Path) -> StoreError {
    StoreError::Taken {
        database: name_of(database),
        process: process_in(path),
    }
}

/// The error that this file cannot be used: the lock file or the database.
fn open_error(path: &Path, why: io::Error) -> StoreError {
    StoreError::Open {
        database: name_of(path),
        cause: FailureCause::from(why),
    }
}

/// The lock file of this database. Symbolic links are followed, as SQLite does, so that two names of one database share one lock
/// file.
fn host_file(database: &Path) -> PathBuf {
    let folder = database
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    let real = fs::canonicalize(database).or_else(|_| {
        let name = database.file_name().unwrap_or_default();
        Ok::<_, io::Error>(fs::canonicalize(folder)?.join(name))
    });
    path_beside(&real.unwrap_or_else(|_| database.to_owned()), "-host")
}

/// Locks the file and writes this process's number into it; `None` if another process has locked it. In a folder in which no file
/// can be locked, the file is returned unlocked, and a warning is logged.
fn lock(path: &Path) -> io::Result<Option<File>> {
    // Opening a pipe would wait for its other end.
    if fs::metadata(path).is_ok_and(|found| !found.is_file()) {
        return Err(io::Error::other("it is no regular file"));
    }
    let mut options: OpenOptions = private_file_options();
    let mut file = options.create(true).truncate(false).open(path)?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Ok(None),
        Err(TryLockError::Error(why)) if why.kind() == io::ErrorKind::Unsupported => {
            tracing::warn!(path = %path.display(), "files cannot be locked in this folder: see to it that one process only hosts here");
        }
        Err(TryLockError::Error(why)) => return Err(why),
    }
    // Errors are ignored: a full disk must not keep a host from starting, and the number is only shown to the operator.
    let number = format!("{}\n", std::process::id());
    let _ = file
        .set_len(0)
        .and_then(|()| file.write_all(number.as_bytes()));
    file.set_modified(SystemTime::now())?;
    Ok(Some(file))
}

/// The text ` (process 1234)`, or an empty text if the number is not known.
fn process_in(path: &Path) -> String {
    let mut number = String::new();
    let read = File::open(path).and_then(|file| file.take(20).read_to_string(&mut number));
    match read {
        Ok(_) if !number.trim().is_empty() => format!(" (process {})", number.trim()),
        _ => String::new(),
    }
}
