//! No circles: in no folder does a file or folder depend on itself through others.
//!
//! A dependency between files in two folders counts as a dependency between the two folders that contain them side by side. The
//! file of a module that has a folder counts as a file beside the module's children, named `mod`, wherever it lies.

use crate::files::rust_files;
use crate::modules::{Arrows, Modules};

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// How many files and folders of a folder are in circles today. A number may only shrink; a folder that has none left is taken out of the
/// list.
const KNOWN: &[(&str, usize)] = &[];

/// The circles of one folder.
#[derive(Default)]
struct Circles {
    /// All files and folders that are in a circle.
    members: BTreeSet<String>,
    /// The arrows between members, as text to read.
    arrows: String,
}

#[test]
fn no_folder_has_circles_but_those_that_are_known() {
    let known = BTreeMap::from_iter(KNOWN.iter().copied());
    let found: BTreeMap<_, _> = crates()
        .iter()
        .flat_map(|folder| in_crate(folder))
        .collect();
    let mut new = String::new();
    for (folder, Circles { members, arrows }) in &found {
        let (count, known) = (members.len(), known.get(&**folder).unwrap_or(&0));
        if count > *known {
            let _ = write!(new, "(\"{folder}\", {count}), and not {known}:\n{arrows}");
        }
    }
    assert!(new.is_empty(), "circles:\n{new}");
    for folder in known.keys() {
        assert!(
            found.contains_key(*folder),
            "{folder} has no circle any more: take it out of KNOWN"
        );
    }
}

/// The folders that are crates: those with a `lib.rs` or `main.rs`.
fn crates() -> BTreeSet<String> {
    let of_folder = |folder: &'static str| {
        let files = rust_files(folder).into_iter();
        files.filter_map(move |(file, _)| {
            let path = format!("{folder}/{file}");
            let (above, name) = path.rsplit_once('/')?;
            matches!(name, "lib.rs" | "main.rs").then(|| above.to_owned())
        })
    };
    let folders = ["src", "crates", "tests", "benches"].into_iter();
    folders.flat_map(of_folder).collect()
}

/// The circles of a crate by the folders that have some.
fn in_crate(folder: &str) -> Vec<(String, Circles)> {
    let arrows = Modules::new(rust_files(folder)).arrows();
    let mut found = BTreeMap::<String, Circles>::new();
    for (inner, side_by_side) in by_folder(&arrows) {
        for circle in circles(&side_by_side) {
            let name = format!("{folder}/{inner}").trim_end_matches('/').to_owned();
            let all = found.entry(name).or_default();
            all.arrows += &described(&circle, &inner, &arrows);
            all.members.extend(circle);
        }
    }
    found.into_iter().collect()
}

/// For each folder the arrows between what stands in it.
fn by_folder(arrows: &Arrows) -> BTreeMap<String, Arrows> {
    let mut found = BTreeMap::<String, Arrows>::new();
    for (from, others) in arrows {
        for to in others {
            let (folder, one, other) = side_by_side(&place(from, arrows), &place(to, arrows));
            let of_folder = found.entry(folder).or_default();
            of_folder.entry(one).or_default().insert(other);
        }
    }
    found
}

/// Where a file stands: its path without the ending, below its folder if its module has one.
fn place(file: &str, arrows: &Arrows) -> String {
    let module = file.trim_end_matches(".rs");
    let folder = format!("{module}/");
    if arrows.keys().any(|other| other.starts_with(&folder)) {
        folder + "mod"
    } else {
        module.to_owned()
    }
}

/// The folder that two places share, and the parts of their paths below it.
fn side_by_side(one: &str, other: &str) -> (String, String, String) {
    let (one, other): (Vec<_>, Vec<_>) = (one.split('/').collect(), other.split('/').collect());
    let shared = one.iter().zip(&other).take_while(|(a, b)| a == b).count();
    let folder = one[..shared].join("/");
    (folder, one[shared].to_owned(), other[shared].to_owned())
}

/// The circles: sets of which each member reaches every other.
fn circles(arrows: &Arrows) -> BTreeSet<BTreeSet<String>> {
    let circle = |from: &String| {
        let mut all = reached(arrows, from);
        all.retain(|other| reached(arrows, other).contains(from));
        all
    };
    let mut found: BTreeSet<_> = arrows.keys().map(circle).collect();
    found.remove(&BTreeSet::new());
    found
}

/// All that arrows lead to from here. The beginning is among them only if they lead back.
fn reached(arrows: &Arrows, from: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut next = vec![from];
    while let Some(at) = next.pop() {
        for to in arrows.get(at).into_iter().flatten() {
            if found.insert(to.clone()) {
                next.push(to);
            }
        }
    }
    found
}

/// The arrows between files that close a circle.
fn described(circle: &BTreeSet<String>, folder: &str, arrows: &Arrows) -> String {
    let mut text = String::new();
    for (from, others) in arrows {
        for to in others {
            let (shared, one, other) = side_by_side(&place(from, arrows), &place(to, arrows));
            if shared == folder && circle.contains(&one) && circle.contains(&other) {
                let _ = writeln!(text, "  {from} -> {to}");
            }
        }
    }
    text
}

#[test]
fn a_circle_is_found() {
    let modules = |files: &[(&str, &str)]| {
        let files = files
            .iter()
            .map(|(file, text)| ((*file).to_owned(), (*text).to_owned()));
        let arrows = Modules::new(files).arrows();
        let circles = by_folder(&arrows).into_iter().flat_map(|(folder, arrows)| {
            let circles = circles(&arrows).into_iter();
            circles.map(move |circle| format!("{folder}: {}", Vec::from_iter(circle).join(" ")))
        });
        circles.collect::<Vec<_>>()
    };
    let inside = [
        ("a.rs", ""),
        ("a/b.rs", "use super::c::C;"),
        ("a/c.rs", "use super::d::D;"),
        ("a/d.rs", "use crate::a::b::B;"),
    ];
    assert_eq!(modules(&inside), ["a: b c d"]);
    // No file is in a circle, but the folders are.
    let folders = [
        ("a.rs", ""),
        ("a/b.rs", "use crate::c::d::D;"),
        ("a/f.rs", ""),
        ("c.rs", ""),
        ("c/d.rs", ""),
        ("c/e.rs", "use crate::a::f::F;"),
    ];
    assert_eq!(modules(&folders), [": a c"]);
    let parent = [
        ("a.rs", "fn x() { b::y() }"),
        ("a/b.rs", "fn y() { super::z() }"),
    ];
    assert_eq!(modules(&parent), ["a: b mod"]);
    let siblings = [
        ("a/mod.rs", "pub use b::B; pub use c::C;"),
        ("a/b.rs", "use super::C;"),
        ("a/c.rs", ""),
    ];
    assert!(modules(&siblings).is_empty());
    let tests = [
        ("a.rs", "#[cfg(test)]\nmod tests { use crate::b::B; }"),
        ("b.rs", "use crate::a::A;"),
    ];
    assert!(modules(&tests).is_empty());
}
