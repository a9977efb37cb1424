//! Plays random moves, fast. The random numbers come from the caller.
//!
//! Deliberately absent: draws by repetition, because only `kit::TypedLine` knows earlier positions. Without such draws, some games would
//! go on for ever. So a playout stops after a number of plies.

use super::{Outcome, State, Trace, Turn};
use rand::Rng;

/// The result of a playout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Playout {
    /// How many moves the seats made.
    pub moves: u32,
    /// How many plies chance made.
    pub chances: u32,
    /// The outcome. `None` if the limit of plies was reached, even if the last ply ended the game.
    pub outcome: Option<Outcome>,
}

/// Plays random plies until the game is over or `cap` plies have been played. `trace` receives what the plies do.
///
/// - All legal moves are equally likely. But a pass is played only when nothing else is legal.
/// - Throws and lots are drawn by their weights.
///
/// `moves` is a buffer, so that many playouts need one allocation.
pub fn playout<S: State>(
    state: &mut S,
    rng: &mut impl Rng,
    moves: &mut Vec<S::Move>,
    cap: u32,
    trace: &mut impl Trace,
) -> Playout {
    let mut below = |n: u32| below(rng, n);
    let mut done = Playout {
        moves: 0,
        chances: 0,
        outcome: None,
    };
    while done.moves + done.chances < cap {
        let ply = match state.turn() {
            Turn::Over(outcome) => {
                done.outcome = Some(outcome);
                break;
            }
            Turn::Chance => {
                done.chances += 1;
                state.draw(&mut below)
            }
            Turn::Seat(_) => {
                done.moves += 1;
                state.any_move(moves, &mut below)
            }
        };
        state.play(ply, trace);
    }
    done
}

/// A random number below `n`. Some numbers are very slightly more likely than others, by one in 2^32. That does not matter to playouts.
/// The dice of real games come from `kit::dice`, where all numbers are equally likely.
fn below(rng: &mut impl Rng, n: u32) -> u32 {
    ((u64::from(rng.next_u32()) * u64::from(n)) >> 32) as u32
}
