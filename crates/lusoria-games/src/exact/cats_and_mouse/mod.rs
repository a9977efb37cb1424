//! Cats and Mouse is solved: for every position that can occur in a game, it is known who wins, and in how many plies. With the option
//! `shortcut=true` (B2.8), the winner is the same, but the mouse may win in fewer plies.
//!
//! Source: `docs/solved.md`. Deliberately absent: a table for positions in which it is the cats' turn. Their values follow from those of
//! the positions one ply later.

mod build;
mod key;
mod table;
mod value;

pub use build::build_table;
pub use table::TABLE;
