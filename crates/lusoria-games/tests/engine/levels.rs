//! Tests of the levels of computer players. For example, the moves of each level are legal in every game, ruthless beats random moves, and
//! in Tablut and Murus Gallicus the levels above easy miss no win in one move.

use crate::lines::{play_random, random, random_erased, throw};
use lusoria_games::catalog::{GAMES, Level, Line, ThinkOrder, find};
use lusoria_games::rules::{Outcome, Seat, Turn};
use rand::RngExt;
use rand::rngs::SmallRng;

fn order(level: Level, seed: u64) -> ThinkOrder {
    ThinkOrder {
        level,
        seed,
        nodes: Some(1_500),
        hash_bytes: 1 << 18,
        ..ThinkOrder::default()
    }
}

/// Each level is tried in at least this many positions of each game. Debug builds are slow, so they try fewer.
const POSITIONS: usize = if cfg!(debug_assertions) { 80 } else { 1_000 };

#[test]
fn every_level_finds_a_legal_move_everywhere_and_keeps_its_budget() {
    for game in GAMES {
        let mut tried = 0;
        for seed in 0.. {
            let mut line = game.begin("").unwrap();
            let mut rng = random(seed);
            for _ in 0..40 {
                if !play_random(&mut *line, &mut rng) {
                    break;
                }
                if matches!(line.turn(), Turn::Seat(_)) {
                    let level = Level::ALL[tried % 3];
                    holds_in(&*line, level, seed);
                    tried += 1;
                }
            }
            if tried >= 3 * POSITIONS {
                break;
            }
        }
    }
}

/// Checks that the level plays a legal move, and searches no more positions than it may.
fn holds_in(line: &dyn Line, level: Level, seed: u64) {
    let order = ThinkOrder {
        nodes: Some(60),
        hash_bytes: 1 << 12,
        ..order(level, seed)
    };
    let thought = line.think(&order, &|| false).unwrap();
    let place = || format!("{level} in {}", line.position());
    assert!(line.legal_moves().contains(&thought.ply), "{}", place());
    assert!(thought.nodes <= 61, "{}", place());
}

#[test]
fn other_seeds_make_other_errors() {
    let line = find("tablut").unwrap().0.begin("").unwrap();
    let played = |level| {
        let plies = (0..20).map(|seed| line.think(&order(level, seed), &|| false).unwrap().ply);
        plies.collect::<std::collections::BTreeSet<_>>().len()
    };
    assert!(
        played(Level::Easy) > 3,
        "easy does not always play the same"
    );
    assert_eq!(played(Level::Ruthless), 1);
}

#[test]
fn above_easy_a_win_on_the_spot_is_never_missed() {
    let mut tried = 0;
    for (name, options) in [("tablut", ""), ("murus_gallicus", "")] {
        let game = find(name).unwrap().0;
        for seed in 0..60 {
            let line = random_erased(game, options, &mut random(seed));
            let wins = |ply: &String| {
                let (mut after, Turn::Seat(seat)) = (line.clone(), line.turn()) else {
                    return false;
                };
                after.play(ply).unwrap();
                after.turn() == Turn::Over(Outcome::Win(seat))
            };
            if !line.legal_moves().iter().any(wins) {
                continue;
            }
            tried += 1;
            for level in [Level::Hard, Level::Ruthless] {
                let ply = line.think(&order(level, seed), &|| false).unwrap().ply;
                assert!(wins(&ply), "{level} plays {ply} in {}", line.position());
            }
        }
    }
    assert!(tried > 5, "only {tried} positions were of use");
}

/// In the rounds tested here the values of all moves are known, and one move wins more than half of the stones.
#[test]
fn hard_takes_more_than_half_of_the_stones_of_gabata_if_it_can() {
    for (moves, best) in [
        ("zero:a zero:g i a g e f a c a c c d f d i a i d", "g"),
        ("zero:i zero:h a e a", "a"),
    ] {
        let mut line = find("gabata").unwrap().0.begin("").unwrap();
        for ply in moves.split(' ') {
            line.play(ply).unwrap();
        }
        for level in [Level::Hard, Level::Ruthless] {
            for seed in 0..60 {
                let thought = line.think(&order(level, seed), &|| false).unwrap();
                assert_eq!(thought.ply, best, "{level} after {moves}");
            }
        }
    }
}

/// Plays a game to its end and returns the outcome: `seat` plays at this level, the other seat plays random moves. `None` if the
/// game takes more than 400 plies.
fn outcome(line: &mut dyn Line, level: Level, seat: Seat, rng: &mut SmallRng) -> Option<Outcome> {
    for _ in 0..400 {
        let ply = match line.turn() {
            Turn::Over(outcome) => return Some(outcome),
            Turn::Chance => throw(line, rng),
            Turn::Seat(mover) if mover == seat => {
                line.think(&order(level, rng.random()), &|| false)
                    .unwrap()
                    .ply
            }
            Turn::Seat(_) => {
                let moves = line.sensible_moves();
                moves[rng.random_range(0..moves.len())].clone()
            }
        };
        line.play(&ply).unwrap();
    }
    None
}

#[test]
fn ruthless_beats_random_moves_from_either_seat() {
    for (name, options) in [
        ("tablut", "king=custodial"),
        ("murus_gallicus", ""),
        ("ohojitxi", ""),
        ("afrika", ""),
        ("gabata", ""),
        ("selus", ""),
        ("xii_scripta", "pieces=3"),
    ] {
        let (mut won, mut played) = (0, 0);
        for seed in 0..3 {
            for seat in Seat::ALL {
                let mut line = find(name).unwrap().0.begin(options).unwrap();
                let outcome = outcome(&mut *line, Level::Ruthless, seat, &mut random(seed));
                won += u32::from(outcome == Some(Outcome::Win(seat)));
                played += 1;
            }
        }
        assert!(won + 1 >= played, "{name}: {won} of {played}");
    }
}
