//! Tablut, the Sámi game that Linnaeus saw in 1732, by the rules of Ashton as the University of Bologna plays them.
//!
//! Source of the rules: `docs/rules/tablut.md`; rules are quoted by their numbers there (T1 to T15, rows 2.1 to 2.14).
//! Deliberately absent: boards without camps, a black first move, the network protocol of the Bologna server.

mod board;
mod edit;
mod forms;
mod json;
mod law;
mod moves;
mod notation;
mod objection;
mod options;
mod play;
mod state;
mod texts;
mod view;
mod ways;

pub use board::Cell;
pub use moves::Ply;
pub use options::{CampTips, KingRule, Options, Repetition};
pub use state::{Ending, Piece, Tablut};
pub use texts::{NAMES, TEXTS};
