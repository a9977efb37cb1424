//! The half of the Discord adapter that sends. The state that it shares with the half that receives is here, too.

use super::channel_memory::ChannelMemory;
use super::config::NoticeWords;
use super::guilds::Guilds;
use super::open_interactions::Interactions;
use super::rest::Rest;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// The half of the adapter that sends. All clones share one REST client, and one memory of rooms and guilds.
#[derive(Clone)]
pub struct Discord {
    pub(super) rest: Arc<Rest>,
    pub(super) rooms: Arc<ChannelMemory>,
    pub(super) guilds: Arc<Guilds>,
    pub(super) interactions: Arc<Interactions>,
    /// Whether registering the slash commands was started.
    pub(super) registered: Arc<AtomicBool>,
    pub(super) words: NoticeWords,
}

impl fmt::Debug for Discord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Discord").finish_non_exhaustive()
    }
}
