//! `lusoria check` if nothing can be written: a full disk, a read-only file system, immutable files.

use crate::bot::{Bot, Ran, run};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Runs a program of the system. Returns whether it succeeded.
fn is_done(program: &str, arguments: &[&str], path: &Path) -> bool {
    let done = Command::new(program).args(arguments).arg(path).output();
    done.is_ok_and(|output| output.status.success())
}

/// Something done to a path, undone at the end.
struct Undone<'a>(&'a str, &'a [&'a str], &'a Path);

impl Drop for Undone<'_> {
    fn drop(&mut self) {
        is_done(self.0, self.1, self.2);
    }
}

#[expect(clippy::print_stderr, reason = "a test that cannot run must say so")]
fn skip(what: &str) {
    eprintln!("NOT TESTED: {what} is not allowed here");
}

/// Checks that `lusoria check` names this cause, and ends as not healthy.
fn assert_told(ran: &Ran, cause: &str) {
    assert_eq!(ran.code, Some(1), "{ran:?}");
    assert!(
        ran.out.contains("database: nothing can be stored: ") && ran.out.contains(cause),
        "{ran:?}"
    );
}

#[test]
fn a_full_disk_or_a_read_only_one_is_not_healthy_and_the_cause_is_told() {
    let home = tempfile::tempdir().unwrap();
    let mount = ["-t", "tmpfs", "-o", "size=4m", "lusoria-test"];
    if !is_done("mount", &mount, home.path()) {
        return skip("a tmpfs");
    }
    let _mounted = Undone("umount", &["--lazy"], home.path());
    let mut bot = Bot::start(home.path());
    assert_eq!(run(home.path(), &["check", "--local"]).code, Some(0));
    let ballast = home.path().join("ballast");
    fs::write(&ballast, vec![1; 8 << 20]).unwrap_err();
    for arguments in [&["check"][..], &["check", "--local"]] {
        assert_told(&run(home.path(), arguments), "the disk is full");
    }
    fs::remove_file(ballast).unwrap();
    assert_eq!(run(home.path(), &["check", "--local"]).code, Some(0));
    assert!(bot.say("anna", "!new quick @bob").is_stored);
    let names = fs::read_dir(home.path()).unwrap();
    assert!(
        names
            .flatten()
            .all(|f| !f.file_name().to_string_lossy().contains("-check"))
    );
    bot.leave();
    assert!(is_done("mount", &["-o", "remount,ro"], home.path()));
    assert_told(
        &run(home.path(), &["check", "--local"]),
        "the file system is read-only",
    );
}

#[test]
fn an_immutable_database_log_or_folder_is_not_healthy() {
    // Not in memory: a tmpfs knows no such attribute on some systems.
    let home = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let mut bot = Bot::start(home.path());
    assert!(bot.say("anna", "!new quick @bob").is_stored);
    for name in ["lusoria.db", "lusoria.db-wal", ""] {
        let path = home.path().join(name);
        let path = path.components().as_path();
        if !is_done("chattr", &["+i"], path) {
            return skip("chattr");
        }
        let undone = Undone("chattr", &["-i"], path);
        let ran = run(home.path(), &["check", "--local"]);
        drop(undone);
        assert_told(&ran, "immutable");
        assert_eq!(run(home.path(), &["check", "--local"]).code, Some(0));
    }
    bot.leave();
}
