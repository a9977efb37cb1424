//! A ladder: everybody has a place, and whoever beats somebody above takes that place. Pure.
//!
//! In rooms, people challenge each other. Programs cannot do that, so [`challenges`] arranges their challenges. Deliberately absent:
//! ratings.

use super::pairing::Entrant;
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

/// How often each challenger has challenged each defender.
pub type Challenges = BTreeMap<[Entrant; 2], u32>;

/// An entrant may challenge others who stand at most this many places higher, if the organizer has chosen no other number.
pub const USUAL_REACH: u32 = 3;

/// Whether the entrant at the place `from` may challenge the one at the place `to`. The best place is 0.
#[must_use]
pub fn is_in_reach(from: usize, to: usize, reach: u32) -> bool {
    to < from && from - to <= usize::try_from(reach).unwrap_or(usize::MAX)
}

/// Moves the winner of a challenge up to the place of the loser. The loser and everybody between the two move down by one. Nothing
/// changes if the winner already stands higher. Returns whether anything has changed.
pub fn climb<T>(order: &mut [T], winner: usize, loser: usize) -> bool {
    if winner >= order.len() || loser >= winner {
        return false;
    }
    order[loser..=winner].rotate_right(1);
    true
}

/// The challenges of a round, each with its challenger and its defender. Nobody is in two of them. The entrants choose one after the
/// other:
///
/// - Whoever has challenged least often chooses first. Among equals, the lowest on the ladder comes first.
/// - Each entrant chooses somebody in reach who is still free: the one whom it has challenged least often. Among equals, it chooses the
///   highest.
#[must_use]
pub fn challenges(places: &[Entrant], reach: u32, so_far: &Challenges) -> Vec<[Entrant; 2]> {
    let made = |one: Entrant| -> u32 {
        let own = so_far.iter().filter(|(pair, _)| pair[0] == one);
        own.map(|(_, count)| count).sum()
    };
    let mut order: Vec<usize> = (0..places.len()).collect();
    order.sort_by_key(|place| (made(places[*place]), Reverse(*place)));
    let mut busy = BTreeSet::new();
    let mut round = Vec::new();
    for from in order {
        let is_free = |to: &usize| is_in_reach(from, *to, reach) && !busy.contains(to);
        let earlier = |to: &usize| so_far.get(&[places[from], places[*to]]);
        let to = (0..from)
            .filter(is_free)
            .min_by_key(|to| (earlier(to), *to));
        if let Some(to) = to.filter(|_| !busy.contains(&from)) {
            busy.extend([from, to]);
            round.push([places[from], places[to]]);
        }
    }
    round
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_winner_takes_the_place_and_those_between_move_down() {
        let mut order = ["anna", "bob", "cyril", "dora", "emil"];
        assert!(climb(&mut order, 3, 1));
        assert_eq!(order, ["anna", "dora", "bob", "cyril", "emil"]);
        assert!(!climb(&mut order, 1, 3), "the better one stays above");
        assert!(!climb(&mut order, 9, 1) && !climb(&mut order, 2, 2));
    }

    #[test]
    fn only_those_just_above_can_be_challenged() {
        let reach: Vec<_> = (0..6).filter(|to| is_in_reach(4, *to, 2)).collect();
        assert_eq!(reach, [2, 3]);
        assert!(!is_in_reach(0, 0, 3));
    }

    #[test]
    fn in_the_challenges_of_a_round_everybody_gets_a_turn() {
        // The lowest chooses first, and each challenges the highest in reach.
        assert_eq!(
            challenges(&[7, 5, 3, 1], 2, &Challenges::new()),
            [[1, 5], [3, 7]]
        );
        let mut so_far = Challenges::new();
        let mut met = BTreeSet::new();
        for _ in 0..4 {
            for pair in challenges(&[0, 1, 2], 1, &so_far) {
                *so_far.entry(pair).or_default() += 1;
                met.insert(pair);
            }
        }
        assert_eq!(met.into_iter().collect::<Vec<_>>(), [[1, 0], [2, 1]]);
        assert!(challenges(&[4], 3, &so_far).is_empty());
    }

    proptest! {
        #[test]
        fn nobody_is_in_two_challenges_of_a_round(n in 2_usize..20, reach in 1_u32..5, rounds in 1_usize..9) {
            let places: Vec<usize> = (0..n).rev().collect();
            let mut so_far = Challenges::new();
            for _ in 0..rounds {
                let round = challenges(&places, reach, &so_far);
                prop_assert!(!round.is_empty());
                let all: BTreeSet<_> = round.iter().flatten().collect();
                prop_assert_eq!(all.len(), 2 * round.len());
                for pair in round {
                    // The entrants are numbered from the lowest place to the highest.
                    let [from, to] = pair.map(|one| n - 1 - one);
                    prop_assert!(is_in_reach(from, to, reach));
                    *so_far.entry(pair).or_default() += 1;
                }
            }
        }

        #[test]
        fn nobody_gets_lost(n in 1_usize..20, games in prop::collection::vec((0_usize..20, 0_usize..20), 0..40)) {
            let mut order: Vec<usize> = (0..n).collect();
            for (winner, loser) in games {
                climb(&mut order, winner, loser);
            }
            order.sort_unstable();
            prop_assert_eq!(order, (0..n).collect::<Vec<_>>());
        }
    }
}
