//! What the pairing of a Swiss round has to know of an entrant.

use super::colours::Colours;
use super::draw::Entrant;

/// What the rounds so far have brought an entrant.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SwissEntrant {
    /// Its points, in any unit.
    pub points: u32,
    /// Whom it has met, each as often as it has.
    pub met: Vec<Entrant>,
    /// From which seats it has played.
    pub colours: Colours,
    /// How many byes it has had.
    pub byes: u32,
}
