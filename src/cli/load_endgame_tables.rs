//! Loads the large tables of solved games that `lusoria tables` has made, if there are any.

use super::endgame_tables::{afrika_file, scripta_file};
use lusoria_games::exact::afrika::{self, Goal};
use lusoria_games::exact::xii_scripta::{ChanceTable, MOST_PIECES};
use std::fs::{self, Metadata};
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use tracing::{info, warn};

/// The most bytes that a file may have. The largest table is that of XII Scripta with three pieces: 227 million bytes.
const LARGEST: u64 = 1 << 30;

/// Reads the tables on a thread of its own. Until they are read, the computer players play without them.
pub(super) fn load_tables_behind(folder: PathBuf) {
    std::thread::spawn(move || load_tables(&folder));
}

/// Reads the tables in this folder.
fn load_tables(folder: &Path) {
    // Without the folder there are no tables.
    if !folder.is_dir() {
        return;
    }
    for goal in [Goal::More, Goal::Fewer] {
        let file = afrika_file(folder, goal);
        if let Some(bytes) = read(&file) {
            let tables = afrika::Tables::from_bytes(&bytes);
            told(&file, tables.map(afrika::install));
        }
    }
    // The tables for the most pieces come first, because they contain those for fewer pieces, and only the first tables are used.
    for pieces in (1..=MOST_PIECES as u8).rev() {
        let file = scripta_file(folder, pieces);
        if let Some(bytes) = read(&file) {
            let table = ChanceTable::from_bytes(&bytes);
            if told(&file, table.map(ChanceTable::install)) {
                return;
            }
        }
    }
}

/// The bytes of a file. `None` if there is no such file. If the file exists but cannot be read, logs a warning and returns `None`.
fn read(file: &Path) -> Option<Vec<u8>> {
    match fs::metadata(file).and_then(|found| read_regular(file, &found)) {
        Ok(bytes) => Some(bytes),
        Err(why) if why.kind() == ErrorKind::NotFound => None,
        Err(why) => {
            warn!(file = %file.display(), %why, "tables cannot be read");
            None
        }
    }
}

/// Reads a regular file that is not too large for a table. A pipe is refused, because reading it would wait for its other end.
fn read_regular(file: &Path, found: &Metadata) -> io::Result<Vec<u8>> {
    if !found.is_file() {
        return Err(io::Error::other("it is no regular file"));
    }
    if found.len() > LARGEST {
        return Err(io::Error::other("it is too large for a table"));
    }
    fs::read(file)
}

/// Logs whether the tables of this file are used, and returns true if they are.
fn told(file: &Path, read: Result<(), impl std::fmt::Display>) -> bool {
    match &read {
        Ok(()) => info!(file = %file.display(), "tables are used"),
        Err(why) => warn!(file = %file.display(), %why, "tables are not used"),
    }
    read.is_ok()
}
