//! Random playouts of the games on one core against the anchors of `perf.md` section 3: `cargo bench --bench playouts`.
//!
//! Moves are plies by players; passes are played only when forced. The best of several rounds counts, as the machine is
//! shared; all rounds are printed.

#![expect(clippy::print_stdout, reason = "a bench prints its figures")]

use lusoria::games::xii_scripta::XiiScripta;
use lusoria::rules::{State, playout};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use std::time::Instant;

const ROUNDS: u32 = 7;
const PLAYOUTS: u32 = 4_000;
const CAP: u32 = 1_000_000;

/// Moves a second of a general game system on XII Scripta (15 pieces, pass only when forced).
const XII_SCRIPTA_ANCHOR: f64 = 112_853.0;

fn main() {
    println!(
        "{:<12} {:>12} {:>12} {:>11} {:>10} {:>8}",
        "options", "moves/s", "plies/s", "games/s", "moves/game", "anchor"
    );
    for options in ["", "pieces=3", "dice=plain"] {
        measure::<XiiScripta>(options, XII_SCRIPTA_ANCHOR);
    }
}

fn measure<S: State>(options: &str, anchor: f64) {
    let start = S::start(&options.parse().expect("the options are right"));
    let name = if options.is_empty() {
        "default"
    } else {
        options
    };
    let best = (0..ROUNDS)
        .map(|round| run(name, &start, round, anchor))
        .fold(0.0, f64::max);
    println!(
        "{name:<12} {best:>12.0} best, {:.0} times the anchor\n",
        best / anchor
    );
}

/// One round; gives moves a second.
fn run<S: State>(name: &str, start: &S, round: u32, anchor: f64) -> f64 {
    let mut rng = SmallRng::seed_from_u64(u64::from(round));
    let mut room = Vec::new();
    let (mut moves, mut plies) = (0_u64, 0_u64);
    let clock = Instant::now();
    for _ in 0..PLAYOUTS {
        let done = playout(&mut start.clone(), &mut rng, &mut room, CAP);
        assert!(done.outcome.is_some(), "a playout ends before the cap");
        moves += u64::from(done.moves);
        plies += u64::from(done.moves + done.chances);
    }
    let seconds = clock.elapsed().as_secs_f64();
    let rate = moves as f64 / seconds;
    println!(
        "{name:<12} {rate:>12.0} {:>12.0} {:>11.0} {:>10.1} {:>7.1}x",
        plies as f64 / seconds,
        f64::from(PLAYOUTS) / seconds,
        moves as f64 / f64::from(PLAYOUTS),
        rate / anchor,
    );
    rate
}
