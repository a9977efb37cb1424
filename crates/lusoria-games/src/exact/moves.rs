//! The value of each move of a position.

use super::{Exact, Solved};
use crate::rules::Turn;

/// The legal moves whose value for the seat to move is known, each with its value. They stand in the order of the legal moves.
/// [`Exact::plies`] counts the move itself, too. For each move, a search may look at `most_nodes` positions.
pub fn exact_moves<S: Solved>(state: &S, most_nodes: u64) -> Vec<(S::Move, Exact)> {
    let Turn::Seat(seat) = state.turn() else {
        return Vec::new();
    };
    let mut moves = Vec::new();
    state.legal_moves(&mut moves);
    let value = |m: &S::Move| {
        let mut next = state.clone();
        next.play(*m, &mut ());
        Some((*m, next.exact(seat, most_nodes)?.one_ply_earlier()))
    };
    moves.iter().filter_map(value).collect()
}
