//! The text files of the repository that people wrote to be read.

use crate::files::{below, root};
use std::fs;
use std::path::Path;

/// Folders with something to read; beside them the files at the top.
const FOLDERS: [&str; 9] = [
    "src",
    "crates",
    "tests",
    "benches",
    "docs",
    "migrations",
    "fuzz",
    ".ci",
    ".cargo",
];

/// Endings of files that have comments or are documents. Files without an ending are read too. An applied migration cannot be
/// mended, so SQL is left out.
const ENDINGS: [&str; 6] = ["rs", "md", "txt", "ftl", "toml", "example"];

/// A file with its path in the repository.
pub(crate) struct Text {
    pub(crate) path: String,
    pub(crate) content: String,
}

impl Text {
    /// What people read of it: all of a document, of anything else the comments.
    pub(crate) fn prose(&self) -> String {
        let ending = self.path.rsplit(['/', '.']).next().unwrap_or_default();
        let comment: fn(&str) -> Option<&str> = match ending {
            "md" | "txt" | "ftl" => return self.content.clone(),
            "rs" => comment_of_rust,
            _ => |line| line.trim_start().strip_prefix('#'),
        };
        let comments = self.content.lines().filter_map(comment);
        comments.collect::<Vec<_>>().join("\n")
    }
}

/// The comment of a line, without its marks. A `//` in an address or in quotes begins none.
fn comment_of_rust(line: &str) -> Option<&str> {
    let begins = |at: &(usize, &str)| {
        let before = &line[..at.0];
        before.trim().is_empty() || before.ends_with(' ') && !before.contains('"')
    };
    let (at, _) = line.match_indices("//").find(begins)?;
    Some(line[at..].trim_start_matches(['/', '!']).trim_start())
}

/// The last part of a file's path.
pub(crate) fn name_of(text: &Text) -> String {
    let name = text.path.rsplit('/').next();
    name.unwrap_or_default().to_owned()
}

/// All text files.
pub(crate) fn all() -> Vec<Text> {
    let top = fs::read_dir(root()).unwrap();
    let top = top.map(|entry| entry.unwrap().path());
    let mut paths: Vec<_> = top.filter(|path| path.is_file()).collect();
    paths.extend(
        FOLDERS
            .iter()
            .flat_map(|folder| below(&root().join(folder))),
    );
    let texts: Vec<_> = paths.iter().filter_map(|path| text(path)).collect();
    assert!(texts.len() > 200, "the files are somewhere else");
    texts
}

fn text(path: &Path) -> Option<Text> {
    let ending = path.extension().map(|ending| ending.to_str().unwrap());
    let of_people = ending.is_none_or(|ending| ENDINGS.contains(&ending));
    let content = of_people.then(|| fs::read_to_string(path).ok())??;
    let path = path.strip_prefix(root()).unwrap().to_str().unwrap();
    Some(Text {
        path: path.to_owned(),
        content,
    })
}
