//! Where the games of a contest begin. Players who do not err would play the same game again and again from the usual start.

use super::play_out::throw;
use super::{Below, Contestant};
use crate::catalog::{Game, Level, Line, ThinkOrder};
use crate::rules::{SetupError, Turn};

/// So many openings are tried for a balanced one.
const TRIES: u32 = 12;
/// Chances so near to one half are good enough.
const BALANCED: f64 = 0.1;
/// A look at an opening takes so many nodes.
const LOOK: u64 = 4_000;

/// A position that is not over, after so many random plies of both seats from the usual start.
///
/// # Errors
/// [`SetupError`] if there are no such options.
pub fn random_opening(
    game: &'static Game,
    options: &str,
    plies: u32,
    below: &mut Below<'_>,
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

/// Of several random openings one in which both seats have about the same chances, or the one that comes nearest to it.
///
/// # Errors
/// [`SetupError`] if there are no such options.
pub fn balanced_opening(
    game: &'static Game,
    options: &str,
    plies: u32,
    below: &mut Below<'_>,
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

/// How far the chances of the seat to move are from one half.
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
