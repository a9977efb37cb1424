//! Makes random positions in which the games of a contest begin. If all games began at the usual start, players who make no errors would
//! play the same game again and again.

use super::play_out::throw;
use super::{Contestant, RandomBelow};
use crate::catalog::{Game, Level, Line, ThinkOrder};
use crate::rules::{SetupError, Turn};

/// How many openings are tried to find a balanced one.
const TRIES: u32 = 12;
/// How far the chances may be from one half in a balanced opening.
const BALANCED: f64 = 0.1;
/// How many nodes are searched to judge an opening.
const LOOK: u64 = 4_000;

/// Plays `plies` random moves from the usual start, and all throws before, between and after them. So a seat is to move at the end. If
/// the game is over too soon, begins again.
///
/// # Errors
/// [`SetupError`] if the game does not have these `options`.
pub fn random_opening(
    game: &'static Game,
    options: &str,
    plies: u32,
    below: &mut RandomBelow<'_>,
) -> Result<Box<dyn Line>, SetupError> {
    loop {
        let mut line = game.begin(options)?;
        let mut left = plies;
        loop {
            let ply = match line.turn() {
                Turn::Over(_) => break,
                Turn::Chance => throw(&*line, below),
                Turn::Seat(_) if left == 0 => return Ok(line),
                Turn::Seat(_) => {
                    left -= 1;
                    let any = Contestant::Random.choose(&*line, below);
                    any.expect("a seat that is to move has a move")
                }
            };
            line.play(&ply).expect("it was among the moves listed");
        }
    }
}

/// A random opening in which both seats have about the same chances. If a few tries find none, it is the most balanced of the tried
/// openings.
///
/// # Errors
/// [`SetupError`] if the game does not have these `options`.
pub fn balanced_opening(
    game: &'static Game,
    options: &str,
    plies: u32,
    below: &mut RandomBelow<'_>,
) -> Result<Box<dyn Line>, SetupError> {
    let mut best: Option<(f64, Box<dyn Line>)> = None;
    for _ in 0..TRIES {
        let line = random_opening(game, options, plies, below)?;
        let imbalance = imbalance(&*line);
        if best.as_ref().is_none_or(|(least, _)| imbalance < *least) {
            best = Some((imbalance, line));
        }
        if imbalance < BALANCED {
            break;
        }
    }
    let (_, line) = best.expect("at least one was tried");
    Ok(line)
}

/// The distance between one half and the chance of winning of the seat to move. If that chance is not known, returns the largest distance,
/// 0.5.
fn imbalance(line: &dyn Line) -> f64 {
    let order = ThinkOrder {
        level: Level::Ruthless,
        nodes: Some(LOOK),
        hash_bytes: 1 << 18,
        ..ThinkOrder::default()
    };
    let thought = line.think(&order, &|| false);
    let chance = thought.and_then(|thought| line.winning_chance(thought.score));
    chance.map_or(0.5, |chance| (chance - 0.5).abs())
}
