//! The right to host on a database, held by one process at a time, and the sign that it is alive: a file beside the database, named
//! like it with `-host` at the end. It is locked as long as the process lives (the kernel lets go of it, also at `kill -9`), and
//! its time of change is the last sign of life. It holds the number of the process and nothing else, and stays when the process
//! ends. No write of it is waited for.
//!
//! Opening a store does not ask for this: backups, checks and migrations run beside the host.

use super::files::{beside, private};
use super::open::path_of;
use super::{Cause, StoreError};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant, SystemTime};

/// Whoever looks whether the lock is held holds it for a moment: so long that is waited for.
const MOMENT: Duration = Duration::from_secs(1);
const PAUSE: Duration = Duration::from_millis(20);
/// After so long without a sign of life a process does not answer any more: three signs and some patience.
const SILENCE: Duration = Duration::from_secs(40);

/// The right to host on a database, while this lives.
#[derive(Debug)]
pub struct Claim {
    database: PathBuf,
    path: PathBuf,
    file: Mutex<File>,
}

/// Whether a process hosts on a database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Life {
    /// None does.
    Nobody,
    /// One does, and gave a sign of life so long ago.
    Alive(String, Duration),
    /// One does, but has given no sign of life for so long.
    Silent(String, Duration),
}

impl Claim {
    /// How often a sign of life is due.
    pub const BEAT: Duration = Duration::from_secs(10);

    /// Claims the database at `sqlite:PATH`, whether it is there already or will be made.
    ///
    /// # Errors
    /// [`StoreError::Taken`] if another process hosts on it.
    pub async fn take(url: &str) -> Result<Self, StoreError> {
        let database = path_of(url)?;
        let path = host_file(&database);
        let patience = Instant::now() + MOMENT;
        let file = loop {
            match lock(&path) {
                Ok(Some(file)) => break file,
                Ok(None) if Instant::now() < patience => tokio::time::sleep(PAUSE).await,
                Ok(None) => {
                    let process = process(&path);
                    return Err(StoreError::Taken {
                        path: database,
                        process,
                    });
                }
                Err(why) => {
                    let cause = why.into();
                    return Err(StoreError::Open { path, cause });
                }
            }
        };
        Ok(Self {
            database,
            path,
            file: Mutex::new(file),
        })
    }

    /// Gives a sign of life. If the file was deleted it is made and locked anew.
    ///
    /// # Errors
    /// If it cannot be, or another process has claimed the database meanwhile.
    pub fn beat(&self) -> Result<(), StoreError> {
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        let failed = |why: io::Error| StoreError::Open {
            path: self.path.clone(),
            cause: Cause::from(why),
        };
        if !is_at(&file, &self.path) {
            *file = lock(&self.path)
                .map_err(failed)?
                .ok_or_else(|| StoreError::Taken {
                    path: self.database.clone(),
                    process: process(&self.path),
                })?;
        }
        file.set_modified(SystemTime::now()).map_err(failed)
    }
}

/// Whether a process hosts on the database at `sqlite:PATH`.
impl Life {
    /// Looks.
    ///
    /// # Errors
    /// If that cannot be seen.
    pub fn of(url: &str) -> Result<Self, StoreError> {
        let path = host_file(&path_of(url)?);
        Self::at(&path).map_err(|why| StoreError::Open {
            cause: why.into(),
            path,
        })
    }

    fn at(path: &Path) -> io::Result<Self> {
        let file = match File::open(path) {
            Err(why) if why.kind() == io::ErrorKind::NotFound => return Ok(Self::Nobody),
            opened => opened?,
        };
        match file.try_lock_shared() {
            // It is let go of at once, with the file.
            Ok(()) => return Ok(Self::Nobody),
            Err(TryLockError::WouldBlock) => {}
            Err(TryLockError::Error(why)) => return Err(why),
        }
        let (now, then) = (SystemTime::now(), file.metadata()?.modified()?);
        // A clock that was set back makes it a sign from the future; the next one is due soon.
        let ago = now
            .duration_since(then)
            .unwrap_or_else(|ahead| ahead.duration());
        let process = process(path);
        Ok(match ago > SILENCE {
            true => Self::Silent(process, ago),
            false => Self::Alive(process, ago),
        })
    }
}

/// SQLite follows links, so two names of one database share one file here as well.
fn host_file(database: &Path) -> PathBuf {
    let folder = database
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    let real = fs::canonicalize(database).or_else(|_| {
        let name = database.file_name().unwrap_or_default();
        Ok::<_, io::Error>(fs::canonicalize(folder)?.join(name))
    });
    beside(&real.unwrap_or_else(|_| database.to_owned()), "-host")
}

/// The locked file with our number in it; none if another process has it.
fn lock(path: &Path) -> io::Result<Option<File>> {
    let mut options: OpenOptions = private();
    let mut file = options.create(true).truncate(false).open(path)?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Ok(None),
        Err(TryLockError::Error(why)) if why.kind() == io::ErrorKind::Unsupported => {
            tracing::warn!(path = %path.display(), "files cannot be locked in this folder: see to it that one process only hosts here");
        }
        Err(TryLockError::Error(why)) => return Err(why),
    }
    // A full disk must not keep a host from starting; its number is for the operator's eyes.
    let number = format!("{}\n", std::process::id());
    let _ = file
        .set_len(0)
        .and_then(|()| file.write_all(number.as_bytes()));
    file.set_modified(SystemTime::now())?;
    Ok(Some(file))
}

/// ` (process 1234)`, or nothing if that is not known.
fn process(path: &Path) -> String {
    let mut number = String::new();
    let read = File::open(path).and_then(|file| file.take(20).read_to_string(&mut number));
    match read {
        Ok(_) if !number.trim().is_empty() => format!(" (process {})", number.trim()),
        _ => String::new(),
    }
}

#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let same = |a: fs::Metadata, b: fs::Metadata| (a.dev(), a.ino()) == (b.dev(), b.ino());
    file.metadata()
        .is_ok_and(|ours| fs::metadata(path).is_ok_and(|there| same(ours, there)))
}

#[cfg(not(unix))]
fn is_at(_: &File, _: &Path) -> bool {
    true
}
