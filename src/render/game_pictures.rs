//! One picture that shows a game in several boards.

use super::news::describe_position;
use super::picture::{MostPixels, Picture, sheet, svg};
use super::session_title::session_values;
use super::{Attachment, Block, Board, BoardPicture, Body, Scene, plain_text};
use crate::locales::Values;
use crate::session::{PositionAfterTurn, Session};
use lusoria_games::rules::Seat;

/// The most boards in one picture. Drawing so many takes a fifth of a second.
pub const MOST_PICTURES: u32 = 12;

/// A sentence about a game, and below it one picture with several of its boards. Where no picture can be shown, the present board is
/// shown.
pub(super) fn game_pictures(session: &Session, side: Seat, scene: &Scene) -> Body {
    let Attachment::Positions(positions) = &scene.attachment else {
        return vec![scene.sentence_paragraph("session-unreadable", Values::new())];
    };
    let count = u32::try_from(positions.len()).unwrap_or(MOST_PICTURES);
    let values = session_values(session, scene)
        .number("count", count)
        .number("turn", positions.last().map_or(0, |last| last.turn))
        .number("over", u8::from(session.ending.is_some()));
    let told = scene.sentence_paragraph("game-pictures", values);
    let boards: Vec<_> = positions
        .iter()
        .map(|one| (one.turn, drawn(one, session, side, scene)))
        .collect();
    let last = describe_position(session, side, scene);
    let picture = BoardPicture {
        svg: sheet(&boards, scene.theme),
        alt: plain_text(&[told.clone(), last]),
        most: MostPixels::SHEET,
        whole_game: true,
        png: None,
    };
    let board = Board {
        picture: Some(Box::new(picture)),
        ..Board::text(session.line.diagram(), side, scene.lang, scene.width)
    };
    vec![told, Block::Board(board)]
}

fn drawn(one: &PositionAfterTurn, session: &Session, side: Seat, scene: &Scene) -> String {
    svg(&Picture {
        turn: one.to_move,
        ..Picture::of(&*session.line, &one.diagram, side, scene.theme)
    })
}
