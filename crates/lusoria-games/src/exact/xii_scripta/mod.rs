//! XII Scripta with plain dice and up to three pieces for each player. For every position before a throw, the chance of winning is
//! computed.
//!
//! Source: `docs/solved.md`. Deliberately absent: dice from shuffle bags, because there are far too many positions. The program that
//! makes the tables has the files and the threads.

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
