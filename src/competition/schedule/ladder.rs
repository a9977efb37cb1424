//! The schedule of a ladder of programs: round after round, as long as anybody can challenge anybody. The ladder of a room has no
//! schedule, because its players challenge each other.

use super::{Participants, Planner};
use crate::competition::ladder::{Challenges, challenges, climb};
use crate::competition::pairing::{Entrant, Pairing};
use crate::competition::standings::Winner;

impl Planner<'_> {
    /// Plans round after round. Stops at the first round that is not over, or in which nobody can challenge anybody. The challenger moves
    /// first. The places change after each round. Latecomers begin at the bottom.
    pub(super) fn ladder(&mut self, participants: &Participants, reach: u32) {
        let mut places: Vec<Entrant> = Vec::new();
        let mut so_far = Challenges::default();
        for round in 1.. {
            places = participants.in_order(places, round);
            self.schedule.places.clone_from(&places);
            let pairs = challenges(&places, reach, &so_far);
            let pairings: Vec<Pairing> = pairs.iter().copied().map(Pairing::Game).collect();
            let Some(played) = self.add(round, &pairings).filter(|_| !pairs.is_empty()) else {
                return;
            };
            for ([challenger, defender], played) in pairs.into_iter().zip(played) {
                *so_far.entry([challenger, defender]).or_default() += 1;
                let place = |one: Entrant| places.iter().position(|other| *other == one);
                let both = place(challenger).zip(place(defender));
                let has_won = played
                    .result
                    .is_some_and(|(winner, _)| winner == Winner::First);
                if let Some((from, to)) = both.filter(|_| has_won) {
                    climb(&mut places, from, to);
                }
            }
        }
    }
}
