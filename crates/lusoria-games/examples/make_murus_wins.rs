//! Makes the list of won positions with which the search of Murus Gallicus is tested: `crates/lusoria-games/tests/data/murus_wins.txt`.
//!
//! `cargo run --release -p lusoria-games --example make_murus_wins > FILE`
//!
//! The positions come from games between weak players. The search for a win tries all moves up to the full depth, and after that only
//! urgent moves (`Shortcuts::quiescence`). All other shortcuts are off, so the list does not depend on what a cleverer search finds. Each
//! run makes the same file.

#![expect(clippy::print_stdout, reason = "a tool prints what it finds")]

use lusoria_games::catalog::{Level, ThinkOrder, find};
use lusoria_games::contest::{Contestant, random_opening};
use lusoria_games::engine::{Shortcuts, value_at_depth};
use lusoria_games::games::murus_gallicus::MurusGallicus;
use lusoria_games::kit::TypedLine;
use lusoria_games::rules::{State, Turn};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use rayon::prelude::*;
use std::collections::BTreeSet;

/// Pairs of numbers: the length of a win in plies, and how many positions with such a win are wanted.
const WANTED: [(i32, usize); 4] = [(3, 20), (5, 50), (7, 60), (9, 70)];
/// The longest win that is wanted.
const PLIES: u32 = 9;
/// One position in this many is searched for a win.
const STEP: u32 = 5;
/// How many games are played at the same time.
const BATCH: u64 = 16;

fn main() {
    let mut left = WANTED;
    let mut known = BTreeSet::new();
    for batch in 0.. {
        let games = batch * BATCH..(batch + 1) * BATCH;
        let found: Vec<_> = games.into_par_iter().flat_map_iter(won_positions).collect();
        for (position, plies) in found {
            let place = left
                .iter_mut()
                .find(|(wanted, left)| *wanted == plies && *left > 0);
            if let Some((_, left)) = place.filter(|_| known.insert(position.clone())) {
                println!("{position} {plies}");
                *left -= 1;
            }
        }
        if left.iter().all(|(_, left)| *left == 0) {
            break;
        }
    }
}

/// Plays a game and returns positions in which the player to move can force a win, each with the number of plies to the win.
fn won_positions(number: u64) -> Vec<(String, i32)> {
    let mut rng = SmallRng::seed_from_u64(number);
    let mut below = |many| rng.random_range(0..many);
    let (game, _) = find("murus_gallicus").expect("it is in the catalogue");
    let line = random_opening(game, "", 6, &mut below);
    let mut line = line.expect("there are such options");
    let weak = Contestant::Computer(ThinkOrder {
        level: Level::Ruthless,
        nodes: Some(200),
        hash_bytes: 1 << 16,
        ..ThinkOrder::default()
    });
    let mut won = Vec::new();
    while matches!(line.turn(), Turn::Seat(_)) {
        if line.plies() % STEP == (number % u64::from(STEP)) as u32 {
            let position = line.position();
            won.extend(plies_to_win(&position).map(|plies| (position, plies)));
        }
        let ply = weak.choose(&*line, &mut below);
        let ply = ply.expect("a seat that is to move has a move");
        line.play(&ply).expect("it is legal");
    }
    won
}

/// The number of plies in which the player to move can force a win. `None` if there is no win in at most [`PLIES`].
fn plies_to_win(position: &str) -> Option<i32> {
    let options = "max_moves=off".parse().expect("there are such options");
    let state = MurusGallicus::from_text(&options, position).expect("a game came to it");
    let line = TypedLine::from_start(options, state);
    let shortcuts = Shortcuts {
        quiescence: true,
        ..Shortcuts::NONE
    };
    let value = value_at_depth(&line, PLIES - 1, shortcuts, 16 << 20)?;
    value.plies_to_end().filter(|plies| *plies > 0)
}
