//! What has to be known about an entrant for the pairing of a Swiss round.

use super::one_pairing::Entrant;
use super::seat_history::SeatHistory;

/// What has happened to the entrant in the rounds so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SwissEntrant {
    /// The points of the entrant, in any unit.
    pub points: u32,
    /// The opponents so far. An opponent who was met twice is in the list twice.
    pub met: Vec<Entrant>,
    /// The seats from which the entrant has played.
    pub colours: SeatHistory,
    /// How many byes the entrant has had.
    pub byes: u32,
}
