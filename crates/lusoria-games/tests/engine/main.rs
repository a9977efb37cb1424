//! Computer players: the search against a plain minimax, and every level in every game.

#![allow(clippy::unwrap_used, reason = "helpers of tests fail by panicking")]

mod levels;
mod lines;
mod minimax;
mod proofs;
mod searchable;
mod thinking;
