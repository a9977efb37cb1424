//! XII Scripta with plain dice and up to three pieces for each player. For every position before a throw, the chance of winning is
//! computed.
//!
//! Source: `docs/solved.md`. Deliberately absent: dice from shuffle bags, because there are far too many positions. Files and threads are
//! left to the program that makes the tables.

mod bytes;
mod chances;
mod others;
mod pieces;
mod tables;
mod turn_end;
mod turns;

pub use chances::ChanceTable;
pub use pieces::MOST_PIECES;
pub use tables::{Pair, Tables, Tile, positions};
