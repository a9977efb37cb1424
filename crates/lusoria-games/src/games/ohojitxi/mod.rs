//! Ohojitxi, a mancala of the Ivory Coast in which whoever gets rid of the own stones wins.
//!
//! Source of the rules: `docs/rules/ohojitxi.md` and `docs/rules/mancala.md`; rules are quoted by their numbers there
//! (OH-4, CM-8 …). Deliberately absent: bots, hints, and any other number that captures than four.

mod edit;
mod law;
mod moves;
mod notation;
mod options;
mod play;
mod refusals;
mod state;
mod text;
mod texts;
mod view;

pub use moves::Sowing;
pub use options::{Options, Target};
pub use state::Ohojitxi;
pub use texts::{NAMES, TEXTS};
