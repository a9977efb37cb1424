//! What a Rust file names from other files: its `use`s, and the paths that are written out in its code.

use crate::tokens::{Tokens, without_tests};
use std::collections::BTreeSet;

/// The segments of a path: `crate`, `host`, `Say`.
pub(crate) type Segments = Vec<String>;

/// What one file names. Its tests do not count.
#[derive(Default)]
pub(crate) struct Imports {
    pub(crate) uses: Vec<Use>,
    /// Paths of two segments or more outside of a `use`.
    pub(crate) paths: Vec<Segments>,
    /// All names outside of a `use`.
    pub(crate) names: BTreeSet<String>,
    /// Child modules that are there for tests only.
    pub(crate) test_modules: BTreeSet<String>,
}

/// One name that a file brings in.
#[derive(PartialEq, Debug)]
pub(crate) struct Use {
    /// Whether other files see it through this file, too: `pub use`, `pub(super) use`.
    pub(crate) public: bool,
    /// What it is called here. `*` for all that is there.
    pub(crate) name: String,
    pub(crate) path: Segments,
}

/// Reads a file.
pub(crate) fn imports(text: &str) -> Imports {
    let Tokens {
        tokens,
        test_modules,
    } = without_tests(text);
    let mut found = Imports {
        test_modules: test_modules.into_iter().map(str::to_owned).collect(),
        ..Imports::default()
    };
    let mut at = 0;
    while at < tokens.len() {
        at += if tokens[at] == "use" {
            let public = at > 0 && matches!(tokens[at - 1], "pub" | ")");
            let length = tokens[at..].iter().take_while(|t| **t != ";").count();
            read_use(&tokens[at + 1..at + length], &[], public, &mut found.uses);
            length
        } else {
            read_path(&tokens[at..], &mut found)
        };
    }
    found
}

/// Reads the tree of a `use`: `a::{b, c::{self, d as e}}`.
fn read_use(tree: &[&str], above: &[String], public: bool, found: &mut Vec<Use>) {
    let brace = tree.iter().position(|token| *token == "{");
    let stem = &tree[..brace.unwrap_or(tree.len())];
    let (stem, alias) = match stem {
        [stem @ .., "as", alias] => (stem, Some(*alias)),
        _ => (stem, None),
    };
    let names = stem.iter().filter(|token| **token != "::");
    let mut path: Segments = above.to_vec();
    path.extend(names.map(|&name| name.to_owned()));
    let Some(brace) = brace else {
        if above.len() < path.len() && path.last().is_some_and(|last| last == "self") {
            path.pop();
        }
        let name = alias.map(str::to_owned).or_else(|| path.last().cloned());
        let name = name.unwrap_or_default();
        found.push(Use { public, name, path });
        return;
    };
    for branch in branches(&tree[brace + 1..tree.len() - 1]) {
        read_use(branch, &path, public, found);
    }
}

/// The parts between the commas, as far as these do not stand in braces of their own.
fn branches<'a>(tokens: &'a [&'a str]) -> Vec<&'a [&'a str]> {
    let mut depth = 0;
    let parts = tokens.split(|token| {
        match *token {
            "{" => depth += 1,
            "}" => depth -= 1,
            _ => {}
        }
        depth == 0 && *token == ","
    });
    parts.filter(|part| !part.is_empty()).collect()
}

/// Reads the path or name that begins here, and returns how many tokens it has; one if there is none.
fn read_path(tokens: &[&str], found: &mut Imports) -> usize {
    let is_name = |token: &&str| token.starts_with(|c: char| c.is_alphabetic() || c == '_');
    let mut path = Segments::new();
    let mut length = 0;
    while tokens.get(length).is_some_and(is_name) {
        path.push(tokens[length].to_owned());
        let goes_on = tokens.get(length + 1) == Some(&"::");
        length += if goes_on { 2 } else { 1 };
        if !goes_on {
            break;
        }
    }
    found.names.extend(path.first().cloned());
    if path.len() > 1 {
        found.paths.push(path);
    }
    length.max(1)
}

#[test]
fn uses_and_paths_are_read() {
    let text = "use a::b::{self, C, d::{E as F, *}};\npub(super) use g;\nfn x() { crate::h::i::<J>(k::L) }";
    let found = imports(text);
    let uses = found.uses.iter().map(|one| {
        let public = if one.public { "pub " } else { "" };
        format!("{public}{} = {}", one.name, one.path.join("::"))
    });
    let uses = uses.collect::<Vec<_>>();
    assert_eq!(
        uses,
        [
            "b = a::b",
            "C = a::b::C",
            "F = a::b::d::E",
            "* = a::b::d::*",
            "pub g = g"
        ]
    );
    let paths: Vec<_> = found.paths.iter().map(|path| path.join("::")).collect();
    assert_eq!(paths, ["crate::h::i", "k::L"]);
    assert!(found.names.contains("J") && !found.names.contains("C"));
}
