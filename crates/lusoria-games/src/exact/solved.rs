//! The trait `Solved`. It says what perfect play from a position brings, where that is known. It also makes the tables that a game needs.

use super::{Exact, PliesLeadTo};
use crate::rules::{Seat, State};

/// A game for which the exact values of some positions may be known.
pub trait Solved: State {
    /// The event up to which the plies of a value are counted.
    const PLIES_LEAD_TO: PliesLeadTo = PliesLeadTo::End;

    /// What perfect play from this position brings `seat`. If a search is needed to find the value, it looks at no more than `most_nodes`
    /// positions; 100,000 of them take a fraction of a second. `None` if the value is not known.
    ///
    /// The value holds if the game begins at this position. If other positions came before it, a repetition of one of them may end the
    /// game. `catalog::Line` takes care of that.
    fn exact(&self, _seat: Seat, _most_nodes: u64) -> Option<Exact> {
        None
    }

    /// Whether tables are missing that `exact` or the search of the computer player needs.
    fn lacks_tables(&self) -> bool {
        false
    }

    /// Makes the tables that are missing, see [`Solved::lacks_tables`]. If another thread is making them, waits for it.
    fn make_tables(&self) {}
}
