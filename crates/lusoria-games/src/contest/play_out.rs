//! Plays a game to its end from the position in which it stands.

use super::{Contestant, RandomBelow};
use crate::catalog::Line;
use crate::rules::{Outcome, Seat, Turn};

/// A game without dice and lots is stopped after this many plies, because two players who avoid every exchange may play for ever.
pub const LONGEST_GAME: u32 = 600;
/// A game with dice or lots is stopped after this many plies. XII Scripta with fifteen pieces per player takes a thousand plies.
const LONGEST_WITH_CHANCE: u32 = 5_000;

/// Plays a game to its end. The contestants are in the order First, Second. `None` if the game takes too long.
pub fn play_out(
    line: &mut dyn Line,
    contestants: [&Contestant; 2],
    below: &mut RandomBelow<'_>,
) -> Option<Outcome> {
    let longest = match line.chance() {
        Some(_) => LONGEST_WITH_CHANCE,
        None => LONGEST_GAME,
    };
    while line.plies() < longest {
        let ply = match line.turn() {
            Turn::Over(outcome) => return Some(outcome),
            Turn::Chance => throw(line, below),
            Turn::Seat(seat) => contestants[seat.index()].choose(line, below)?,
        };
        line.play(&ply).ok()?;
    }
    None
}

/// A throw or a lot, drawn with the weights of the game.
pub(super) fn throw(line: &dyn Line, below: &mut RandomBelow<'_>) -> String {
    let mut chances = line.chances();
    let mut left = below(chances.iter().map(|(_, weight)| weight).sum());
    let drawn = chances.iter().position(|&(_, weight)| {
        let here = left < weight;
        left = left.saturating_sub(weight);
        here
    });
    chances.swap_remove(drawn.unwrap_or_default()).0
}

/// The index at which an outcome is counted for a seat: 0 for a win, 1 for a draw, 2 for a loss. A game that was stopped counts as a
/// draw.
pub(super) fn result_index(outcome: Option<Outcome>, seat: Seat) -> usize {
    match outcome {
        Some(Outcome::Win(winner)) if winner == seat => 0,
        Some(Outcome::Win(_)) => 2,
        Some(Outcome::Draw) | None => 1,
    }
}
