//! Games that computer players play against each other, so that one can say how strong they are: openings, games, and what the
//! results prove.
//!
//! Chance comes from the caller as `below`: a number below the one that is given, each equally likely. Deliberately absent: who
//! plays whom and how often, which is up to the caller (`lusoria calibrate`, the example `tune`).

mod contestant;
mod opening;
mod pair;
mod play_out;
mod tally;

pub use contestant::{Below, Contestant};
pub use opening::{balanced_opening, random_opening};
pub use pair::play_pair;
pub use play_out::{LONGEST_GAME, play_out};
pub use tally::{Interval, Tally, interval};
