//! Counts the ways to play on from a position. If two programs count equally many, they very probably play by the same rules.

use super::{State, Turn};

/// The number of ways to play exactly `depth` plies from here. A chance ply counts like a move. Each possible throw counts once, whether
/// it is likely or not. A game that ends earlier is not counted.
#[must_use]
pub fn perft<S: State>(state: &S, depth: u32) -> u64 {
    perft_while(state, depth, &mut |_| true).expect("nobody ends the count")
}

/// Counts as [`perft`] does, but can be stopped. At each position, except after the last of the `depth` plies, it calls `go_on` with the
/// number of plies that are possible there. If `go_on` returns false, the count stops and the result is `None`.
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

/// Every ply that is possible next, whether a seat or chance is to act.
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
