//! The conversations in `README.md`, those with people and those with a program, show exactly what Lusoria answers.
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

/// What the program, started with these arguments, says to these lines.
fn said(arguments: &[&str], typed: &str) -> String {
    let home = tempfile::tempdir().unwrap();
    let mut program = Command::new(env!("CARGO_BIN_EXE_lusoria"))
        .args(arguments)
        .current_dir(home.path())
        .env_clear()
        .env("RUST_LOG", "off")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = program.stdin.take().unwrap();
    input.write_all(typed.as_bytes()).unwrap();
    drop(input);
    let done = program.wait_with_output().unwrap();
    assert!(done.status.success());
    String::from_utf8(done.stdout).unwrap()
}

/// Checks that the first picture in this part of the page shows what the program says.
fn holds(part: &str, arguments: &[&str]) {
    let (_, rest) = part.split_once("```text\n").unwrap();
    let (shown, _) = rest.split_once("```").unwrap();
    let (typed, heard): (Vec<&str>, Vec<&str>) = lines(shown)
        .into_iter()
        .partition(|line| line.starts_with("> "));
    assert!(typed.len() > 2);
    let typed: String = typed
        .iter()
        .map(|line| format!("{}\n", &line[2..]))
        .collect();
    let said = said(arguments, &typed);
    let heard: Vec<String> = heard.into_iter().map(without_figures).collect();
    let expected: Vec<String> = lines(&said).into_iter().map(without_figures).collect();
    assert_eq!(heard, expected, "the program says:\n{said}");
}

/// The line without figures that differ each time, or whenever a search is made better.
fn without_figures(line: &str) -> String {
    let mut words: Vec<&str> = line.split(' ').collect();
    for at in 1..words.len() {
        if words[0] == "info" && ["cp", "nodes", "nps", "time"].contains(&words[at - 1]) {
            words[at] = "N";
        }
    }
    words.join(" ")
}

#[test]
fn the_conversation_is_what_the_program_says() {
    // With the dice of the page.
    holds(README, &["console", "--seed", "31"]);
}

#[test]
fn the_engine_converses_as_shown() {
    let (_, part) = README.split_once("## For programs: the engine").unwrap();
    holds(part, &["engine"]);
}
