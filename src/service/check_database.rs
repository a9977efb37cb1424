//! Checks whether the database file was deleted or replaced while the program runs; the store refuses to write in that case. The check is
//! made when something could not be read or stored, and whenever the service is asked whether it is alive. `src/app/heartbeat.rs` asks
//! this every ten seconds, so a replacement is noticed even if nobody plays.
//!
//! If another database has taken the place of the file, the service switches to that database and reads everything anew, as after a
//! restart. The switch happens between two rounds, when nothing is being written.

use super::block_cache::BlockCache;
use super::cache::Cache;
use super::database_fault::DatabaseFault;
use super::due_queue::DueQueue;
use super::input::Input;
use super::pending_links::PendingLinks;
use super::puzzle_cache::PuzzleCache;
use super::rated_games::RatedGames;
use super::recent_events::RecentEvents;
use super::service_task::Service;
use super::tournament_cache::TournamentCache;
use crate::store::StoreError;
use std::time::Duration;
use tokio::time::Instant;
use tracing::{error, info};

/// How long to wait before an unusable file is checked again. Each check reads the whole file.
const PAUSE: Duration = Duration::from_secs(2);

impl Service {
    /// Called before a new round begins, when no decided event waits to be written. Checks the database if something could not be read or
    /// written, or if one of the inputs asks whether the service is alive.
    pub(super) async fn check_database_before(&mut self, inputs: &[Input]) {
        let asked = inputs
            .iter()
            .any(|input| matches!(input, Input::IsAlive(_)));
        if asked || self.database_fault.suspected {
            self.check_database().await;
        }
    }

    /// Checks whether the database is still the one that was opened. If another database has taken its place, switches to that one. If
    /// the switch fails, events are still decided, and are refused when they cannot be stored.
    pub(super) async fn check_database(&mut self) {
        if self
            .database_fault
            .not_before
            .is_some_and(|then| Instant::now() < then)
        {
            return;
        }
        self.database_fault.suspected = false;
        let found = match self.store.is_replaced() {
            Ok(false) => self.store.mend().await,
            Ok(true) => self.switch_database().await,
            Err(gone) => Err(gone),
        };
        match found {
            Ok(()) => self.note_recovery(),
            Err(why) => {
                let why = why.to_string();
                if self.database_fault.logged.as_ref() != Some(&why) {
                    error!("{why}");
                    self.database_fault.logged = Some(why);
                }
            }
        }
    }

    fn note_recovery(&mut self) {
        if self.database_fault.logged.is_some() {
            info!("the database is there again; games go on");
            self.database_fault = DatabaseFault {
                overwrite_at: self.database_fault.overwrite_at,
                ..DatabaseFault::default()
            };
        }
    }

    async fn switch_database(&mut self) -> Result<(), StoreError> {
        self.database_fault.not_before = Some(Instant::now() + PAUSE);
        let floor = self.next_ids.last_outbox();
        self.store.switch_to_replacement(floor).await?;
        self.database_fault.not_before = None;
        self.cache = Cache::new(self.store.clone());
        self.puzzles = PuzzleCache::new(self.store.clone());
        self.tournaments = TournamentCache::new(self.store.clone());
        self.proposals.forget();
        self.last_games.clear();
        self.ratings = RatedGames::new(self.store.open_rated_games().await.unwrap_or_default());
        self.due = DueQueue::default();
        self.blocks = BlockCache::new(self.store.clone());
        self.pending_links = PendingLinks::default();
        self.delivery_notes.begin_after(floor);
        // If one of these reads fails, a number that is used twice or an event that comes twice is still noticed when it is stored.
        self.recent_events.forget_all();
        self.next_ids
            .continue_after(self.store.highest_ids().await?);
        self.recent_events = RecentEvents::read(&self.store).await?;
        self.limits.switch_database(&self.store).await?;
        self.resume_deliveries().await;
        self.thinking.forget_all();
        self.find_interrupted_thoughts().await;
        self.read_pauses().await;
        self.read_shown_elsewhere().await;
        Ok(())
    }
}
