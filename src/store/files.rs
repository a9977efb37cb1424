//! The files under the store: the database, and the two that SQLite keeps beside it (`-wal`, `-shm`). They belong to their owner
//! alone, since they hold the secret seeds of games that are being played; and it is noticed when one of them is deleted or
//! replaced under the running program, which SQLite itself does not notice: it would go on writing into a file without a name.
//!
//! This program must never open and close the database file by itself: that would let go of the locks that SQLite holds on it.
//! So it is only looked at by name.

use super::StoreError;
use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// Which files were opened, and by what names.
#[derive(Debug)]
pub(super) struct Files {
    /// As given; it may be a link.
    pub(super) path: PathBuf,
    /// Database, write-ahead log, shared memory.
    names: [PathBuf; 3],
    opened: [Option<FileId>; 3],
}

/// How many of the names are looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Look {
    /// The database alone: before a write that nobody would miss.
    Database = 1,
    /// Its log, too: before a move is stored.
    Log = 2,
    /// All.
    Everywhere = 3,
}

/// What stands now where the files were opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Found {
    /// What was opened.
    Same,
    /// The database, but its log was taken away, which SQLite goes on writing to.
    WithoutLog,
    /// Another file.
    Another,
    /// None.
    Nothing,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct FileId {
    device: u64,
    inode: u64,
}

impl Files {
    /// The files of the database at `path`, which has just been opened.
    pub(super) fn opened(path: &Path) -> io::Result<Self> {
        // SQLite, too, puts its files beside the real one.
        let real = fs::canonicalize(path)?;
        let names = [
            path.to_owned(),
            beside(&real, "-wal"),
            beside(&real, "-shm"),
        ];
        Ok(Self {
            path: path.to_owned(),
            opened: [id(&names[0]), id(&names[1]), id(&names[2])],
            names,
        })
    }

    /// What is there now. Each name costs about a microsecond.
    pub(super) fn look(&self, look: Look) -> Found {
        match id(&self.names[0]) {
            None => Found::Nothing,
            now if now != self.opened[0] => Found::Another,
            _ if (1..look as usize).any(|n| id(&self.names[n]) != self.opened[n]) => {
                Found::WithoutLog
            }
            _ => Found::Same,
        }
    }

    /// Whether the former log still lies where the log of a new file belongs.
    pub(super) fn log_is_there(&self) -> bool {
        let log = id(&self.names[1]);
        log.is_some() && log == self.opened[1]
    }

    /// An error unless all is as it was opened.
    pub(super) fn unchanged(&self) -> Result<(), StoreError> {
        match self.look(Look::Everywhere) {
            Found::Same => Ok(()),
            Found::Nothing | Found::WithoutLog => Err(StoreError::Gone(self.path.clone())),
            Found::Another => Err(StoreError::Replaced(self.path.clone())),
        }
    }
}

/// Makes an empty file if there is none and one is wanted, and takes away everybody's rights but the owner's. SQLite gives the
/// files beside it the same rights.
pub(super) fn prepare(path: &Path, make: bool) -> Result<(), StoreError> {
    if !path.exists() {
        if !make {
            return Err(StoreError::Missing(path.to_owned()));
        }
        match private().create_new(true).open(path) {
            Ok(_) => return Ok(()),
            // Somebody was faster, or it is a link to nowhere, which SQLite will complain of.
            Err(why) if why.kind() == io::ErrorKind::AlreadyExists => {}
            Err(why) => {
                let cause = why.into();
                let path = path.to_owned();
                return Err(StoreError::Open { path, cause });
            }
        }
    }
    let real = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    for name in [beside(&real, "-wal"), beside(&real, "-shm"), real] {
        make_private(&name);
    }
    Ok(())
}

/// How a file is opened that is its owner's alone from the first moment.
pub(super) fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Takes away the rights of all but the owner. Not being allowed to is no reason to stop.
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

#[cfg(unix)]
fn id(path: &Path) -> Option<FileId> {
    use std::os::unix::fs::MetadataExt;
    let file = fs::metadata(path).ok()?;
    Some(FileId {
        device: file.dev(),
        inode: file.ino(),
    })
}

/// Elsewhere an open file can be neither deleted nor replaced.
#[cfg(not(unix))]
fn id(path: &Path) -> Option<FileId> {
    fs::metadata(path).ok().map(|_| FileId {
        device: 0,
        inode: 0,
    })
}

/// `lusoria.db` with `-wal` is `lusoria.db-wal`.
pub(super) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}
