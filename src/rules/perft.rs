//! Counting the tree of a position: the plainest proof that two statements of the rules agree.

use super::{State, Turn};

/// The number of ways to play `depth` plies from here. Chance plies count like moves, each possible throw once whatever
/// its weight; a finished position has no ways on.
#[must_use]
pub fn perft<S: State>(state: &S, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let plies = possible(state);
    if depth == 1 {
        return plies.len() as u64;
    }
    plies
        .into_iter()
        .map(|ply| {
            let mut next = state.clone();
            next.play(ply, &mut ());
            perft(&next, depth - 1)
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
