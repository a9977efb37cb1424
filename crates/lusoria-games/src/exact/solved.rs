//! The trait `Solved`: for which positions of a game it is known what perfect play brings, and which tables the game needs for that.

use super::{Exact, PliesLeadTo};
use crate::rules::{Seat, State};

/// A game for which the exact values of some positions may be known.
pub trait Solved: State {
    /// Up to what the plies of a value are counted.
    const PLIES_LEAD_TO: PliesLeadTo = PliesLeadTo::End;

    /// What perfect play from this position brings `seat`; `None` if that is not known. For a finished position, too, it may be
    /// unknown. Without a table, the value is found by a search that looks at no more than `most_nodes` positions: 100,000 of them take
    /// a fraction of a second.
    ///
    /// The value holds for a line of play that begins at this position. In a longer line, a position that occurred before may end
    /// the game when it occurs again: `catalog::Line` takes care of that.
    fn exact(&self, _seat: Seat, _most_nodes: u64) -> Option<Exact> {
        None
    }

    /// Whether `exact` or the search of the computer player needs tables that are not there yet. A caller that needs a value then has to
    /// wait until the tables are made.
    fn lacks_tables(&self) -> bool {
        false
    }

    /// Makes the tables that [`Solved::lacks_tables`] misses, or waits until they are made.
    fn make_tables(&self) {}
}
