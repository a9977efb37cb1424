//! The store on one SQLite file, through sqlx.
//!
//! `commit` writes a whole batch in one statement. Rooms and people are stored when they are first met, also in one statement each.
//! So a fault can never leave a transaction open. Reads have connections of their own and do not wait for a writer. Each read is
//! one statement, because sqlx hands every statement to the thread of the connection, which takes time.

mod acquaintances;
mod backup;
mod batch_row;
mod connect;
mod connection;
mod database;
mod database_lock;
mod deliveries;
mod detect_replaced_files;
mod due;
mod emptied_database;
mod errors;
mod events;
mod file_id;
mod host_lock;
mod host_times;
mod insert_rows;
mod links;
mod maintenance;
mod migrations;
mod open;
mod operator;
mod people;
mod people_columns;
mod personal_data;
mod private_files;
mod proposals;
mod rare_columns;
mod rarest_columns;
mod ratings;
mod recover_replaced_files;
mod reject_other_file;
mod rooms;
mod run_query;
mod sessions;
#[cfg(test)]
mod tests;
mod tournaments;
mod trial_write;
mod write;

pub(super) use database::Database;
pub(super) use emptied_database::{set_orphaned_log_aside, warn_if_emptied};
pub(super) use host_lock::HostLock;
pub(super) use trial_write::try_writing;
