//! What is known for certain: positions of which the result of perfect play is a fact, not an opinion.
//!
//! What is known of which game, how it was computed and how to repeat it: `docs/solved.md`. Deliberately absent: estimates, and
//! any choice of a move, which is a computer player's.

pub mod afrika;
pub mod cats_and_mouse;
pub mod gabata;
mod memory_search;
mod moves;
mod solved;
mod tchuka_ruma;
mod unsolved;
mod value;

pub use moves::exact_moves;
pub use solved::Solved;
pub use value::{Exact, Verdict};
