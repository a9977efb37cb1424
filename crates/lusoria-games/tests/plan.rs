//! Checks that every game's folder in `src/games/` has the same files.

#![allow(clippy::unwrap_used, reason = "helpers of tests fail by panicking")]

use std::fs;
use std::path::{Path, PathBuf};

/// The files that every game has. A file that only some games have is named after what it is about.
const PLAN: [&str; 12] = [
    "mod.rs",
    "options.rs",
    "state.rs",
    "moves.rs",
    "play.rs",
    "why_not.rs",
    "notation.rs",
    "position.rs",
    "view.rs",
    "edit.rs",
    "search.rs",
    "texts.rs",
];

fn games() -> Vec<PathBuf> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games");
    let entries = fs::read_dir(games).unwrap();
    let folders: Vec<PathBuf> = entries
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.is_dir())
        .collect();
    assert_eq!(folders.len(), 9, "nine games");
    folders
}

#[test]
fn every_game_has_the_same_files() {
    for game in games() {
        for file in PLAN {
            assert!(game.join(file).is_file(), "{}: {file}", game.display());
        }
    }
}
