//! `.env.example` and the program agree: the file has exactly the keys that the program reads, each with an explanation above it.

use lusoria::config::{KEYS, NUMBERS};
use std::collections::BTreeSet;

const EXAMPLE: &str = include_str!("../.env.example");

/// Keys with the comment lines right above them and the value beside them.
fn entries() -> Vec<(&'static str, Vec<&'static str>, &'static str)> {
    let mut entries = Vec::new();
    let mut comment = Vec::new();
    for line in EXAMPLE.lines().map(str::trim) {
        if let Some(text) = line.strip_prefix('#') {
            comment.push(text.trim());
        } else if line.is_empty() {
            comment.clear();
        } else {
            let (key, value) = line.split_once('=').expect("a line is KEY=value");
            entries.push((key, std::mem::take(&mut comment), value));
        }
    }
    entries
}

#[test]
fn every_key_stands_there_once_and_no_other() {
    let shown: Vec<&str> = entries().iter().map(|(key, ..)| *key).collect();
    let numbers = NUMBERS.iter().map(|(key, _)| *key);
    let known: BTreeSet<&str> = KEYS.iter().copied().chain(numbers).collect();
    assert_eq!(shown.iter().copied().collect::<BTreeSet<_>>(), known);
    assert_eq!(shown.len(), known.len(), "a key stands there twice");
}

#[test]
fn limits_stand_there_with_their_defaults_and_in_the_readme() {
    let readme = include_str!("../README.md");
    for (key, default) in NUMBERS {
        let shown = entries().into_iter().find(|(shown, ..)| shown == key);
        assert_eq!(shown.unwrap().2, default.to_string(), "{key}");
        let row = format!("| `{key}` | {default} |");
        assert!(readme.contains(&row), "README.md has no row {row}");
    }
}

#[test]
fn every_key_is_explained_above_it() {
    for (key, comment, _) in entries() {
        let words: usize = comment
            .iter()
            .map(|line| line.split_whitespace().count())
            .sum();
        assert!(words >= 5, "{key} is not explained: {comment:?}");
    }
}

#[test]
fn nobodys_secret_stands_there() {
    for (key, _, value) in entries() {
        let secret = ["TOKEN", "PASSWORD", "PASSPHRASE", "_KEY"]
            .iter()
            .any(|word| key.contains(word));
        assert!(!secret || value.is_empty(), "{key} has a value");
    }
}

/// A line copied as it is must not stop the program.
#[test]
fn the_file_is_read_as_dotenv_reads_it() {
    let read: Vec<(String, String)> = dotenvy::from_read_iter(EXAMPLE.as_bytes())
        .collect::<Result<_, _>>()
        .expect("every line can be read");
    assert_eq!(read.len(), entries().len());
    let prefix = read.iter().find(|(key, _)| key == "LUSORIA_PREFIX");
    assert_eq!(prefix.map(|(_, value)| value.as_str()), Some("!"));
}

/// The line may hold a token, and the keys below it would count as never set.
#[test]
fn a_broken_line_stops_the_program_and_is_not_repeated() {
    let home = tempfile::tempdir().unwrap();
    std::fs::write(
        home.path().join(".env"),
        "DISCORD_TOKEN: abc.def ghi\nLUSORIA_LANG=cs\n",
    )
    .unwrap();
    let done = std::process::Command::new(env!("CARGO_BIN_EXE_lusoria"))
        .arg("games")
        .current_dir(home.path())
        .env_clear()
        .output()
        .unwrap();
    let told = String::from_utf8(done.stderr).unwrap();
    assert!(!done.status.success());
    assert!(told.contains(".env") && !told.contains("abc"), "{told}");
}
