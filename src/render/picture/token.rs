//! Draws the players' tokens above and below the board: a disc for seat First, an octagon for Second, and an arrow at the token of
//! whoever is on turn.

use super::layout::{Layout, STRIP};
use super::picture_content::Picture;
use super::piece::OCTAGON;
use super::svg::{Pair, Svg};
use super::theme::Palette;
use lusoria_games::rules::{Seat, Turning};

const RADIUS: i32 = 12;
/// An arrow that points to the left, at a token.
const ARROW: [Pair; 3] = [(-10, 0), (8, -10), (8, 10)];

/// Draws the reader's token below the board and the opponent's above it. If the board is never turned, First's token is below.
pub(super) fn draw_both(svg: &mut Svg, layout: &Layout, picture: &Picture<'_>, palette: &Palette) {
    let below = match picture.board.diagram.turning {
        Turning::Fixed => Seat::First,
        Turning::HalfTurn | Turning::MirrorRows => picture.board.reader,
    };
    let x = layout.board().0.0 + STRIP / 2;
    let rows = [
        (below, layout.height() - STRIP / 2),
        (below.other(), STRIP / 2),
    ];
    for (seat, y) in rows {
        if seat.index() >= picture.seats.into() {
            continue;
        }
        draw(svg, (x, y), seat, palette);
        if picture.on_turn == Some(seat) {
            svg.polygon((x + 32, y), &ARROW, palette.names, None);
        }
    }
}

fn draw(svg: &mut Svg, at: Pair, seat: Seat, palette: &Palette) {
    let (body, _) = palette.piece(Some(seat));
    let line = Some((palette.seats[seat.index()], 3));
    match seat {
        Seat::First => svg.circle(at, RADIUS, body, line),
        Seat::Second => {
            let corners = OCTAGON.map(|(x, y)| (x / 2, y / 2));
            svg.polygon(at, &corners, body, line);
        }
    }
}
