//! XII Scripta with up to three pieces a player and plain dice: the chance to win of whoever is to throw, in every position.
//!
//! Source: `docs/solved.md`. Deliberately absent: shuffle bags, with which there are far too many positions; files and threads,
//! which whoever makes the tables brings.

mod bytes;
mod chances;
mod pieces;
mod tables;
mod turns;

pub use bytes::TablesError;
pub use chances::ChanceTable;
pub use pieces::MOST_PIECES;
pub use tables::{Pair, Tables, positions};
