//! Puzzles: positions in which exactly one move wins at every turn of the solver.
//!
//! `docs/puzzles.md` says how puzzles are made and proved, and what a line of their files contains. Deliberately absent: the people who
//! solve puzzles. Only the host knows them.

mod make;
mod prove;
mod puzzle_answer;
mod recipe;
mod stored;

pub use make::make;
pub use prove::{Flaw, prove};
pub use puzzle_answer::PuzzleAnswer;
pub use recipe::{RECIPES, Recipe, has_puzzles};
pub use stored::{Puzzle, puzzle, puzzles};
