//! Draws the strips above and below the board: each player's token with the player's belongings (`belongings.rs`).
//!
//! The token is a disc for seat First and an octagon for Second. An arrow points at the token of whoever is on turn. A crown is drawn
//! beside the winner's token.

use super::belongings::Belongings;
use super::layout::{Layout, STRIP};
use super::picture_content::Picture;
use super::piece::{CROWN, OCTAGON};
use super::svg_elements::{Pair, Svg};
use super::theme::Palette;
use super::{attributes, die, pits};
use lusoria_games::rules::{Outcome, Seat, Turn, Turning};

/// The radius of a token.
const RADIUS: i32 = 14;
/// An arrow that points to the left, at a token.
const ARROW: [Pair; 7] = [
    (-14, 0),
    (0, -13),
    (0, -5),
    (14, -5),
    (14, 5),
    (0, 5),
    (0, 13),
];
/// The width of a token together with the number to its right, which says how many pieces there are.
const ITEM: i32 = 62;

/// Draws the reader's strip below the board and the opponent's above it. If the board is never turned, First's strip is below.
pub(super) fn draw_both(svg: &mut Svg, layout: &Layout, picture: &Picture<'_>, palette: &Palette) {
    let below = match picture.diagram.turning {
        Turning::Fixed => Seat::First,
        Turning::HalfTurn | Turning::MirrorRows => picture.reader,
    };
    let rows = [
        (below, layout.height() - STRIP / 2),
        (below.other(), STRIP / 2),
    ];
    for (seat, y) in rows {
        if seat.index() < picture.seats.into() {
            Strip {
                svg,
                palette,
                y,
                up: seat == below,
                seat,
            }
            .draw(layout, picture);
        }
    }
}

/// One player's strip while it is drawn.
struct Strip<'a> {
    svg: &'a mut Svg,
    palette: &'a Palette,
    /// The y coordinate of the strip's middle.
    y: i32,
    /// True if the board is above the strip, false if it is below.
    up: bool,
    seat: Seat,
}

impl Strip<'_> {
    fn draw(&mut self, layout: &Layout, picture: &Picture<'_>) {
        let belongings = Belongings::of(picture.diagram, self.seat);
        self.svg
            .open_group(&attributes::of_player(self.seat, picture.turn, &belongings));
        let ((left, _), (width, _)) = layout.board();
        let x = left + STRIP / 2;
        self.draw_token((x, self.y), RADIUS);
        match picture.turn {
            Turn::Seat(seat) if seat == self.seat => {
                let at = (x + 42, self.y);
                self.svg.polygon(at, &ARROW, self.palette.names, None);
            }
            Turn::Over(Outcome::Win(seat)) if seat == self.seat => {
                let at = (x + 42, self.y + 10);
                let line = Some((self.palette.names, 2));
                self.svg.polygon(at, &CROWN, self.palette.mark, line);
            }
            _ => {}
        }
        for (n, face) in (0..).zip(&belongings.dice) {
            die::draw(self.svg, (x + 88 + 42 * n, self.y), *face, self.palette);
        }
        self.draw_stock(left + width, &belongings);
        self.svg.close_group();
    }

    /// Draws how many stones the player has in a store, or how many pieces have left the board, are captured or wait. The drawing ends on
    /// the right at the x coordinate `right`.
    fn draw_stock(&mut self, right: i32, belongings: &Belongings) {
        if let Some(store) = belongings.store {
            pits::draw_store(self.svg, (right, self.y), store, self.seat, self.palette);
        }
        let mut x = right - ITEM + 20;
        let counts = [belongings.off, belongings.captured, belongings.waiting];
        let signs: [fn(&mut Self, Pair); 3] = [Self::draw_tick, Self::draw_bar, Self::draw_way_in];
        for (count, sign) in counts.into_iter().zip(signs) {
            if belongings.has_stock {
                self.draw_token((x - 10, self.y), 11);
                sign(self, (x - 10, self.y));
                let at = (x + 24, self.y);
                self.svg
                    .text(at, 24, &count.to_string(), self.palette.names);
                x -= ITEM + 30;
            }
        }
    }

    fn draw_token(&mut self, at: Pair, radius: i32) {
        let (body, _) = self.palette.piece(Some(self.seat));
        let line = Some((self.palette.seats[self.seat.index()], 3));
        match self.seat {
            Seat::First => self.svg.circle(at, radius, body, line),
            Seat::Second => {
                let corners = OCTAGON.map(|(x, y)| (x * radius / 24, y * radius / 24));
                self.svg.polygon(at, &corners, body, line);
            }
        }
    }

    /// Draws the sign for pieces that have left the board: a check mark at the left of a token.
    fn draw_tick(&mut self, (x, y): Pair) {
        let (corner, names) = ((x - 25, y + 8), self.palette.names);
        self.svg.line((x - 31, y + 1), corner, names, 4);
        self.svg.line(corner, (x - 17, y - 9), names, 4);
    }

    /// Draws the sign for captured pieces: a cross through a token.
    fn draw_bar(&mut self, (x, y): Pair) {
        let colour = self.palette.seats[self.seat.index()];
        for reach in [-13, 13] {
            self.svg
                .line((x - 13, y - reach), (x + 13, y + reach), colour, 4);
        }
    }

    /// Draws the sign for pieces that wait to enter: an arrow at the left of a token, pointing to the board.
    fn draw_way_in(&mut self, (x, y): Pair) {
        let up = if self.up { -1 } else { 1 };
        let corners = [(0, 10 * up), (8, 0), (3, 0), (3, -10 * up)];
        let left = corners.iter().rev().map(|(x, y)| (-x, *y));
        let corners: Vec<Pair> = corners.iter().copied().chain(left).collect();
        self.svg
            .polygon((x - 23, y), &corners, self.palette.names, None);
    }
}
