//! Puzzles: positions in which exactly one move wins, at every turn of whoever solves them.
//!
//! How they are made and proved, and what is in a line of their files: `docs/puzzles.md`. Deliberately absent: who solves which puzzle
//! when, which is the host's affair.

mod answer;
mod make;
mod prove;
mod recipe;
mod stored;

pub use answer::Answer;
pub use make::make;
pub use prove::{Flaw, prove};
pub use recipe::{RECIPES, Recipe};
pub use stored::{Puzzle, puzzle, puzzles};
