//! Waiting for a short time without letting the thread sleep.
//!
//! One commit takes some 0.2 ms. On many machines, above all virtual ones, it takes half as long again to put a thread to sleep and to
//! wake it, and the reply would be later by that.

use std::pin::pin;
use std::sync::LazyLock;
use std::thread::available_parallelism;
use std::time::{Duration, Instant};
use tokio::task::yield_now;

/// How much processor time the waiting may cost one message; for a slower disk the thread sleeps.
const LONGEST: Duration = Duration::from_micros(400);

/// With a single processor, spinning would keep the thread that writes from working.
static MAY_SPIN: LazyLock<bool> =
    LazyLock::new(|| available_parallelism().is_ok_and(|n| n.get() > 1));

/// Waits for `work`, most of which another thread does. Other tasks of this thread go on meanwhile.
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
