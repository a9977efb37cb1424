//! Checks that the library depends directly only on the crates in `PURE`. None of these does I/O, uses the operating system or is async. So
//! the library builds quickly, also for WebAssembly.

#![allow(clippy::unwrap_used, reason = "helpers of tests fail by panicking")]

/// All crates that the library depends on directly. A new dependency must be as pure as these: no async runtime, no input or output, no
/// use of the operating system, no source of randomness. Without its default features, `rand` has no such source.
const PURE: [&str; 13] = [
    "arrayvec",
    "bytemuck",
    "foldhash",
    "hex",
    "miniz_oxide",
    "rand",
    "serde",
    "serde_json",
    "sha2",
    "strsim",
    "thiserror",
    "unicode-normalization",
    "unicode-width",
];

/// The lines in the section `[dependencies]` of `Cargo.toml` that name a dependency.
fn dependencies() -> Vec<&'static str> {
    let manifest = include_str!("../Cargo.toml");
    let section = manifest.split("\n[dependencies]\n").nth(1).unwrap();
    let section = section.split("\n[").next().unwrap();
    let lines = section.lines().filter(|line| !line.starts_with('#'));
    lines.filter(|line| line.contains('=')).collect()
}

#[test]
fn the_library_depends_on_pure_libraries_only() {
    let names: Vec<&str> = dependencies()
        .iter()
        .map(|line| line.split([' ', '.', '=']).next().unwrap())
        .collect();
    assert_eq!(names, PURE);
}

#[test]
fn nothing_but_the_plain_dependencies_is_declared() {
    let manifest = include_str!("../Cargo.toml");
    for section in ["[build-dependencies]", "[target.", "[dependencies."] {
        assert!(!manifest.contains(section), "{section}");
    }
}

#[test]
fn chance_is_brought_by_whoever_plays_at_random() {
    let dependencies = dependencies();
    let rand = dependencies.iter().find(|line| line.starts_with("rand "));
    assert!(rand.unwrap().contains("default-features = false"));
}
