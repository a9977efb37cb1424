//! Plays a game of random moves and prints its boards: `cargo run -p lusoria-games --example random_game -- tablut 7`. The number at
//! the end is the seed of the random moves.
#![expect(clippy::print_stdout, reason = "an example prints")]

use lusoria_games::catalog::{self, Line};
use lusoria_games::rules::{Seat, Turn};
use lusoria_games::text_board::board_text;
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};

/// The most plies that are played, because some games can go on for ever.
const MOST_PLIES: u32 = 1_000;

fn main() {
    let mut words = std::env::args().skip(1);
    let name = words.next().unwrap_or_else(|| "tablut".to_owned());
    let number = words.next().and_then(|word| word.parse().ok());
    let Some((game, options)) = catalog::find(&name) else {
        println!("There is no game called {name}.");
        return;
    };
    let line = game
        .begin(options)
        .expect("the options of a name are valid");
    play(line, &mut SmallRng::seed_from_u64(number.unwrap_or(1)));
}

fn play(mut line: Box<dyn Line>, random: &mut SmallRng) {
    while line.plies() < MOST_PLIES {
        println!("{}\n", board_text(&line.diagram(), Seat::First));
        let ply = match line.turn() {
            Turn::Seat(_) => line.legal_moves().choose(random).cloned(),
            Turn::Chance => throw(&*line, random),
            Turn::Over(outcome) => return println!("{outcome:?}"),
        };
        let ply = ply.expect("a game that is not over can go on");
        println!("{ply}\n");
        line.play(&ply).expect("a legal ply can be played");
    }
}

/// A random throw, with the same probabilities as in the game; `None` if no throw is due.
fn throw(line: &dyn Line, random: &mut impl Rng) -> Option<String> {
    let throws = line.chances();
    let chosen = throws.choose_weighted(random, |(_, weight)| *weight).ok()?;
    Some(chosen.0.clone())
}
