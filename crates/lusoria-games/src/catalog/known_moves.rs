//! Where perfect play is known, a computer player need not search: the values of all moves, as it compares them.

use crate::engine::Score;
use crate::exact::{Exact, Solved, Verdict, exact_moves};
use crate::kit::TypedLine;
use crate::rules::Turn;

/// Where there is no table a value may be searched for, but no longer than a computer player may be deaf to a stop.
const MOST_NODES: u64 = 500;

/// What a win or a loss counts as of which nobody knows how long it takes.
const SOME_TIME: u32 = 1_000;

/// Every legal move with its value, the best one first; nothing unless all are known.
pub(super) fn known_moves<S: Solved>(line: &TypedLine<S>) -> Option<Vec<(S::Move, Score)>> {
    if !matches!(line.turn(), Turn::Seat(_)) || line.may_stop_by_repetition() {
        return None;
    }
    let mut legal = Vec::new();
    line.state().legal_moves(&mut legal);
    let mut known = exact_moves(line.state(), MOST_NODES);
    if known.len() < legal.len() {
        return None;
    }
    known.sort_by_key(|(_, value)| std::cmp::Reverse(*value));
    Some(
        known
            .into_iter()
            .map(|(m, value)| (m, score(value)))
            .collect(),
    )
}

fn score(value: Exact) -> Score {
    let plies = value.plies.unwrap_or(SOME_TIME);
    match value.verdict {
        Verdict::Win => Score::win_in(plies),
        Verdict::Draw => Score::DRAW,
        Verdict::Loss => -Score::win_in(plies),
    }
}
