//! XII Scripta (ludus duodecim scriptorum), the Roman race game, as H. J. R. Murray reconstructed it.
//!
//! Source of the rules: `docs/rules/xii-scripta.md`; rules are quoted by their numbers there (A1.2, A3.7 …). Deliberately
//! absent: other courses than A1, combined dice, `yield` (the host's affair, as in every game).

mod dice_left;
mod edit;
mod moves;
mod notation;
mod options;
mod play;
mod side;
mod state;
mod text;
mod texts;
mod view;

pub use dice_left::DiceLeft;
pub use moves::Ply;
pub use options::{BearOff, Dice, Options};
pub use side::{Side, flip};
pub use state::XiiScripta;
pub use texts::{NAMES, TEXTS};
