//! What a computer player is asked, and what it answers.

use super::level::Level;
use super::score::Score;
use std::time::Duration;

/// The order to a computer player: how to think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ThinkOrder {
    /// How strong the computer player plays.
    pub level: Level,
    /// The number that decides the errors of the computer player. The same seed gives the same errors. A host computes the seed from the
    /// game, the position and the secret seed of the session.
    pub seed: u64,
    /// After how many nodes the computer player stops thinking. `None` leaves only the limit of the level.
    pub nodes: Option<u64>,
    /// How many plies the computer player looks ahead at most. `None` leaves only the limit of the level.
    pub depth: Option<u32>,
    /// After which time the computer player stops thinking; `None` for no limit.
    pub time: Option<Duration>,
    /// How many bytes the table of the search may take.
    pub hash_bytes: usize,
    /// On how many threads the computer player searches. With several threads or a time limit, the same order may give different answers.
    pub threads: usize,
    /// Weights for the evaluation instead of the game's own, to try new weights against the old ones.
    pub weights: Option<&'static [i32]>,
}

impl Default for ThinkOrder {
    /// Orders the computer player to play as well as it can, and to think until it is stopped.
    fn default() -> Self {
        Self {
            level: Level::Ruthless,
            seed: 0,
            nodes: None,
            depth: None,
            time: None,
            hash_bytes: 16 << 20,
            threads: 1,
            weights: None,
        }
    }
}

/// What a computer player has found out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Thought<M = String> {
    /// The move that the computer player plays.
    pub ply: M,
    /// The score of the move, for the seat that plays it.
    pub score: Score,
    /// Whether the score is known without a search, and certain.
    pub exact: bool,
    /// How many plies the computer player looked ahead.
    pub depth: u32,
    /// How many positions the computer player looked at.
    pub nodes: u64,
    /// How full the table of the search was, in thousandths.
    pub hash_full: u16,
    /// The moves that the computer player expects; its own move comes first.
    pub line: Vec<M>,
}

impl<M: Copy> Thought<M> {
    /// A move whose value is known without a search.
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

impl<M> Thought<M> {
    /// The same thought, with [`Score::SOME_PLIES`] as the number of plies to a win or a loss, because the true number is not known.
    #[must_use]
    pub(crate) fn without_plies(self) -> Self {
        Self {
            score: self.score.without_plies(),
            ..self
        }
    }
}

impl<M: ToString> Thought<M> {
    /// The same thought, with the moves in canonical notation.
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
