//! What a picture shows: a board, whose side is below, who is on turn, and the colours.

use super::theme::Theme;
use crate::render::Board;
use lusoria_games::catalog::Line;
use lusoria_games::rules::{Diagram, Seat, Turn};

/// What a picture shows.
#[derive(Clone, Copy, Debug)]
pub struct Picture<'a> {
    /// The board, and whose side is at the bottom.
    pub board: &'a Board,
    /// The position before the last turn, if the cells that have changed since are to be marked.
    pub before: Option<&'a Diagram>,
    /// How many seats the game has: 2, or 1 for a solitaire.
    pub seats: u8,
    /// The seat on turn; `None` if it is nobody's turn.
    pub on_turn: Option<Seat>,
    /// The colours.
    pub theme: Theme,
}

impl<'a> Picture<'a> {
    /// A picture of this board, as the line of play stands, without marks.
    #[must_use]
    pub fn of(line: &dyn Line, board: &'a Board, theme: Theme) -> Self {
        Self {
            board,
            before: None,
            seats: line.game().info.seats,
            on_turn: match line.turn() {
                Turn::Seat(seat) => Some(seat),
                Turn::Chance | Turn::Over(_) => None,
            },
            theme,
        }
    }
}
