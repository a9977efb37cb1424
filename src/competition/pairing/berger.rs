//! All against all, by the Berger tables of the FIDE Handbook (C.05, annex 1).
//!
//! If the number of entrants is odd, one place belongs to nobody, and whoever meets that place has a bye. In a cycle, everybody meets
//! everybody once. With an odd number of entrants, everybody moves first as often as second in a cycle. With an even number, the
//! difference is one. The second cycle of a double tournament has the same pairings with the seats exchanged.

use super::one_pairing::{Entrant, Pairing};

/// The rounds of a tournament in which all entrants meet each other `cycles` times. In every second cycle the seats are exchanged.
#[must_use]
pub fn all_against_all(entrants: usize, cycles: u32) -> Vec<Vec<Pairing>> {
    if entrants < 2 {
        return Vec::new();
    }
    let first = cycle(entrants);
    let of_cycle = |number: u32| {
        let turned = number % 2 == 1;
        let rounds = first.iter();
        rounds.map(move |round| match turned {
            true => round.iter().copied().map(turn).collect(),
            false => round.clone(),
        })
    };
    (0..cycles).flat_map(of_cycle).collect()
}

/// The same pairing with the seats exchanged.
const fn turn(pairing: Pairing) -> Pairing {
    match pairing {
        Pairing::Game([first, second]) => Pairing::Game([second, first]),
        Pairing::Bye(entrant) => Pairing::Bye(entrant),
    }
}

fn cycle(entrants: usize) -> Vec<Vec<Pairing>> {
    let places = entrants.next_multiple_of(2);
    (0..places - 1)
        .map(|round| berger_round(places, round, entrants))
        .collect()
}

/// One round. All places but the last form a ring. The place `middle` of the ring meets the last place. Of the other places, two meet
/// each other if they lie on different sides of `middle` at equal distances.
fn berger_round(places: usize, round: usize, entrants: usize) -> Vec<Pairing> {
    let (last, ring) = (places - 1, places - 1);
    let middle = round * (places / 2) % ring;
    let of_last = match round % 2 {
        0 => [middle, last],
        _ => [last, middle],
    };
    let pair = |distance: usize| {
        [
            (middle + distance) % ring,
            (middle + ring - distance) % ring,
        ]
    };
    let pairs = [of_last].into_iter().chain((1..places / 2).map(pair));
    pairs.map(|pair| game_or_bye(pair, entrants)).collect()
}

fn game_or_bye(pair: [Entrant; 2], entrants: usize) -> Pairing {
    match pair {
        [first, nobody] if nobody == entrants => Pairing::Bye(first),
        [nobody, second] if nobody == entrants => Pairing::Bye(second),
        pair => Pairing::Game(pair),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeMap;

    /// Compares with the tables that the handbook prints.
    #[test]
    fn the_tables_are_those_of_the_handbook() {
        let printed = |entrants| {
            let rounds = all_against_all(entrants, 1).into_iter();
            let pair = |pairing: Pairing| match pairing {
                Pairing::Game([first, second]) => format!("{}-{}", first + 1, second + 1),
                Pairing::Bye(entrant) => format!("{} free", entrant + 1),
            };
            let rounds =
                rounds.map(|round| round.into_iter().map(pair).collect::<Vec<_>>().join(" "));
            rounds.collect::<Vec<_>>()
        };
        assert_eq!(printed(4), ["1-4 2-3", "4-3 1-2", "2-4 3-1"]);
        assert_eq!(printed(3), ["1 free 2-3", "3 free 1-2", "2 free 3-1"]);
        let six = [
            "1-6 2-5 3-4",
            "6-4 5-3 1-2",
            "2-6 3-1 4-5",
            "6-5 1-4 2-3",
            "3-6 4-2 5-1",
        ];
        assert_eq!(printed(6), six);
        let eight = printed(8);
        assert_eq!(
            (&*eight[0], &*eight[6]),
            ("1-8 2-7 3-6 4-5", "4-8 5-3 6-2 7-1")
        );
    }

    proptest! {
        #[test]
        fn everybody_meets_everybody_once_from_each_seat_and_plays_at_most_once_a_round(n in 2_usize..40) {
            let mut met = BTreeMap::<[Entrant; 2], u32>::new();
            let rounds = all_against_all(n, 2);
            prop_assert_eq!(rounds.len(), 2 * (n.next_multiple_of(2) - 1));
            for round in &rounds {
                let mut there: Vec<Entrant> = round.iter().flat_map(|pairing| pairing.entrants()).collect();
                there.sort_unstable();
                prop_assert_eq!(there, (0..n).collect::<Vec<_>>());
                for pairing in round {
                    if let Pairing::Game(pair) = pairing {
                        *met.entry(*pair).or_default() += 1;
                    }
                }
            }
            prop_assert_eq!(met.len(), n * (n - 1));
            prop_assert!(met.values().all(|times| *times == 1));
        }

        #[test]
        fn the_seats_of_one_cycle_are_shared_out_evenly(n in 2_usize..40) {
            let mut first = vec![0_i32; n];
            for pairing in all_against_all(n, 1).into_iter().flatten() {
                if let Pairing::Game([one, other]) = pairing {
                    first[one] += 1;
                    first[other] -= 1;
                }
            }
            let most = if n % 2 == 0 { 1 } else { 0 };
            prop_assert!(first.iter().all(|difference| difference.abs() <= most));
        }
    }

    #[test]
    fn nobody_alone_has_rounds() {
        assert!(all_against_all(1, 2).is_empty() && all_against_all(0, 1).is_empty());
    }
}
