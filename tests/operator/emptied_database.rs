//! A database that somebody empties or deletes, under a running bot or before a start: it is noticed, and what is left of it is kept.

use crate::bot::{Bot, run};
use crate::files::bot_with_a_game;
use nix::sys::signal::Signal;
use std::fs;
use std::path::Path;

#[test]
fn a_database_that_was_emptied_or_deleted_before_a_start_is_warned_of_and_a_first_start_is_not() {
    let home = tempfile::tempdir().unwrap();
    let bot = Bot::start(home.path());
    assert!(!bot.log().contains("is empty or missing"), "{}", bot.log());
    bot.leave();
    let path = home.path().join("lusoria.db");
    let warned = |traces: &str| {
        let bot = Bot::start(home.path());
        bot.logs(&format!(
            "the database {} is empty or missing, so a new one is begun, although there is {traces} beside it",
            path.display()
        ));
        bot.leave();
    };
    fs::write(&path, "").unwrap();
    warned("lusoria.db-host");
    assert_eq!(run(home.path(), &["backup", "copy.db"]).code, Some(0));
    fs::remove_file(&path).unwrap();
    warned("copy.db, lusoria.db-host");
    let bot = Bot::start(home.path());
    assert!(!bot.log().contains("is empty or missing"), "{}", bot.log());
    bot.leave();
}

/// Commands that only read.
const READING: [&[&str]; 2] = [&["admin", "games"], &["ratings", "--check"]];

/// Checks that each of these commands fails and says these words.
fn refuse(folder: &Path, commands: &[&[&str]], words: &str) {
    for command in commands {
        let ran = run(folder, command);
        assert_ne!(ran.code, Some(0), "{ran:?}");
        assert!(ran.err.contains(words), "{ran:?}");
    }
}

/// A bot with a game, started for the second time, so that its database has content and its log little of it.
fn bot_started_again(folder: &Path) -> Bot {
    bot_with_a_game(folder).leave();
    let mut bot = Bot::start(folder);
    assert!(bot.say("anna", "roll 1 4 6").is_stored);
    bot
}

#[test]
fn a_database_that_is_emptied_under_a_bot_stores_nothing_until_another_file_takes_its_place() {
    for start in [bot_with_a_game, bot_started_again] {
        let home = tempfile::tempdir().unwrap();
        let mut bot = start(home.path());
        assert_eq!(run(home.path(), &["backup", "backup.db"]).code, Some(0));
        assert!(bot.say("anna", "!new tablut @bob").is_stored);
        let path = home.path().join("lusoria.db");
        let log = fs::read(home.path().join("lusoria.db-wal")).unwrap();
        fs::write(&path, "").unwrap();
        let emptied = format!("the database {} was emptied", path.display());
        assert!(!bot.say("anna", "!new cats @bob").is_stored);
        bot.logs(&emptied);
        refuse(home.path(), &[&["check"], &["backup", "copy.db"]], &emptied);
        refuse(home.path(), &READING, &emptied);
        // What is left of the games is in the log.
        let kept = fs::read(home.path().join("lusoria.db-wal.kept-1")).unwrap();
        assert!(kept == log);
        // The same file is not taken again, because a part of its former content might be in memory.
        fs::copy(home.path().join("backup.db"), &path).unwrap();
        assert!(!bot.say("anna", "!new cats @bob").is_stored);
        fs::rename(home.path().join("backup.db"), &path).unwrap();
        assert!(bot.say("anna", "!new cats @bob").is_stored, "{}", bot.log());
        bot.leave();
        assert_eq!(run(home.path(), &["check"]).code, Some(0));
    }
}

#[test]
fn what_takes_the_place_of_a_database_is_whole_also_if_the_bot_ends_at_once() {
    for act in ["move", "empty, copy", "empty, move"] {
        let home = tempfile::tempdir().unwrap();
        let mut bot = bot_started_again(home.path());
        assert_eq!(run(home.path(), &["backup", "backup.db"]).code, Some(0));
        assert!(bot.say("anna", "!new tablut @bob").is_stored);
        let (path, backup) = (
            home.path().join("lusoria.db"),
            home.path().join("backup.db"),
        );
        if act.starts_with("empty") {
            fs::write(&path, "").unwrap();
            assert!(!bot.say("anna", "!new cats @bob").is_stored);
        }
        if act.ends_with("copy") {
            fs::copy(&backup, &path).unwrap();
        } else {
            fs::rename(&backup, &path).unwrap();
        }
        bot.signal(Signal::SIGTERM);
        let (_, log) = bot.ended();
        let check = run(home.path(), &["check"]);
        assert_eq!(check.code, Some(0), "{act}: {check:?}\n{log}");
        let mut bot = Bot::start(home.path());
        let answer = bot.say("anna", "!board #1");
        assert!(answer.text.contains("1 4 6"), "{act}: {answer:?}");
        assert!(bot.say("anna", "!board #2").text.contains("no game #2"));
        bot.leave();
    }
}

#[test]
fn a_database_that_was_moved_away_is_missing_and_not_emptied_and_a_pipe_is_no_database() {
    let home = tempfile::tempdir().unwrap();
    let mut bot = bot_started_again(home.path());
    let (path, away) = (home.path().join("lusoria.db"), home.path().join("away"));
    fs::rename(&path, &away).unwrap();
    let check = run(home.path(), &["check"]);
    assert!(check.err.contains("there is no database at"), "{check:?}");
    let migrate = run(home.path(), &["migrate"]);
    assert!(migrate.err.contains("is gone"), "{migrate:?}");
    nix::unistd::mkfifo(&path, nix::sys::stat::Mode::S_IRWXU).unwrap();
    assert!(!bot.say("anna", "!new cats @bob").is_stored);
    bot.logs("it is no regular file");
    fs::rename(&away, &path).unwrap();
    assert!(bot.say("anna", "!new cats @bob").is_stored, "{}", bot.log());
    bot.leave();
    let host = home.path().join("lusoria.db-host");
    fs::remove_file(&host).unwrap();
    nix::unistd::mkfifo(&host, nix::sys::stat::Mode::S_IRWXU).unwrap();
    let start = run(home.path(), &["console"]);
    assert!(start.err.contains("it is no regular file"), "{start:?}");
}

#[test]
fn the_log_of_a_database_that_was_emptied_or_deleted_is_kept_at_the_next_start() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("lusoria.db");
    let log = home.path().join("lusoria.db-wal");
    let mut kept = Vec::new();
    for n in 1..=2 {
        let mut bot = bot_with_a_game(home.path());
        bot.child.kill().unwrap();
        bot.child.wait().unwrap();
        let stored = fs::read(&log).unwrap();
        assert!(!stored.is_empty());
        match n {
            1 => fs::write(&path, "").unwrap(),
            _ => fs::remove_file(&path).unwrap(),
        }
        assert_ne!(run(home.path(), &["check"]).code, Some(0));
        let bot = Bot::start(home.path());
        kept.push((home.path().join(format!("lusoria.db-wal.kept-{n}")), stored));
        for (name, stored) in &kept {
            assert!(fs::read(name).unwrap() == *stored, "{}", name.display());
        }
        bot.logs("the log of the former database is kept as");
        bot.leave();
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_command_waits_until_the_bot_has_noticed_the_file_in_the_place_of_its_database() {
    for start in [bot_with_a_game, bot_started_again] {
        let home = tempfile::tempdir().unwrap();
        let mut bot = start(home.path());
        assert_eq!(run(home.path(), &["backup", "backup.db"]).code, Some(0));
        assert!(bot.say("anna", "!new tablut @bob").is_stored);
        let path = home.path().join("lusoria.db");
        fs::rename(home.path().join("backup.db"), &path).unwrap();
        let words = "has not noticed it yet";
        let writing: [&[&str]; 3] = [&["check", "--local"], &["migrate"], &["backup", "copy.db"]];
        refuse(home.path(), &writing, words);
        refuse(home.path(), &READING, words);
        assert!(bot.say("anna", "!new cats @bob").is_stored, "{}", bot.log());
        // The file is locked with the next sign of life.
        let noticed = |_: &u32| {
            std::thread::sleep(std::time::Duration::from_millis(500));
            run(home.path(), &["check", "--local"]).code == Some(0)
        };
        assert!((0..40).any(|n| noticed(&n)), "{}", bot.log());
        let games = run(home.path(), &["admin", "games"]).out;
        assert!(
            games.contains("cats") && !games.contains("tablut"),
            "{games}"
        );
        bot.leave();
    }
}
