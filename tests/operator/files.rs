//! What happens if somebody changes the files of a running bot, and who may read these files.

use crate::bot::{Bot, run, run_through};
use sqlx::Connection;
use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

/// The names of the files in this folder to which others than the owner have any rights.
fn open_to_others(folder: &Path) -> Vec<String> {
    let files = fs::read_dir(folder).unwrap().map(Result::unwrap);
    let open = files.filter(|file| file.metadata().unwrap().permissions().mode() & 0o077 != 0);
    open.map(|file| file.file_name().into_string().unwrap())
        .collect()
}

#[test]
fn every_file_is_its_owners_alone() {
    let home = tempfile::tempdir().unwrap();
    // The person who starts the bot may have a umask that gives everybody all rights.
    let mut bot = Bot::through("umask 0; exec \"$@\"", home.path());
    assert!(bot.say("anna", "!new quick @bob first").is_stored);
    let copied = run_through("umask 0; exec \"$@\"", home.path(), &["backup", "copy.db"]);
    assert_eq!(copied.code, Some(0), "{copied:?}");
    let mut names: Vec<_> = fs::read_dir(home.path())
        .unwrap()
        .map(|file| file.unwrap().file_name())
        .collect();
    names.sort();
    assert_eq!(
        names,
        [
            "copy.db",
            "lusoria.db",
            "lusoria.db-host",
            "lusoria.db-shm",
            "lusoria.db-wal"
        ]
    );
    assert_eq!(open_to_others(home.path()), Vec::<String>::new());
    bot.leave();
}

#[test]
fn a_database_that_others_can_read_is_closed_to_them_and_that_is_logged_once() {
    let home = tempfile::tempdir().unwrap();
    Bot::start(home.path()).leave();
    let path = home.path().join("lusoria.db");
    fs::set_permissions(&path, Permissions::from_mode(0o644)).unwrap();
    let bot = Bot::start(home.path());
    assert_eq!(open_to_others(home.path()), Vec::<String>::new());
    let log = bot.log();
    assert_eq!(
        log.matches("could be read by others (mode 644)").count(),
        1,
        "{log}"
    );
    bot.leave();
    let bot = Bot::start(home.path());
    assert!(!bot.log().contains("could be read by others"));
    bot.leave();
}

/// A bot with a game in which anna is to move.
pub(crate) fn bot_with_a_game(folder: &Path) -> Bot {
    let mut bot = Bot::start(folder);
    assert!(bot.say("anna", "!new quick @bob first dice=hand").is_stored);
    bot
}

#[test]
fn a_move_is_not_acknowledged_while_the_database_is_away_and_play_goes_on_when_it_is_back() {
    let home = tempfile::tempdir().unwrap();
    let mut bot = bot_with_a_game(home.path());
    let (path, away) = (home.path().join("lusoria.db"), home.path().join("away"));
    fs::rename(&path, &away).unwrap();
    for from in ["anna", "a newcomer"] {
        let answer = bot.say(from, "roll 1 4 6");
        assert!(!answer.is_stored || from != "anna", "{answer:?}");
    }
    let answer = bot.say("anna", "roll 1 4 6");
    assert!(
        answer
            .text
            .starts_with("That could not be stored, so nothing has changed."),
        "{answer:?}"
    );
    bot.logs(&format!("the database {} is gone", path.display()));
    assert!(!path.exists(), "it was made anew");
    fs::rename(&away, &path).unwrap();
    assert!(bot.say("anna", "roll 1 4 6").is_stored, "{}", bot.log());
    bot.logs("the database is there again");
    bot.leave();
    let mut bot = Bot::start(home.path());
    assert!(
        bot.say("anna", "!board")
            .text
            .contains("Dice left for anna: 1 4 6")
    );
    bot.leave();
}

#[test]
fn a_backup_put_in_the_place_of_the_database_is_played_on_from_without_a_restart() {
    let home = tempfile::tempdir().unwrap();
    let mut bot = bot_with_a_game(home.path());
    assert_eq!(run(home.path(), &["backup", "backup.db"]).code, Some(0));
    assert!(bot.say("anna", "roll 1 4 6").is_stored);
    assert!(bot.say("anna", "!new tablut @bob").is_stored);
    let path = home.path().join("lusoria.db");
    fs::rename(home.path().join("backup.db"), &path).unwrap();
    // The throw and the second game are forgotten, in the file and in memory.
    let answer = bot.say("anna", "roll 6 6 6");
    assert!(
        answer.is_stored && answer.text.contains("Dice left for anna: 6 6 6"),
        "{answer:?}\n{}",
        bot.log()
    );
    bot.logs("another file has been put in the place of the database");
    let answer = bot.say("anna", "!new murus @bob");
    assert!(answer.text.starts_with("Game #2 begins"), "{answer:?}");
    bot.leave();
    assert_eq!(run(home.path(), &["check"]).code, Some(0));
    let mut bot = Bot::start(home.path());
    let answer = bot.say("anna", "!board #1");
    assert!(answer.text.contains("6 6 6"), "{answer:?}");
    bot.leave();
}

#[test]
fn games_that_a_backup_does_not_have_count_for_no_limit_once_it_is_the_database() {
    let home = tempfile::tempdir().unwrap();
    let limits = "LUSORIA_LIMIT_CONSOLE=on\nLUSORIA_LIMIT_PERSON_GAMES=1\n";
    fs::write(home.path().join(".env"), limits).unwrap();
    let mut bot = Bot::start(home.path());
    assert_eq!(run(home.path(), &["backup", "backup.db"]).code, Some(0));
    assert!(bot.say("anna", "!new tablut @bob").is_stored);
    let refused = bot.say("anna", "!new murus @bob").text;
    assert!(!refused.contains("begins"), "{refused}");
    let path = home.path().join("lusoria.db");
    fs::rename(home.path().join("backup.db"), &path).unwrap();
    // After a look at the file, the bot trusts it for a millisecond, so the test waits.
    std::thread::sleep(std::time::Duration::from_millis(20));
    let answer = bot.say("anna", "!new murus @bob");
    assert!(answer.text.starts_with("Game #1 begins"), "{answer:?}");
    bot.leave();
}

#[test]
fn a_file_that_is_no_whole_database_does_not_take_its_place() {
    let home = tempfile::tempdir().unwrap();
    let mut bot = bot_with_a_game(home.path());
    assert_eq!(run(home.path(), &["backup", "backup.db"]).code, Some(0));
    let (path, backup) = (
        home.path().join("lusoria.db"),
        home.path().join("backup.db"),
    );
    let whole = fs::read(&backup).unwrap();
    // The file as it is while somebody copies it: first empty, then half of it.
    for part in [0, whole.len() / 2] {
        fs::remove_file(&path).unwrap();
        fs::write(&path, &whole[..part]).unwrap();
        let answer = bot.say("anna", "roll 1 4 6");
        assert!(!answer.is_stored, "{answer:?}");
        assert_eq!(fs::read(&path).unwrap(), whole[..part], "it was written to");
    }
    bot.logs("cannot take the place of the database");
    fs::remove_file(&path).unwrap();
    fs::rename(&backup, &path).unwrap();
    // The bot does not read an unusable file through at each message, so it may notice the right one later.
    while !bot.say("anna", "roll 1 4 6").is_stored {
        std::thread::sleep(std::time::Duration::from_millis(100));
    }
    bot.leave();
}

#[test]
fn a_log_deleted_under_the_running_bot_loses_nothing() {
    let home = tempfile::tempdir().unwrap();
    let mut bot = bot_with_a_game(home.path());
    for name in ["lusoria.db-wal", "lusoria.db-shm"] {
        fs::remove_file(home.path().join(name)).unwrap();
    }
    assert!(bot.say("anna", "roll 1 4 6").is_stored, "{}", bot.log());
    bot.logs("nothing was lost");
    // Nothing is lost by a sudden end either.
    bot.signal(nix::sys::signal::Signal::SIGKILL);
    bot.ended();
    let mut bot = Bot::start(home.path());
    assert!(
        bot.say("anna", "!board")
            .text
            .contains("Dice left for anna: 1 4 6")
    );
    bot.leave();
}

#[test]
fn a_damaged_game_does_not_keep_others_from_playing_and_the_log_names_the_cause() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("lusoria.db");
    let mut bot = Bot::start(home.path());
    // A game whose log fills several pages of the file, and a game of two other people.
    let long = ["roll 1 4 6 pass", "roll 6 6 6 pass"];
    assert!(
        bot.say("anna", "!new scripta @bob first dice=hand")
            .is_stored
    );
    for turn in 0..120 {
        assert!(
            bot.say(["anna", "bob"][turn % 2], &format!("#1 {}", long[turn % 2]))
                .is_stored
        );
    }
    assert!(
        bot.say("cyril", "!new scripta @dora first dice=hand")
            .is_stored
    );
    bot.leave();
    let mut bytes = fs::read(&path).unwrap();
    let pages = bytes.len() / 1024;
    // A page of the log (a leaf, kind 10) that holds the middle of the long game.
    let is_log =
        |page: &[u8]| page[0] == 10 && page.windows(10).filter(|w| w == b"roll:1-4-6").count() > 5;
    let page = (1..pages)
        .find(|n| is_log(&bytes[n * 1024..][..1024]))
        .unwrap();
    bytes[page * 1024..][..8].fill(0xff);
    fs::write(&path, bytes).unwrap();
    let mut bot = Bot::start(home.path());
    // With the snapshot the board is shown without the damaged page. What needs the whole log cannot be shown.
    let board = bot.say("bob", "!board #1");
    assert!(board.text.contains("after entry 240"), "{board:?}");
    let record = bot.say("anna", "!export #1");
    assert!(
        record
            .text
            .starts_with("This game cannot be shown just now"),
        "{record:?}"
    );
    bot.logs("database disk image is malformed (SQLite code 11)");
    assert!(bot.say("cyril", "#2 roll 1 4 6").is_stored);
    assert!(bot.say("erik", "!games").is_stored);
    bot.leave();
}

/// How many messages wait to be said.
fn waiting(folder: &Path) -> String {
    let ran = run(folder, &["check"]);
    let told = ran.out.lines().find(|line| line.contains("waiting"));
    told.unwrap_or_else(|| panic!("{ran:?}")).to_owned()
}

#[test]
fn what_is_said_after_a_backup_took_the_place_of_the_database_is_said_once() {
    let home = tempfile::tempdir().unwrap();
    let mut bot = bot_with_a_game(home.path());
    for _ in 0..3 {
        bot.say("anna", "!board");
    }
    assert_eq!(run(home.path(), &["backup", "backup.db"]).code, Some(0));
    let path = home.path().join("lusoria.db");
    fs::rename(home.path().join("backup.db"), &path).unwrap();
    assert!(bot.say("anna", "roll 1 4 6").is_stored);
    assert!(bot.say("anna", "!board").is_stored);
    bot.leave();
    assert_eq!(
        waiting(home.path()),
        "database: 0 messages waiting, 0 that could not be sent"
    );
}

#[test]
fn what_waits_in_a_backup_is_said_when_it_takes_the_place_of_the_database() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join("lusoria.db");
    bot_with_a_game(home.path()).leave();
    // Three messages wait in the backup. Their numbers are higher than those that this process gives its own messages.
    let row = "insert into outbox (id, room, token, say) select 50 + value, 1, randomblob(12), '{\"opened\":{\"session\":1,\"entry\":0}}' from json_each('[1,2,3]')";
    let backup = home.path().join("backup.db");
    fs::copy(&path, &backup).unwrap();
    execute(&backup, row);
    let mut bot = Bot::start(home.path());
    fs::rename(&backup, &path).unwrap();
    let heard = [bot.say("anna", "roll 1 4 6"), bot.say("anna", "!games")];
    let heard: String = heard.iter().map(|answer| answer.text.as_str()).collect();
    assert_eq!(heard.matches("Game #1 begins").count(), 3, "{heard}");
    bot.leave();
    assert!(waiting(home.path()).contains(" 0 messages waiting"));
}

/// Runs a statement on a database that nobody has open.
fn execute(path: &Path, sql: &'static str) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    runtime.unwrap().block_on(async {
        let url = format!("sqlite:{}", path.display());
        let mut connection = sqlx::SqliteConnection::connect(&url).await.unwrap();
        sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
    });
}

#[test]
fn what_is_no_database_keeps_its_rights_and_gets_no_file_beside_it() {
    let home = tempfile::tempdir().unwrap();
    let letter = home.path().join("letter.txt");
    fs::write(&letter, "Dear Ann").unwrap();
    fs::set_permissions(&letter, Permissions::from_mode(0o644)).unwrap();
    let folder = home.path().join("folder");
    fs::create_dir(&folder).unwrap();
    fs::set_permissions(&folder, Permissions::from_mode(0o755)).unwrap();
    for (name, told) in [
        ("letter.txt", "letter.txt is not an SQLite database"),
        ("folder", "it is a folder"),
        ("/dev/full", "it is no regular file"),
    ] {
        for arguments in [&["console", "--json"][..], &["check"], &["migrate"]] {
            let shell = format!("DATABASE_URL=sqlite:{name} exec \"$@\"");
            let ran = run_through(&shell, home.path(), arguments);
            assert_eq!(ran.code, Some(1), "{ran:?}");
            assert!(ran.err.contains(told), "{ran:?}");
        }
    }
    let mode = |path: &Path| path.metadata().unwrap().permissions().mode() & 0o777;
    assert_eq!((mode(&letter), mode(&folder)), (0o644, 0o755));
    assert_eq!(mode(Path::new("/dev/full")), 0o666);
    assert_eq!(fs::read_dir(home.path()).unwrap().count(), 2);
}

#[test]
fn the_log_line_of_what_could_not_be_stored_names_the_file() {
    let home = tempfile::tempdir().unwrap();
    let mut bot = bot_with_a_game(home.path());
    let path = home.path().join("lusoria.db");
    let held = hold_lock(&path);
    assert!(!bot.say("anna", "roll 1 4 6").is_stored);
    bot.logs(&format!("database={}", path.display()));
    drop(held);
    assert!(bot.say("anna", "roll 1 4 6").is_stored);
    bot.leave();
}

/// Keeps the database locked until it is dropped.
fn hold_lock(path: &Path) -> (sqlx::SqliteConnection, tokio::runtime::Runtime) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let url = format!("sqlite:{}", path.display());
    let connected = runtime.block_on(sqlx::SqliteConnection::connect(&url));
    let mut connection = connected.unwrap();
    let lock = sqlx::raw_sql("begin immediate");
    runtime.block_on(lock.execute(&mut connection)).unwrap();
    (connection, runtime)
}
