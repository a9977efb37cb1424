//! Computer players: the search is compared with a plain minimax, and every level plays every game.

#![allow(clippy::unwrap_used, reason = "helpers of tests fail by panicking")]

mod levels;
mod lines;
mod minimax;
mod proofs;
mod searchable;
mod thinking;
