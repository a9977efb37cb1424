//! A copy of the database, written while play goes on.

use super::connect::connect;
use super::connection::lock;
use super::database::Database;
use super::detect_replaced_files::{path_beside, real_path};
use super::errors::cause;
use super::private_files::private_file_options;
use crate::store::error::{CauseKind, FailureCause, StoreError};
use sqlx::Connection;
use sqlx::sqlite::SqliteSynchronous;
use std::fs;
use std::io;
use std::path::Path;

/// SQLite's own files beside the database have the database's name with one of these endings. If a copy had one of these names, SQLite
/// could take the copy for its own file and damage the database.
const OF_SQLITE: [&str; 3] = ["-journal", "-wal", "-shm"];

/// Whether SQLite would take a file at this path for one of the database's own files.
fn belongs_to_sqlite(path: &Path, database: &Path) -> bool {
    let real = |path: &Path| {
        let path = std::path::absolute(path).ok()?;
        let folder = fs::canonicalize(path.parent()?).ok()?;
        Some(folder.join(path.file_name()?))
    };
    let database = real_path(database);
    let own = OF_SQLITE.map(|ending| path_beside(&database, ending));
    real(path).is_some_and(|path| own.contains(&path))
}

impl Database {
    /// Writes a copy to a file that must not exist yet. Only its owner can read the file. If copying fails, no file is left.
    pub(crate) async fn backup(&self, path: &Path) -> Result<(), StoreError> {
        let copy_error = |cause: FailureCause| match cause.kind {
            // The fault is in the database that is copied, not in the copy.
            CauseKind::Damaged => StoreError::Failed(cause),
            _ => StoreError::Copy {
                path: path.to_owned(),
                cause,
            },
        };
        if belongs_to_sqlite(path, &lock(&self.files).path) {
            let why = "beside the database, a file of this name belongs to SQLite";
            return Err(copy_error(io::Error::other(why).into()));
        }
        // SQLite fills an empty file. A file that it creates itself could be read by others.
        match private_file_options().create_new(true).open(path) {
            Ok(_) => {}
            Err(why) if why.kind() == io::ErrorKind::AlreadyExists => {
                return Err(StoreError::Exists(path.to_owned()));
            }
            Err(why) => return Err(copy_error(why.into())),
        }
        let done = match path.to_str() {
            Some(name) => self.copy_to(name).await,
            None => Err(io::Error::other("its name must be UTF-8").into()),
        };
        let done = done.and_then(|()| Ok(fs::File::open(path)?.sync_all()?));
        done.inspect_err(|_| {
            // An incomplete copy must not be taken for a complete one. If removing it fails too, that error is ignored: the first error
            // already tells what is wrong.
            let _ = fs::remove_file(path);
        })
        .map_err(copy_error)
    }

    async fn copy_to(&self, name: &str) -> Result<(), FailureCause> {
        let database = lock(&self.files).path.clone();
        let connection = connect(&database, SqliteSynchronous::Full).await;
        let mut connection = connection.map_err(|why| io::Error::other(why.to_string()))?;
        let copy = sqlx::query("vacuum into $1").bind(name);
        copy.execute(&mut connection).await.map_err(cause)?;
        connection.close().await.map_err(cause)
    }
}
