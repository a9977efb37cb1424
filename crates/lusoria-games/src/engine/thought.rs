//! What a computer player is asked, and what it answers.

use super::level::Level;
use super::score::Score;
use std::time::Duration;

/// How a computer player is to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ThinkOrder {
    /// How strong it plays.
    pub level: Level,
    /// What its errors are made from: the same seed gives the same errors. A host makes it from the game and the position.
    pub seed: u64,
    /// It ends after so many nodes.
    pub nodes: Option<u64>,
    /// It looks at most so many plies ahead.
    pub depth: Option<u32>,
    /// It ends after this time.
    pub time: Option<Duration>,
    /// What its table may take.
    pub hash_bytes: usize,
    /// On so many threads at once. Only with one, and without a time, the same order has the same answer every time.
    pub threads: usize,
}

impl Default for ThinkOrder {
    /// As well as it can, until it is stopped.
    fn default() -> Self {
        Self {
            level: Level::Ruthless,
            seed: 0,
            nodes: None,
            depth: None,
            time: None,
            hash_bytes: 16 << 20,
            threads: 1,
        }
    }
}

/// What a computer player has found out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought<M = String> {
    /// The move it plays.
    pub ply: M,
    /// What the position is worth to the seat to move if that is played.
    pub score: Score,
    /// Whether the score is known, not estimated.
    pub exact: bool,
    /// How many plies it looked ahead.
    pub depth: u32,
    /// How many positions it looked at.
    pub nodes: u64,
    /// How full its table was, in thousandths.
    pub hash_full: u16,
    /// The moves it expects, its own first.
    pub line: Vec<M>,
}

impl<M: Copy> Thought<M> {
    /// A move of which the value is known without a search.
    pub(super) fn known((ply, score): (M, Score)) -> Self {
        Self {
            ply,
            score,
            exact: true,
            depth: 0,
            nodes: 0,
            hash_full: 0,
            line: vec![ply],
        }
    }
}

impl<M: ToString> Thought<M> {
    /// The same with moves in canonical notation.
    #[must_use]
    pub fn to_text(&self) -> Thought {
        Thought {
            ply: self.ply.to_string(),
            score: self.score,
            exact: self.exact,
            depth: self.depth,
            nodes: self.nodes,
            hash_full: self.hash_full,
            line: self.line.iter().map(ToString::to_string).collect(),
        }
    }
}
