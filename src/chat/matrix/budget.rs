//! Counts messages as the homeserver does. With Synapse's defaults, a homeserver accepts ten at once and then one every five seconds. For
//! another homeserver, the operator can set another time than five seconds (`src/config/matrix.rs`). The bot counts the messages of all
//! rooms together. It never sends too early: a refused message would have to be sent again later. `send_queue.rs` decides which message
//! is sent next.

use super::send_queue::{Recipient, SendQueue};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// How many messages the homeserver accepts at once.
const BURST: f64 = 10.0;

/// How many messages the bot may send now, and the messages that wait until it may.
#[derive(Debug)]
pub(super) struct Budget {
    bucket: Mutex<Bucket>,
    /// The messages that wait to be sent.
    queue: SendQueue,
}

#[derive(Debug)]
struct Bucket {
    /// The time after which one more message is allowed. Zero if the homeserver does not count messages.
    pace: Duration,
    level: f64,
    /// The time at which the bucket has this `level`. It lies in the future if the homeserver has asked the bot to wait.
    at: Instant,
}

impl Budget {
    /// An empty budget, because a new process does not know what was sent just before it started.
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

    /// Waits until one more message may be sent for this room and person, and counts it. If the caller stops waiting, nothing is counted.
    pub(super) async fn take(&self, recipient: Recipient) {
        let counted = || async {
            loop {
                let wait = self.bucket().take();
                if wait.is_zero() {
                    return;
                }
                sleep(wait).await;
            }
        };
        self.queue.turn(recipient, counted).await;
    }

    /// Notes that the homeserver accepts no messages for this long.
    pub(super) fn note_limited(&self, pause: Duration) {
        let mut bucket = self.bucket();
        bucket.level = 1.0;
        bucket.at = Instant::now() + pause;
    }

    /// Locks the bucket. A panic in another task does no harm, because every call leaves the bucket consistent.
    fn bucket(&self) -> MutexGuard<'_, Bucket> {
        self.bucket.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Bucket {
    /// If a message may be sent now, counts it and returns zero. Otherwise returns how long to wait.
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
    use crate::chat::matrix::send_queue::Recipient;
    use std::time::Duration;
    use tokio::time::{Instant, advance};

    const PACE: Duration = Duration::from_secs(5);

    fn anna() -> Recipient {
        Recipient::of("!hall:example.org", Some("@anna:example.org"))
    }

    /// A budget that is full, because it has not been used for a long time.
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
            budget.note_limited(Duration::from_secs(60));
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
