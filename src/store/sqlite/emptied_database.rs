//! Recognizes by the files of SQLite and the backups beside it that an empty or missing database once had data. Without this, SQLite would
//! silently create a new database and delete the former log, and all games would be gone without a message.

use super::detect_replaced_files::path_beside;
use super::errors::name_of;
use crate::store::error::StoreError;
use std::fs;
use std::path::{Path, PathBuf};

/// The endings of files that exist only if a database was opened here before.
const OF_ITS_OWN: [&str; 2] = ["-wal", "-host"];

/// Logs a warning if the database at this path is empty or missing, but was not always. Call it before the database is claimed or
/// opened, because that creates such files.
pub(crate) fn warn_if_emptied(path: &Path) {
    let real = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    if fs::metadata(&real).is_ok_and(|file| file.len() > 0) {
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

/// An error if the database at this path is empty, but the log beside it is not. SQLite would delete such a log as soon as it opens the
/// database.
pub(super) fn reject_emptied(path: &Path) -> Result<(), StoreError> {
    match orphaned_log(path) {
        Some(_) => Err(StoreError::Emptied {
            database: name_of(path),
        }),
        None => Ok(()),
    }
}

/// Renames the log of a database that was emptied or deleted, so that the new database of this name does not take its place. Call it
/// when the database is claimed and before it is opened.
pub(crate) fn set_orphaned_log_aside(path: &Path) -> Result<(), StoreError> {
    let Some(log) = orphaned_log(path) else {
        return Ok(());
    };
    let aside = free_name_beside(&log);
    fs::rename(&log, &aside).map_err(|why| StoreError::Open {
        database: name_of(path),
        cause: why.into(),
    })?;
    tracing::warn!(
        "the log of the former database is kept as {}: it has what was stored last",
        name_of(&aside)
    );
    Ok(())
}

/// The log of the database at this path, if it has something in it and the database has nothing.
fn orphaned_log(path: &Path) -> Option<PathBuf> {
    let real = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let log = path_beside(&real, "-wal");
    let is_empty = |file: &Path| fs::metadata(file).map_or(true, |file| file.len() == 0);
    (is_empty(&real) && !is_empty(&log)).then_some(log)
}

/// A name that no file beside the log has: `lusoria.db-wal.kept-1`.
fn free_name_beside(log: &Path) -> PathBuf {
    let names = (1..).map(|n| path_beside(log, &format!(".kept-{n}")));
    let mut free = names.filter(|name| !name.exists());
    free.next()
        .expect("a folder has fewer files than there are numbers")
}

/// The names of the files beside the database that show that it once had data.
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

/// Whether this file has a name such as operators give to backups: `backup.db`, `lusoria.db.old`. SQLite's file `-shm` has not.
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
