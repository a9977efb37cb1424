//! Afrika, Ralf Gering's mancala of 2004 in which captures are compulsory, and give-away Afrika (Benedikt Rosenau, 2010).
//!
//! Source of the rules: `docs/rules/afrika.md` and `docs/rules/mancala.md`; rules are quoted by their numbers there
//! (AF-4, CM-8 …). Deliberately absent: passing, which nobody ever has to do (AF-8), and several moves in one
//! message, since every move ends the turn.

mod board;
mod edit;
mod law;
mod moves;
mod notation;
mod options;
mod play;
mod state;
mod text;
mod texts;
mod view;

pub use board::{Board, HOUSES, Side};
pub use moves::Ply;
pub use options::{Komi, Options};
pub use state::{Afrika, Pie};
pub use texts::{NAMES, TEXTS};
