//! Recognizes that an empty or missing database once had data. The files beside it show this: backups, the write-ahead log (`-wal`), or
//! the lock file (`-host`). Without this check, SQLite would silently create a new database and delete the log of the former one. All
//! games would be gone without a message.

use super::detect_replaced_files::{path_beside, real_path};
use super::errors::name_of;
use crate::store::error::StoreError;
use std::fs;
use std::path::{Path, PathBuf};

/// The endings of files that exist only if a database was opened or claimed here before.
const OF_ITS_OWN: [&str; 2] = ["-wal", "-host"];

/// Logs a warning if the database at this path is empty or missing, but files beside it suggest that it once had data. Call this function
/// before the database is claimed or opened. Claiming and opening create files, which this function would take for traces of an earlier
/// database.
pub(crate) fn warn_if_emptied(path: &Path) {
    let real = real_path(path);
    if has_content(&real) {
        return;
    }
    let traces = traces_beside(&real);
    if !traces.is_empty() {
        let (database, traces) = (name_of(path), traces.join(", "));
        tracing::warn!(
            "the database {database} is empty or missing, so a new one is begun, although there is {traces} beside it: if games were stored in it, stop the bot and put the last backup in its place"
        );
    }
}

/// An error if the database at this path has lost its content. `make` says whether a missing database may be created. There are three
/// cases:
///
/// - The database is empty, but its write-ahead log shows that it had content. SQLite would delete this log when it opens the database.
/// - The database is missing, but its write-ahead log is there. This is an error only if `make` is true. If `make` is false,
///   `prepare_files` reports the missing database.
/// - The database is empty and has no write-ahead log. This is an error only if `make` is false.
pub(super) fn reject_emptied(path: &Path, make: bool) -> Result<(), StoreError> {
    let real = real_path(path);
    let database = name_of(path);
    let has_log = has_content(&path_beside(&real, "-wal"));
    let has_kept_log = kept_name(&real, 1).exists();
    match fs::metadata(&real) {
        Err(_) if make && has_log => Err(StoreError::Gone { database }),
        Ok(file) if file.is_file() && file.len() == 0 => match (has_log, make) {
            (true, _) => Err(StoreError::Emptied { database }),
            (false, true) => Ok(()),
            (false, false) if has_kept_log => Err(StoreError::Emptied { database }),
            (false, false) => Err(StoreError::Empty { database }),
        },
        _ => Ok(()),
    }
}

/// Renames the write-ahead log of a database that was emptied or deleted. Otherwise SQLite would delete the log when it opens an empty
/// database here. If a backup were put here, SQLite would take the log for the log of the backup. Call this after claiming the database
/// and before opening it, or when an open database turns out to have been emptied.
pub(crate) fn set_orphaned_log_aside(path: &Path) -> Result<(), StoreError> {
    match has_content(&real_path(path)) {
        true => Ok(()),
        false => set_log_aside(path),
    }
}

/// Renames the write-ahead log beside this database. Does nothing if the log is missing or empty.
pub(super) fn set_log_aside(path: &Path) -> Result<(), StoreError> {
    let real = real_path(path);
    let log = path_beside(&real, "-wal");
    if !has_content(&log) {
        return Ok(());
    }
    let mut names = (1..).map(|n| kept_name(&real, n));
    let aside = names
        .find(|name| !name.exists())
        .expect("a folder has fewer files than there are numbers");
    fs::rename(&log, &aside).map_err(|why| StoreError::Open {
        database: name_of(path),
        cause: why.into(),
    })?;
    tracing::warn!(
        "the log of the former database is kept as {}: it has what was stored there last. If that database is found, put both back under their names",
        name_of(&aside)
    );
    Ok(())
}

/// The name under which a log is kept: `lusoria.db-wal.kept-1`.
fn kept_name(database: &Path, number: u32) -> PathBuf {
    path_beside(database, &format!("-wal.kept-{number}"))
}

fn has_content(file: &Path) -> bool {
    fs::metadata(file).is_ok_and(|file| file.len() > 0)
}

/// The names of files beside the database, at most five. Each of these files suggests that the database once had data.
fn traces_beside(database: &Path) -> Vec<String> {
    let own = OF_ITS_OWN.map(|ending| path_beside(database, ending));
    let files = database
        .parent()
        .and_then(|folder| fs::read_dir(folder).ok());
    let files = files
        .into_iter()
        .flatten()
        .flatten()
        .map(|file| file.path());
    let is_trace = |file: &PathBuf| own.contains(file) || may_be_backup(file, database);
    let mut names: Vec<_> = files
        .filter(|file| file != database && file.is_file() && is_trace(file))
        .filter_map(|file| Some(file.file_name()?.to_string_lossy().into_owned()))
        .collect();
    names.sort();
    names.truncate(5);
    names
}

/// Whether this file has a name such as operators give to backups: `backup.db`, `lusoria.db.old`. SQLite's file `-shm` has no such name.
fn may_be_backup(file: &Path, database: &Path) -> bool {
    let name = |path: &Path| {
        path.file_name()
            .map(|name| name.to_string_lossy().into_owned())
    };
    let has_same_ending =
        database.extension().is_some() && file.extension() == database.extension();
    has_same_ending
        || name(file)
            .zip(name(database))
            .is_some_and(|(file, database)| file.starts_with(&format!("{database}.")))
}
