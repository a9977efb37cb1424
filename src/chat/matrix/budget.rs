//! How many messages the homeserver takes: ten at once and then one in five seconds, if it has Synapse's defaults. The bot counts
//! for itself, over all rooms, since a refused message costs as much as a taken one. Whose turn it is to speak says `send_queue.rs`.

use super::send_queue::{SendQueue, Who};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// Messages the homeserver takes at once.
const BURST: f64 = 10.0;

/// The bot's messages, counted.
#[derive(Debug)]
pub(super) struct Budget {
    bucket: Mutex<Bucket>,
    /// Whoever waits for a message, waits here.
    queue: SendQueue,
}

#[derive(Debug)]
struct Bucket {
    /// Time a message costs; zero if nobody counts.
    pace: Duration,
    level: f64,
    /// When the level was that; later than now if the homeserver told us to wait.
    at: Instant,
}

impl Budget {
    /// A process that has just begun does not know what was said a moment before it, so it begins with nothing.
    pub(super) fn new(pace: Duration) -> Self {
        Self {
            bucket: Mutex::new(Bucket {
                pace,
                level: 0.0,
                at: Instant::now(),
            }),
            queue: SendQueue::default(),
        }
    }

    /// Waits until one more message may be sent for this room and person, and counts it. Whoever stops waiting has taken nothing.
    pub(super) async fn take(&self, who: Who) {
        let counted = || async {
            loop {
                let wait = self.bucket().take();
                if wait.is_zero() {
                    return;
                }
                sleep(wait).await;
            }
        };
        self.queue.turn(who, counted).await;
    }

    /// The homeserver wants no message for so long.
    pub(super) fn refused(&self, pause: Duration) {
        let mut bucket = self.bucket();
        bucket.level = 1.0;
        bucket.at = Instant::now() + pause;
    }

    /// The bucket is whole after every call, so a panic elsewhere does no harm to it.
    fn bucket(&self) -> MutexGuard<'_, Bucket> {
        self.bucket.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Bucket {
    /// Counts a message, if it may be sent now; otherwise how long until one may.
    fn take(&mut self) -> Duration {
        let wait = self.wait();
        if wait.is_zero() {
            self.level -= 1.0;
        }
        wait
    }

    fn wait(&mut self) -> Duration {
        let now = Instant::now();
        if self.at > now {
            return self.at - now;
        }
        if self.pace.is_zero() {
            return Duration::ZERO;
        }
        let gained = (now - self.at).div_duration_f64(self.pace);
        self.level = (self.level + gained).min(BURST);
        self.at = now;
        self.pace.mul_f64((1.0 - self.level).max(0.0))
    }
}

#[cfg(test)]
mod tests {
    use super::Budget;
    use crate::chat::matrix::send_queue::Who;
    use std::time::Duration;
    use tokio::time::{Instant, advance};

    const PACE: Duration = Duration::from_secs(5);

    fn anna() -> Who {
        Who::of("!hall:example.org", Some("@anna:example.org"))
    }

    /// A budget that nothing was taken from for long.
    async fn rested() -> Budget {
        let budget = Budget::new(PACE);
        advance(PACE * 20).await;
        budget
    }

    #[tokio::test(start_paused = true)]
    async fn it_begins_with_nothing() {
        let (budget, start) = (Budget::new(PACE), Instant::now());
        budget.take(anna()).await;
        assert_eq!(start.elapsed(), PACE);
    }

    #[tokio::test(start_paused = true)]
    async fn ten_at_once_and_then_one_in_five_seconds() {
        let (budget, start) = (rested().await, Instant::now());
        for _ in 0..10 {
            budget.take(anna()).await;
        }
        assert_eq!(start.elapsed(), Duration::ZERO);
        for _ in 0..3 {
            budget.take(anna()).await;
        }
        assert_eq!(start.elapsed().as_secs(), 15);
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_stops_waiting_has_taken_nothing() {
        let (budget, start) = (Budget::new(PACE), Instant::now());
        for _ in 0..3 {
            let given_up = tokio::time::timeout(PACE / 10, budget.take(anna())).await;
            assert!(given_up.is_err());
        }
        budget.take(anna()).await;
        assert_eq!(start.elapsed(), PACE);
    }

    #[tokio::test(start_paused = true)]
    async fn the_homeservers_own_word_counts_more() {
        for pace in [PACE, Duration::ZERO] {
            let (budget, start) = (Budget::new(pace), Instant::now());
            budget.refused(Duration::from_secs(60));
            budget.take(anna()).await;
            assert_eq!(start.elapsed().as_secs(), 60);
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_homeserver_that_does_not_count_is_not_waited_for() {
        let (budget, start) = (Budget::new(Duration::ZERO), Instant::now());
        for _ in 0..1_000 {
            budget.take(anna()).await;
        }
        assert_eq!(start.elapsed(), Duration::ZERO);
    }
}
