//! Endgames of Afrika. For positions with few stones on the board, it is known how many of these stones each player will capture if both
//! play perfectly. The tables hold the difference of the two numbers, from the point of view of the player to move.
//!
//! Source: `docs/solved.md`. Deliberately absent: files. A program that stores tables in a folder uses [`Tables::to_bytes`].

mod build;
mod bytes;
mod installed;
mod layer;
mod numbering;
mod ring;
mod tables;
mod value;

pub use build::Progress;
pub use installed::{AT_FIRST_USE, install, make_small};
pub use numbering::MOST_STONES;
pub use tables::{Goal, Tables};
