//! The files of the repository.

use std::fs;
use std::path::{Path, PathBuf};

/// Folders of what is made by running something, or fed to it.
pub(crate) const MADE: [&str; 4] = ["target", "corpus", "artifacts", "seeds"];

/// Where the repository is.
pub(crate) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// A file by its path in the repository.
pub(crate) fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|why| panic!("{path}: {why}"))
}

/// All files below a folder, in order.
pub(crate) fn below(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap();
    let mut paths: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let mut files = Vec::new();
    for path in paths {
        let name = path.file_name().unwrap().to_str().unwrap();
        if path.is_file() {
            files.push(path);
        } else if !MADE.contains(&name) {
            files.extend(below(&path));
        }
    }
    files
}

/// The Rust files by their paths below a folder of the repository, with the text of each.
pub(crate) fn rust_files(folder: &str) -> Vec<(String, String)> {
    let folder = root().join(folder);
    let mut files = below(&folder);
    files.retain(|path| path.extension().is_some_and(|ending| ending == "rs"));
    let file = |path: PathBuf| {
        let name = path.strip_prefix(&folder).unwrap().to_str().unwrap();
        (name.to_owned(), fs::read_to_string(&path).unwrap())
    };
    files.into_iter().map(file).collect()
}
