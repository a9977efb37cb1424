//! The text files of the repository, as far as people wrote them to be read.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

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

/// What is made by running something, or fed to it.
pub(crate) const MADE: [&str; 4] = ["target", "corpus", "artifacts", "seeds"];

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

/// Where the repository is.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A file by its path in the repository.
pub(crate) fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap()
}

/// The last part of a file's path.
pub(crate) fn name_of(text: &Text) -> String {
    let name = text.path.rsplit('/').next();
    name.unwrap_or_default().to_owned()
}

/// All of them.
pub(crate) fn all() -> Vec<Text> {
    let mut paths = BTreeSet::new();
    for entry in fs::read_dir(root()).unwrap() {
        let path = entry.unwrap().path();
        if path.is_file() {
            paths.insert(path);
        }
    }
    for folder in FOLDERS {
        collect(&root().join(folder), &mut paths);
    }
    let texts: Vec<_> = paths.iter().filter_map(|path| text(path)).collect();
    assert!(texts.len() > 200, "the files are somewhere else");
    texts
}

fn collect(folder: &Path, paths: &mut BTreeSet<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        if path.is_file() {
            paths.insert(path);
        } else if !MADE.contains(&name) {
            collect(&path, paths);
        }
    }
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
