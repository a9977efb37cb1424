//! Finds names of the code (`like_this`) that stand in a comment like a word, outside of backticks. Most of them come from a
//! replacement in all files that has also changed prose.

use super::texts::Text;
use std::collections::BTreeSet;

/// The names that the comments of a Rust file use as words. `ids` of games are words that people type.
pub(crate) fn bare(text: &Text, ids: &BTreeSet<String>) -> Vec<String> {
    if !text.path.ends_with(".rs") {
        return Vec::new();
    }
    let prose = text.prose();
    let lines = prose.lines().filter(|line| !line.starts_with("cargo "));
    let prose: Vec<&str> = lines.collect();
    let prose = prose.join("\n");
    let words = prose.split('`').step_by(2).flat_map(str::split_whitespace);
    let words = words.filter(|word| !word.contains("()"));
    let words = words.map(|word| word.trim_matches(['.', ',', ';', ':', '(', ')']));
    let names = words.filter(|word| is_name(word) && !ids.contains(*word));
    names.map(str::to_owned).collect()
}

fn is_name(word: &str) -> bool {
    let is_of_a_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    let begins = word.starts_with(|c: char| c.is_ascii_lowercase());
    begins && word.contains('_') && word.chars().all(is_of_a_name)
}
