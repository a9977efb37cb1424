//! The pauses between attempts at something that fails for a while: sending, connecting, logging in.

use backon::{BackoffBuilder, ExponentialBackoff, ExponentialBuilder};
use std::time::Duration;

/// Pauses that double from `first` up to `longest` and never end. A random part is added to each, up to as much again, so that many
/// programs do not try at the same moment.
pub(crate) fn retry_pauses(first: Duration, longest: Duration) -> ExponentialBackoff {
    ExponentialBuilder::default()
        .with_jitter()
        .with_min_delay(first)
        .with_max_delay(longest)
        .without_max_times()
        .build()
}
