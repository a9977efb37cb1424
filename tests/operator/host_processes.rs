//! Two hosts on one database, a host with almost no resources, and a host that is asked to end.

use crate::bot::{Bot, PLAIN, run, run_through};
use nix::sys::signal::Signal;
use std::path::Path;
use std::process::Command;

#[test]
fn a_second_host_on_one_database_is_refused_until_the_first_is_gone() {
    let home = tempfile::tempdir().unwrap();
    let mut bot = Bot::start(home.path());
    let sentence = format!(
        "lusoria: another process (process {}) hosts on the database {} already",
        bot.child.id(),
        home.path().join("lusoria.db").display()
    );
    let second = run(home.path(), &["console", "--json"]);
    assert_eq!(second.code, Some(1), "{second:?}");
    assert!(second.err.starts_with(&sentence), "{second:?}");
    // A link with another name leads to the same database.
    std::os::unix::fs::symlink("lusoria.db", home.path().join("link.db")).unwrap();
    let linked = "DATABASE_URL=sqlite:link.db exec \"$@\"";
    let second = run_through(linked, home.path(), &["console", "--json"]);
    assert_eq!(second.code, Some(1), "{second:?}");
    for beside in [&["check"][..], &["backup", "copy.db"], &["migrate"]] {
        let ran = run(home.path(), beside);
        assert_eq!(ran.code, Some(0), "{ran:?}");
    }
    assert!(bot.say("anna", "!new quick @bob").is_stored);
    bot.signal(Signal::SIGKILL);
    bot.ended();
    Bot::start(home.path()).leave();
}

#[test]
fn closing_the_terminal_ends_it_in_order_as_sigterm_does() {
    for signal in [Signal::SIGHUP, Signal::SIGTERM, Signal::SIGINT] {
        let home = tempfile::tempdir().unwrap();
        let bot = Bot::start(home.path());
        bot.signal(signal);
        let (status, log) = bot.ended();
        assert!(status.success(), "{signal}: {status}\n{log}");
        // The database was closed in order, so everything is in one file.
        assert!(!home.path().join("lusoria.db-wal").exists(), "{signal}");
    }
}

#[test]
fn under_nohup_closing_the_terminal_does_not_end_it() {
    let home = tempfile::tempdir().unwrap();
    let mut bot = Bot::through("trap '' HUP; exec \"$@\"", home.path());
    bot.signal(Signal::SIGHUP);
    assert!(bot.say("anna", "!new quick @bob").is_stored);
    bot.leave();
}

#[test]
fn with_too_few_open_files_it_ends_with_a_sentence() {
    let home = tempfile::tempdir().unwrap();
    Bot::start(home.path()).leave();
    let database = home.path().join("lusoria.db");
    for (arguments, is_there) in [
        (&["console", "--json"][..], true),
        (&["console", "--json"], false),
        (&["migrate"], false),
        (&["backup", "copy.db"], true),
    ] {
        let mut refused = 0;
        // With fewer files the system does not even load the program.
        for files in 4..40 {
            let folder = tempfile::tempdir().unwrap();
            if is_there {
                std::fs::copy(&database, folder.path().join("lusoria.db")).unwrap();
            }
            let shell = format!("ulimit -n {files} && exec \"$@\"");
            let ran = run_through(&shell, folder.path(), arguments);
            if ran.code == Some(0) {
                continue;
            }
            refused += 1;
            assert_eq!(ran.code, Some(1), "{files}: {ran:?}");
            // A new database may have been made before the limit was reached.
            let is_made = |line: &&str| line.contains("database schema brought up to date");
            let told: Vec<_> = ran.err.lines().filter(|line| !is_made(line)).collect();
            assert!(
                matches!(told[..], [line] if line.starts_with("lusoria: ") && line.contains("ulimit -n")),
                "{files}: {ran:?}"
            );
        }
        assert!((8..30).contains(&refused), "{arguments:?}: {refused}");
    }
}

/// From now on the process can open this many files.
fn limit_files(bot: &Bot, files: u32) {
    limit(bot, &format!("--nofile={files}:1024"));
}

/// From now on this limit, an argument of `prlimit`, holds for the process.
fn limit(bot: &Bot, limit: &str) {
    let limited = Command::new("prlimit")
        .arg(format!("--pid={}", bot.child.id()))
        .arg(limit)
        .status();
    assert!(limited.unwrap().success());
}

#[test]
fn when_no_more_files_can_be_opened_play_goes_on_or_heals() {
    let home = tempfile::tempdir().unwrap();
    let mut bot = Bot::through(&format!("ulimit -n 1024; {PLAIN}"), home.path());
    limit_files(&bot, 4);
    bot.say("anna", "!new quick @bob first dice=hand");
    bot.say("a newcomer", "!games");
    // The log must be made anew, for which files have to be opened.
    forget_the_log(home.path());
    assert!(!bot.say("anna", "roll 1 4 6").is_stored);
    bot.logs("Too many open files");
    limit_files(&bot, 1024);
    assert!(bot.say("anna", "roll 1 4 6").is_stored, "{}", bot.log());
    bot.leave();
}

/// The system would otherwise end a process that writes beyond this size.
#[test]
fn a_limit_for_the_size_of_files_is_met_like_a_full_disk_and_heals() {
    let home = tempfile::tempdir().unwrap();
    let mut bot = Bot::start(home.path());
    assert!(bot.say("anna", "!new cats @me").is_stored);
    limit(&bot, "--fsize=100:unlimited");
    let refused = bot.say("anna", "7");
    assert!(!refused.is_stored, "{refused:?}");
    limit(&bot, "--fsize=unlimited:unlimited");
    assert!(bot.say("anna", "7").is_stored, "{}", bot.log());
    bot.leave();
}

fn forget_the_log(folder: &Path) {
    for name in ["lusoria.db-wal", "lusoria.db-shm"] {
        std::fs::remove_file(folder.join(name)).unwrap();
    }
}

#[test]
fn a_log_that_cannot_be_written_keeps_nobody_from_playing() {
    // A full disk, and a pipe at whose other end nobody reads any more.
    for shell in [
        "exec \"$@\" 2>/dev/full",
        "trap '' PIPE; mkfifo err; cat err >/dev/null & reader=$!; exec 2>err; kill $reader; wait $reader; exec \"$@\"",
    ] {
        let home = tempfile::tempdir().unwrap();
        let mut bot = Bot::through(shell, home.path());
        assert!(bot.say("anna", "!new quick @bob first dice=hand").is_stored);
        let (path, away) = (home.path().join("lusoria.db"), home.path().join("away"));
        std::fs::rename(&path, &away).unwrap();
        assert!(!bot.say("anna", "roll 1 4 6").is_stored);
        std::fs::rename(&away, &path).unwrap();
        assert!(bot.say("anna", "roll 1 4 6").is_stored);
        bot.leave();
    }
}

#[test]
fn when_the_service_panics_the_program_ends_and_says_so() {
    let home = tempfile::tempdir().unwrap();
    let mut bot = Bot::through(
        "LUSORIA_CRASH=panic-before-commit:3 exec \"$@\"",
        home.path(),
    );
    bot.send("anna", "!new quick @bob first");
    bot.send("anna", "!board");
    bot.send("anna", "!moves");
    let (status, log) = bot.ended();
    assert_eq!(status.code(), Some(1), "{log}");
    assert!(
        log.contains("lusoria: a fault in the program has ended it"),
        "{log}"
    );
    // The operator's supervisor starts the bot again, and the games go on.
    let mut bot = Bot::start(home.path());
    assert!(
        bot.say("anna", "!board")
            .text
            .contains("in #1 (XII Scripta")
    );
    bot.leave();
}
