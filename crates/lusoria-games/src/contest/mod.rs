//! Contests between computer players, to measure how strong they are: openings, games, and what the results prove.
//!
//! All random numbers come from the caller's function `below`. It returns a random number below its argument.
//! Deliberately absent: who plays whom and how often; the caller decides that (`lusoria calibrate`, the example `tune`).

mod contestant;
mod opening;
mod pair;
mod play_out;
mod tally;

pub use contestant::{Contestant, RandomBelow};
pub use opening::{balanced_opening, random_opening};
pub use pair::play_pair;
pub use play_out::{LONGEST_GAME, play_out};
pub use tally::{Interval, Tally, interval};
