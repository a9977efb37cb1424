//! The half of the adapter that speaks, and what it shares with the half that listens.

use super::budget::Budget;
use super::folder::Folder;
use super::rooms;
use crate::locales::Lang;
use matrix_sdk::Client;
use std::fmt;
use std::sync::{Arc, OnceLock};
use tokio::sync::watch;

/// The half that speaks. Clones speak through the same connection.
#[derive(Clone)]
pub struct Matrix {
    pub(super) shared: Arc<Shared>,
}

/// What both halves know.
pub(super) struct Shared {
    /// The connection, once it is there.
    pub(super) client: watch::Sender<Option<Client>>,
    /// Taken by the listener, and let go when nobody speaks any more.
    pub(super) folder: OnceLock<Folder>,
    pub(super) budget: Budget,
    pub(super) rooms: rooms::Memory,
    pub(super) lang: Lang,
}

impl fmt::Debug for Matrix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Matrix").finish_non_exhaustive()
    }
}
