//! What an operator does to the program and its files. The whole program runs behind pipes, on a database in a folder of its own.
//! `tests/store_files.rs` tests the store without the rest of the program.
#![cfg(unix)]
#![expect(clippy::unwrap_used, reason = "a test may fail anywhere")]

mod admin;
mod bot;
mod check;
mod database_names;
mod emptied_database;
mod files;
mod host_processes;
mod settings;
mod unwritable_files;
