//! Selus, the game of wounds and traps from Massawa, on a board of three rows.
//!
//! Source of the rules: `docs/rules/selus.md` and `docs/rules/mancala.md`; rules are quoted by their numbers there
//! (SE-8, CM-5 …). Deliberately absent: the territory rule of SE-A7, and the unrelated nedf game of this name.

mod edit;
mod laws;
mod moves;
mod notation;
mod options;
mod play;
mod rounds;
mod state;
mod text;
mod texts;
mod view;

pub use moves::Sow;
pub use options::Options;
pub use state::Selus;
pub use texts::{NAMES, TEXTS};
