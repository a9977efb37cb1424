//! Computer players: a search that plays every game of the catalogue.
//!
//! Each game implements [`Searchable`] in its file `search.rs`, to tell the search what it has to know about the game. [`think`] returns
//! a move. Pure, with two exceptions. `limits.rs` reads a clock if the caller limits the time. `threads.rs` starts threads for a search
//! on several threads, and to free a large table. Deliberately absent: openings learnt by heart, null moves (see [`Searchable`]).

mod choose_with_errors;
mod deepening;
mod expectation;
mod key;
mod level;
mod limits;
mod move_order;
mod path;
mod proof;
mod quiescence;
mod score;
mod search;
mod search_memory;
mod searchable;
mod slip;
mod think;
mod thought;
mod threads;
mod transposition_table;
mod weight;
mod win_probability;

pub use key::{key_of, seed_of};
pub use level::{Level, Skill};
pub use proof::{Proof, prove};
pub use score::Score;
pub use search::Shortcuts;
pub use search_memory::SearchMemory;
pub use searchable::{MOVE_NUMBERS, Searchable};
pub use think::{think, think_of_known, value_at_depth};
pub use thought::{ThinkOrder, Thought};
pub use weight::{Counts, Evaluation, Weight, WeightedSum, on_move};
pub use win_probability::WinProbability;
