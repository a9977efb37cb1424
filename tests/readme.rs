//! The conversation at the top of `README.md` is what the program says, word for word.
#![expect(clippy::unwrap_used, reason = "a test may fail anywhere")]

use std::io::Write;
use std::process::{Command, Stdio};

const README: &str = include_str!("../README.md");

/// Lines that are not blank: blank ones only divide the page.
fn lines(text: &str) -> Vec<&str> {
    text.lines()
        .filter(|line| !line.trim().is_empty())
        .collect()
}

/// What the console room says to these lines with the dice of the page.
fn said(typed: &str) -> String {
    let home = tempfile::tempdir().unwrap();
    let mut console = Command::new(env!("CARGO_BIN_EXE_lusoria"))
        .args(["console", "--seed", "31"])
        .current_dir(home.path())
        .env_clear()
        .env("RUST_LOG", "off")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = console.stdin.take().unwrap();
    input.write_all(typed.as_bytes()).unwrap();
    drop(input);
    let done = console.wait_with_output().unwrap();
    assert!(done.status.success());
    String::from_utf8(done.stdout).unwrap()
}

#[test]
fn the_conversation_is_what_the_program_says() {
    let (_, rest) = README.split_once("```text\n").unwrap();
    let (shown, _) = rest.split_once("```").unwrap();
    let (typed, heard): (Vec<&str>, Vec<&str>) = lines(shown)
        .into_iter()
        .partition(|line| line.starts_with("> "));
    assert!(typed.len() > 2);
    let typed: String = typed
        .iter()
        .map(|line| format!("{}\n", &line[2..]))
        .collect();
    let said = said(&typed);
    assert_eq!(heard, lines(&said), "the program says:\n{said}");
}
