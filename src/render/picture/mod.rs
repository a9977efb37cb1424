//! Boards as pictures: an SVG document for any diagram, and a PNG made from it.
//!
//! Source: issue 15. Every game is drawn by the same code from its [`Diagram`]: the names of terrains and pieces choose
//! the shapes. Pieces differ in shape and letter as well as in colour. Each cell carries its content in attributes (`data-terrain`,
//! `data-piece`, …), so a program can read the position back. Deliberately absent: captions and players' names. They are
//! text, are shown as text beside the picture, and may be in any script, for which no small font is enough.

mod hollow;
mod layout;
mod picture_content;
mod piece;
mod png;
mod svg;
mod terrain;
mod theme;
mod token;

pub use picture_content::Picture;
pub use png::png;
pub use theme::Theme;

use super::Board;
use layout::{CELL, Layout};
use lusoria_games::rules::{Cell, Diagram, Seat, TerrainSign};
use lusoria_games::text_board::turned;
use svg::Svg;
use theme::Palette;

/// The picture as an SVG document.
#[must_use]
pub fn svg(picture: &Picture<'_>) -> String {
    let Board { diagram, reader } = picture.board;
    let seen = turned(diagram, *reader);
    let before = picture.before.map(|diagram| turned(diagram, *reader));
    let layout = Layout::of(&seen);
    let palette = picture.theme.palette();
    let mut svg = Svg::new(layout.width(), layout.height());
    draw_ground(&mut svg, &layout, palette);
    token::draw_both(&mut svg, &layout, picture, palette);
    draw_names(&mut svg, &layout, &seen, palette);
    for (row, cells) in seen.rows.iter().enumerate() {
        for (column, cell) in cells.iter().enumerate() {
            let old = before.as_ref().map(|old| &old.rows[row][column]);
            let at = layout.cell(row, column);
            draw_cell(
                &mut svg,
                at,
                cell,
                old.is_some_and(|old| old != cell),
                palette,
            );
        }
    }
    svg.finish()
}

/// Draws what lies around the board, the board, and the line that divides it.
fn draw_ground(svg: &mut Svg, layout: &Layout, palette: &Palette) {
    svg.rectangle(
        (0, 0),
        (layout.width(), layout.height()),
        0,
        palette.table,
        None,
    );
    let (corner, size) = layout.board();
    svg.rectangle(corner, size, 10, palette.board, Some((palette.edge, 2)));
    if let Some((from, to)) = layout.rule() {
        svg.line(from, to, palette.edge, 4);
    }
}

fn draw_names(svg: &mut Svg, layout: &Layout, seen: &Diagram, palette: &Palette) {
    for (at, name) in layout.names(seen) {
        svg.text(at, 20, &name, palette.names);
    }
}

/// Draws one cell: its terrain, what stands there, and a mark if the cell has changed since the position before.
fn draw_cell(svg: &mut Svg, at: (i32, i32), cell: &Cell, changed: bool, palette: &Palette) {
    svg.open_group(&attributes(cell));
    match cell.terrain.sign {
        TerrainSign::Around(..) => hollow::draw(svg, at, cell, palette),
        TerrainSign::WhereEmpty(_) => {
            terrain::draw(svg, at, cell.terrain.name, palette);
            if let Some(piece) = &cell.piece {
                piece::draw(svg, at, piece, cell.owner, palette);
            }
        }
    }
    if changed {
        let corner = (at.0 - CELL / 2 + 3, at.1 - CELL / 2 + 3);
        svg.outline(corner, (CELL - 6, CELL - 6), 8, palette.mark, 4);
    }
    svg.close_group();
}

/// The attributes from which a program can read the content of a cell.
fn attributes(cell: &Cell) -> Vec<(&'static str, String)> {
    let mut attributes = vec![("data-terrain", cell.terrain.name.to_owned())];
    if let Some(piece) = &cell.piece {
        attributes.push(("data-piece", piece.name.to_owned()));
        attributes.push(("data-count", piece.count.to_string()));
        attributes.push(("data-sign", piece.sign.to_string()));
    }
    if let Some(owner) = cell.owner {
        attributes.push(("data-owner", seat_name(owner).to_owned()));
    }
    attributes
}

/// The value of `data-owner` for this seat.
const fn seat_name(seat: Seat) -> &'static str {
    match seat {
        Seat::First => "first",
        Seat::Second => "second",
    }
}
