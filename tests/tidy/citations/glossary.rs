//! The glossary: what a row cites, "`Session` in `src/session/state.rs`", is in that file.

use crate::files::root;
use std::fs;

/// What the rows of this glossary name that is not there.
pub(crate) fn without(glossary: &str) -> Vec<String> {
    let rows = glossary.lines().filter(|line| line.starts_with("| "));
    let cells = rows.filter_map(|row| row.trim_end_matches(['|', ' ']).rsplit(" | ").next());
    cells.flat_map(lost).collect()
}

/// What one cell names that is not there. Words in backticks belong to the path in backticks that follows an "in".
fn lost(cell: &str) -> Vec<String> {
    let mut lost = Vec::new();
    let mut names = Vec::new();
    let parts: Vec<&str> = cell.split('`').collect();
    for two in parts.chunks(2) {
        let [between, code] = two else { break };
        if between.trim() != "in" {
            names.push(*code);
            continue;
        }
        let content = fs::read_to_string(root().join(code)).unwrap_or_default();
        let is_there = |name: &&str| words(&content).any(|word| word == *name);
        let missing = names.drain(..).filter(|name| !is_there(name));
        lost.extend(missing.map(|name| format!("{name} in {code}")));
    }
    lost
}

fn words(content: &str) -> impl Iterator<Item = &str> {
    content.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'))
}
