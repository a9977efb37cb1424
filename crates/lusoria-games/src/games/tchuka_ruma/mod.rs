//! Tchuka Ruma, a mancala for one: bring every stone into the ruma.
//!
//! Source of the rules: `docs/rules/tchuka-ruma.md` and `docs/rules/mancala.md`; rules are quoted by their numbers there
//! (TR-3, CM-4 …). Deliberately absent: hints, a clock, and a score to reach other than all stones.

mod layouts;
mod moves;
mod notation;
mod options;
mod play;
mod state;
mod text;
mod texts;
mod view;

pub use layouts::most_in_ruma;
pub use moves::Choice;
pub use options::{MOST_PITS, Options, Origin};
pub use state::TchukaRuma;
pub use texts::{NAMES, TEXTS};
