//! Which `.env` is read, and what the operator is told about errors in it.

use crate::bot::{Bot, run};
use std::fs;

/// The heading that `lusoria games` prints.
const ENGLISH: &str = "You can play here:";

#[test]
fn an_env_file_in_a_folder_above_is_not_read() {
    let home = tempfile::tempdir().unwrap();
    let below = home.path().join("below");
    fs::create_dir(&below).unwrap();
    fs::write(home.path().join(".env"), "LUSORIA_LANG=cs\n").unwrap();
    assert!(!run(home.path(), &["games"]).out.contains(ENGLISH));
    assert!(run(&below, &["games"]).out.contains(ENGLISH));
}

#[test]
fn a_bad_line_is_named_by_its_number_and_not_repeated() {
    let home = tempfile::tempdir().unwrap();
    let text = "# settings\n\nLUSORIA_LANG=cs\nDISCORD_TOKEN: abc.def ghi\nLUSORIA_PREFIX=?\n";
    fs::write(home.path().join(".env"), text).unwrap();
    let ran = run(home.path(), &["games"]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains(".env line 4 is not KEY=value"), "{ran:?}");
    assert!(!ran.err.contains("abc"), "{ran:?}");
}

#[test]
fn a_misspelt_key_is_warned_of_at_the_start_without_its_value() {
    let home = tempfile::tempdir().unwrap();
    fs::write(home.path().join(".env"), "LUSORIA_PREFX=geheim\n").unwrap();
    let bot = Bot::start(home.path());
    bot.logs(".env line 1: LUSORIA_PREFX is no setting; do you mean LUSORIA_PREFIX?");
    assert!(!bot.log().contains("geheim"));
    bot.leave();
    let ran = run(home.path(), &["check"]);
    assert!(ran.out.contains("do you mean LUSORIA_PREFIX?"), "{ran:?}");
}

/// Editors on Windows begin a file with a sign that cannot be seen, or write two bytes for each letter.
#[test]
fn an_env_file_of_a_windows_editor_is_read_or_refused_with_a_sentence() {
    let home = tempfile::tempdir().unwrap();
    let path = home.path().join(".env");
    fs::write(&path, "\u{feff}LUSORIA_LANG=cs\r\nLUSORIA_PREFX=?\r\n").unwrap();
    let ran = run(home.path(), &["games"]);
    assert!(ran.code == Some(0) && !ran.out.contains(ENGLISH), "{ran:?}");
    let bot = Bot::start(home.path());
    bot.logs(".env line 2: LUSORIA_PREFX is no setting");
    bot.leave();
    let wide: Vec<u8> = "\u{feff}LUSORIA_LANG=cs\n"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    fs::write(&path, wide).unwrap();
    let ran = run(home.path(), &["games"]);
    assert_eq!(ran.code, Some(1));
    assert!(ran.err.contains(".env is not text in UTF-8"), "{ran:?}");
}

#[test]
fn the_example_as_it_stands_is_not_warned_of() {
    let home = tempfile::tempdir().unwrap();
    fs::write(home.path().join(".env"), include_str!("../../.env.example")).unwrap();
    Bot::start(home.path()).leave();
    let ran = run(home.path(), &["check"]);
    assert!(!ran.out.contains("settings: "), "{ran:?}");
    fs::write(home.path().join(".env"), "LUSORIA_LIMIT_ROOM_MESSAGE=1\n").unwrap();
    let ran = run(home.path(), &["check"]);
    let nearest = "do you mean LUSORIA_LIMIT_ROOM_MESSAGES?";
    assert!(ran.out.contains(nearest), "{ran:?}");
}

#[test]
fn tables_that_are_missing_too_large_or_no_files_are_named_and_play_goes_on_without_them() {
    let home = tempfile::tempdir().unwrap();
    let set = "LUSORIA_TABLES_FOLDER=tables\n";
    fs::write(home.path().join(".env"), set).unwrap();
    let bot = Bot::start(home.path());
    bot.logs("LUSORIA_TABLES_FOLDER names no folder");
    bot.leave();
    let folder = home.path().join("tables");
    fs::create_dir(&folder).unwrap();
    let pipe = folder.join("afrika-more.table");
    nix::unistd::mkfifo(&pipe, nix::sys::stat::Mode::S_IRWXU).unwrap();
    let large = fs::File::create(folder.join("scripta-3.table")).unwrap();
    large.set_len(1 << 40).unwrap();
    fs::write(folder.join("scripta-2.table"), "no table").unwrap();
    let bot = Bot::start(home.path());
    bot.logs("it is no regular file");
    bot.logs("it is too large for a table");
    bot.logs("scripta-2.table why=");
    assert!(!bot.log().contains("names no folder"), "{}", bot.log());
    bot.leave();
}
