//! Counts the tree of a position. Equal counts are the simplest evidence that two implementations of the rules agree.

use super::{State, Turn};

/// The number of ways to play `depth` plies from here. Chance plies count like moves, each possible throw once whatever
/// its weight; a finished position has no ways on.
#[must_use]
pub fn perft<S: State>(state: &S, depth: u32) -> u64 {
    perft_while(state, depth, &mut |_| true).expect("nobody ends the count")
}

/// The same count, which ends with nothing as soon as `go_on` says no. It is asked at every position with plies to look at,
/// and told how many.
pub fn perft_while<S: State>(
    state: &S,
    depth: u32,
    go_on: &mut dyn FnMut(u64) -> bool,
) -> Option<u64> {
    if depth == 0 {
        return Some(1);
    }
    let plies = possible(state);
    let count = plies.len() as u64;
    if !go_on(count) {
        return None;
    }
    if depth == 1 {
        return Some(count);
    }
    plies
        .into_iter()
        .map(|ply| {
            let mut next = state.clone();
            next.play(ply, &mut ());
            perft_while(&next, depth - 1, go_on)
        })
        .sum()
}

/// Every ply that may come next, of a seat or of chance.
fn possible<S: State>(state: &S) -> Vec<S::Move> {
    let mut plies = Vec::new();
    match state.turn() {
        Turn::Seat(_) => state.legal_moves(&mut plies),
        Turn::Chance => {
            let mut chances = Vec::new();
            state.chances(&mut chances);
            plies.extend(chances.into_iter().map(|(ply, _)| ply));
        }
        Turn::Over(_) => {}
    }
    plies
}
