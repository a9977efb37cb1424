//! The moves of a position with their exact values, where these are known. With them, a computer player need not search.

use crate::engine::{Level, Score};
use crate::exact::{Exact, PliesLeadTo, SeatResult, Solved, exact_moves};
use crate::kit::TypedLine;
use crate::rules::Turn;
use std::cmp::Reverse;

/// How many positions may be searched for the value of a move if there is no table. It is small, because this search cannot be
/// stopped.
const MOST_NODES: u64 = 200;

/// The value of a stone in a solitaire, in units.
const STONE: i32 = 100;

/// The moves whose value is known, the best one first. `None` in these cases:
/// - No seat is to move.
/// - A repetition may end the line. The values do not take repetitions into account.
/// - The value of some move is not known. At the level ruthless, this does not matter if a known move wins.
///
/// The plies of a score say how soon it is clear that the move wins or loses. The game may end later.
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
    let after = |m: S::Move| {
        let mut next = line.state().clone();
        next.play(m, &mut ());
        next
    };
    // Of equally good moves, a player who wins prefers one that ends the game; a player who does not win prefers one that does not end it.
    let ends_in_time = |m: S::Move, value: &Exact| {
        matches!(after(m).turn(), Turn::Over(_)) == (value.result == SeatResult::Win)
    };
    known.sort_by_cached_key(|(m, value)| Reverse((*value, ends_in_time(*m, value))));
    let (_, best) = known.first()?;
    let wins = best.result == SeatResult::Win && level == Level::Ruthless;
    let enough = wins || known.len() == legal.len();
    let scored = |(m, value): (S::Move, Exact)| (m, score(value, &after(m)));
    enough.then(|| known.into_iter().map(scored).collect())
}

/// The score of a move of this value. `after` is the position after it.
fn score<S: Solved>(value: Exact, after: &S) -> Score {
    let plies = plies_until_shown(value, after).unwrap_or(Score::SOME_PLIES);
    match (value.result, value.stones) {
        (SeatResult::Loss, Some(stones)) if S::INFO.seats == 1 => {
            Score::consoled(i32::from(stones) * STONE)
        }
        (SeatResult::Win, _) => Score::win_in(plies),
        (SeatResult::Draw, _) => Score::DRAW,
        (SeatResult::Loss, _) => -Score::win_in(plies),
    }
}

/// After how many plies, the move included, it is clear that a move of this value wins or loses. `None` if that is not known.
fn plies_until_shown<S: Solved>(value: Exact, after: &S) -> Option<u32> {
    match (S::PLIES_LEAD_TO, after.turn()) {
        (PliesLeadTo::End | PliesLeadTo::Decision, _) => value.plies,
        (PliesLeadTo::Capture, Turn::Over(_)) => Some(1),
        (PliesLeadTo::Capture, _) => after.has_winning_move().then_some(2),
    }
}
