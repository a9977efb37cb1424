//! The moves of positions in which perfect play is known, with their values; there a computer player need not search.

use crate::engine::{Level, Score};
use crate::exact::{Exact, SeatResult, Solved, exact_moves};
use crate::kit::TypedLine;
use crate::rules::Turn;
use std::cmp::Reverse;

/// How many positions may be searched for the value of a move if there is no table. It is small, because this search cannot be
/// stopped.
const MOST_NODES: u64 = 200;

/// The value of a stone in a solitaire, in units.
const STONE: i32 = 100;

/// The moves whose value is known, the best one first. `None` if they are not enough to choose from; they are enough if the values
/// of all moves are known, or if the player plays at full strength and one of the known moves wins. Also `None` if no seat is to move,
/// or if a repetition may end the line, because the values do not take repetitions into account.
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
    // Of moves that are equally good, whoever wins prefers one that ends the game, and whoever does not win one that does not end it.
    let ends_in_time = |m: &S::Move, value: &Exact| {
        let mut next = line.state().clone();
        next.play(*m, &mut ());
        matches!(next.turn(), Turn::Over(_)) == (value.result == SeatResult::Win)
    };
    known.sort_by_cached_key(|(m, value)| Reverse((*value, ends_in_time(m, value))));
    let (_, best) = known.first()?;
    let wins = best.result == SeatResult::Win && level == Level::Ruthless;
    let enough = wins || known.len() == legal.len();
    enough.then(|| {
        known
            .into_iter()
            .map(|(m, value)| (m, score::<S>(value)))
            .collect()
    })
}

fn score<S: Solved>(value: Exact) -> Score {
    let plies = value.plies.filter(|_| S::PLIES_TO_END);
    let plies = plies.unwrap_or(Score::SOME_PLIES);
    match (value.result, value.stones) {
        (SeatResult::Loss, Some(stones)) if S::INFO.seats == 1 => {
            Score::consoled(i32::from(stones) * STONE)
        }
        (SeatResult::Win, _) => Score::win_in(plies),
        (SeatResult::Draw, _) => Score::DRAW,
        (SeatResult::Loss, _) => -Score::win_in(plies),
    }
}
