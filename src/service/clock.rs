//! The clock of the service: the system's clock, or one that a test sets.

use std::time::{SystemTime, UNIX_EPOCH};
use tokio::sync::watch;

/// The clock of the service. The default is the system's.
#[derive(Clone, Debug, Default)]
pub struct Clock(Option<watch::Receiver<i64>>);

/// A clock that stands still until somebody sets it.
#[derive(Debug)]
pub struct ManualClock(watch::Sender<i64>);

impl ManualClock {
    /// A clock that shows this time (unix seconds), and the [`Clock`] by which the service reads it.
    #[must_use]
    pub fn new(at: i64) -> (Self, Clock) {
        let (hand, clock) = watch::channel(at);
        (Self(hand), Clock(Some(clock)))
    }

    /// The time that this clock shows.
    #[must_use]
    pub fn now(&self) -> i64 {
        *self.0.borrow()
    }

    /// Sets this clock, forwards or backwards.
    pub fn set(&self, at: i64) {
        self.0.send_replace(at);
    }

    /// The same clock for another service.
    #[must_use]
    pub fn clock(&self) -> Clock {
        Clock(Some(self.0.subscribe()))
    }
}

impl Clock {
    /// The time in Unix seconds. It is not taken from the library `jiff`, which panics if the system clock shows a year after 9999.
    pub(super) fn now(&self) -> i64 {
        match &self.0 {
            None => unix_seconds(SystemTime::now()),
            Some(clock) => *clock.borrow(),
        }
    }

    /// Whether a test sets this clock. Such a clock does not advance by itself.
    pub(super) const fn is_manual(&self) -> bool {
        self.0.is_some()
    }

    /// Waits until a test has set the clock. If this is the system's clock, waits forever.
    pub(super) async fn was_set(&mut self) {
        let set = match &mut self.0 {
            Some(clock) => clock.changed().await.is_ok(),
            None => false,
        };
        if !set {
            std::future::pending().await
        }
    }
}

fn unix_seconds(time: SystemTime) -> i64 {
    let (seconds, sign) = match time.duration_since(UNIX_EPOCH) {
        Ok(after) => (after.as_secs(), 1),
        Err(before) => (before.duration().as_secs(), -1),
    };
    sign * i64::try_from(seconds).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_clock_that_is_set_wrong_is_read_as_well() {
        let year_11000 = Duration::from_secs(285_000_000_000);
        assert_eq!(unix_seconds(UNIX_EPOCH + year_11000), 285_000_000_000);
        let year_1969 = Duration::from_secs(3_600);
        assert_eq!(unix_seconds(UNIX_EPOCH - year_1969), -3_600);
    }

    #[tokio::test]
    async fn a_clock_in_hand_stands_still_until_it_is_set() {
        let (hand, mut clock) = ManualClock::new(100);
        assert_eq!((clock.now(), clock.is_manual()), (100, true));
        hand.set(90);
        clock.was_set().await;
        assert_eq!((clock.now(), hand.now(), hand.clock().now()), (90, 90, 90));
    }
}
