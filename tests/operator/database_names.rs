//! A second host that opens the database file under another name, or finds no sign of life of the first host.

use crate::bot::{Bot, Ran, run, run_through};
use nix::sys::signal::Signal;
use std::fs;
use std::path::Path;

/// A host that comes second, on the database of this name.
fn second(folder: &Path, name: &str) -> Ran {
    let shell = format!("DATABASE_URL=sqlite:{name} exec \"$@\"");
    run_through(&shell, folder, &["console", "--json"])
}

fn assert_refused(ran: &Ran) {
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(
        ran.err.contains("another process") && ran.err.contains("hosts on the database"),
        "{ran:?}"
    );
}

/// On other systems than Linux, flock(2) works in another way; see `src/store/sqlite/database_lock.rs`.
#[cfg(target_os = "linux")]
#[test]
fn a_hard_link_lets_no_second_host_in_and_several_names_are_warned_of() {
    let home = tempfile::tempdir().unwrap();
    let mut bot = Bot::start(home.path());
    fs::create_dir(home.path().join("elsewhere")).unwrap();
    let (path, link) = (home.path().join("lusoria.db"), "elsewhere/link.db");
    fs::hard_link(&path, home.path().join(link)).unwrap();
    assert_refused(&second(home.path(), link));
    // The second host has left nothing there, and the first one plays on.
    let beside = fs::read_dir(home.path().join("elsewhere")).unwrap();
    assert_eq!(beside.count(), 1);
    assert!(bot.say("anna", "!new quick @bob").is_stored);
    bot.signal(Signal::SIGKILL);
    bot.ended();
    let bot = Bot::start(home.path());
    bot.logs("the database file has 2 names (hard links)");
    bot.leave();
    let after = second(home.path(), link);
    assert_eq!(after.code, Some(0), "{after:?}");
}

#[cfg(target_os = "linux")]
#[test]
fn a_deleted_sign_of_life_lets_no_second_host_in_and_is_made_anew() {
    let home = tempfile::tempdir().unwrap();
    let bot = Bot::start(home.path());
    let sign = home.path().join("lusoria.db-host");
    fs::remove_file(&sign).unwrap();
    assert_refused(&second(home.path(), "lusoria.db"));
    let hidden = run(home.path(), &["check", "--local"]);
    // The host's next sign of life may have come in the meantime.
    assert!(
        hidden
            .out
            .contains("there is no sign of life beside this file")
            || hidden.out.contains("it answered"),
        "{hidden:?}"
    );
    let number = bot.child.id().to_string();
    while fs::read_to_string(&sign).unwrap_or_default().trim() != number {
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    assert_eq!(run(home.path(), &["check", "--local"]).code, Some(0));
    bot.signal(Signal::SIGKILL);
    bot.ended();
    Bot::start(home.path()).leave();
}

/// The locks of SQLite on the file are not those by which a second host is refused, and neither upsets the other.
#[cfg(target_os = "linux")]
#[test]
fn the_lock_on_the_database_leaves_those_of_sqlite_alone() {
    let home = tempfile::tempdir().unwrap();
    let mut bot = Bot::start(home.path());
    for _ in 0..3 {
        assert_refused(&second(home.path(), "lusoria.db"));
        assert_eq!(run(home.path(), &["check", "--local"]).code, Some(0));
    }
    // If the host did not hold SQLite's lock, another process that closes the file would take itself for the last one and delete the log.
    assert_eq!(run(home.path(), &["migrate"]).code, Some(0));
    assert!(home.path().join("lusoria.db-wal").exists());
    assert!(bot.say("anna", "!new quick @bob").is_stored);
    assert!(
        !bot.log().contains("were deleted under it"),
        "{}",
        bot.log()
    );
    bot.leave();
}
