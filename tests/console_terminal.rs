//! The console at a real terminal (a pseudo-terminal): what is typed and what is pasted. Only on systems that have
//! pseudo-terminals.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test is to fail where it stands")]

use nix::pty::{OpenptyResult, openpty};
use std::fs::File;
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// Everything that a terminal shows while these keys are pressed one after the other, until the program has ended.
fn shown(home: &Path, keys: &str) -> String {
    let OpenptyResult { master, slave } = openpty(None, None).unwrap();
    let mut child = program(home, || Stdio::from(slave.try_clone().unwrap()));
    drop(slave);
    let mut hand = File::from(master.try_clone().unwrap());
    let mut eye = File::from(master);
    let reading = std::thread::spawn(move || {
        let (mut all, mut some) = (Vec::new(), [0; 4096]);
        // Reading ends with an error when nobody has the other end open any more.
        while let Ok(count @ 1..) = eye.read(&mut some) {
            all.extend_from_slice(&some[..count]);
        }
        String::from_utf8_lossy(&all).into_owned()
    });
    hand.write_all(keys.as_bytes()).unwrap();
    assert!(child.wait().unwrap().success());
    reading.join().unwrap()
}

fn program(home: &Path, end: impl Fn() -> Stdio) -> Child {
    let database = format!("sqlite:{}", home.join("test.db").display());
    Command::new(env!("CARGO_BIN_EXE_lusoria"))
        .arg("console")
        .current_dir(home)
        .env_clear()
        .env("DATABASE_URL", database)
        .env("TERM", "xterm")
        .stdin(end())
        .stdout(end())
        .stderr(end())
        .spawn()
        .unwrap()
}

#[test]
fn lines_that_arrive_together_are_all_read() {
    let home = tempfile::tempdir().unwrap();
    let all = shown(
        home.path(),
        "anna: !settings\r!games\r!new cats @bob first\r!moves\rquit\r",
    );
    assert!(all.contains("The settings of this room"), "{all}");
    assert!(all.contains("You can play here:"), "{all}");
    assert!(all.contains("Game #1 begins"), "{all}");
    assert!(all.contains("can play in #1"), "{all}");
}

#[test]
fn a_pasted_record_ends_with_an_empty_line_and_the_prompt_is_a_name_again() {
    let home = tempfile::tempdir().unwrap();
    let record = "lusoria-record: 1\ngame: tablut\nrules: 1\nsession: 1\nfirst: anna\nsecond: bob\nopened: 2026-11-22T22:20:39Z\n\n1. d5-d6";
    for (typed, end) in [
        ("!import", "\r\r"),
        ("!import", "\r.\r"),
        ("import", "\r"),
        ("importa", "\r.\r"),
    ] {
        let paste = format!("\x1b[200~{record}\x1b[201~");
        let all = shown(home.path(), &format!("anna: {typed}\r{paste}{end}quit\r"));
        assert!(all.contains("Paste the record"), "{all}");
        assert!(all.contains("The record is here as #"), "{end:?}: {all}");
    }
}

#[test]
fn after_a_restart_the_welcome_is_in_the_language_of_the_room() {
    let home = tempfile::tempdir().unwrap();
    let all = shown(
        home.path(),
        "!lang cs\ranna: !nová kočky @bob první\rkonec\r",
    );
    assert!(all.contains("Welcome to Lusoria"), "{all}");
    let again = shown(home.path(), "выход\r");
    assert!(again.contains("Vítej v Lusorii"), "{again}");
    assert!(!again.contains("Welcome"), "{again}");
}
