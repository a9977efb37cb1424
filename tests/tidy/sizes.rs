//! Small pieces: no Rust file has more than 400 lines, and no function more than 40 (a test or bench, which tells one story, 70). No
//! stub is left, and no file in the repository is large. The sources are read as text, in rustfmt's layout.
use std::path::Path;

use crate::files::{below, root, rust_files};

const FOLDERS: [&str; 5] = ["src", "crates", "tests", "benches", "fuzz/fuzz_targets"];
const LONGEST_FILE: usize = 400;
const LONGEST_FUNCTION: usize = 40;
const LONGEST_TEST: usize = 70;
/// In bytes. A larger file was made by a program and not written.
const LARGEST_FILE: u64 = 500_000;

/// Every file of ours by its path in the repository, with its text.
fn files() -> Vec<(String, String)> {
    let of_folder = |folder: &'static str| {
        let files = rust_files(folder).into_iter();
        files.map(move |(file, text)| (format!("{folder}/{file}"), text))
    };
    let files: Vec<_> = FOLDERS.into_iter().flat_map(of_folder).collect();
    assert!(files.len() > 100, "the sources are somewhere else");
    files
}

/// The functions of a text with the number of their lines. A function ends with a brace in the column of its `fn`.
fn functions(text: &str) -> Vec<(&str, usize)> {
    let lines: Vec<&str> = text.lines().collect();
    let mut found = Vec::new();
    for (start, line) in lines.iter().enumerate() {
        let Some(name) = function(line) else { continue };
        let indent = &line[..line.len() - line.trim_start().len()];
        let ends = |line: &&str| line.strip_prefix(indent) == Some("}");
        let body = lines[start..].iter().position(ends);
        let one_line = line.ends_with(['}', ';']);
        found.push((name, if one_line { 1 } else { body.unwrap_or(0) + 1 }));
    }
    found
}

/// The name of the function that begins in this line, if one does.
fn function(line: &str) -> Option<&str> {
    let (before, after) = line.split_once("fn ")?;
    let words = [
        "pub",
        "pub(super)",
        "pub(crate)",
        "const",
        "async",
        "extern",
    ];
    let begins = before.split_whitespace().all(|word| words.contains(&word));
    let end = after.find(['(', '<'])?;
    begins.then(|| &after[..end])
}

/// Whether a file holds only tests or benches.
fn of_tests(file: &str) -> bool {
    !file.contains("src/")
        || file.ends_with("_tests.rs")
        || file.starts_with("src/store/contract_tests")
}

#[test]
fn functions_are_found_with_their_length() {
    let text = "fn a() {}\n\nimpl B {\n    pub(super) async fn b<T>(\n        x: u8,\n    ) {\n        if x {\n        }\n    }\n}\n// fn c() {";
    assert_eq!(functions(text), [("a", 1), ("b", 6)]);
}

#[test]
fn nothing_that_was_built_lies_among_the_sources() {
    let path = |path: &Path| path.strip_prefix(root()).unwrap().display().to_string();
    let size = |path: &Path| path.metadata().unwrap().len();
    let large: Vec<_> = below(root())
        .into_iter()
        .map(|file| (path(&file), size(&file)))
        .filter(|(name, bytes)| *bytes > LARGEST_FILE && !ours_alone(name))
        .collect();
    assert!(large.is_empty(), "over {LARGEST_FILE} bytes: {large:#?}");
}

/// Whether a file is never in the repository: `.gitignore` names databases, and git keeps its own.
fn ours_alone(name: &str) -> bool {
    name.starts_with(".git/") || name.contains(".db")
}

#[test]
fn files_are_short() {
    let long: Vec<_> = files()
        .into_iter()
        .map(|(name, text)| (name, text.lines().count()))
        .filter(|(_, lines)| *lines > LONGEST_FILE)
        .collect();
    assert!(long.is_empty(), "over {LONGEST_FILE} lines: {long:#?}");
}

#[test]
fn functions_are_short() {
    let mut long = Vec::new();
    for (file, text) in files() {
        for (name, lines) in functions(&text) {
            let most = if of_tests(&file) {
                LONGEST_TEST
            } else {
                LONGEST_FUNCTION
            };
            if lines > most {
                long.push(format!("{file}: {name} has {lines}"));
            }
        }
    }
    assert!(long.is_empty(), "too long: {long:#?}");
}

#[test]
fn nothing_is_left_to_be_written() {
    // Put together here, so that the check does not find them in this file.
    let stubs = ["todo", "unimplemented"].map(|word| format!("{word}!("));
    for (file, text) in files() {
        for stub in &stubs {
            assert!(!text.contains(stub), "{file} has {stub}…)");
        }
    }
}
