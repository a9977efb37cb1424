//! Measures how fast the search of each game is, and how many plies deep it gets from the start of the game. Each search gets one second
//! of processor time on one thread. To run it for all games, for one game, or with five seconds:
//!
//! ```sh
//! cargo bench -p lusoria-games --bench search
//! cargo bench -p lusoria-games --bench search -- tablut
//! cargo bench -p lusoria-games --bench search -- tablut 5
//! ```
//!
//! A node is a position that was reached by playing a ply, including positions beyond the search depth. If the game begins with a
//! throw, the first possible throw is played.

#![expect(clippy::print_stdout, reason = "a bench prints its figures")]

use lusoria_games::catalog::{GAMES, Game, ThinkOrder};
use lusoria_games::rules::Turn;
use nix::time::{ClockId, clock_gettime};
use std::time::Duration;

/// Some games are measured with these options, too, because the search behaves very differently with them.
const VARIANTS: [(&str, &str); 5] = [
    ("tablut", "king=custodial"),
    ("xii_scripta", "pieces=3,dice=plain"),
    ("ohojitxi", "target=free"),
    ("gabata", "zero=none"),
    ("tchuka_ruma", "pits=8,stones=5"),
];

fn main() {
    let words: Vec<String> = std::env::args()
        .skip(1)
        .filter(|word| !word.starts_with('-'))
        .collect();
    let seconds = words.get(1).and_then(|word| word.parse().ok()).unwrap_or(1);
    println!(
        "game (options)                       | nodes/s    | depth | score | best move and line"
    );
    for game in GAMES {
        if words.first().is_some_and(|id| id != game.info.id) {
            continue;
        }
        measure(game, "", seconds);
        for (_, options) in VARIANTS.iter().filter(|(id, _)| *id == game.info.id) {
            measure(game, options, seconds);
        }
    }
}

/// Lets the search think about the first move, and prints its speed, its depth and what it found.
fn measure(game: &'static Game, options: &str, seconds: u64) {
    let mut line = game.begin(options).expect("the options are right");
    if line.turn() == Turn::Chance {
        let (throw, _) = line.chances().swap_remove(0);
        line.play(&throw).expect("it was among the chances");
    }
    let order = ThinkOrder {
        hash_bytes: 64 << 20,
        ..ThinkOrder::default()
    };
    line.make_tables();
    let began = processor_time();
    let taken = || processor_time() - began;
    let stop = || taken() >= Duration::from_secs(seconds);
    let thought = line.think(&order, &stop).expect("a seat is to move");
    let rate = thought.nodes as f64 / taken().as_secs_f64();
    let name = format!("{}({options})", game.info.id);
    println!(
        "{name:36} | {rate:10.0} | {:5} | {:?} | {}",
        thought.depth,
        thought.score,
        thought.line.join(" "),
    );
}

/// Processor time of this thread, which other processes hardly change.
fn processor_time() -> Duration {
    let now = clock_gettime(ClockId::CLOCK_THREAD_CPUTIME_ID);
    now.expect("Linux has this clock").into()
}
