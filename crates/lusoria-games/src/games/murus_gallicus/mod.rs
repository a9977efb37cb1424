//! Murus Gallicus, Phil Leduc's game of walls and towers, as an Italian university course played it.
//!
//! Source of the rules: `docs/rules/murus-gallicus.md`; rules are quoted by their numbers there (M1 to M10, rows 6.1 to
//! 6.11). Deliberately absent: the advanced game with catapults (rows 6.4 and 6.6), other boards (row 6.3), the course's line
//! protocol and its clock (a tournament's affair), repetition (the rules know none).

mod board;
mod edit;
mod moves;
mod notation;
mod options;
mod play;
mod state;
mod stones;
mod text;
mod texts;
mod view;

pub use board::{Direction, Square};
pub use moves::Ply;
pub use options::Options;
pub use state::MurusGallicus;
pub use stones::Stones;
pub use texts::{NAMES, TEXTS};
