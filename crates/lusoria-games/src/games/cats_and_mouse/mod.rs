//! Cats and Mouse (kočky a myš; fox and hounds, vlk a ovečky): four cats try to pin down a mouse that tries to slip past.
//!
//! Source of the rules: `docs/rules/cats-and-mouse.md`; rules are quoted by their numbers there (B1.1, B3.2 …). Deliberately
//! absent: dark squares (B6.2), the computer player (B4), `vzdát` (the host's affair, as in every game).

mod edit;
mod law;
mod moves;
mod notation;
mod options;
mod play;
mod square;
mod state;
mod text;
mod texts;
mod view;

pub use moves::{Ply, Side, Step};
pub use options::{Options, View};
pub use square::Square;
pub use state::CatsAndMouse;
pub use texts::{NAMES, TEXTS};
