//! What the repository promises about itself: the layers of `ARCHITECTURE.md`, no circles, the libraries that stop at a border,
//! files that are short and say what they are for, versions that agree, rules and paths that are where they are said to be. All
//! read from the files as text.
#![expect(clippy::unwrap_used, reason = "a test may fail anywhere")]

mod borders;
mod circles;
mod citations;
mod files;
mod imports;
mod layers;
mod modules;
mod sizes;
mod sources;
mod tokens;
mod versions;

use files::rust_files;

#[test]
fn every_file_begins_with_what_it_is_for() {
    for folder in ["src", "crates", "tests", "benches"] {
        for (file, text) in rust_files(folder) {
            assert!(text.starts_with("//! "), "{folder}/{file}");
        }
    }
}
