//! The standings after the games that were played: points, tie-breaks, crosstable, rating performance. Pure.

mod crosstable;
mod gauss_jordan;
mod points;
mod rating;
mod table;
mod tally;
mod tie_break;

pub use crosstable::{Cell, crosstable};
pub use points::{PointSystem, Quarters, ScoredGame, Winner};
pub use rating::{Performance, performances};
pub use table::{Standing, standings};
pub use tie_break::TieBreak;
