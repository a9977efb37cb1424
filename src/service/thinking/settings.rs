//! How much computer players may think. The same limits hold for hints. An analysis is limited in nodes
//! only.
//!
//! How far an analysis searches is in `analysis_task.rs`. What the operator sets is read in `src/config/thinking.rs`.

use std::time::Duration;

/// The shortest time for one move, however many others wait.
const SHORTEST: Duration = Duration::from_millis(50);

/// How much computer players may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ThinkingSettings {
    /// How many threads think, at least one. Each thinks about one task at a time.
    pub threads: usize,
    /// The longest time for one move.
    pub time: Duration,
    /// The most nodes that are searched for one move. If this limit is reached before the time is over, a computer player finds the same
    /// move in the same game every time.
    pub nodes: Option<u64>,
    /// The shortest time between two moves of a game that only computer players play, so that the game does not flood its room.
    pub pause: Duration,
}

impl Default for ThinkingSettings {
    fn default() -> Self {
        Self {
            threads: 1,
            time: Duration::from_secs(2),
            nodes: None,
            pause: Duration::from_secs(4),
        }
    }
}

impl ThinkingSettings {
    /// The time for a move while this many other tasks wait. The more tasks there are for each thread, the less time each gets.
    pub(super) fn time_under_load(&self, waiting: usize) -> Duration {
        let threads = self.threads.max(1);
        let share = u32::try_from(1 + waiting / threads).unwrap_or(u32::MAX);
        (self.time / share).max(SHORTEST.min(self.time))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_more_wait_the_shorter_is_a_thought() {
        let settings = ThinkingSettings {
            threads: 2,
            ..ThinkingSettings::default()
        };
        let milliseconds = |waiting| settings.time_under_load(waiting).as_millis();
        assert_eq!([0, 1, 2, 8].map(milliseconds), [2_000, 2_000, 1_000, 400]);
        assert_eq!(milliseconds(1_000_000), 50);
    }
}
