//! Pairs the next round of a Swiss tournament.
//!
//! Each of these rules is kept as far as the rules before it allow:
//!
//! 1. Nobody meets the same opponent twice or has two byes.
//! 2. Nobody gets the same seat three times in a row, or three more games from one seat than from the other.
//! 3. The bye goes to somebody with as few points as possible.
//! 4. Entrants with equal points meet. They are called a score group.
//! 5. Each entrant moves first as often as second.
//! 6. The upper half of a score group meets the lower half in order.
//!
//! `swiss_cost.rs` turns these rules into costs. The crate integer-blossom finds the cheapest way to pair the round (a matching of least
//! cost in a graph). The same standings always give the same pairings. Which of two entrants moves first: `seat_history.rs`.

use super::one_pairing::{Entrant, Pairing};
use super::seat_history::first_moves_first;
use super::swiss_cost::{cost_of_bye, cost_of_game};
use super::swiss_entrant::SwissEntrant;
use integer_blossom::min_weight_perfect_matching;

/// Pairs the next round. The entrants are in the order of their numbers, the best first.
#[must_use]
pub fn swiss_round(all: &[SwissEntrant]) -> Vec<Pairing> {
    let n = all.len();
    let places = n.next_multiple_of(2);
    let mut costs = vec![0; places * places];
    for one in 0..places {
        for other in (0..places).filter(|other| *other != one) {
            costs[one * places + other] = match (one < n, other < n) {
                (true, true) => cost_of_game(all, one, other),
                (true, false) => cost_of_bye(all, one),
                (false, _) => cost_of_bye(all, other),
            };
        }
    }
    let partners = min_weight_perfect_matching(&costs, places);
    let mut round = pairings(all, &partners);
    // The pairings with the most points come first, the bye last.
    round.sort_by_key(|pairing| {
        let mut points: Vec<u32> = pairing.entrants().map(|e| all[e].points).collect();
        points.sort_unstable_by(|one, other| other.cmp(one));
        let bye = matches!(pairing, Pairing::Bye(_));
        (bye, std::cmp::Reverse(points), pairing.entrants().min())
    });
    round
}

fn pairings(all: &[SwissEntrant], partners: &[usize]) -> Vec<Pairing> {
    let once = (0..all.len()).filter(|one| *one < partners[*one]);
    let pairing = |one: Entrant| match partners[one] {
        nobody if nobody >= all.len() => Pairing::Bye(one),
        other => {
            let colours = [&all[one].colours, &all[other].colours];
            match first_moves_first(colours, [one, other]) {
                true => Pairing::Game([one, other]),
                false => Pairing::Game([other, one]),
            }
        }
    };
    once.map(pairing).collect()
}

#[cfg(test)]
#[path = "swiss_tests.rs"]
mod tests;
