//! Draws pieces that stand on flat cells, each kind in a shape of its own.

use super::svg_elements::{Pair, Svg};
use super::theme::Palette;
use lusoria_games::rules::{Piece, Seat};

/// The radius of an ordinary piece. Some pieces reach a little further.
const REACH: i32 = 25;

/// The corners of the octagon that is drawn for a piece of seat Second. A piece of seat First is a disc.
pub(super) const OCTAGON: [Pair; 8] = [
    (-10, -25),
    (10, -25),
    (25, -10),
    (25, 10),
    (10, 25),
    (-10, 25),
    (-25, 10),
    (-25, -10),
];
/// The corners of a crown.
pub(super) const CROWN: [Pair; 7] = [
    (-14, -2),
    (-17, -18),
    (-8, -11),
    (0, -21),
    (8, -11),
    (17, -18),
    (14, -2),
];
const LEFT_EAR: [Pair; 3] = [(-24, -8), (-20, -29), (-5, -22)];
const RIGHT_EAR: [Pair; 3] = [(24, -8), (20, -29), (5, -22)];
const TOWER: [Pair; 14] = [
    (-17, 26),
    (-17, -12),
    (-21, -12),
    (-21, -27),
    (-11, -27),
    (-11, -20),
    (-5, -20),
    (-5, -27),
    (5, -27),
    (5, -20),
    (11, -20),
    (11, -27),
    (21, -27),
    (21, -12),
];

/// Draws a piece around the point `at`.
pub(super) fn draw(svg: &mut Svg, at: Pair, piece: &Piece, owner: Option<Seat>, palette: &Palette) {
    let ink = Ink::of(owner, palette);
    match piece.name {
        "king" => draw_king(svg, at, &piece.sign, &ink),
        "cat" => draw_cat(svg, at, &piece.sign, &ink),
        "mouse" => draw_mouse(svg, at, &piece.sign, &ink),
        "tower" => draw_tower(svg, at, &piece.sign, &ink),
        "wall" => draw_wall(svg, at, &piece.sign, &ink),
        "pieces" => draw_counter(svg, at, &piece.count.to_string(), owner, &ink),
        _ => draw_counter(svg, at, &piece.sign, owner, &ink),
    }
}

/// The colours of one piece.
struct Ink {
    body: &'static str,
    writing: &'static str,
    outline: &'static str,
}

impl Ink {
    const fn of(owner: Option<Seat>, palette: &Palette) -> Self {
        let (body, writing) = palette.piece(owner);
        Self {
            body,
            writing,
            outline: palette.ink,
        }
    }

    const fn line(&self) -> Option<(&'static str, i32)> {
        Some((self.outline, 2))
    }
}

/// A disc for seat First, an octagon for Second.
fn draw_counter(svg: &mut Svg, at: Pair, sign: &str, owner: Option<Seat>, ink: &Ink) {
    if owner == Some(Seat::Second) {
        svg.polygon(at, &OCTAGON, ink.body, ink.line());
    } else {
        svg.circle(at, REACH, ink.body, ink.line());
    }
    svg.text(at, 28, sign, ink.writing);
}

/// A disc with a crown above the letter.
fn draw_king(svg: &mut Svg, at: Pair, sign: &str, ink: &Ink) {
    svg.circle(at, REACH + 3, ink.body, ink.line());
    svg.polygon(at, &CROWN, ink.writing, None);
    svg.text((at.0, at.1 + 12), 22, sign, ink.writing);
}

/// A head with pointed ears.
fn draw_cat(svg: &mut Svg, at: Pair, sign: &str, ink: &Ink) {
    for ear in [LEFT_EAR, RIGHT_EAR] {
        svg.polygon(at, &ear, ink.body, ink.line());
    }
    svg.circle((at.0, at.1 + 2), REACH - 2, ink.body, ink.line());
    svg.text((at.0, at.1 + 2), 28, sign, ink.writing);
}

/// A head with round ears.
fn draw_mouse(svg: &mut Svg, at: Pair, sign: &str, ink: &Ink) {
    for side in [-1, 1] {
        svg.circle((at.0 + 18 * side, at.1 - 16), 11, ink.body, ink.line());
    }
    svg.circle((at.0, at.1 + 3), REACH - 4, ink.body, ink.line());
    svg.text((at.0, at.1 + 3), 24, sign, ink.writing);
}

/// A tower, which is two stones: high, with battlements.
fn draw_tower(svg: &mut Svg, at: Pair, sign: &str, ink: &Ink) {
    let mut corners = TOWER.to_vec();
    corners.extend([(17, -12), (17, 26)]);
    svg.polygon(at, &corners, ink.body, ink.line());
    svg.text((at.0, at.1 + 6), 26, sign, ink.writing);
}

/// A wall, which is one stone: low and broad.
fn draw_wall(svg: &mut Svg, at: Pair, sign: &str, ink: &Ink) {
    svg.rectangle((at.0 - 26, at.1 - 2), (52, 26), 2, ink.body, ink.line());
    svg.text((at.0, at.1 + 9), 22, sign, ink.writing);
}
