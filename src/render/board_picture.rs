//! Draws the board of a session, a puzzle or the position editor for a message. Each picture has words for people who do not see it.

use super::picture::{MostPixels, Picture, svg};
use super::{Board, BoardPicture, Scene};
use crate::locales::Values;
use crate::session::Session;

/// Draws the board of a session as it stands. `alt` is the position in words.
pub(super) fn board_picture(
    session: &Session,
    board: &Board,
    alt: String,
    scene: &Scene,
) -> BoardPicture {
    let picture = Picture {
        before: scene.before.as_ref(),
        turn: session.turn(),
        ..Picture::of(&*session.line, &board.diagram, board.reader, scene.theme)
    };
    drawn(&picture, alt)
}

/// The picture of any board.
pub(super) fn drawn(picture: &Picture<'_>, alt: String) -> BoardPicture {
    BoardPicture {
        svg: svg(picture),
        alt,
        most: MostPixels::BOARD,
        whole_game: false,
        png: None,
    }
}

/// The line below a picture that says where north, east, south and west are, because the board is turned for the reader. A board that is
/// shown as text has compass letters instead. `None` if the reader needs no such line.
pub(super) fn compass(board: &Board, scene: &Scene) -> Option<String> {
    let is_needed = board.diagram.shows_compass_to(board.reader);
    is_needed.then(|| scene.sentence("picture-compass", Values::new()))
}
