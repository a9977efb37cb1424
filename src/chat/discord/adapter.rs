//! The half of the adapter that speaks, and what it shares with the half that listens.

use super::config::NoticeWords;
use super::guilds::Guilds;
use super::rest::Rest;
use super::rooms::Rooms;
use std::fmt;
use std::sync::Arc;

/// The half that speaks. Clones speak through the same connection and remember the same things.
#[derive(Clone)]
pub struct Discord {
    pub(super) rest: Arc<Rest>,
    pub(super) rooms: Arc<Rooms>,
    pub(super) guilds: Arc<Guilds>,
    pub(super) words: NoticeWords,
}

impl fmt::Debug for Discord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Discord").finish_non_exhaustive()
    }
}
