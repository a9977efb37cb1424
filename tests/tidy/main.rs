//! What the repository promises about itself: the layers of `ARCHITECTURE.md`, no circles, libraries that are used in one folder
//! only, short files that say what they are for, versions that agree, rules and paths that exist where they are cited. All of it is
//! checked by reading the files as text.
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
