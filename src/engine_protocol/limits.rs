//! Reads the limits after the word `go`: how long a computer player may think.

use super::{Engine, EngineError};
use lusoria_games::catalog::ThinkOrder;
use lusoria_games::rules::Seat;
use std::time::Duration;

/// How many nodes are searched if no limit is given. That takes a fraction of a second.
const USUAL_NODES: u64 = 100_000;
/// The time for a move is the time left on the clock divided by this number, plus three quarters of the increment. A move never gets more
/// than half of the time left.
const MOVES_TO_COME: u64 = 30;

/// The limits of one `go`, times in milliseconds.
#[derive(Default)]
pub(super) struct SearchLimits {
    movetime: Option<u64>,
    depth: Option<u64>,
    nodes: Option<u64>,
    /// How many milliseconds are left on the clock of each seat.
    clocks: [Option<u64>; 2],
    /// How many milliseconds each move adds to the clock.
    increments: [Option<u64>; 2],
    /// Whether `infinite` was given. With `infinite`, the answer waits for one of these: `stop`, `quit`, the end of the input, too many
    /// waiting commands.
    pub(super) infinite: bool,
}

impl SearchLimits {
    /// Reads the words after `go`.
    pub(super) fn read(words: &[&str]) -> Result<Self, EngineError> {
        let mut limits = Self::default();
        let mut words = words.iter();
        while let Some(word) = words.next() {
            let [clock, other_clock] = &mut limits.clocks;
            let [increment, other_increment] = &mut limits.increments;
            let limit = match *word {
                "infinite" => {
                    limits.infinite = true;
                    continue;
                }
                "movetime" => &mut limits.movetime,
                "depth" => &mut limits.depth,
                "nodes" => &mut limits.nodes,
                "p1time" => clock,
                "p2time" => other_clock,
                "p1inc" => increment,
                "p2inc" => other_increment,
                _ => return Err(EngineError::usage("go")),
            };
            let number = words.next().and_then(|text| text.parse().ok());
            *limit = Some(number.ok_or_else(|| EngineError::usage("go"))?);
        }
        Ok(limits)
    }

    /// What the search is asked to do for this seat: its level, and its limits of time, depth and nodes.
    pub(super) fn order(&self, seat: Seat, engine: &Engine) -> ThinkOrder {
        let time = self.time(seat);
        let limited = self.infinite || time.is_some() || self.depth.is_some();
        let nodes = self.nodes.or((!limited).then_some(USUAL_NODES));
        let depth = self
            .depth
            .map(|depth| u32::try_from(depth).unwrap_or(u32::MAX));
        let time = time.map(Duration::from_millis);
        let unlimited = ThinkOrder {
            level: engine.strength,
            hash_bytes: engine.hash_bytes(),
            threads: engine.threads,
            ..ThinkOrder::default()
        };
        if self.infinite {
            return unlimited;
        }
        ThinkOrder {
            // A search has at least one ply.
            depth: depth.map(|depth| depth.max(1)),
            nodes,
            time,
            ..unlimited
        }
    }

    /// The time for this move, if it is limited.
    fn time(&self, seat: Seat) -> Option<u64> {
        let clock = |left: u64| {
            let added = self.increments[seat.index()].unwrap_or_default();
            (left / MOVES_TO_COME + added.saturating_mul(3) / 4).min(left / 2)
        };
        let of_clock = self.clocks[seat.index()].map(clock);
        self.movetime.into_iter().chain(of_clock).min()
    }
}
