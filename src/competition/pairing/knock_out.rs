//! Knock-out: the loser of a match is out.
//!
//! In the first round number 1 meets the last number, number 2 the last but one, and so on. The order of the matches is such that numbers
//! 1 and 2 can meet only in the last match.
//!
//! If the number of entrants is not a power of two, the list is filled up with numbers that nobody has. Whoever would meet such a number
//! has a bye. So the byes go to the best entrants. Deliberately absent: how many games a match has (`src/competition/schedule/mod.rs`).

use super::one_pairing::{Entrant, Pairing};

/// The pairings of the first round, in order. In the next round, the winners of the first two matches meet, then those of the next two,
/// and so on.
#[must_use]
pub fn bracket(entrants: usize) -> Vec<Pairing> {
    let mut order = vec![0];
    while order.len() < entrants {
        let last = 2 * order.len() - 1;
        order = order.iter().flat_map(|one| [*one, last - one]).collect();
    }
    order
        .chunks_exact(2)
        .map(|two| pair([two[0], two[1]], entrants))
        .collect()
}

/// The pairings of the next round. `winners` are in the order of their matches. Empty if only one winner is left.
#[must_use]
pub fn next_round(winners: &[Entrant]) -> Vec<Pairing> {
    winners
        .chunks_exact(2)
        .map(|two| Pairing::Game([two[0].min(two[1]), two[0].max(two[1])]))
        .collect()
}

fn pair([one, other]: [Entrant; 2], entrants: usize) -> Pairing {
    if other < entrants {
        Pairing::Game([one, other])
    } else {
        Pairing::Bye(one)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn the_best_meet_last_and_have_the_byes() {
        use Pairing::{Bye, Game};
        assert_eq!(bracket(4), [Game([0, 3]), Game([1, 2])]);
        assert_eq!(bracket(5), [Bye(0), Game([3, 4]), Bye(1), Bye(2)]);
        assert_eq!(
            bracket(8),
            [Game([0, 7]), Game([3, 4]), Game([1, 6]), Game([2, 5])]
        );
        assert_eq!(next_round(&[7, 3, 1, 2]), [Game([3, 7]), Game([1, 2])]);
        assert!(bracket(1).is_empty() && next_round(&[4]).is_empty());
    }

    proptest! {
        #[test]
        fn one_is_left_after_one_match_for_each_that_is_out(n in 2_usize..70, better_wins in any::<u128>()) {
            let (mut round, mut matches, mut rounds) = (bracket(n), 0_usize, 0_u32);
            let mut there: Vec<Entrant> = round.iter().flat_map(|p| p.entrants()).collect();
            there.sort_unstable();
            prop_assert_eq!(there, (0..n).collect::<Vec<_>>());
            loop {
                let winners: Vec<Entrant> = round.iter().map(|pairing| match pairing {
                    Pairing::Bye(entrant) => *entrant,
                    Pairing::Game(two) => {
                        matches += 1;
                        two[usize::from(better_wins >> (matches % 128) & 1 == 0)]
                    }
                }).collect();
                rounds += 1;
                round = next_round(&winners);
                if round.is_empty() {
                    prop_assert_eq!(winners.len(), 1);
                    break;
                }
            }
            prop_assert_eq!(matches, n - 1);
            prop_assert_eq!(rounds, n.next_power_of_two().trailing_zeros());
        }
    }
}
