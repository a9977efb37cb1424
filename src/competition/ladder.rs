//! A ladder: everybody has a place, and whoever beats somebody above takes that place. Pure.
//!
//! Nothing is scheduled here: people challenge each other. Deliberately absent: ratings, and games that nobody asked for.

use super::pairing::Entrant;

/// How many places above one may challenge if the organizer says nothing else.
pub const USUAL_REACH: u32 = 3;

/// Whether somebody at the place `from` may challenge whoever stands at the place `to`. Places are counted from 0, the best first.
#[must_use]
pub fn is_in_reach(from: Entrant, to: Entrant, reach: u32) -> bool {
    to < from && from - to <= usize::try_from(reach).unwrap_or(usize::MAX)
}

/// Moves the winner of a challenge up to the place of the loser, if that place is better. Whoever stood between moves down by one.
/// Returns whether anything has changed.
pub fn climb<T>(order: &mut [T], winner: Entrant, loser: Entrant) -> bool {
    if winner >= order.len() || loser >= winner {
        return false;
    }
    order[loser..=winner].rotate_right(1);
    true
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

    proptest! {
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
