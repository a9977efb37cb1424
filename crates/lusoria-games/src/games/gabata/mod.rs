//! Gabata, the "pirate mancala" of the Horn of Africa, on a board of three rows.
//!
//! Source of the rules: `docs/rules/gabata.md` and `docs/rules/mancala.md`; rules are quoted by their numbers there
//! (GA-7, CM-5 …). Deliberately absent: other games called Gabata.

mod edit;
mod laws;
mod lot;
mod moves;
mod notation;
mod options;
mod play;
mod rounds;
mod sowing;
mod state;
mod text;
mod texts;
mod view;

pub use moves::Ply;
pub use options::{Options, Zero};
pub use state::Gabata;
pub use texts::{NAMES, TEXTS};
