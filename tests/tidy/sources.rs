//! The files of the repository, as far as tidy tests read them.

use std::fs;
use std::path::{Path, PathBuf};

/// Where sources are: the program's, and those of the games.
pub(crate) const SOURCES: [&str; 2] = ["src", "crates/lusoria-games/src"];

/// A source file without its comments.
pub(crate) struct Source {
    pub(crate) path: PathBuf,
    pub(crate) module: String,
    pub(crate) code: String,
}

/// Where the repository is.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A file by its path in the repository.
pub(crate) fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|why| panic!("{path}: {why}"))
}

/// All Rust files below a folder.
pub(crate) fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files.extend(rust_files(&path));
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            files.push(path);
        }
    }
    files.sort();
    files
}

/// The folders that are crates: those with a `lib.rs` or `main.rs`.
pub(crate) fn crates() -> Vec<String> {
    let folders = ["src", "crates", "tests", "benches"];
    let files = folders
        .iter()
        .flat_map(|folder| rust_files(&root().join(folder)));
    let roots = files.filter(|file| file.ends_with("lib.rs") || file.ends_with("main.rs"));
    let folders = roots.map(|file| {
        file.parent()
            .unwrap()
            .strip_prefix(root())
            .unwrap()
            .to_owned()
    });
    let mut folders: Vec<_> = folders
        .map(|folder| folder.to_str().unwrap().to_owned())
        .collect();
    folders.dedup();
    folders
}

/// Rust files by their path below a folder, with the text of each.
pub(crate) fn files_of(folder: &str) -> Vec<(String, String)> {
    let folder = root().join(folder);
    let file = |path: PathBuf| {
        let name = path
            .strip_prefix(&folder)
            .unwrap()
            .to_str()
            .unwrap()
            .to_owned();
        (name, fs::read_to_string(&path).unwrap())
    };
    rust_files(&folder).into_iter().map(file).collect()
}

/// All sources.
pub(crate) fn sources() -> Vec<Source> {
    let files = SOURCES.map(|src| rust_files(&root().join(src)));
    assert!(
        files.iter().all(|files| files.len() > 50),
        "the sources are somewhere else"
    );
    let source = |path: PathBuf| {
        let below = |src: &str| path.strip_prefix(root().join(src)).ok();
        let first = SOURCES.into_iter().find_map(below).unwrap();
        let first = first.iter().next().unwrap();
        let module = first.to_str().unwrap().trim_end_matches(".rs").to_owned();
        let text = fs::read_to_string(&path).unwrap();
        let lines = text.lines().map(str::trim);
        let code: Vec<&str> = lines.filter(|line| !line.starts_with("//")).collect();
        let code = code.join("\n");
        Source { path, module, code }
    };
    files.into_iter().flatten().map(source).collect()
}
