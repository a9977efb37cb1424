//! Where perfect play is known, a computer player need not search: the values of moves, as it compares them.

use crate::engine::{Level, Score};
use crate::exact::{Exact, Solved, Verdict, exact_moves};
use crate::kit::TypedLine;
use crate::rules::Turn;

/// Where there is no table a value may be searched for, but no longer than a computer player may be deaf to a stop.
const MOST_NODES: u64 = 200;

/// What a win or a loss counts as of which nobody knows how long it takes.
const SOME_TIME: u32 = 1_000;

/// Units of a stone in a solitaire.
const STONE: i32 = 100;

/// The moves whose value is known, the best one first; nothing unless that is enough to choose: all are known, or whoever plays as
/// well as it can knows one that wins.
pub(super) fn known_moves<S: Solved>(
    line: &TypedLine<S>,
    level: Level,
) -> Option<Vec<(S::Move, Score)>> {
    if !matches!(line.turn(), Turn::Seat(_)) || line.may_stop_by_repetition() {
        return None;
    }
    let mut legal = Vec::new();
    line.state().legal_moves(&mut legal);
    let mut known = exact_moves(line.state(), MOST_NODES);
    known.sort_by_key(|(_, value)| std::cmp::Reverse(*value));
    let (_, best) = known.first()?;
    let wins = best.verdict == Verdict::Win && level == Level::Ruthless;
    let enough = wins || known.len() == legal.len();
    enough.then(|| {
        known
            .into_iter()
            .map(|(m, value)| (m, score::<S>(value)))
            .collect()
    })
}

fn score<S: Solved>(value: Exact) -> Score {
    let plies = value.plies.unwrap_or(SOME_TIME);
    match (value.verdict, value.stones) {
        (Verdict::Loss, Some(stones)) if S::INFO.seats == 1 => {
            Score::consoled(i32::from(stones) * STONE)
        }
        (Verdict::Win, _) => Score::win_in(plies),
        (Verdict::Draw, _) => Score::DRAW,
        (Verdict::Loss, _) => -Score::win_in(plies),
    }
}
