//! Identifies a file independently of its name.

use std::fs::{self, File, Metadata};
use std::path::Path;

/// Identifies a file by the numbers under which the system knows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct FileId {
    device: u64,
    inode: u64,
}

impl FileId {
    /// The id of the file that has this name now, if there is one.
    pub(super) fn at(path: &Path) -> Option<Self> {
        fs::metadata(path).ok().as_ref().map(Self::of)
    }

    /// The id of an open file, whatever its name is now.
    pub(super) fn of_file(file: &File) -> Option<Self> {
        file.metadata().ok().as_ref().map(Self::of)
    }

    /// The id of the file that has this metadata.
    #[cfg(unix)]
    pub(super) fn of(file: &Metadata) -> Self {
        use std::os::unix::fs::MetadataExt;
        Self {
            device: file.dev(),
            inode: file.ino(),
        }
    }

    /// Gives all files one id. On systems other than Unix an open file can be neither deleted nor replaced, so no files have to be told
    /// apart.
    #[cfg(not(unix))]
    pub(super) fn of(_: &Metadata) -> Self {
        Self {
            device: 0,
            inode: 0,
        }
    }
}
