//! One plan for all games: the same files in every folder of `src/games/`, and no circles between the files of a folder.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// What every game has. Further files hold a type that only this game has, and are named after it.
const PLAN: [&str; 11] = [
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

#[test]
fn no_circle_of_imports_runs_through_the_files_of_a_game() {
    for game in games() {
        let imports = imports(&game);
        let mut left: BTreeSet<&String> = imports.keys().collect();
        while let Some(&free) = left
            .iter()
            .find(|file| imports[**file].iter().all(|named| !left.contains(named)))
        {
            left.remove(free);
        }
        assert!(left.is_empty(), "{}: {left:?}", game.display());
    }
}

#[test]
fn a_circle_is_found() {
    let names = BTreeMap::from([("Ply".to_owned(), "moves".to_owned())]);
    let code = "use super::state::{\n    Ring,\n    STONES,\n};\nuse super::{Ply, notation as n};\nfn f() { super::view::draw() }";
    let files = ["state", "moves", "notation", "view"].map(str::to_owned);
    let named = named_files(code, &names, &files.clone().into());
    assert_eq!(named, BTreeSet::from(files));
}

/// For each file of a game but `mod.rs`, the files it names.
fn imports(game: &Path) -> BTreeMap<String, BTreeSet<String>> {
    let mut code = BTreeMap::new();
    for entry in fs::read_dir(game).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            let stem = path.file_stem().unwrap().to_string_lossy().into_owned();
            code.insert(stem, without_comments(&fs::read_to_string(&path).unwrap()));
        }
    }
    let names = names_of_mod(&code.remove("mod").unwrap());
    let files: BTreeSet<String> = code.keys().cloned().collect();
    code.iter()
        .map(|(file, code)| {
            let mut named = named_files(code, &names, &files);
            named.remove(file);
            (file.clone(), named)
        })
        .collect()
}

fn without_comments(code: &str) -> String {
    let lines = code.lines().map(|line| line.split("//").next().unwrap());
    lines.collect::<Vec<_>>().join("\n")
}

/// Which file each name comes from that `mod.rs` hands on.
fn names_of_mod(code: &str) -> BTreeMap<String, String> {
    let mut names = BTreeMap::new();
    for handed_on in code.split("pub use ").skip(1) {
        let path = handed_on.split(';').next().unwrap();
        let (file, list) = path.split_once("::").unwrap();
        for name in words(list) {
            names.insert(name, file.to_owned());
        }
    }
    names
}

fn named_files(
    code: &str,
    names: &BTreeMap<String, String>,
    files: &BTreeSet<String>,
) -> BTreeSet<String> {
    let mut named = BTreeSet::new();
    for path in code.split("super::").skip(1) {
        let path = path.trim_start();
        let list = match path.strip_prefix('{') {
            Some(list) => list.split('}').next().unwrap(),
            None => path.split([':', ';']).next().unwrap(),
        };
        for name in words(list) {
            let file = names.get(&name).unwrap_or(&name);
            named.extend(files.get(file).cloned());
        }
    }
    named
}

fn words(text: &str) -> Vec<String> {
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '_');
    words
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}
