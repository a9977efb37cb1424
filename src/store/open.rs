//! Opening and closing: the address, the connections and their settings, the migrations.

use super::error::code;
use super::files::{self, Files};
use super::link::{Link, Purpose};
use super::{Cause, Store, StoreError, Writer};
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqliteSynchronous};
use sqlx::{ConnectOptions, Connection, SqliteConnection};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tokio::sync::Mutex;
use tokio::time::sleep;

static MIGRATIONS: Migrator = sqlx::migrate!("migrations/sqlite");

/// How long to wait for another process that is writing.
pub(super) const BUSY: Duration = Duration::from_secs(5);
/// How long to wait before trying again where SQLite does not wait by itself.
const PAUSE: Duration = Duration::from_millis(20);
/// Bytes of a page. A move touches a handful of places in the file, and a commit writes a whole page for each: small pages
/// halve what is written. (Only a new file gets it; another size works as well.)
const PAGE: u32 = 1024;
/// Pages the write-ahead log may reach before it is copied into the database: two fsyncs for some 2,000 commits.
const CHECKPOINT_PAGES: &str = "16000";

impl Store {
    /// Opens the database at `sqlite:PATH`, makes it if it is missing, and brings its schema up to date.
    pub async fn open(url: &str) -> Result<Store, StoreError> {
        Self::open_at(&path_of(url)?, true).await
    }

    /// The same, but a database that is missing stays missing, and one that is up to date is not written to: a lock or a full disk
    /// that keeps the host from writing is no reason not to look.
    pub async fn open_existing(url: &str) -> Result<Store, StoreError> {
        Self::open_at(&path_of(url)?, false).await
    }

    async fn open_at(path: &Path, make: bool) -> Result<Store, StoreError> {
        files::prepare(path, make)?;
        let mut writer = Writer {
            durable: Link::closed(Purpose::Durable),
            quick: Link::closed(Purpose::Quick),
            impatient: false,
        };
        let mut readers = [Purpose::Reading; 2].map(Link::closed);
        let files = open_all(path, make, &mut writer, readers.each_mut()).await?;
        Ok(Store {
            files: files.into(),
            writer: Mutex::new(writer),
            readers: readers.map(Mutex::new),
            generation: 0.into(),
        })
    }

    /// Puts everything into the one file and closes it. Leaving this out loses nothing.
    pub async fn close(self) -> Result<(), StoreError> {
        let [a, b] = self.readers;
        let mut writer = self.writer.into_inner();
        a.into_inner().close().await?;
        b.into_inner().close().await?;
        writer.quick.close().await?;
        writer.durable.close().await
    }
}

/// Opens every connection, and says which files that were. The schema comes first: the others learn it as it is.
/// With `make` it is compared in full with what this program knows, for which the file is locked for a moment.
pub(super) async fn open_all(
    path: &Path,
    make: bool,
    writer: &mut Writer,
    readers: [&mut Link; 2],
) -> Result<Files, StoreError> {
    let connection = writer.durable.open(path).await?;
    match schema_version(connection).await? {
        0 if !make => return Err(StoreError::Empty(path.to_owned())),
        found if make || found != last_known() => migrate(connection, path).await?,
        _ => {}
    }
    writer.quick.open(path).await?;
    for link in readers {
        link.open(path).await?;
    }
    writer.durable.learn().await?;
    writer.quick.learn().await?;
    writer.impatient = false;
    Files::opened(path).map_err(|_| StoreError::Gone(path.to_owned()))
}

/// The file that an address names.
pub(super) fn path_of(url: &str) -> Result<PathBuf, StoreError> {
    if url.starts_with("postgres:") || url.starts_with("postgresql:") {
        return Err(StoreError::Postgres);
    }
    let path = url
        .strip_prefix("sqlite:")
        .ok_or(StoreError::UnknownAddress)?;
    let path = path.strip_prefix("//").unwrap_or(path);
    // Several connections cannot share a database in memory.
    if path.is_empty() || path == ":memory:" {
        return Err(StoreError::UnknownAddress);
    }
    // In full, because a sentence that names it may be read in another folder.
    std::path::absolute(path).map_err(|_| StoreError::UnknownAddress)
}

/// A connection to the file at `path`, which is never made here. `synchronous` says what a commit through it waits for.
pub(super) async fn connect(
    path: &Path,
    synchronous: SqliteSynchronous,
) -> Result<SqliteConnection, StoreError> {
    let patience = Instant::now() + BUSY;
    loop {
        match try_connect(path, synchronous).await {
            // SQLite itself does not wait while somebody else is making a new file a WAL database.
            Err(source) if is_busy(&source) && Instant::now() < patience => sleep(PAUSE).await,
            done => return done.map_err(|source| open_error(path, source)),
        }
    }
}

async fn try_connect(
    path: &Path,
    synchronous: SqliteSynchronous,
) -> Result<SqliteConnection, sqlx::Error> {
    SqliteConnectOptions::new()
        .filename(path)
        .foreign_keys(true)
        .busy_timeout(BUSY)
        .page_size(PAGE)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(synchronous)
        .pragma("wal_autocheckpoint", CHECKPOINT_PAGES)
        .pragma("temp_store", "memory")
        .disable_statement_logging()
        .connect()
        .await
}

/// Whether somebody else keeps the database locked.
pub(super) fn is_busy(error: &sqlx::Error) -> bool {
    const SQLITE_BUSY: i32 = 5;
    code(error) == Some(SQLITE_BUSY)
}

pub(super) fn open_error(path: &Path, source: sqlx::Error) -> StoreError {
    const SQLITE_CANTOPEN: i32 = 14;
    const SQLITE_NOTADB: i32 = 26;
    let path = path.to_owned();
    match code(&source) {
        Some(SQLITE_NOTADB) => StoreError::NotADatabase(path),
        Some(SQLITE_CANTOPEN) => StoreError::Open {
            path,
            cause: nothing_can_be_opened().map_or(Cause(source), Cause::from),
        },
        _ => StoreError::Open {
            path,
            cause: Cause(source),
        },
    }
}

/// A connection opens the database, its log, the index of the log, and their folder.
const FILES_OF_A_CONNECTION: usize = 4;

/// SQLite does not say why it cannot open a file; whether the system opens as many as it needs is soon tried.
fn nothing_can_be_opened() -> Option<std::io::Error> {
    let program = std::env::current_exe().ok()?;
    let open = |_| std::fs::File::open(&program);
    let opened: Result<Vec<_>, _> = (0..FILES_OF_A_CONNECTION).map(open).collect();
    opened.err()
}

/// Runs the migrations not yet run, all or none; another process that opens the same file meanwhile waits. Where this fails the
/// connection is not used any more.
async fn migrate(connection: &mut SqliteConnection, path: &Path) -> Result<(), StoreError> {
    let before = schema_version(connection).await?;
    let mut transaction = connection
        .begin_with("begin immediate")
        .await
        .map_err(|source| open_error(path, source))?;
    MIGRATIONS
        .run_direct(None, &mut *transaction, false)
        .await
        .map_err(|e| migrate_error(path, e))?;
    transaction
        .commit()
        .await
        .map_err(|source| open_error(path, source))?;
    let after = schema_version(connection).await?;
    if before != after {
        tracing::info!(path = %path.display(), before, after, "database schema brought up to date");
    }
    Ok(())
}

/// The last migration this program knows.
fn last_known() -> i64 {
    MIGRATIONS.iter().map(|m| m.version).max().unwrap_or(0)
}

/// The last migration run; 0 in a new file.
pub(super) async fn schema_version(connection: &mut SqliteConnection) -> Result<i64, StoreError> {
    let known: Option<i64> =
        sqlx::query_scalar("select 1 from sqlite_schema where name = '_sqlx_migrations'")
            .fetch_optional(&mut *connection)
            .await?;
    if known.is_none() {
        return Ok(0);
    }
    Ok(
        sqlx::query_scalar("select coalesce(max(version), 0) from _sqlx_migrations")
            .fetch_one(connection)
            .await?,
    )
}

fn migrate_error(path: &Path, source: MigrateError) -> StoreError {
    let path = path.to_owned();
    match source {
        MigrateError::VersionMissing(found) => {
            let known = last_known();
            StoreError::Newer { path, found, known }
        }
        source => StoreError::Migrate { path, source },
    }
}
