//! How many messages the homeserver takes: ten at once and then one in five seconds, if it has Synapse's defaults. The bot counts
//! for itself, over all rooms, since a refused message costs as much as a taken one.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// Messages the homeserver takes at once.
const BURST: f64 = 10.0;
/// With fewer than this left the turn's message is not redrawn for a partial turn: turns that pass need them.
const RESERVE: f64 = 4.0;

/// How much may be said now.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Means {
    /// Whatever there is to say.
    Plenty,
    /// What cannot wait.
    Short,
    /// Nothing, for so long.
    None(Duration),
}

/// The bot's messages, counted.
#[derive(Debug)]
pub(super) struct Budget {
    bucket: Mutex<Bucket>,
    /// Whoever waits for a message, waits here in order.
    line: tokio::sync::Mutex<()>,
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
            line: tokio::sync::Mutex::new(()),
        }
    }

    /// What can be said now.
    pub(super) fn means(&self) -> Means {
        let mut bucket = self.bucket();
        match bucket.wait() {
            wait if !wait.is_zero() => Means::None(wait),
            _ if bucket.pace.is_zero() || bucket.level >= RESERVE => Means::Plenty,
            _ => Means::Short,
        }
    }

    /// Waits until one more message may be sent, and counts it.
    pub(super) async fn take(&self) {
        let _first = self.line.lock().await;
        loop {
            let wait = self.bucket().wait();
            if wait.is_zero() {
                break;
            }
            sleep(wait).await;
        }
        self.bucket().level -= 1.0;
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
    /// How long until a message may be sent.
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
    use super::{Budget, Means};
    use std::time::Duration;
    use tokio::time::{Instant, advance};

    const PACE: Duration = Duration::from_secs(5);

    /// A budget that nothing was taken from for long.
    async fn rested() -> Budget {
        let budget = Budget::new(PACE);
        advance(PACE * 20).await;
        budget
    }

    #[tokio::test(start_paused = true)]
    async fn it_begins_with_nothing() {
        let (budget, start) = (Budget::new(PACE), Instant::now());
        assert_eq!(budget.means(), Means::None(PACE));
        budget.take().await;
        assert_eq!(start.elapsed(), PACE);
    }

    #[tokio::test(start_paused = true)]
    async fn ten_at_once_and_then_one_in_five_seconds() {
        let (budget, start) = (rested().await, Instant::now());
        for _ in 0..10 {
            budget.take().await;
        }
        assert_eq!(start.elapsed(), Duration::ZERO);
        for _ in 0..3 {
            budget.take().await;
        }
        assert_eq!(start.elapsed().as_secs(), 15);
    }

    #[tokio::test(start_paused = true)]
    async fn a_reserve_is_kept_for_turns_that_pass() {
        let budget = rested().await;
        for _ in 0..6 {
            assert_eq!(budget.means(), Means::Plenty);
            budget.take().await;
        }
        budget.take().await;
        assert_eq!(budget.means(), Means::Short);
        for _ in 0..3 {
            budget.take().await;
        }
        assert_eq!(budget.means(), Means::None(PACE));
        advance(PACE * 5).await;
        assert_eq!(budget.means(), Means::Plenty);
    }

    #[tokio::test(start_paused = true)]
    async fn the_homeservers_own_word_counts_more() {
        for pace in [PACE, Duration::ZERO] {
            let (budget, start) = (Budget::new(pace), Instant::now());
            budget.refused(Duration::from_secs(60));
            budget.take().await;
            assert_eq!(start.elapsed().as_secs(), 60);
        }
    }

    #[tokio::test(start_paused = true)]
    async fn a_homeserver_that_does_not_count_is_not_waited_for() {
        let (budget, start) = (Budget::new(Duration::ZERO), Instant::now());
        for _ in 0..1_000 {
            budget.take().await;
        }
        assert_eq!(
            (start.elapsed(), budget.means()),
            (Duration::ZERO, Means::Plenty)
        );
    }
}
