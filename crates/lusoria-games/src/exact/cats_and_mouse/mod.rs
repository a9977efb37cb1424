//! Cats and Mouse is solved: of every position that can come in a game it is known who wins, and in how many plies.
//!
//! Source: `docs/solved.md`. Deliberately absent: the positions in which it is the cats' turn; they are one ply from the others.

mod build;
mod key;
mod table;
mod value;

pub use build::build_table;
pub use table::TABLE;
