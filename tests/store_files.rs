//! The file of a store: addresses that cannot be opened, files of other programs, newer schemas, full disks.
#![expect(clippy::unwrap_used, reason = "a test may fail anywhere")]

use lusoria::session::{EventKey, Identity, Platform, RoomId, RoomKey, SessionId};
use lusoria::store::{Batch, Change, CommitError, NewEntry, NewSession, Store, StoreError};
use sqlx::{Connection, SqliteConnection};
use std::path::Path;
use std::process::Command;

fn url(path: &Path) -> String {
    format!("sqlite:{}", path.display())
}

async fn foreign(path: &Path) -> SqliteConnection {
    SqliteConnection::connect(&url(path)).await.unwrap()
}

#[tokio::test]
async fn an_address_of_another_kind_is_refused_without_repeating_it() {
    for address in [
        "postgres://me:secret@host/db",
        "postgresql:x",
        "mysql://me:secret@h",
        "",
        "sqlite:",
        "sqlite::memory:",
        "lusoria.db",
    ] {
        let error = Store::open(address).await.unwrap_err();
        let text = error.to_string();
        assert!(
            text.contains("sqlite:PATH") && !text.contains("secret"),
            "{address}: {text}"
        );
        assert_eq!(
            matches!(error, StoreError::Postgres),
            address.starts_with("postgres"),
            "{address}"
        );
    }
}

#[tokio::test]
async fn a_folder_that_cannot_be_written_is_named() {
    for path in ["/nowhere/lusoria.db", "/proc/lusoria.db", "/"] {
        let error = Store::open(&format!("sqlite:{path}")).await.unwrap_err();
        assert!(matches!(error, StoreError::Open { .. }), "{error:?}");
        assert!(error.to_string().contains(path), "{error}");
    }
}

#[tokio::test]
async fn a_file_of_another_kind_is_named_and_left_alone() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("letter.txt");
    let text = "Dear Ann, ".repeat(1000);
    std::fs::write(&path, &text).unwrap();
    let error = Store::open(&url(&path)).await.unwrap_err();
    assert!(
        matches!(&error, StoreError::NotADatabase { database, .. } if *database == path.display().to_string()),
        "{error:?}"
    );
    assert_eq!(std::fs::read_to_string(&path).unwrap(), text);
}

#[tokio::test]
async fn a_strange_file_name_is_taken_as_it_is() {
    let home = tempfile::tempdir().unwrap();
    for name in ["a b.db", "50%20?mode#x.db", "Лусория 👍.db"] {
        let path = home.path().join(name);
        Store::open(&url(&path))
            .await
            .unwrap()
            .close()
            .await
            .unwrap();
        assert!(path.exists(), "{name}");
    }
}

#[tokio::test]
async fn an_address_with_parameters_is_refused_and_makes_no_file() {
    let home = tempfile::tempdir().unwrap();
    for parameters in ["?mode=ro", "?cache=shared&vfs=unix-none", "?mode="] {
        let address = format!("{}{parameters}", url(&home.path().join("x.db")));
        let error = Store::open(&address).await.unwrap_err();
        assert!(matches!(error, StoreError::Parameters), "{error:?}");
    }
    assert_eq!(std::fs::read_dir(home.path()).unwrap().count(), 0);
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_refused_unchanged() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("new.db");
    Store::open(&url(&path))
        .await
        .unwrap()
        .close()
        .await
        .unwrap();
    let newer =
        "insert into _sqlx_migrations (version, description, success, checksum, execution_time)
        values (9999, 'wonders', true, x'00', 1)";
    let mut connection = foreign(&path).await;
    sqlx::query(newer).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let error = Store::open(&url(&path)).await.unwrap_err();
    assert!(
        matches!(error, StoreError::Newer { found: 9999, .. }),
        "{error:?}"
    );
    assert!(error.to_string().contains("newer Lusoria"), "{error}");
}

#[tokio::test]
async fn a_migration_that_fails_leaves_the_file_as_it_was() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("other.db");
    let mut connection = foreign_new(&path).await;
    sqlx::query("create table shown (mine text)")
        .execute(&mut connection)
        .await
        .unwrap();
    connection.close().await.unwrap();
    let error = Store::open(&url(&path)).await.unwrap_err();
    assert!(matches!(error, StoreError::Migrate { .. }), "{error:?}");
    let mut connection = foreign(&path).await;
    let tables: Vec<String> = sqlx::query_scalar("select name from sqlite_schema")
        .fetch_all(&mut connection)
        .await
        .unwrap();
    assert_eq!(tables, ["shown"]);
}

/// Events that an older version has stored under hashes must be found under these hashes again.
#[tokio::test]
async fn only_events_after_the_migration_are_stored_under_their_numbers() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("events.db");
    let store = Store::open(&url(&path)).await.unwrap();
    assert_eq!(store.events_numbered_since().await.unwrap(), 0);
    drop(store);
    let mut connection = foreign(&path).await;
    for older in [
        "drop table numbered_event",
        "delete from _sqlx_migrations where version = 210",
        "insert into seen (key, day) values (7, 20000)",
    ] {
        sqlx::query(older).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
    let now = std::time::UNIX_EPOCH.elapsed().unwrap().as_secs() as i64;
    let store = Store::open(&url(&path)).await.unwrap();
    let since = store.events_numbered_since().await.unwrap();
    assert!(
        (now + 86_400..now + 86_460).contains(&since),
        "{since} at {now}"
    );
}

async fn foreign_new(path: &Path) -> SqliteConnection {
    std::fs::File::create(path).unwrap();
    foreign(path).await
}

#[tokio::test]
async fn the_log_cannot_be_changed_by_any_hand() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("log.db");
    let store = Store::open(&url(&path)).await.unwrap();
    let room = room(&store).await;
    play(&store, room, 1, 10).await.unwrap();
    let mut connection = foreign(&path).await;
    for tampering in ["update entry set text = 'x'", "delete from entry"] {
        let error = sqlx::query(tampering)
            .execute(&mut connection)
            .await
            .unwrap_err();
        assert!(error.to_string().contains("never"), "{tampering}: {error}");
    }
    let entries = store.session(SessionId(1)).await.unwrap().unwrap().entries;
    assert_eq!(entries[0].0.len(), 10);
}

#[tokio::test]
async fn a_locked_file_is_unavailable_until_it_is_free() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("locked.db");
    let store = Store::open(&url(&path)).await.unwrap();
    let room = room(&store).await;
    let mut other = foreign(&path).await;
    let lock = other.begin_with("begin immediate").await.unwrap();
    assert!(matches!(
        play(&store, room, 1, 10).await,
        Err(CommitError::Unavailable(_))
    ));
    lock.rollback().await.unwrap();
    play(&store, room, 1, 10).await.unwrap();
}

#[tokio::test]
async fn a_full_disk_is_unavailable_until_there_is_room() {
    let Some(disk) = TinyDisk::mount() else {
        return;
    };
    let path = disk.folder.path().join("full.db");
    let store = Store::open(&url(&path)).await.unwrap();
    let room = room(&store).await;
    let ballast = disk.folder.path().join("ballast");
    std::fs::write(&ballast, vec![0; 1 << 20]).unwrap();
    let mut stored = 0;
    let error = loop {
        match play(&store, room, stored + 1, 2000).await {
            Ok(()) => stored += 1,
            Err(error) => break error,
        }
        assert!(stored < 10_000, "the disk never fills");
    };
    assert!(matches!(error, CommitError::Unavailable(_)), "{error:?}");
    assert!(matches!(
        play(&store, room, stored + 1, 2000).await,
        Err(CommitError::Unavailable(_))
    ));
    assert_eq!(
        store
            .session(SessionId(stored))
            .await
            .unwrap()
            .unwrap()
            .entries
            .len(),
        1
    );
    assert_eq!(store.session(SessionId(stored + 1)).await.unwrap(), None);

    std::fs::remove_file(ballast).unwrap();
    play(&store, room, stored + 1, 2000).await.unwrap();
    assert_eq!(store.highest_ids().await.unwrap().0, SessionId(stored + 1));
    store.close().await.unwrap();
}

#[tokio::test]
async fn newcomers_on_a_full_disk_are_refused_with_the_cause_and_known_when_there_is_room() {
    let Some(disk) = TinyDisk::mount() else {
        return;
    };
    let path = disk.folder.path().join("full.db");
    let store = Store::open(&url(&path)).await.unwrap();
    let room = room(&store).await;
    let ballast = disk.folder.path().join("ballast");
    std::fs::write(&ballast, vec![1; 8 << 20]).unwrap_err();
    let mut known = 0;
    let why = loop {
        match store.account(&somebody(known)).await {
            Ok(_) => known += 1,
            Err(why) => break why.to_string(),
        }
        assert!(known < 100_000, "the disk never fills");
    };
    assert!(
        why.contains("database or disk is full (SQLite code 13)"),
        "{why}"
    );
    for n in 0..5 {
        store.account(&somebody(known + n)).await.unwrap_err();
        play(&store, room, 1, 2000).await.unwrap_err();
    }
    std::fs::remove_file(ballast).unwrap();
    // Writing works again at once, without a restart: accounts as well as entries.
    let newcomer = store.account(&somebody(known)).await.unwrap();
    assert_eq!(store.identities(newcomer).await.unwrap(), [somebody(known)]);
    play(&store, room, 1, 2000).await.unwrap();
    store.close().await.unwrap();
}

/// A person with a long name; each number gives another person.
fn somebody(number: u32) -> Identity {
    Identity {
        platform: Platform::Console,
        id: format!("{number} {}", "x".repeat(2000)).into(),
        name: number.to_string().into(),
    }
}

async fn room(store: &Store) -> RoomId {
    let key = RoomKey {
        platform: Platform::Console,
        id: "r".to_owned(),
        parent: None,
    };
    store.room(&key).await.unwrap().id
}

/// Opens session `id` with one entry of `length` letters.
async fn play(store: &Store, room: RoomId, id: i64, length: usize) -> Result<(), CommitError> {
    let session = SessionId(id);
    let opened = NewSession {
        id: session,
        room,
        game: "xii_scripta".to_owned(),
        rules_version: 1,
        seed: [1; 32],
        promise: 2,
        imported: None,
        seats: [None, None],
    };
    let change = Change {
        opened: Some(opened),
        entries: vec![NewEntry {
            session,
            n: 1,
            text: "x".repeat(length),
        }],
        ..Change::new(EventKey(id.to_le_bytes()), 1_795_262_400)
    };
    store
        .commit(&Batch {
            changes: vec![change.into()],
            ..Batch::default()
        })
        .await
}

/// A file system of three megabytes in memory. The tests that need one do nothing if none may be mounted.
struct TinyDisk {
    folder: tempfile::TempDir,
}

impl TinyDisk {
    #[expect(clippy::print_stderr, reason = "a test that cannot run must say so")]
    fn mount() -> Option<TinyDisk> {
        let folder = tempfile::tempdir().unwrap();
        let mut mount = Command::new("mount");
        mount
            .args(["-t", "tmpfs", "-o", "size=3m", "lusoria-test"])
            .arg(folder.path());
        match mount.output() {
            Ok(output) if output.status.success() => Some(TinyDisk { folder }),
            refused => {
                eprintln!(
                    "NOT TESTED on a real full disk: no tmpfs may be mounted here: {refused:?}"
                );
                None
            }
        }
    }
}

impl Drop for TinyDisk {
    fn drop(&mut self) {
        let unmounted = Command::new("umount")
            .arg("--lazy")
            .arg(self.folder.path())
            .status();
        assert!(unmounted.is_ok_and(|status| status.success()));
    }
}
