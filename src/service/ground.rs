//! The ground under the service: the database may be deleted, and another one put in its place, while the program runs. The store
//! refuses every write then. Where it stands is looked at when something could not be read or stored, and at every sign of
//! life, so also while nobody says anything.
//!
//! What was put there counts from then on, as after a restart: all that is kept in memory is read anew. It happens between two
//! rounds, when nothing is being written.

use super::cache::Cache;
use super::handle::Input;
use super::memory::{Numbers, Seen};
use super::run::Service;
use crate::store::StoreError;
use std::time::Duration;
use tokio::time::Instant;
use tracing::{error, info};

/// How long a file that cannot be used is left alone: looking at it means reading it through.
const PAUSE: Duration = Duration::from_secs(2);

/// What is wrong with the ground, if anything is.
#[derive(Debug, Default)]
pub(super) struct Trouble {
    told: Option<String>,
    look: bool,
    not_before: Option<Instant>,
}

impl Trouble {
    /// Something could not be read or written: the ground is looked at before anything else is decided.
    pub(super) const fn suspected(&mut self) {
        self.look = true;
    }
}

impl Service {
    /// Before these are taken in for a new round: the moment when nothing decided is waiting to be written.
    pub(super) async fn before(&mut self, inputs: &[Input]) {
        let asked = inputs.iter().any(|input| matches!(input, Input::Alive(_)));
        if asked || self.trouble.look {
            self.look_at_the_ground().await;
        }
    }

    /// Looks whether the database is still the one that was opened, and goes over to the other one if not. What cannot be stored
    /// meanwhile is refused when it is tried.
    pub(super) async fn look_at_the_ground(&mut self) {
        if self
            .trouble
            .not_before
            .is_some_and(|then| Instant::now() < then)
        {
            return;
        }
        self.trouble.look = false;
        let found = match self.store.is_replaced() {
            Ok(false) => self.store.mend().await,
            Ok(true) => self.change_over().await,
            Err(gone) => Err(gone),
        };
        match found {
            Ok(()) => self.all_is_well(),
            Err(why) => {
                let why = why.to_string();
                if self.trouble.told.as_ref() != Some(&why) {
                    error!("{why}");
                    self.trouble.told = Some(why);
                }
            }
        }
    }

    fn all_is_well(&mut self) {
        if self.trouble.told.is_some() {
            info!("the database is there again; games go on");
            self.trouble = Trouble::default();
        }
    }

    async fn change_over(&mut self) -> Result<(), StoreError> {
        self.trouble.not_before = Some(Instant::now() + PAUSE);
        let floor = self.numbers.last_outbox();
        self.store.switch_to_replacement(floor).await?;
        self.trouble.not_before = None;
        self.cache = Cache::new(self.store.clone());
        self.ended.clear();
        self.settling.begin_after(floor);
        // If either cannot be read, a number or an event that is known already is found to be so when it is stored.
        self.seen = Seen::new(Vec::new());
        self.numbers = Numbers::after(self.store.highest_ids().await?);
        self.seen = Seen::new(self.store.recent_events(Seen::WORTH_READING).await?);
        self.resume().await;
        Ok(())
    }
}
