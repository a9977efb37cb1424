//! Writes the boards of a game as monospace text, for `page.rs`. There is one board before each ply, and one at the end.

use crate::session::{Entry, ReplayError};
use crate::tournament::referee::FinishedGame;
use lusoria_games::catalog::Line;
use lusoria_games::rules::Seat;
use lusoria_games::text_board::board_text;

/// The boards as seat First sees them.
///
/// # Errors
/// [`ReplayError`] if the game cannot be replayed.
pub(super) fn board_pictures(game: &FinishedGame) -> Result<Vec<String>, ReplayError> {
    let replayed = game.record()?;
    let mut line = lusoria_games::catalog::begin(&replayed.game)
        .ok_or_else(|| ReplayError::Game(game.game.clone()))?;
    let mut pictures = vec![picture(&*line)];
    for (n, entry) in (1..).zip(&replayed.entries) {
        if let Entry::Ply(ply) = entry {
            line.play(ply).map_err(|_| ReplayError::Entry(n))?;
            pictures.push(picture(&*line));
        }
    }
    Ok(pictures)
}

fn picture(line: &dyn Line) -> String {
    board_text(&line.diagram(), Seat::First)
}
