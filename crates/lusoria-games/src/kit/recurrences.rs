//! Counts how often each position of a line of play has occurred. A line is copied before every move, so copying must be cheap. Therefore
//! the copies share the counts of the older positions. Each copy has a list of its own for the last positions (at most 16).

use foldhash::fast::FixedState;
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Arc;

/// How many positions a line keeps in its own list. When the list is full, they are added to the shared counts.
const MOST_LATEST: usize = 16;

/// The highest number of occurrences that `at_least` counts. Where repetition matters, play stops before a position occurs more often.
const MOST_TIMES: usize = 4;

/// How often each position has occurred. Every move needs a hash, so the fast hasher `FixedState` is used. It uses no random numbers, so
/// that two lines with the same plies look the same even in debug text.
type Times<S> = HashMap<S, u32, FixedState>;

/// How often positions have occurred. Positions that can no longer occur are not kept.
#[derive(Clone, Debug)]
pub(super) struct Recurrences<S> {
    /// The counts of the earlier positions, which copies share. `None` if there are no such positions yet.
    earlier: Option<Arc<Times<S>>>,
    /// The latest positions, in the order in which they occurred. A position that occurred twice is in the list twice.
    latest: Vec<S>,
    /// How many positions have occurred at least once, how many at least twice, and so on.
    at_least: [u32; MOST_TIMES],
}

impl<S> Default for Recurrences<S> {
    fn default() -> Self {
        Self {
            earlier: None,
            latest: Vec::new(),
            at_least: [0; MOST_TIMES],
        }
    }
}

impl<S> Recurrences<S> {
    /// How many positions have occurred at least this many times.
    pub(super) fn at_least(&self, times: u32) -> u32 {
        self.at_least[(times as usize).clamp(1, MOST_TIMES) - 1]
    }
}

impl<S: Clone + Eq + Hash> Recurrences<S> {
    /// Counts a position that has occurred now. Returns how often it has occurred by now.
    pub(super) fn count(&mut self, state: &S) -> u32 {
        if self.latest.len() >= MOST_LATEST {
            self.share_latest();
        }
        self.latest.push(state.clone());
        let times = self.times(state);
        if let Some(number) = self.at_least.get_mut(times as usize - 1) {
            *number += 1;
        }
        times
    }

    /// How often a position has occurred.
    pub(super) fn times(&self, state: &S) -> u32 {
        let earlier = self.earlier.as_ref();
        let earlier = earlier.and_then(|earlier| earlier.get(state).copied());
        let latest = self.latest.iter().filter(|one| *one == state).count();
        earlier.unwrap_or_default() + latest as u32
    }

    fn share_latest(&mut self) {
        let earlier = Arc::make_mut(self.earlier.get_or_insert_default());
        for state in self.latest.drain(..) {
            *earlier.entry(state).or_default() += 1;
        }
    }

    /// Each position with how often it has occurred, in no order.
    pub(super) fn all(&self) -> impl Iterator<Item = (&S, u32)> {
        let mut times: Times<&S> = Times::default();
        for (state, count) in self.earlier.iter().flat_map(|earlier| earlier.iter()) {
            times.insert(state, *count);
        }
        for state in &self.latest {
            *times.entry(state).or_default() += 1;
        }
        times.into_iter()
    }
}

impl<S: Eq + Hash> FromIterator<(S, u32)> for Recurrences<S> {
    fn from_iter<I: IntoIterator<Item = (S, u32)>>(all: I) -> Self {
        let earlier: Times<S> = all.into_iter().collect();
        let mut at_least = [0; MOST_TIMES];
        for times in earlier.values() {
            for number in at_least.iter_mut().take(*times as usize) {
                *number += 1;
            }
        }
        Self {
            earlier: Some(Arc::new(earlier)),
            latest: Vec::new(),
            at_least,
        }
    }
}
