//! The pauses between attempts at something that fails for a while: sending, connecting, logging in.

use backon::{BackoffBuilder, ExponentialBackoff, ExponentialBuilder};
use std::time::Duration;

/// An endless series of pauses. Each pause is twice as long as the one before it, from `first` up to `longest`. A random time, at most as
/// long as the pause, is added to each pause, so that many programs do not try at the same moment.
pub(crate) fn retry_pauses(first: Duration, longest: Duration) -> ExponentialBackoff {
    ExponentialBuilder::default()
        .with_jitter()
        .with_min_delay(first)
        .with_max_delay(longest)
        .without_max_times()
        .build()
}
