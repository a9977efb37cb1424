//! Boards as pictures: an SVG document for any diagram, and a PNG made from it.
//!
//! The same code draws every game from its [`Diagram`]: the names of terrains and pieces choose the shapes. Pieces differ in shape and
//! letter as well as in colour. Cells that the last turn has changed have a frame (`draw_cell`). Each cell carries its content in
//! attributes (`data-terrain`, `data-piece`, …), so a program can read the position back.
//!
//! A picture shows no players' names, and of the captions only those about belongings (`belongings.rs`). Names and other captions are
//! text beside the picture, because they may be in any script, and no small font has every script.

mod attributes;
mod belongings;
mod die;
mod layout;
mod picture_content;
mod piece;
mod pits;
mod png;
mod sheet;
mod strip;
mod svg_elements;
mod terrain;
mod theme;

pub use belongings::Belongings;
pub use picture_content::Picture;
pub use png::{MostPixels, Png, png};
pub use sheet::sheet;
pub use theme::Theme;

use layout::{CELL, Layout};
use lusoria_games::rules::{Cell, Diagram, TerrainSign};
use lusoria_games::text_board::turned;
use svg_elements::{Pair, Svg};
use theme::Palette;

/// Where a piece stands in a cell with a name inside, measured from the middle of the cell. The name takes the upper left corner.
const BESIDE_NAME: Pair = (5, 6);

/// The picture as an SVG document.
#[must_use]
pub fn svg(picture: &Picture<'_>) -> String {
    let seen = turned(picture.diagram, picture.reader);
    let before = picture
        .before
        .map(|diagram| turned(diagram, picture.reader));
    let layout = Layout::of(&seen, picture.seats);
    let palette = picture.theme.palette();
    let mut svg = Svg::new(layout.width(), layout.height());
    draw_ground(&mut svg, &layout, palette);
    strip::draw_both(&mut svg, &layout, picture, palette);
    draw_names(&mut svg, &layout, &seen, palette);
    for (row, cells) in seen.rows.iter().enumerate() {
        for (column, cell) in cells.iter().enumerate() {
            let old = before.as_ref().map(|old| &old.rows[row][column]);
            let changed = old.is_some_and(|old| old != cell);
            let at = layout.cell(row, column);
            let names = seen.frame.inside.get(row);
            let name = names.and_then(|names| names.get(column));
            let piece_at = match name {
                Some(_) => (at.0 + BESIDE_NAME.0, at.1 + BESIDE_NAME.1),
                None => at,
            };
            draw_cell(&mut svg, at, piece_at, cell, changed, palette);
            if let Some(name) = name {
                draw_name_inside(&mut svg, at, name, cell, palette);
            }
        }
    }
    svg.finish()
}

/// Draws the ground around the board, then the board, and the line that divides it.
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

/// Draws the name of a cell inside it: in the middle if the cell is empty, otherwise on a plate in a corner.
fn draw_name_inside(svg: &mut Svg, at: Pair, name: &str, cell: &Cell, palette: &Palette) {
    if cell.piece.is_none() {
        return svg.text(at, 20, name, palette.edge);
    }
    let corner = (at.0 - CELL / 2 + 1, at.1 - CELL / 2 + 1);
    let width = 6 + 12 * name.len() as i32;
    svg.rectangle(corner, (width, 21), 4, palette.light_cell, None);
    let middle = (corner.0 + width / 2, corner.1 + 10);
    svg.text(middle, 18, name, palette.edge);
}

/// Draws one cell: its terrain, and its stones or its piece (at the point `piece_at`). If the cell has `changed`, it gets a mark.
fn draw_cell(
    svg: &mut Svg,
    at: Pair,
    piece_at: Pair,
    cell: &Cell,
    changed: bool,
    palette: &Palette,
) {
    let mark = |svg: &mut Svg| {
        let corner = (at.0 - CELL / 2 + 3, at.1 - CELL / 2 + 3);
        if changed {
            // The edge is for people with weak sight, because the mark itself may be as bright as the cell.
            svg.outline(corner, (CELL - 6, CELL - 6), 8, palette.edge, 7);
            svg.outline(corner, (CELL - 6, CELL - 6), 8, palette.mark, 4);
        }
    };
    svg.open_group(&attributes::of_cell(cell));
    match cell.terrain.sign {
        // The mark comes first, so that the number of stones is drawn over it.
        TerrainSign::Around(..) => {
            mark(svg);
            pits::draw(svg, at, cell, palette);
        }
        TerrainSign::WhereEmpty(_) => {
            terrain::draw(svg, at, cell.terrain.name, palette);
            if let Some(piece) = &cell.piece {
                piece::draw(svg, piece_at, piece, cell.owner, palette);
            }
            mark(svg);
        }
    }
    svg.close_group();
}
