//! Remembers how the adapter has responded to the newest interactions. This is kept in memory only. For an interaction from before a
//! restart, the adapter tries to give the first response. Discord refuses this if a first response was given before the restart.

use super::answer_handle::AnswerHandle;
use lru::LruCache;
use serenity::model::id::ChannelId;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Mutex as AsyncMutex;

/// How many interactions are remembered. Discord accepts answers to an interaction for a quarter of an hour. Far fewer interactions come
/// in that time.
const REMEMBERED: NonZeroUsize = NonZeroUsize::new(4096).expect("not zero");

/// How the adapter has responded to an interaction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// There was no response yet.
    Open,
    /// An acknowledgement, which says that an answer will come.
    Deferred,
    /// An answer.
    Answered,
    /// It is not known how the adapter has responded, for example because the interaction is older than this run of the program.
    Unknown,
}

type Remembered = LruCache<u64, Arc<AsyncMutex<Stage>>>;

/// The recent interactions.
pub(super) struct Interactions {
    stages: Mutex<Remembered>,
    /// The last interaction in each room where the bot can write only answers to interactions.
    latest: Mutex<LruCache<ChannelId, AnswerHandle>>,
}

impl Default for Interactions {
    fn default() -> Self {
        Self {
            stages: Mutex::new(LruCache::new(REMEMBERED)),
            latest: Mutex::new(LruCache::new(REMEMBERED)),
        }
    }
}

impl Interactions {
    /// How the adapter has responded to this interaction; [`Stage::Unknown`] if the interaction is not remembered.
    pub(super) fn stage(&self, interaction: u64) -> Arc<AsyncMutex<Stage>> {
        self.stage_or(interaction, Stage::Unknown)
    }

    /// Notes an interaction that has just come. Returns false if it has come before.
    pub(super) fn open(&self, interaction: u64) -> bool {
        let mut stages = self.stages.lock().unwrap_or_else(PoisonError::into_inner);
        let is_new = !stages.contains(&interaction);
        stages.get_or_insert(interaction, || Arc::new(AsyncMutex::new(Stage::Open)));
        is_new
    }

    /// The last interaction in a room where the bot can write only answers to interactions.
    pub(super) fn latest_in(&self, room: ChannelId) -> Option<AnswerHandle> {
        let mut latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        latest.get(&room).cloned()
    }

    /// Notes the last interaction in a room where the bot can write only answers to interactions.
    pub(super) fn note_latest(&self, room: ChannelId, handle: &AnswerHandle) {
        let mut latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        latest.put(room, handle.clone());
    }

    /// Notes that the bot is a member of this room. So it can write there without answering an interaction.
    pub(super) fn note_member(&self, room: ChannelId) {
        let mut latest = self.latest.lock().unwrap_or_else(PoisonError::into_inner);
        latest.pop(&room);
    }

    fn stage_or(&self, interaction: u64, stage: Stage) -> Arc<AsyncMutex<Stage>> {
        let mut stages = self.stages.lock().unwrap_or_else(PoisonError::into_inner);
        stages
            .get_or_insert(interaction, || Arc::new(AsyncMutex::new(stage)))
            .clone()
    }
}
