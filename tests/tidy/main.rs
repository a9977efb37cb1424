//! What the repository promises about itself: the layers of `ARCHITECTURE.md`, no circles, the libraries that stop at a border,
//! files that say what they are for, versions that agree. Read from the files as text. Paths and rules that are named anywhere
//! are followed by `tests/citations/`.
#![expect(clippy::unwrap_used, reason = "a test may fail anywhere")]

mod borders;
mod circles;
mod imports;
mod layers;
mod modules;
mod sources;
mod tokens;
mod versions;

use sources::{root, rust_files};
use std::fs;

#[test]
fn every_file_begins_with_what_it_is_for() {
    for folder in ["src", "crates", "tests", "benches"] {
        for path in rust_files(&root().join(folder)) {
            let text = fs::read_to_string(&path).unwrap();
            assert!(text.starts_with("//! "), "{}", path.display());
        }
    }
}
