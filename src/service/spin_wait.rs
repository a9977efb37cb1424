//! Waits for a short time without letting the thread sleep.
//!
//! A commit takes some 0.2 ms. On many machines, above all virtual ones, putting a thread to sleep and waking it takes another 0.1
//! ms, and the reply would be that much later.

use std::pin::pin;
use std::sync::LazyLock;
use std::thread::available_parallelism;
use std::time::{Duration, Instant};
use tokio::task::yield_now;

/// For how long one wait may keep the processor busy. If the disk takes longer, the thread sleeps for the rest of the wait.
const LONGEST: Duration = Duration::from_micros(400);

/// Whether spinning is useful. With a single processor it would hinder the thread that writes.
static MAY_SPIN: LazyLock<bool> =
    LazyLock::new(|| available_parallelism().is_ok_and(|n| n.get() > 1));

/// Waits for `work`, which another thread does for the most part. Other tasks of this thread go on meanwhile.
pub(super) async fn spin_wait<F: Future>(work: F) -> F::Output {
    let mut work = pin!(work);
    if !*MAY_SPIN {
        return work.await;
    }
    let until = Instant::now() + LONGEST;
    while Instant::now() < until {
        tokio::select! {
            biased;
            done = &mut work => return done,
            () = yield_now() => {}
        }
    }
    work.await
}
