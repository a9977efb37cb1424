//! Cats and Mouse is solved: it is known who wins from every position that can occur in a game. It is also known in how many plies. With
//! `shortcut=true`, a win of the mouse may take fewer plies than that.
//!
//! Source: `docs/solved.md`. Deliberately absent: a table for positions in which it is the cats' turn. Their values follow from those of
//! the positions one ply later.

mod build;
mod key;
mod table;
mod value;

pub use build::build_table;
pub use table::TABLE;
