//! What the code of a folder must not name: other games, libraries that only another folder may use, anything outside of the
//! program.

use crate::sources::sources;

/// Modules that know neither clock nor disk, network, log or chance.
const PURE: &[&str] = &[
    "rules",
    "text_board",
    "kit",
    "engine",
    "games",
    "exact",
    "catalog",
    "puzzle",
    "contest",
    "locales",
    "competition",
    "session",
    "command",
    "render",
];

/// The exceptions: what a file of a pure module may name, with that file. A search may be given a time and several threads.
const EXCEPTIONS: [(&str, &str); 3] = [
    ("engine/limits.rs", "std::time"),
    ("engine/thought.rs", "std::time"),
    ("engine/threads.rs", "std::thread"),
];

#[test]
fn games_do_not_know_each_other() {
    for source in sources().iter().filter(|source| source.module == "games") {
        assert!(!source.code.contains("crate::games"), "{}", source.path);
    }
}

#[test]
fn a_library_stops_at_its_border() {
    for (library, border) in [
        ("serenity", "src/chat/discord"),
        ("tokio_tungstenite", "src/chat/discord"),
        ("reqwest", "src/chat"),
        ("axum", "src/chat/matrix"),
        ("matrix_sdk", "src/chat/matrix"),
        ("ratatui", "src/chat/console/screen"),
        ("rustyline", "src/chat/console"),
        ("sqlx", "src/store/sqlite"),
    ] {
        for source in sources() {
            let inside = source.path.starts_with(&format!("{border}/"));
            let named = source.code.contains(&format!("{library}::"));
            assert!(inside || !named, "{}: {library}", source.path);
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
            let is_known =
                |(file, known): &(&str, &str)| *known == thing && source.path.ends_with(file);
            let is_exception = EXCEPTIONS.iter().any(is_known);
            assert!(!named || is_exception, "{}: {thing}", source.path);
        }
    }
}
