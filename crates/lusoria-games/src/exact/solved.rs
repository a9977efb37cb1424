//! The contract of a game of which something is known for certain.

use super::Exact;
use crate::rules::{Seat, State};

/// A game, some of whose positions may have a known value.
pub trait Solved: State {
    /// What perfect play from this position brings `seat`; nothing if that is not known. Finished positions are known. Where
    /// there is no table the answer is searched for, through `most_nodes` positions at most: 100,000 take a fraction of a second.
    ///
    /// The value holds for a line that begins here. In a line that has been here before, a position that comes again may end the
    /// game: `catalog::Line` looks after that.
    fn exact(&self, _seat: Seat, _most_nodes: u64) -> Option<Exact> {
        None
    }
}
