//! Says when a search has to end. It ends after a number of nodes, after some time, or when the caller stops it. In a helper thread, it
//! also ends when the main thread is done. This is the only file of the library that reads a clock.

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How many nodes are visited before the clock is read again. A sowing may take a tenth of a millisecond, and a search has to stop
/// within a few milliseconds.
const BETWEEN: u64 = 64;

/// The search had to end before it was complete.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Stopped;

/// When one thread has to stop searching, and how many nodes it has visited.
pub(super) struct Limits<'a> {
    visited: Cell<u64>,
    most: u64,
    until: Option<Instant>,
    /// Returns true when the caller wants the search to stop.
    stop: &'a dyn Fn() -> bool,
    /// Set when the main thread has finished; then the helper threads stop.
    done: &'a AtomicBool,
}

impl<'a> Limits<'a> {
    pub(super) fn new(
        nodes: Option<u64>,
        time: Option<Duration>,
        stop: &'a dyn Fn() -> bool,
        done: &'a AtomicBool,
    ) -> Self {
        Self {
            visited: Cell::new(0),
            most: nodes.unwrap_or(u64::MAX),
            until: time.and_then(|time| Instant::now().checked_add(time)),
            stop,
            done,
        }
    }

    /// Counts a node; an error if the search has to end.
    #[inline]
    pub(super) fn visit(&self) -> Result<(), Stopped> {
        let visited = self.visited.get() + 1;
        self.visited.set(visited);
        if visited > self.most || (visited.is_multiple_of(BETWEEN) && self.are_reached()) {
            return Err(Stopped);
        }
        Ok(())
    }

    /// How many nodes were visited.
    pub(super) const fn visited(&self) -> u64 {
        self.visited.get()
    }

    fn are_reached(&self) -> bool {
        let late = || self.until.is_some_and(|until| Instant::now() >= until);
        self.done.load(Ordering::Relaxed) || (self.stop)() || late()
    }
}
