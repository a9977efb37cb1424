//! Computer players: the search is compared with a plain minimax, and every level plays every game.

#![allow(clippy::unwrap_used, reason = "helpers of tests fail by panicking")]

mod contests;
mod levels;
mod levels_in_docs;
mod lines;
mod minimax;
mod murus_wins;
mod proofs;
mod searchable;
mod thinking;
