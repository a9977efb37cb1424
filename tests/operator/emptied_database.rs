//! A database that somebody empties or deletes, under a running bot or before a start: it is noticed, and what is left of it is kept.

use crate::bot::{Bot, run};
use crate::files::bot_with_a_game;
use std::fs;

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

#[test]
fn a_database_that_is_emptied_under_a_bot_stores_nothing_until_another_file_takes_its_place() {
    let home = tempfile::tempdir().unwrap();
    let mut bot = bot_with_a_game(home.path());
    assert_eq!(run(home.path(), &["backup", "backup.db"]).code, Some(0));
    let path = home.path().join("lusoria.db");
    let log = fs::read(home.path().join("lusoria.db-wal")).unwrap();
    fs::write(&path, "").unwrap();
    let emptied = format!("the database {} was emptied", path.display());
    assert!(!bot.say("anna", "roll 1 4 6").is_stored);
    bot.logs(&emptied);
    for command in [
        &["check"][..],
        &["backup", "copy.db"],
        &["migrate"],
        &["admin", "games"],
        &["ratings", "--check"],
    ] {
        let ran = run(home.path(), command);
        assert_ne!(ran.code, Some(0), "{ran:?}");
        assert!(ran.err.contains(&emptied), "{ran:?}");
    }
    // What is left of the games is in the log, and nobody has touched it.
    assert_eq!(fs::read(home.path().join("lusoria.db-wal")).unwrap(), log);
    // Even the same file is not taken again: only its first page might be right.
    fs::copy(home.path().join("backup.db"), &path).unwrap();
    assert!(!bot.say("anna", "roll 1 4 6").is_stored);
    fs::rename(home.path().join("backup.db"), &path).unwrap();
    assert!(bot.say("anna", "roll 1 4 6").is_stored, "{}", bot.log());
    bot.leave();
    assert_eq!(run(home.path(), &["check"]).code, Some(0));
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
