//! Waiting without sleeping, for a moment. One commit takes some 0.2 ms, and on many machines, virtual ones above all, falling
//! asleep and waking up again takes half as long: whoever waits for a reply would wait for that too.

use std::pin::pin;
use std::sync::LazyLock;
use std::thread::available_parallelism;
use std::time::{Duration, Instant};
use tokio::task::yield_now;

/// So much processor time one message may cost beside its work; a slower disk is waited for asleep.
const LONGEST: Duration = Duration::from_micros(400);

/// With one processor, looking on would keep it from whoever works.
static MAY_SPIN: LazyLock<bool> =
    LazyLock::new(|| available_parallelism().is_ok_and(|n| n.get() > 1));

/// Does `work`, of which another thread does the hard part, and lets everyone else go on meanwhile.
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
