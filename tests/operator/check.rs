//! `lusoria check` and `backup`: with a missing or damaged database, and with and without a running bot.

use crate::bot::{Bot, run, run_through};
use nix::sys::signal::Signal;
use sqlx::{Connection, SqliteConnection};
use std::fs::{self, File};
use std::path::Path;
use std::time::{Duration, SystemTime};

#[test]
fn where_there_is_no_database_check_and_backup_say_so_and_make_none() {
    let home = tempfile::tempdir().unwrap();
    for arguments in [
        &["check"][..],
        &["check", "--local"],
        &["backup", "copy.db"],
    ] {
        let ran = run(home.path(), arguments);
        assert_eq!(ran.code, Some(1), "{ran:?}");
        let path = home.path().join("lusoria.db");
        let sentence = format!("there is no database at {}", path.display());
        assert!(ran.err.contains(&sentence), "{ran:?}");
        assert_eq!(
            fs::read_dir(home.path()).unwrap().count(),
            0,
            "{arguments:?}"
        );
    }
}

#[test]
fn an_empty_file_is_not_taken_for_a_database_in_order() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("lusoria.db");
    fs::write(&path, "").unwrap();
    for arguments in [&["check"][..], &["backup", "copy.db"]] {
        let ran = run(home.path(), arguments);
        assert_eq!(ran.code, Some(1), "{ran:?}");
        let sentence = format!(
            "the database {} has nothing of Lusoria in it",
            path.display()
        );
        assert!(ran.err.contains(&sentence), "{ran:?}");
    }
    assert!(!home.path().join("copy.db").exists());
    Bot::start(home.path()).leave();
}

#[test]
fn a_check_whose_output_nobody_reads_any_more_ends_as_it_would_have() {
    let home = tempfile::tempdir().unwrap();
    let bot = Bot::start(home.path());
    // `true` ends at once, so that all that the check prints goes nowhere.
    let unread = "{ sleep 0.3; \"$@\"; echo \"code $?\" >&2; } | true";
    let ran = run_through(unread, home.path(), &["check"]);
    assert_eq!(ran.err, "code 0\n");
    bot.leave();
}

#[test]
fn a_check_names_the_file_and_says_whether_a_bot_runs_on_it() {
    let home = tempfile::tempdir().unwrap();
    let bot = Bot::start(home.path());
    let path = home.path().join("lusoria.db").display().to_string();
    let running = format!("running on it (process {}), it answered", bot.child.id());
    for arguments in [&["check"][..], &["check", "--local"]] {
        let ran = run(home.path(), arguments);
        assert_eq!(ran.code, Some(0), "{ran:?}");
        for text in [&path, &running, "in order, every page was read"] {
            assert!(ran.out.contains(text), "{text}: {ran:?}");
        }
    }
    bot.leave();
    let (plain, local) = (
        run(home.path(), &["check"]),
        run(home.path(), &["check", "--local"]),
    );
    assert!(plain.out.contains("no bot is running on it"), "{plain:?}");
    // `--local` is for health checks of a bot that should run, so it fails if none runs.
    assert_eq!((plain.code, local.code), (Some(0), Some(1)));
}

#[test]
fn a_check_says_that_another_process_keeps_the_database_locked_and_a_copy_is_made_nevertheless() {
    let home = tempfile::tempdir().unwrap();
    let bot = Bot::start(home.path());
    let url = format!("sqlite:{}", home.path().join("lusoria.db").display());
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let mut other = runtime.block_on(SqliteConnection::connect(&url)).unwrap();
    let lock = sqlx::raw_sql("begin immediate");
    runtime.block_on(lock.execute(&mut other)).unwrap();
    for arguments in [&["check"][..], &["check", "--local"]] {
        let ran = run(home.path(), arguments);
        assert_eq!(ran.code, Some(1), "{arguments:?}: {ran:?}");
        let locked = "lusoria.db cannot be written: another process keeps it locked";
        assert!(ran.out.contains(locked), "{arguments:?}: {ran:?}");
    }
    let ran = run(home.path(), &["backup", "copy.db"]);
    assert_eq!(ran.code, Some(0), "{ran:?}");
    drop((other, runtime));
    assert_eq!(run(home.path(), &["check"]).code, Some(0));
    bot.leave();
}

#[test]
fn a_header_that_allows_only_reading_is_not_healthy() {
    let home = tempfile::tempdir().unwrap();
    Bot::start(home.path()).leave();
    let path = home.path().join("lusoria.db");
    let mut bytes = fs::read(&path).unwrap();
    // The version that a program must know to write the file.
    for version in [3, 255] {
        bytes[18] = version;
        fs::write(&path, &bytes).unwrap();
        let ran = run(home.path(), &["check"]);
        assert_eq!(ran.code, Some(1), "{ran:?}");
        assert!(ran.out.contains("nothing can be stored"), "{ran:?}");
    }
}

#[test]
fn a_bot_that_hangs_is_not_taken_for_healthy() {
    let home = tempfile::tempdir().unwrap();
    let bot = Bot::start(home.path());
    bot.signal(Signal::SIGSTOP);
    let sign = File::options()
        .write(true)
        .open(home.path().join("lusoria.db-host"))
        .unwrap();
    let minute = Duration::from_secs(60);
    sign.set_modified(SystemTime::now() - minute).unwrap();
    for arguments in [&["check"][..], &["check", "--local"]] {
        let ran = run(home.path(), arguments);
        assert_eq!(ran.code, Some(1), "{ran:?}");
        assert!(
            ran.out
                .contains("has not answered for 60 seconds: it hangs"),
            "{ran:?}"
        );
    }
    bot.signal(Signal::SIGCONT);
    bot.leave();
}

#[test]
fn damage_is_found_wherever_it_is() {
    let home = tempfile::tempdir().unwrap();
    let mut bot = Bot::start(home.path());
    for line in ["!new quick @bob first", "place 1", "!board", "!moves"] {
        assert!(bot.say("anna", line).is_stored);
    }
    bot.leave();
    let path = home.path().join("lusoria.db");
    let whole = fs::read(&path).unwrap();
    assert_eq!(run(home.path(), &["check"]).code, Some(0));
    let (mut tried, mut missed) = (0, Vec::new());
    for page in 1..whole.len() / 1024 {
        let mut damaged = whole.clone();
        // The damaged bytes say what kind of page it is and what lies in it.
        damaged[page * 1024..][..64].fill(0x5a);
        fs::write(&path, &damaged).unwrap();
        tried += 1;
        if run(home.path(), &["check"]).code != Some(1) {
            missed.push(page + 1);
        }
    }
    assert!(tried > 20, "{tried}");
    assert_eq!(missed, Vec::<usize>::new(), "of {tried} pages");
}

/// The root page of the table `session` is overwritten; the schema says which one that is.
#[test]
fn a_damaged_table_is_named_by_check_and_the_file_by_backup_and_at_the_start() {
    let home = tempfile::tempdir().unwrap();
    let mut bot = Bot::start(home.path());
    assert!(bot.say("anna", "!new quick @bob first").is_stored);
    bot.leave();
    let path = home.path().join("lusoria.db");
    let page = root_page(&path, "session");
    let mut file = fs::read(&path).unwrap();
    file[(page - 1) * 1024..][..1024].fill(0x5a);
    fs::write(&path, &file).unwrap();
    let checked = run(home.path(), &["check", "--local"]);
    assert!(
        checked
            .out
            .contains("damaged: the table session cannot be read through"),
        "{checked:?}"
    );
    assert!(checked.out.contains("messages waiting"), "{checked:?}");
    assert!(
        checked.out.contains("bot: no bot is running"),
        "{checked:?}"
    );
    let copied = run(home.path(), &["backup", "copy.db"]);
    assert!(
        copied
            .err
            .starts_with("lusoria: the database failed: database disk image is malformed"),
        "{copied:?}"
    );
    let started = run(home.path(), &["console"]);
    assert_eq!(started.code, Some(1), "{started:?}");
    assert!(
        started
            .err
            .contains("lusoria.db is damaged, restore the last backup"),
        "{started:?}"
    );
}

/// The number of the page with which this table begins, counted from 1.
fn root_page(path: &Path, table: &str) -> usize {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let page: i64 = runtime.block_on(async {
        let address = format!("sqlite:{}", path.display());
        let mut database = SqliteConnection::connect(&address).await.unwrap();
        let sql = "select rootpage from sqlite_schema where type = 'table' and name = $1";
        let page = sqlx::query_scalar(sql).bind(table);
        page.fetch_one(&mut database).await.unwrap()
    });
    usize::try_from(page).unwrap()
}

#[test]
fn a_copy_overwrites_nothing_and_says_so_in_a_sentence() {
    let home = tempfile::tempdir().unwrap();
    Bot::start(home.path()).leave();
    let first = run(home.path(), &["backup", "copy.db"]);
    assert_eq!(first.code, Some(0), "{first:?}");
    let copy = fs::read(home.path().join("copy.db")).unwrap();
    let again = run(home.path(), &["backup", "copy.db"]);
    assert_eq!(again.code, Some(1));
    assert_eq!(
        again.err,
        "lusoria: copy.db exists already, and a copy overwrites nothing\n"
    );
    assert_eq!(fs::read(home.path().join("copy.db")).unwrap(), copy);
    let nowhere = run(home.path(), &["backup", "no/such/folder.db"]);
    assert_eq!(nowhere.code, Some(1));
    assert!(
        nowhere
            .err
            .starts_with("lusoria: no/such/folder.db cannot be written: "),
        "{nowhere:?}"
    );
    assert!(!nowhere.err.contains("code:"), "{nowhere:?}");
}

#[test]
fn a_copy_never_takes_the_name_of_a_file_that_sqlite_keeps_beside_the_database() {
    let home = tempfile::tempdir().unwrap();
    Bot::start(home.path()).leave();
    for name in ["lusoria.db-journal", "./lusoria.db-wal", "lusoria.db-shm"] {
        let ran = run(home.path(), &["backup", name]);
        assert_eq!(ran.code, Some(1), "{ran:?}");
        assert!(ran.err.contains("belongs to SQLite"), "{ran:?}");
    }
    assert!(!home.path().join("lusoria.db-journal").exists());
}
