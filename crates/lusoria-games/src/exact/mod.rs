//! What is known for certain: the results of perfect play from some positions, computed and not estimated.
//!
//! `docs/solved.md` says what is known of each game, how it was computed, and how to compute it again. Deliberately absent:
//! estimates, and the choice of a move, which computer players make.

pub mod afrika;
pub mod cats_and_mouse;
pub mod gabata;
mod memory_search;
mod moves;
mod solved;
mod table_file;
mod tchuka_ruma;
mod value;
mod without_exact_values;
pub mod xii_scripta;

pub use moves::exact_moves;
pub use solved::Solved;
pub use table_file::TablesError;
pub use value::{Exact, PliesLeadTo, SeatResult};
