//! What an operator does to the program and its files: the whole program behind pipes, over a database in a folder of its own. What
//! is done to the store alone is in `tests/store_files.rs`.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test may fail anywhere")]

mod bot;
mod check;
mod files;
mod life;
mod names;
mod settings;
mod writing;
