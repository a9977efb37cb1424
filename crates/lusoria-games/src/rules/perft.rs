//! Counts the ways to play on from a position. Equal counts are the simplest evidence that two implementations of the rules agree.

use super::{State, Turn};

/// The number of ways to play exactly `depth` plies from here. Chance plies count like moves, and each possible throw counts once, however
/// likely it is. A way that ends the game earlier is not counted.
#[must_use]
pub fn perft<S: State>(state: &S, depth: u32) -> u64 {
    perft_while(state, depth, &mut |_| true).expect("nobody ends the count")
}

/// The same count, or `None` as soon as `go_on` returns false. `go_on` is called at each position whose plies are counted, with
/// the number of these plies.
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

/// Every ply by a seat or by chance that is possible next.
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
