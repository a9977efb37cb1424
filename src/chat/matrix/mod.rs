//! Matrix, through matrix-sdk: what people write comes in by sync, what Lusoria says goes out as room events, both also in
//! encrypted rooms.
//!
//! Two halves come from one [`Matrix::new`]: [`Listener::run`] logs in and listens until it is told to stop, [`Matrix`] is the
//! [`Chat`] the delivery task speaks through, which waits until the listener is logged in. Session, keys, and how far the rooms were
//! read are kept in a folder of their own. How to set up an account, and what Matrix limits, is in `docs/matrix.md`.
//!
//! Deliberately absent: pictures, verification by emoji, spaces, several accounts.
//!
//! [`Chat`]: crate::chat::Chat

mod adapter;
mod budget;
mod check;
mod config;
mod content;
mod error;
mod failure;
mod folder;
mod history;
mod html;
mod identity;
mod inbound;
mod invitations;
mod invite_policy;
mod ledger;
mod listener;
mod login;
mod markdown;
mod markup;
mod notices;
mod people;
mod progress;
mod replaced_rooms;
mod room_events;
mod room_or_thread;
mod rooms;
mod send;
mod send_queue;
mod split;
mod syncing;
mod text;
mod text_piece;
mod undecrypted;

pub use adapter::Matrix;
pub use check::check;
pub use config::Config;
pub use error::MatrixError;
pub use invite_policy::Invites;
pub use listener::Listener;

/// Log directives to put after those of `RUST_LOG`: matrix-sdk's HTTP client notes requests with what they carry.
pub const LOG_CAPS: &str =
    "matrix_sdk::http_client=off,matrix_sdk_crypto=error,matrix_sdk_base=warn";
