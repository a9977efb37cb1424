//! Plays random moves. This is fast, because the type of the state is known when the code is compiled. The random numbers come from the
//! caller.
//!
//! Deliberately absent: draws that depend on earlier positions, such as by repetition. Only `kit::TypedLine` knows earlier positions. So
//! a game may never end by itself, and a playout stops at a limit on plies.

use super::{Outcome, State, Trace, Turn};
use rand::Rng;

/// The result of a playout.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Playout {
    /// How many moves the seats made.
    pub moves: u32,
    /// How many plies chance made.
    pub chances: u32,
    /// The outcome; `None` if as many plies were played as the limit allows, even if the last of them has ended the game.
    pub outcome: Option<Outcome>,
}

/// Plays random plies until the game is over or `cap` plies have been played. All legal moves are equally likely, but last resorts
/// (passes) are played only when nothing else is legal; throws and lots are drawn by their weights. `moves` is a buffer, so that many
/// playouts need one allocation; `trace` receives what the plies do.
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

/// A random number below `n`. Some numbers are more likely than others by one in 2^32, which does not matter to playouts. The dice of
/// real games come from `kit::dice`, where all numbers are equally likely.
fn below(rng: &mut impl Rng, n: u32) -> u32 {
    ((u64::from(rng.next_u32()) * u64::from(n)) >> 32) as u32
}
