//! What the repository promises about itself: the layers of `ARCHITECTURE.md`, the libraries that stop at a border, files that
//! say what they are for, versions that agree. Read from the sources as text. Paths and rules that are named anywhere are
//! followed by `tests/citations/`.
#![expect(clippy::unwrap_used, reason = "a test may fail anywhere")]

use std::fs;
use std::path::{Path, PathBuf};

/// Where sources are: the program's, and those of the games.
const SOURCES: [&str; 2] = ["src", "crates/lusoria-games/src"];

/// Each module may name those of its own row and of the rows above it.
const LAYERS: &[&[&str]] = &[
    &["rules"],
    &["text_board"],
    &["kit"],
    &["games"],
    &["catalog"],
    &["locales"],
    // The session module knows what people ask for (`New`), commands know what they ask about (`SessionId`).
    &["session", "command"],
    &["render"],
    &["store"],
    &["service"],
    &["chat"],
    &["delivery"],
    &["app"],
    &["engine_protocol"],
    &["config"],
    &["cli"],
    &["main", "lib"],
];

/// Rows that know neither clock nor disk, network, log or chance.
const PURE: &[&str] = &[
    "rules",
    "text_board",
    "kit",
    "games",
    "catalog",
    "locales",
    "session",
    "command",
    "render",
];

/// A source file without its comments.
struct Source {
    path: PathBuf,
    module: String,
    code: String,
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|why| panic!("{path}: {why}"))
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
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

fn sources() -> Vec<Source> {
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

/// The modules that the code names as `crate::module`.
fn named(code: &str) -> impl Iterator<Item = &str> {
    code.split("crate::").skip(1).map(|text| {
        let end = text.find(|c: char| !(c.is_ascii_lowercase() || c == '_'));
        &text[..end.unwrap_or(text.len())]
    })
}

fn layer(module: &str) -> usize {
    let found = LAYERS.iter().position(|row| row.contains(&module));
    found.unwrap_or_else(|| {
        panic!("{module} is in no layer: give it one, here and in ARCHITECTURE.md")
    })
}

#[test]
fn a_layer_names_only_what_stands_above_it() {
    for Source {
        path, module, code, ..
    } in sources()
    {
        for other in named(&code) {
            let fits = layer(other) <= layer(&module);
            assert!(fits, "{}: {module} must not know {other}", path.display());
        }
    }
}

#[test]
fn games_do_not_know_each_other() {
    for source in sources().iter().filter(|source| source.module == "games") {
        assert!(
            !source.code.contains("crate::games"),
            "{}",
            source.path.display()
        );
    }
}

#[test]
fn a_library_stops_at_its_border() {
    for (library, border) in [
        ("serenity", "src/chat/discord"),
        ("tokio_tungstenite", "src/chat/discord"),
        ("reqwest", "src/chat/discord"),
        ("matrix_sdk", "src/chat/matrix"),
        ("rustyline", "src/chat/console"),
        ("sqlx", "src/store/sqlite"),
    ] {
        for source in sources() {
            let inside = source
                .path
                .strip_prefix(root())
                .unwrap()
                .starts_with(border);
            let named = source.code.contains(&format!("{library}::"));
            assert!(inside || !named, "{}: {library}", source.path.display());
        }
    }
}

#[test]
fn what_is_pure_knows_nothing_of_the_world() {
    let world = [
        "tokio",
        "std::fs",
        "std::env",
        "std::net",
        "std::io",
        "std::time",
        "std::thread",
        "jiff",
        "tracing",
        "rand::random",
        "rand::rng",
    ];
    for source in sources() {
        if !PURE.contains(&source.module.as_str()) {
            continue;
        }
        for thing in world {
            let named = source.code.contains(&format!("{thing}::"))
                || source.code.contains(&format!("{thing}("));
            assert!(!named, "{}: {thing}", source.path.display());
        }
    }
}

#[test]
fn every_file_begins_with_what_it_is_for() {
    for folder in ["src", "crates", "tests", "benches"] {
        for path in rust_files(&root().join(folder)) {
            let text = fs::read_to_string(&path).unwrap();
            assert!(text.starts_with("//! "), "{}", path.display());
        }
    }
}

/// The value of a key in Cargo.toml.
fn manifest(key: &str) -> String {
    let text = read("Cargo.toml");
    let line = text
        .lines()
        .find(|line| line.starts_with(&format!("{key} = ")));
    line.and_then(|line| line.split('"').nth(1))
        .unwrap()
        .to_owned()
}

#[test]
fn the_docker_image_is_built_with_the_rust_the_manifest_names() {
    let dockerfile = read("Dockerfile");
    let named: Vec<&str> = dockerfile
        .lines()
        .filter(|line| line.starts_with("ARG RUST="))
        .collect();
    assert_eq!(named, [format!("ARG RUST={}", manifest("rust-version"))]);
}

/// The marks of W1 and the anchors of the playouts are printed by the benches and explained in `docs/performance.md`.
#[test]
fn the_document_on_performance_has_the_figures_of_the_benches() {
    let document = read("docs/performance.md");
    let table = read("benches/w1/table.rs");
    let marks: Vec<_> = table.split("    Mark(\"").skip(1).collect();
    assert!(marks.len() > 10, "the marks are somewhere else");
    for mark in marks {
        let (metric, rest) = mark.split_once('"').unwrap();
        let figures = rest.split(['[', ']']).nth(1).unwrap();
        let figures = figures.replace("0.0; 3", "0, 0, 0");
        let figures = figures.split(", ").map(|figure| figure.parse().unwrap());
        let figures: Vec<String> = figures.map(|figure: f64| figure.to_string()).collect();
        let row = format!("| {metric} | {} |", figures.join(" | "));
        assert!(document.contains(&row), "{row}");
    }
    let playouts = read("crates/lusoria-games/benches/playouts.rs");
    let anchors: Vec<_> = playouts.split("anchor(").skip(1).collect();
    let figures = anchors.iter().filter_map(|rest| rest.split_once(".0,"));
    let figures: Vec<_> = figures
        .map(|(figure, _)| figure.replace('_', ","))
        .collect();
    assert!(figures.len() > 5, "the anchors are somewhere else");
    for figure in figures {
        assert!(document.contains(&format!("| {figure} |")), "{figure}");
    }
}

#[test]
fn ci_runs_the_test_command_of_the_readme() {
    let command = "cargo test";
    assert!(read("README.md").contains(&format!("\n    {command}\n")));
    assert!(read(".ci/run").lines().any(|line| line.ends_with(command)));
}
