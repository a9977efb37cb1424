//! Lets background jobs wait for their turn. There are two queues: one for jobs about games that are played here, one for jobs about
//! imported records. In each queue one job runs at a time.
//!
//! Anybody can make a record whose replay takes seconds. Records have a queue of their own, so nobody who plays has to wait for such a
//! replay.

use crate::session::Player;
use std::sync::Arc;
use tokio::sync::Semaphore;

/// The two queues of background jobs. A job has its turn while it holds the permit of its semaphore.
#[derive(Clone, Debug)]
pub(super) struct BackgroundTurns {
    /// The queue of jobs about games that were played here.
    pub(super) of_games: Arc<Semaphore>,
    /// The queue of jobs about records that somebody has imported.
    pub(super) of_records: Arc<Semaphore>,
}

impl BackgroundTurns {
    /// Two queues, with one turn at a time in each.
    pub(super) fn new() -> Self {
        let one = || Arc::new(Semaphore::new(1));
        Self {
            of_games: one(),
            of_records: one(),
        }
    }

    /// The queue for jobs about a session with these players.
    pub(super) fn of_session(&self, seats: &[Option<Player>; 2]) -> Arc<Semaphore> {
        match is_record(seats) {
            true => self.of_records.clone(),
            false => self.of_games.clone(),
        }
    }
}

/// Whether a session with these players is an imported record: nobody holds a seat.
pub(super) fn is_record(seats: &[Option<Player>; 2]) -> bool {
    seats.iter().all(Option::is_none)
}
