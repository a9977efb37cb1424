//! Draws the flat cells of a board, without the pieces on them.

use super::layout::CELL;
use super::svg_elements::{Pair, Svg};
use super::theme::Palette;

/// Draws the cell around the point `at`, by the name of its terrain.
pub(super) fn draw(svg: &mut Svg, at: Pair, terrain: &str, palette: &Palette) {
    let ground = match terrain {
        "dark" => palette.dark_cell,
        "camp" | "castle" => palette.special_cell,
        _ => palette.light_cell,
    };
    let corner = (at.0 - CELL / 2, at.1 - CELL / 2);
    svg.rectangle(corner, (CELL, CELL), 0, ground, Some((palette.edge, 1)));
    match terrain {
        "camp" => draw_saltire(svg, at, palette),
        "castle" => draw_throne(svg, at, palette),
        "escape" => draw_gate(svg, at, palette),
        "point" => draw_ring(svg, at, palette),
        _ => {}
    }
}

/// Two lines from corner to corner: a camp of Tablut.
fn draw_saltire(svg: &mut Svg, (x, y): Pair, palette: &Palette) {
    let reach = CELL / 2 - 8;
    svg.line(
        (x - reach, y - reach),
        (x + reach, y + reach),
        palette.edge,
        2,
    );
    svg.line(
        (x - reach, y + reach),
        (x + reach, y - reach),
        palette.edge,
        2,
    );
}

/// Squares within each other: the castle of Tablut.
fn draw_throne(svg: &mut Svg, (x, y): Pair, palette: &Palette) {
    for reach in [CELL / 2 - 6, CELL / 2 - 16] {
        svg.outline(
            (x - reach, y - reach),
            (2 * reach, 2 * reach),
            2,
            palette.edge,
            3,
        );
    }
}

/// A diamond: a cell by which Tablut's king escapes.
fn draw_gate(svg: &mut Svg, at: Pair, palette: &Palette) {
    let reach = 12;
    let corners = [(0, -reach), (reach, 0), (0, reach), (-reach, 0)];
    svg.polygon(at, &corners, palette.special_cell, Some((palette.edge, 2)));
}

/// A circle without filling: a point of XII Scripta.
fn draw_ring(svg: &mut Svg, at: Pair, palette: &Palette) {
    svg.circle(at, CELL / 2 - 14, "none", Some((palette.special_cell, 3)));
}
