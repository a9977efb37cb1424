//! Tests that ratings are what the formulas say, and that they do not contradict the results.

use super::*;
use crate::competition::standings::gauss_jordan::inverse_diagonal;
use proptest::prelude::*;

fn game(first: Entrant, second: Entrant, winner: Winner) -> ScoredGame {
    ScoredGame {
        pairing: Pairing::Game([first, second]),
        winner,
        by_fault: false,
    }
}

#[test]
fn three_wins_of_four_many_times_over_are_nearly_the_difference_that_elo_says() {
    let games: Vec<_> = (0..4_000)
        .map(|n| {
            game(
                0,
                1,
                if n % 4 == 0 {
                    Winner::Second
                } else {
                    Winner::First
                },
            )
        })
        .collect();
    let found: Vec<Performance> = performances(2, &games).into_iter().flatten().collect();
    let difference = found[0].rating - found[1].rating;
    // The expected difference is 400 · log10(3); the standard error is that of a logit of 4000 trials with p = ¾.
    assert!((difference - 190.85).abs() < 1.0, "{difference}");
    assert!(found[0].error > 5.0 && found[0].games == 4_000);
}

#[test]
fn whoever_won_everything_has_a_number_and_a_wide_error() {
    let games = [game(0, 1, Winner::First), game(1, 0, Winner::Second)];
    let found = performances(3, &games);
    let best = found[0].unwrap();
    assert!(best.rating > 0.0 && best.rating < 800.0 && best.error > best.rating);
    assert!((best.rating + found[1].unwrap().rating).abs() < 1e-6);
    assert_eq!(found[2], None);
}

#[test]
fn faults_and_empty_chairs_do_not_count() {
    let mut lost_on_time = game(0, 1, Winner::First);
    lost_on_time.by_fault = true;
    let games = [lost_on_time, game(0, 1, Winner::Nobody)];
    assert_eq!(performances(2, &games), [None, None]);
}

#[test]
fn the_inverse_of_a_small_matrix() {
    let inverse = inverse_diagonal(vec![vec![2.0, 1.0], vec![1.0, 3.0]]);
    assert!((inverse[0] - 0.6).abs() < 1e-12 && (inverse[1] - 0.4).abs() < 1e-12);
}

proptest! {
    /// In a double tournament, the ratings have the same order as the scores.
    #[test]
    fn in_a_double_tournament_more_wins_are_a_higher_rating(n in 2_usize..7, results in prop::collection::vec(0_u8..3, 30)) {
        let rounds = crate::competition::pairing::all_against_all(n, 2);
        let mut results = results.iter().cycle();
        let mut games = Vec::new();
        let mut scores = vec![0_i32; n];
        for pairing in rounds.into_iter().flatten() {
            let Pairing::Game([first, second]) = pairing else { continue };
            let winner = [Winner::First, Winner::Second, Winner::Draw][usize::from(*results.next().unwrap())];
            let one = match winner { Winner::First => 2, Winner::Second => 0, _ => 1 };
            scores[first] += one;
            scores[second] += 2 - one;
            games.push(game(first, second, winner));
        }
        let ratings: Vec<f64> = performances(n, &games).into_iter().map(|p| p.unwrap().rating).collect();
        for one in 0..n {
            for other in 0..n {
                if scores[one] > scores[other] {
                    prop_assert!(ratings[one] > ratings[other] - 1e-6);
                }
                if scores[one] == scores[other] {
                    prop_assert!((ratings[one] - ratings[other]).abs() < 1e-4);
                }
            }
        }
    }
}
