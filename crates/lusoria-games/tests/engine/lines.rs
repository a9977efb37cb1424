//! Lines of random moves, used as starting points by the other tests.

use lusoria_games::catalog::{Game, Line};
use lusoria_games::engine::Searchable;
use lusoria_games::kit::TypedLine;
use lusoria_games::rules::Turn;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

pub(crate) fn random(seed: u64) -> SmallRng {
    SmallRng::seed_from_u64(seed)
}

/// Plays at most this many random plies from `start`, and stops before a ply that would end the game.
pub(crate) fn random_line<S: Searchable>(
    start: &TypedLine<S>,
    plies: u32,
    rng: &mut SmallRng,
) -> TypedLine<S> {
    let mut line = start.clone();
    let mut room = Vec::new();
    for _ in 0..plies {
        let mut below = |n| rng.random_range(0..n);
        let ply = match line.turn() {
            Turn::Seat(_) => line.state().any_move(&mut room, &mut below),
            Turn::Chance => line.state().draw(&mut below),
            Turn::Over(_) => break,
        };
        let before = line.clone();
        line.play(ply, &mut ());
        if matches!(line.turn(), Turn::Over(_)) {
            return before;
        }
    }
    line
}

/// Plays one random ply of the seat to move, or of chance. Returns false if the game is over.
pub(crate) fn play_random(line: &mut dyn Line, rng: &mut SmallRng) -> bool {
    let ply = match line.turn() {
        Turn::Seat(_) => {
            let moves = line.sensible_moves();
            moves[rng.random_range(0..moves.len())].clone()
        }
        Turn::Chance => throw(line, rng),
        Turn::Over(_) => return false,
    };
    line.play(&ply).unwrap();
    true
}

/// A throw or a lot that is possible now, chosen at random by the probabilities.
pub(crate) fn throw(line: &dyn Line, rng: &mut SmallRng) -> String {
    let chances = line.chances();
    let mut left = rng.random_range(0..chances.iter().map(|(_, weight)| weight).sum());
    for (ply, weight) in chances {
        if left < weight {
            return ply;
        }
        left -= weight;
    }
    unreachable!("the draw is below the sum of the weights")
}

/// A line of this game with a seat to move, after some random plies.
pub(crate) fn random_erased(
    game: &'static Game,
    options: &str,
    rng: &mut SmallRng,
) -> Box<dyn Line> {
    let mut line = game.begin(options).unwrap();
    let plies = rng.random_range(0..60);
    for _ in 0..plies {
        let before = line.clone();
        play_random(&mut *line, rng);
        if matches!(line.turn(), Turn::Over(_)) {
            line = before;
            break;
        }
    }
    while line.turn() == Turn::Chance {
        play_random(&mut *line, rng);
    }
    line
}
