//! The files of a database: the database itself, and the two that SQLite keeps beside it (`-wal`, `-shm`). They belong to their owner
//! alone, since they hold the secret seeds of games that are being played; and it is noticed when one of them is deleted or
//! replaced under the running program, which SQLite itself does not notice: it would go on writing into a file without a name.
//!
//! This program must never open and close the database file by itself: that would let go of the locks that SQLite holds on it.
//! So it is only looked at by name.

use super::errors::name_of;
use crate::store::error::StoreError;
use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// Which files were opened, and by what names.
#[derive(Debug)]
pub(super) struct DatabaseFiles {
    /// As given; it may be a link.
    pub(super) path: PathBuf,
    /// Database, write-ahead log, shared memory.
    names: [PathBuf; 3],
    opened: [Option<FileId>; 3],
}

/// How many of the files are looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Extent {
    /// The database alone: before a write that nobody would miss.
    Database = 1,
    /// Its log, too: before a move is stored.
    Log = 2,
    /// All.
    AllFiles = 3,
}

/// What stands now where the files were opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Presence {
    /// What was opened.
    Same,
    /// The database, but without the log, which SQLite goes on writing to.
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

impl DatabaseFiles {
    /// The files of the database at `path`, which has just been opened.
    pub(super) fn at(path: &Path) -> io::Result<Self> {
        // SQLite, too, puts its files beside the real one.
        let real = fs::canonicalize(path)?;
        let names = [
            path.to_owned(),
            path_beside(&real, "-wal"),
            path_beside(&real, "-shm"),
        ];
        Ok(Self {
            path: path.to_owned(),
            opened: [file_id(&names[0]), file_id(&names[1]), file_id(&names[2])],
            names,
        })
    }

    /// What is there now. Each file costs about a microsecond.
    pub(super) fn check(&self, extent: Extent) -> Presence {
        match file_id(&self.names[0]) {
            None => Presence::Nothing,
            now if now != self.opened[0] => Presence::Another,
            _ if (1..extent as usize).any(|n| file_id(&self.names[n]) != self.opened[n]) => {
                Presence::WithoutLog
            }
            _ => Presence::Same,
        }
    }

    /// Whether the former log still lies where the log of a new file belongs.
    pub(super) fn has_former_log(&self) -> bool {
        let log = file_id(&self.names[1]);
        log.is_some() && log == self.opened[1]
    }

    /// An error unless all is as it was opened.
    pub(super) fn ensure_unchanged(&self) -> Result<(), StoreError> {
        match self.check(Extent::AllFiles) {
            Presence::Same => Ok(()),
            Presence::Nothing | Presence::WithoutLog => Err(self.gone()),
            Presence::Another => Err(self.replaced()),
        }
    }

    /// That the database is gone.
    pub(super) fn gone(&self) -> StoreError {
        let database = name_of(&self.path);
        StoreError::Gone { database }
    }

    /// That another file is there instead of the database.
    pub(super) fn replaced(&self) -> StoreError {
        let database = name_of(&self.path);
        StoreError::Replaced { database }
    }
}

/// Makes an empty file if there is none and one is wanted, and takes away everybody's rights but the owner's. SQLite gives the
/// files beside it the same rights.
pub(super) fn prepare(path: &Path, make: bool) -> Result<(), StoreError> {
    if !path.exists() {
        if !make {
            let database = name_of(path);
            return Err(StoreError::Missing { database });
        }
        match private_file_options().create_new(true).open(path) {
            Ok(_) => return Ok(()),
            // Somebody was faster, or it is a link to nowhere, which SQLite will complain of.
            Err(why) if why.kind() == io::ErrorKind::AlreadyExists => {}
            Err(why) => {
                let cause = why.into();
                let database = name_of(path);
                return Err(StoreError::Open { database, cause });
            }
        }
    }
    let real = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    for name in [path_beside(&real, "-wal"), path_beside(&real, "-shm"), real] {
        make_private(&name);
    }
    Ok(())
}

/// How a file is opened that is its owner's alone from the first moment.
pub(super) fn private_file_options() -> OpenOptions {
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
fn file_id(path: &Path) -> Option<FileId> {
    use std::os::unix::fs::MetadataExt;
    let file = fs::metadata(path).ok()?;
    Some(FileId {
        device: file.dev(),
        inode: file.ino(),
    })
}

/// Elsewhere an open file can be neither deleted nor replaced.
#[cfg(not(unix))]
fn file_id(path: &Path) -> Option<FileId> {
    fs::metadata(path).ok().map(|_| FileId {
        device: 0,
        inode: 0,
    })
}

/// `lusoria.db` with `-wal` is `lusoria.db-wal`.
pub(super) fn path_beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}
