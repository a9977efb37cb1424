//! Plays two games from one opening, the second with the seats swapped, so that the opening favours neither contestant.

use super::{Contestant, RandomBelow, Tally, play_out};
use crate::catalog::Line;
use crate::rules::Seat;

/// Plays both games. The results are those of the first contestant.
pub fn play_pair(
    opening: &dyn Line,
    contestants: [&Contestant; 2],
    below: &mut RandomBelow<'_>,
) -> Tally {
    let [first, second] = contestants;
    let mut tally = Tally::default();
    for (seat, seated) in Seat::ALL
        .into_iter()
        .zip([[first, second], [second, first]])
    {
        let mut line = opening.boxed_clone();
        tally.note(seat, play_out(&mut *line, seated, below));
    }
    tally
}
