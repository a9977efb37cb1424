//! The source files of the program and of the games, each with the module at the top to which it belongs.

use crate::files::rust_files;

/// Where sources are: the program's, and those of the games.
pub(crate) const SOURCES: [&str; 2] = ["src", "crates/lusoria-games/src"];

/// A source file without its comments.
pub(crate) struct Source {
    /// The path in the repository.
    pub(crate) path: String,
    /// The module at the top to which it belongs.
    pub(crate) module: String,
    pub(crate) code: String,
}

/// All source files.
pub(crate) fn sources() -> Vec<Source> {
    let of_folder = |folder: &'static str| {
        let files = rust_files(folder);
        assert!(files.len() > 50, "the sources are somewhere else");
        files.into_iter().map(move |(file, text)| Source {
            path: format!("{folder}/{file}"),
            module: top(&file).to_owned(),
            code: without_comments(&text),
        })
    };
    SOURCES.into_iter().flat_map(of_folder).collect()
}

/// The module at the top to which a file belongs, by its path below `src`.
pub(crate) fn top(file: &str) -> &str {
    let first = file.split('/').next().unwrap_or_default();
    first.trim_end_matches(".rs")
}

fn without_comments(text: &str) -> String {
    let lines = text.lines().map(str::trim);
    let code: Vec<&str> = lines.filter(|line| !line.starts_with("//")).collect();
    code.join("\n")
}
