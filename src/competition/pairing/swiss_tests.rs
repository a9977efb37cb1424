//! Tests that play whole Swiss tournaments with random results, and that compare single rounds with every possible way to pair them.

use super::super::swiss_cost::COLOUR_BROKEN;
use super::*;
use lusoria_games::rules::Seat;
use proptest::prelude::*;

/// Enters the results of a round: for each pairing a number that says which seat wins (0 is First, 1 is Second) or that it is a draw (2).
fn enter(all: &mut [SwissEntrant], round: &[Pairing], results: &[u8]) {
    for (pairing, result) in round.iter().zip(results.iter().cycle()) {
        match *pairing {
            Pairing::Bye(entrant) => {
                all[entrant].byes += 1;
                all[entrant].points += 2;
            }
            Pairing::Game(pair) => {
                for (seat, one) in Seat::ALL.into_iter().zip(pair) {
                    let won = u32::from(usize::from(*result) == seat.index());
                    all[one].points += 2 * won + u32::from(*result == 2);
                    all[one].met.push(pair[seat.other().index()]);
                    all[one].colours.add(seat);
                }
            }
        }
    }
}

fn play(n: usize, rounds: usize, results: &[Vec<u8>]) -> Vec<SwissEntrant> {
    let mut all = vec![SwissEntrant::default(); n];
    for results in results.iter().cycle().take(rounds) {
        let round = swiss_round(&all);
        let mut there: Vec<Entrant> = round.iter().flat_map(|p| p.entrants()).collect();
        there.sort_unstable();
        assert_eq!(there, (0..n).collect::<Vec<_>>());
        enter(&mut all, &round, results);
    }
    all
}

/// The cost of a whole round.
fn cost(all: &[SwissEntrant], round: &[Pairing]) -> i128 {
    let of = |pairing: &Pairing| match *pairing {
        Pairing::Game([one, other]) => cost_of_game(all, one, other),
        Pairing::Bye(one) => cost_of_bye(all, one),
    };
    round.iter().map(of).sum()
}

/// The least cost of all ways to pair the entrants in `left` (an even count). An entrant is an index into `all`; the index `all.len()`
/// stands for nobody, and whoever is paired with it has the bye.
fn least(all: &[SwissEntrant], left: &[Entrant]) -> i128 {
    let Some((one, rest)) = left.split_first() else {
        return 0;
    };
    let with = |at: usize| {
        let mut others = rest.to_vec();
        let other = others.remove(at);
        let own = match other < all.len() {
            true => cost_of_game(all, *one, other),
            false => cost_of_bye(all, *one),
        };
        own + least(all, &others)
    };
    (0..rest.len()).map(with).min().unwrap_or_default()
}

/// The fewest points with which an entrant can get the bye, if the round is paired with as few faults as possible. Faults here are second
/// meetings, second byes, and the same seat too often.
fn lowest_bye(all: &[SwissEntrant]) -> u32 {
    let faults = |round: &[Pairing]| cost(all, round) / COLOUR_BROKEN;
    let everybody: Vec<Entrant> = (0..=all.len()).collect();
    let rounds = every_round(all, &everybody);
    let fewest = rounds.iter().map(|round| faults(round)).min();
    let best = rounds.iter().filter(|round| Some(faults(round)) == fewest);
    let byes = best.flatten().filter_map(|pairing| match *pairing {
        Pairing::Bye(one) => Some(all[one].points),
        Pairing::Game(_) => None,
    });
    byes.min().expect("the number of entrants is odd")
}

/// All ways to pair the entrants of `left`, whose number is even. One of them may be the number `all.len()`, which stands for nobody:
/// whoever is paired with it has the bye.
fn every_round(all: &[SwissEntrant], left: &[Entrant]) -> Vec<Vec<Pairing>> {
    let Some((one, rest)) = left.split_first() else {
        return vec![Vec::new()];
    };
    let with = |at: usize| {
        let mut others = rest.to_vec();
        let own = match others.remove(at) {
            nobody if nobody == all.len() => Pairing::Bye(*one),
            other => Pairing::Game([*one, other]),
        };
        let rounds = every_round(all, &others).into_iter();
        rounds.map(move |round| [vec![own], round].concat())
    };
    (0..rest.len()).flat_map(with).collect()
}

fn results() -> impl Strategy<Value = Vec<Vec<u8>>> {
    prop::collection::vec(prop::collection::vec(0_u8..3, 1..8), 1..7)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn each_round_is_the_cheapest_there_is(n in 2_usize..9, rounds in 0_usize..5, results in results()) {
        let all = play(n, rounds, &results);
        let everybody: Vec<Entrant> = (0..n.next_multiple_of(2)).collect();
        prop_assert_eq!(cost(&all, &swiss_round(&all)), least(&all, &everybody));
    }

    #[test]
    fn no_bye_could_go_to_anybody_lower(half in 1_usize..4, rounds in 0_usize..5, results in results()) {
        let all = play(2 * half + 1, rounds, &results);
        let round = swiss_round(&all);
        let Some(&Pairing::Bye(one)) = round.last() else {
            panic!("nobody has the bye: {round:?}");
        };
        prop_assert_eq!(all[one].points, lowest_bye(&all));
    }

    #[test]
    fn nobody_meets_twice_has_two_byes_or_sits_out_of_balance(n in 12_usize..40, results in results()) {
        // With twelve or more entrants, all five rounds can be paired without any of that.
        for entrant in play(n, 5, &results) {
            let mut met = entrant.met.clone();
            met.sort_unstable();
            met.dedup();
            prop_assert_eq!(met.len(), entrant.met.len());
            prop_assert!(entrant.byes <= 1);
            prop_assert!(entrant.colours.difference().abs() <= 2);
        }
    }
}

#[test]
fn the_upper_half_meets_the_lower_and_equal_points_meet() {
    let mut all = vec![SwissEntrant::default(); 8];
    let round = swiss_round(&all);
    let expected = [[0, 4], [5, 1], [2, 6], [7, 3]].map(Pairing::Game);
    assert_eq!(round, expected);
    // The entrant with the lower number wins each time, from whatever seat. After that, 0 and 2 should both move second, so 0 meets 3 and
    // 1 meets 2.
    enter(&mut all, &round, &[0, 1, 0, 1]);
    let expected = [[3, 0], [1, 2], [4, 7], [6, 5]].map(Pairing::Game);
    assert_eq!(swiss_round(&all), expected);
}

#[test]
fn the_bye_goes_to_the_lowest_who_had_none() {
    let mut all = vec![SwissEntrant::default(); 5];
    for entrant in &mut all[..3] {
        entrant.points = 2;
    }
    assert_eq!(swiss_round(&all).last(), Some(&Pairing::Bye(4)));
    all[4].byes = 1;
    assert_eq!(swiss_round(&all).last(), Some(&Pairing::Bye(3)));
}
