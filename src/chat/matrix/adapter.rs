//! The sending half of the Matrix adapter, and the state that both halves share.

use super::budget::Budget;
use super::folder::Folder;
use super::room_memory::RoomMemory;
use super::uploads::Uploads;
use matrix_sdk::Client;
use std::fmt;
use std::sync::{Arc, OnceLock};
use tokio::sync::watch;

/// The sending half. All clones use the same connection.
#[derive(Clone)]
pub struct Matrix {
    pub(super) shared: Arc<Shared>,
}

/// What both halves share.
pub(super) struct Shared {
    /// The connection, once the receiving half has logged in.
    pub(super) client: watch::Sender<Option<Client>>,
    /// The bot's folder. The receiving half locks it. The lock is released when both halves of the adapter are gone.
    pub(super) folder: OnceLock<Folder>,
    pub(super) budget: Budget,
    pub(super) rooms: RoomMemory,
    pub(super) uploads: Uploads,
    /// Whether the bot adds reactions below questions and offers, so that people can answer by choosing one.
    pub(super) offers_reactions: bool,
}

impl fmt::Debug for Matrix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Matrix").finish_non_exhaustive()
    }
}
