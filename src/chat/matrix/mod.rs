//! The adapter for Matrix, with the library matrix-sdk. Messages of people come in by sync, and messages of Lusoria go out as room
//! events. Both also work in encrypted rooms.
//!
//! [`Matrix::new`] makes two halves: [`Listener::run`] logs in and listens until the program shuts down, and [`Matrix`] is the [`Chat`]
//! through which the delivery task sends. [`Matrix`] waits until the listener is logged in. The bot has a folder in which it keeps its
//! login, its keys, and how far each room was read. `docs/matrix.md` says how to set up an account and what Matrix limits.
//!
//! Deliberately absent: verification by emoji, groups of rooms (Matrix calls them spaces), several accounts.
//!
//! [`Chat`]: crate::chat::Chat

mod adapter;
mod appservice;
mod avatar;
mod budget;
mod check;
mod config;
mod content;
mod credentials;
mod cross_signing;
mod error;
mod failure;
mod file;
mod folder;
mod formatted_text;
mod handled_responses;
mod history;
mod html;
mod image;
mod inbound;
mod invitations;
mod invite_policy;
mod listener;
mod login;
mod login_request;
mod markdown;
mod message_text;
mod notices;
mod pending_replies;
mod people;
mod profile;
mod progress;
mod reactions;
mod registration;
mod relay;
mod replaced_rooms;
mod room_memory;
mod room_or_thread;
mod room_task;
mod send;
mod send_queue;
mod split;
mod syncing;
mod text_piece;
mod undecrypted_message;
mod uploads;

pub use adapter::Matrix;
pub use check::check;
pub use config::Config;
pub use error::MatrixError;
pub use invite_policy::Invites;
pub use listener::Listener;
pub use registration::{RegistrationError, write_registration};

/// Settings of the log, to append to those of `RUST_LOG`. Without them, matrix-sdk's HTTP client would log requests with their content.
pub const LOG_CAPS: &str =
    "matrix_sdk::http_client=off,matrix_sdk_crypto=error,matrix_sdk_base=warn";
