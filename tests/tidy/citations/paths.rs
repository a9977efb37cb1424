//! Finds paths that prose names. They begin at the top of the repository, or at the folder of the document or source file that
//! names them. Behind `::` they may name a test of the file.

use super::texts::Text;
use crate::files::{MADE, root};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// How a path from the top begins.
const TOPS: [&str; 8] = [
    "src/",
    "crates/",
    "tests/",
    "benches/",
    "docs/",
    "migrations/",
    "fuzz/",
    ".ci/",
];

/// How a path ends that may begin anywhere.
const ENDINGS: [&str; 2] = [".md", ".rs"];

/// The paths a file names that lead nowhere. `names` are the names of all files, for those named without their folder.
pub(crate) fn without(text: &Text, names: &BTreeSet<String>) -> Vec<String> {
    let prose = text.prose();
    let named = runs(&prose).filter(|path| is_path(path));
    let lost = named.filter(|path| !is_there(&text.path, path, names));
    lost.map(str::to_owned).collect()
}

/// The stretches of a text that consist of the characters with which paths are written.
fn runs(prose: &str) -> impl Iterator<Item = &str> {
    let parts = prose.split(|c: char| !(c.is_ascii_alphanumeric() || "_-./:".contains(c)));
    parts.map(|run| run.trim_end_matches(['.', ':']))
}

fn is_path(run: &str) -> bool {
    let (path, _) = run.split_once("::").unwrap_or((run, ""));
    let ends = |ending: &&str| path.len() > ending.len() && path.ends_with(*ending);
    let address = path.contains(':');
    let placed = TOPS.iter().any(|top| path.starts_with(top));
    let made = path.split('/').any(|part| MADE.contains(&part));
    let stands_alone = path.starts_with(|c: char| c.is_ascii_alphanumeric());
    !address && !made && (placed || stands_alone && ENDINGS.iter().any(ends))
}

fn is_there(from: &str, run: &str, names: &BTreeSet<String>) -> bool {
    let (path, test) = run.split_once("::").unwrap_or((run, ""));
    let mut folders = Path::new(from).ancestors().skip(1);
    let Some(folder) = folders.find(|folder| root().join(folder).join(path).exists()) else {
        return names.contains(path);
    };
    let content = || fs::read_to_string(root().join(folder).join(path)).unwrap();
    test.is_empty() || content().contains(&format!("fn {test}("))
}
