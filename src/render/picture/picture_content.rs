//! What a picture shows: a board, the side at the bottom, the player on turn, and the colours.

use super::theme::Theme;
use lusoria_games::catalog::Line;
use lusoria_games::rules::{Diagram, Seat, Turn};

/// What a picture shows.
#[derive(Clone, Copy, Debug)]
pub struct Picture<'a> {
    /// The position.
    pub diagram: &'a Diagram,
    /// The side that is shown at the bottom.
    pub reader: Seat,
    /// The position before the last turn. Cells that have changed since then get a mark. `None` if nothing is to be marked.
    pub before: Option<&'a Diagram>,
    /// How many seats the game has: 2, or 1 for a solitaire.
    pub seats: u8,
    /// Whose turn it is, or how the game has ended.
    pub turn: Turn,
    /// The colours.
    pub theme: Theme,
}

impl<'a> Picture<'a> {
    /// A picture of a position of this line of play, from one side and without marks.
    #[must_use]
    pub fn of(line: &dyn Line, diagram: &'a Diagram, reader: Seat, theme: Theme) -> Self {
        Self {
            diagram,
            reader,
            before: None,
            seats: line.game().info.seats,
            turn: line.turn(),
            theme,
        }
    }
}
