//! Tests of contests: the openings from which games begin, and that each contestant plays from each seat.

use crate::lines::random;
use lusoria_games::catalog::{Level, ThinkOrder, find};
use lusoria_games::contest::{Contestant, balanced_opening, play_pair, random_opening};
use lusoria_games::rules::{Seat, Turn};
use rand::RngExt;

const COMPUTER: Contestant = Contestant::Computer(ThinkOrder {
    level: Level::Ruthless,
    seed: 0,
    nodes: Some(400),
    depth: None,
    time: None,
    hash_bytes: 1 << 16,
    threads: 1,
    weights: None,
});

#[test]
fn an_opening_has_so_many_moves_and_is_not_over() {
    let (game, _) = find("murus_gallicus").unwrap();
    for seed in 0..20 {
        let mut rng = random(seed);
        let mut below = |many| rng.random_range(0..many);
        let line = random_opening(game, "", 7, &mut below).unwrap();
        assert_eq!(line.plies(), 7);
        assert!(matches!(line.turn(), Turn::Seat(_)));
        let balanced = balanced_opening(game, "", 4, &mut below).unwrap();
        assert_eq!(balanced.plies(), 4);
    }
    assert!(random_opening(game, "stones=7", 2, &mut |_| 0).is_err());
}

#[test]
fn each_contestant_has_each_seat_and_results_are_those_of_the_first() {
    let (game, _) = find("murus_gallicus").unwrap();
    let mut rng = random(3);
    let mut below = |many| rng.random_range(0..many);
    let opening = random_opening(game, "", 2, &mut below).unwrap();
    let won = play_pair(&*opening, [&COMPUTER, &Contestant::Random], &mut below);
    let lost = play_pair(&*opening, [&Contestant::Random, &COMPUTER], &mut below);
    assert_eq!(Seat::ALL.map(|seat| won.on(seat)), [[1, 0, 0]; 2]);
    assert_eq!(Seat::ALL.map(|seat| lost.on(seat)), [[0, 0, 1]; 2]);
}

/// A `ThinkOrder` may contain weights. If these are the game's own weights, the search finds the same as with an order without weights.
/// If the signs of the weights are changed, the search finds another line of moves.
#[test]
fn the_weights_of_an_order_count_in_the_place_of_the_games_own() {
    let line = find("murus_gallicus").unwrap().0.begin("").unwrap();
    let own: Vec<i32> = line.weights().iter().map(|weight| weight.units).collect();
    let turned: Vec<i32> = own.iter().map(|units| -units).collect();
    let thought = |units: Option<Vec<i32>>| {
        let order = ThinkOrder {
            nodes: Some(3_000),
            weights: units.map(|units| &*units.leak()),
            ..ThinkOrder::default()
        };
        line.think(&order, &|| false).unwrap()
    };
    assert_eq!(thought(Some(own)), thought(None));
    assert_ne!(thought(Some(turned)).line, thought(None).line);
}
