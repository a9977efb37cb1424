//! Detects that a file of the database was deleted or replaced while the program runs: the database itself, or one of the two files that
//! SQLite keeps beside it (`-wal`, `-shm`). SQLite does not notice a deleted file. It would go on writing into a file that has no name
//! any more.
//!
//! SQLite does not notice either that the database was emptied (`: > lusoria.db`). It would go on writing into the write-ahead log
//! (`-wal`), which is called the log here.
//!
//! This program must never open and close the database file by itself. Closing it would release the locks that SQLite holds on it. So
//! this code only asks the system about each name: which file has the name now, and is that file empty?

use super::errors::name_of;
use super::file_id::FileId;
use crate::store::error::StoreError;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The files of the database: their names, and which files had these names when they were opened.
#[derive(Debug)]
pub(super) struct DatabaseFiles {
    /// The path from the database address; it may be a symbolic link.
    pub(super) path: PathBuf,
    /// The paths of the database, of its write-ahead log (`-wal`) and of its shared memory (`-shm`).
    names: [PathBuf; 3],
    /// The files that had these names when the database was opened; `None` where there was no file.
    ids: [Option<FileId>; 3],
    /// When the files were last checked before a write and found unchanged, and which of them were checked. `None` before the first
    /// check, and after a check that found a change. Repeating a check within a moment (`A_MOMENT`) would gain nothing: even a file that
    /// was just checked may be replaced before the write.
    found_same: Option<(Instant, FilesToCheck)>,
    /// Whether the database was found empty. If so, its pages are lost, even if somebody fills the same file again.
    was_emptied: bool,
}

/// For how long a check before a write need not be repeated.
const A_MOMENT: Duration = Duration::from_millis(1);

/// How many of the files are checked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum FilesToCheck {
    /// Only the database: before a write whose loss would do no harm.
    Database = 1,
    /// The database and its log: before a move is stored.
    Log = 2,
    /// The database, its log and the shared memory.
    AllFiles = 3,
}

/// Which files are now at the paths of the database and of the files beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum FilesFound {
    /// The files are still those that were opened.
    Same,
    /// The database is the same, but a file beside it was deleted or replaced. SQLite goes on writing to the file that has lost its name.
    SideFilesChanged,
    /// Another file is in the place of the database.
    Another,
    /// The database is the same file, but all that was in it was removed.
    Emptied,
    /// There is no database.
    Nothing,
}

impl DatabaseFiles {
    /// The files of the database at `path`, which was opened just before.
    pub(super) fn at(path: &Path) -> io::Result<Self> {
        // SQLite puts its files beside the real file, not beside a symbolic link to it.
        let real = fs::canonicalize(path)?;
        let names = [
            path.to_owned(),
            path_beside(&real, "-wal"),
            path_beside(&real, "-shm"),
        ];
        Ok(Self {
            path: path.to_owned(),
            ids: [
                FileId::at(&names[0]),
                FileId::at(&names[1]),
                FileId::at(&names[2]),
            ],
            names,
            found_same: None,
            was_emptied: false,
        })
    }

    /// Finds out which files are at the paths now. Each path takes about a microsecond.
    pub(super) fn check(&mut self, files_to_check: FilesToCheck) -> FilesFound {
        let Ok(database) = fs::metadata(&self.names[0]) else {
            return FilesFound::Nothing;
        };
        if Some(FileId::of(&database)) != self.ids[0] {
            return FilesFound::Another;
        }
        self.was_emptied |= database.len() == 0;
        match self.was_emptied {
            true => FilesFound::Emptied,
            _ if (1..files_to_check as usize)
                .any(|n| FileId::at(&self.names[n]) != self.ids[n]) =>
            {
                FilesFound::SideFilesChanged
            }
            _ => FilesFound::Same,
        }
    }

    /// Does [`Self::check`] before a write. If these files were checked a moment ago and had not changed, they are not checked again.
    pub(super) fn check_before_write(&mut self, files_to_check: FilesToCheck) -> FilesFound {
        let now = Instant::now();
        if self
            .found_same
            .is_some_and(|(then, files)| files >= files_to_check && now - then < A_MOMENT)
        {
            return FilesFound::Same;
        }
        let found = self.check(files_to_check);
        self.found_same = (found == FilesFound::Same).then_some((now, files_to_check));
        found
    }

    /// Whether the log of the opened database is still at the log's path. If so, SQLite would take that log for the log of a new database
    /// file.
    pub(super) fn has_former_log(&self) -> bool {
        let log = FileId::at(&self.names[1]);
        log.is_some() && log == self.ids[1]
    }

    /// An error unless all files are the ones that were opened.
    pub(super) fn ensure_unchanged(&mut self) -> Result<(), StoreError> {
        match self.check(FilesToCheck::AllFiles) {
            FilesFound::Same => Ok(()),
            FilesFound::Nothing | FilesFound::SideFilesChanged => Err(self.gone_error()),
            FilesFound::Another => Err(self.replaced_error()),
            FilesFound::Emptied => Err(self.emptied_error()),
        }
    }

    /// The error that the database is gone.
    pub(super) fn gone_error(&self) -> StoreError {
        let database = name_of(&self.path);
        StoreError::Gone { database }
    }

    /// The error that the database was emptied.
    pub(super) fn emptied_error(&self) -> StoreError {
        let database = name_of(&self.path);
        StoreError::Emptied { database }
    }

    /// The error that another file is in the place of the database.
    pub(super) fn replaced_error(&self) -> StoreError {
        let database = name_of(&self.path);
        StoreError::Replaced { database }
    }
}

/// The path of the database with symbolic links resolved. SQLite puts its files beside this path. If there is no file, the path is
/// returned as it is.
pub(super) fn real_path(path: &Path) -> PathBuf {
    fs::canonicalize(path).unwrap_or_else(|_| path.to_owned())
}

/// The path with this ending: `lusoria.db` and `-wal` give `lusoria.db-wal`.
pub(super) fn path_beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(ending);
    name.into()
}
