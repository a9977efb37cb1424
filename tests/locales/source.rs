//! Finds the ids of sentences that the source code names: those written out, and those of refusals.

use lusoria::session::RefusalKind;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// Files under `src/` of these folders, with their text up to their tests.
fn files(folders: &[&str]) -> Vec<(PathBuf, String)> {
    let mut waiting: Vec<PathBuf> = folders.iter().map(|folder| root().join(folder)).collect();
    let mut files = Vec::new();
    while let Some(path) = waiting.pop() {
        if path.is_dir() {
            let entries = fs::read_dir(&path).expect("a folder of the source");
            waiting.extend(entries.map(|entry| entry.expect("a readable entry").path()));
        } else if path.extension().is_some_and(|ending| ending == "rs")
            && !path.to_string_lossy().ends_with("_tests.rs")
        {
            let text = fs::read_to_string(&path).expect("a file of the source");
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            files.push((path, without_comments(code)));
        }
    }
    files
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

fn without_comments(code: &str) -> String {
    let lines = code
        .lines()
        .filter(|line| !line.trim_start().starts_with("//"));
    lines.collect::<Vec<_>>().join("\n")
}

/// The ids of the host's refusals. Panics where one is made from anything but a literal: nobody could find it then.
pub(crate) fn refusals() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for (path, code) in files(&["session", "service", "command"]) {
        for maker in ["Fact::new(", "Refusal::host("] {
            for (at, _) in code.match_indices(maker) {
                let argument = code[at + maker.len()..].trim_start();
                match argument.strip_prefix('"') {
                    Some(literal) => ids.extend(literal.split('"').next().map(str::to_owned)),
                    // `Refusal::host` itself and `RefusalKind`, the function that makes news, and a wrong answer to a puzzle, which
                    // is told by the sentence of the puzzle.
                    None => assert!(
                        ["refusal.rs", "news.rs", "puzzle_refusal.rs"]
                            .iter()
                            .any(|file| path.ends_with(Path::new("session").join(file))),
                        "{}",
                        path.display()
                    ),
                }
            }
        }
    }
    ids.extend(RefusalKind::ALL.map(|kind| kind.id().to_owned()));
    assert!(ids.len() > 25, "{ids:?}");
    ids
}

/// The ids of the host's news.
pub(crate) fn news() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for (_, code) in files(&["session", "service"]) {
        let made = code.split("news_fact(\"").skip(1);
        ids.extend(made.filter_map(|rest| rest.split('"').next().map(str::to_owned)));
    }
    assert!(ids.len() > 3, "{ids:?}");
    ids
}

/// The ids of what the host tells by one sentence.
pub(crate) fn told() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for (_, code) in files(&["session", "service"]) {
        let made = code.split("answer_fact(\"").skip(1);
        ids.extend(made.filter_map(|rest| rest.split('"').next().map(str::to_owned)));
    }
    assert!(ids.len() > 3, "{ids:?}");
    ids
}

/// The ids of sentences that `render` and the notices name: every literal there that looks like one and is not the name of a value.
pub(crate) fn sentences() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    for (path, code) in files(&[
        "render",
        "cli/discord_notices.rs",
        "chat/matrix/notices.rs",
        "chat/discord/interaction_inbound.rs",
    ]) {
        // Pictures have no sentences; the literals there name fields and signs.
        if path.starts_with(root().join("render/picture")) {
            continue;
        }
        let pieces: Vec<&str> = code.split('"').collect();
        for pair in pieces.chunks_exact(2) {
            let (before, literal) = (pair[0].trim_end(), pair[1]);
            let names_a_value = [".text(", ".number(", ".count(", ".player("]
                .iter()
                .any(|call| before.ends_with(call));
            if !names_a_value && is_id(literal) {
                ids.insert(literal.to_owned());
            }
        }
    }
    assert!(ids.len() > 30, "{ids:?}");
    ids
}

fn is_id(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.chars().all(|c| c.is_ascii_lowercase() || c == '-')
}
