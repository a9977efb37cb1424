//! Budgets that refill steadily, such as 60 a minute. They are made with the crate governor on a monotonic clock, are kept only in
//! memory, and are full after a start.

use governor::clock::Clock;
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};
use std::hash::Hash;
use std::num::NonZeroU32;
use std::time::Duration;
use tokio::time::Instant;

/// While a [`RateBudget`] has at most this many keys, no key is removed.
const MANY_KEYS: usize = 4_096;

/// The time since the start, by tokio's clock, so that tests can advance it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Uptime(Instant);

impl Uptime {
    pub(super) fn begin() -> Self {
        Self(Instant::now())
    }
}

impl Clock for Uptime {
    type Instant = Duration;

    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

type Limiter<K> = RateLimiter<K, HashMapStateStore<K>, Uptime, NoOpMiddleware<Duration>>;

/// One budget for each key.
#[derive(Debug)]
pub(super) struct RateBudget<K: Hash + Eq + Clone> {
    /// `None` if there is no limit.
    limiter: Option<Limiter<K>>,
    clock: Uptime,
    most: NonZeroU32,
    /// When there are more keys than this, those with a full budget are removed.
    room_for: usize,
}

impl<K: Hash + Eq + Clone> RateBudget<K> {
    /// A budget that refills by `number` in each `period`. It holds at most `burst`, which can be used at once. A `burst` of zero means
    /// `number`.
    pub(super) fn new(clock: Uptime, number: u32, period: Duration, burst: u32) -> Self {
        let most = NonZeroU32::new(burst).or(NonZeroU32::new(number));
        let most = most.unwrap_or(NonZeroU32::MIN);
        let each = period.checked_div(number);
        let quota = each.and_then(Quota::with_period);
        let limiter =
            quota.map(|quota| Limiter::hashmap_with_clock(quota.allow_burst(most), clock));
        Self {
            limiter,
            clock,
            most,
            room_for: MANY_KEYS,
        }
    }

    /// Takes `cost` from the budget. A cost that is more than a full budget counts as a full budget.
    ///
    /// # Errors
    /// The time until the budget has refilled enough. In this case nothing is taken.
    pub(super) fn take(&mut self, key: &K, cost: u32) -> Result<(), Duration> {
        let Some(limiter) = &self.limiter else {
            return Ok(());
        };
        let Some(cost) = NonZeroU32::new(cost) else {
            return Ok(());
        };
        let taken = limiter.check_key_n(key, cost.min(self.most));
        let taken = taken.expect("never more than the whole budget is taken");
        let result = taken.map_err(|not| not.wait_time_from(self.clock.now()));
        self.forget_the_rested();
        result
    }

    /// Removes keys whose budget is full again. That changes nothing, because a new key has a full budget. To stay cheap, does nothing
    /// until the number of keys has doubled since the last removal.
    fn forget_the_rested(&mut self) {
        let Some(limiter) = &self.limiter else { return };
        if limiter.len() > self.room_for {
            limiter.retain_recent();
            limiter.shrink_to_fit();
            self.room_for = MANY_KEYS.max(limiter.len() * 2);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::time::advance;

    const MINUTE: Duration = Duration::from_mins(1);

    #[tokio::test(start_paused = true)]
    async fn a_budget_is_used_at_once_and_refills_steadily() {
        let mut budget = RateBudget::new(Uptime::begin(), 60, MINUTE, 3);
        let taken = |budget: &mut RateBudget<u8>| budget.take(&1, 1);
        for _ in 0..3 {
            assert_eq!(taken(&mut budget), Ok(()));
        }
        assert_eq!(taken(&mut budget), Err(Duration::from_secs(1)));
        assert_eq!(budget.take(&2, 1), Ok(()), "each key has its own");
        advance(Duration::from_secs(1)).await;
        assert_eq!(taken(&mut budget), Ok(()));
        assert!(taken(&mut budget).is_err());
    }

    #[tokio::test(start_paused = true)]
    async fn what_costs_more_than_the_whole_budget_takes_all_of_it() {
        let mut budget = RateBudget::new(Uptime::begin(), 60, MINUTE, 3);
        assert_eq!(budget.take(&1, 100), Ok(()));
        assert!(budget.take(&1, 1).is_err());
    }

    #[tokio::test(start_paused = true)]
    async fn zero_is_no_limit() {
        let mut budget = RateBudget::new(Uptime::begin(), 0, MINUTE, 0);
        for _ in 0..1_000 {
            assert_eq!(budget.take(&1, 100), Ok(()));
        }
    }

    #[tokio::test(start_paused = true)]
    async fn keys_are_forgotten_once_their_budget_is_full_again() {
        let mut budget = RateBudget::new(Uptime::begin(), 60, MINUTE, 3);
        for key in 0..3 * MANY_KEYS {
            assert_eq!(budget.take(&key, 3), Ok(()));
            advance(Duration::from_millis(10)).await;
        }
        let limiter = budget.limiter.as_ref().unwrap();
        assert!(limiter.len() <= MANY_KEYS + 1, "{}", limiter.len());
        assert!(
            budget.take(&(3 * MANY_KEYS - 1), 1).is_err(),
            "the last one is remembered"
        );
    }
}
