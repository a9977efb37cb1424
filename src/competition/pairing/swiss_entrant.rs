//! What the pairing of a Swiss round has to know about an entrant.

use super::one_pairing::Entrant;
use super::seat_history::SeatHistory;

/// What the entrant has achieved in the rounds so far.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SwissEntrant {
    /// Its points, in any unit.
    pub points: u32,
    /// The opponents that it has met, each as often as they have met.
    pub met: Vec<Entrant>,
    /// The seats from which it has played.
    pub colours: SeatHistory,
    /// How many byes it has had.
    pub byes: u32,
}
