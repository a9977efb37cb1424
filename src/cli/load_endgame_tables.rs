//! Loads the large tables of solved games that `lusoria tables` has made, if there are any.

use super::endgame_tables::{afrika_file, scripta_file};
use lusoria_games::exact::afrika::{self, Goal};
use lusoria_games::exact::xii_scripta::{ChanceTable, MOST_PIECES};
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use tracing::{info, warn};

/// Reads the tables in a thread. Until that is done, the computer players play without them.
pub(super) fn load_tables_behind(folder: PathBuf) {
    std::thread::spawn(move || load_tables(&folder));
}

/// Reads the tables in this folder.
fn load_tables(folder: &Path) {
    // Without the folder nothing is opened, so that a process that may open hardly any files has no reason to warn.
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
            told(&file, table.map(ChanceTable::install));
            return;
        }
    }
}

/// The bytes of a file. `None` if it is missing, which is not an error, or cannot be read.
fn read(file: &Path) -> Option<Vec<u8>> {
    match fs::read(file) {
        Ok(bytes) => Some(bytes),
        Err(why) if why.kind() == ErrorKind::NotFound => None,
        Err(why) => {
            warn!(file = %file.display(), %why, "tables cannot be read");
            None
        }
    }
}

fn told(file: &Path, read: Result<(), impl std::fmt::Display>) {
    match read {
        Ok(()) => info!(file = %file.display(), "tables are used"),
        Err(why) => warn!(file = %file.display(), %why, "tables are not used"),
    }
}
