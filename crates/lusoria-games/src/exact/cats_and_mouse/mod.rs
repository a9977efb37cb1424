//! Cats and Mouse is solved: for every position that can occur in a game, it is known who wins. It is also known in how many plies,
//! except for wins of the mouse with `shortcut=true`.
//!
//! Source: `docs/solved.md`. Deliberately absent: a table for positions in which it is the cats' turn; their values follow from
//! those of the positions one ply later.

mod build;
mod key;
mod table;
mod value;

pub use build::build_table;
pub use table::TABLE;
