//! Searches one position at full strength: what a ruthless player would do, and which result is certain.

use lusoria_games::catalog::Line;
use lusoria_games::engine::{Score, ThinkOrder, Thought};
use lusoria_games::exact::{Exact, PliesLeadTo, SeatResult};
use std::time::Duration;

/// The most positions that are searched to find the exact value of one position; this takes a fraction of a second.
const EXACT_NODES: u64 = 20_000;

/// How long and how far one step of thinking may go.
#[derive(Clone, Copy)]
pub(super) struct SearchBudget<'a> {
    /// `None` if only the nodes are limited.
    pub(super) time: Option<Duration>,
    pub(super) nodes: Option<u64>,
    /// Called often during the search; `true` ends the search at once.
    pub(super) stop: &'a dyn Fn() -> bool,
}

/// What a ruthless player would do; `None` if no seat is to move.
pub(super) fn think(line: &dyn Line, budget: SearchBudget<'_>) -> Option<Thought> {
    let order = ThinkOrder {
        nodes: budget.nodes,
        time: budget.time,
        ..ThinkOrder::default()
    };
    line.think(&order, budget.stop)
}

/// What the position is worth to the seat to move, if that is known or the thought has proved it.
pub(super) fn certainty(line: &dyn Line, thought: &Thought) -> Option<Exact> {
    line.exact(EXACT_NODES).or_else(|| {
        let plies = thought.score.plies_to_end()?.unsigned_abs();
        let result = if thought.score.is_win() {
            SeatResult::Win
        } else {
            SeatResult::Loss
        };
        // In Afrika the moves that are known to win are not the fastest ones, so no number of plies can be promised.
        let is_told = plies < Score::SOME_PLIES && line.plies_lead_to() != PliesLeadTo::Capture;
        Some(Exact {
            plies: Some(plies).filter(|_| is_told),
            ..Exact::new(result)
        })
    })
}
