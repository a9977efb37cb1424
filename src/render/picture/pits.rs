//! Draws the pits and stores of the mancalas, with their stones.

use super::layout::CELL;
use super::svg_elements::{Pair, Svg};
use super::theme::Palette;
use lusoria_games::rules::{Cell, Seat};

/// The radius of a pit.
const PIT: i32 = 27;
/// The length of a store.
const STORE: i32 = 150;
/// How many stones are drawn in a store at most. The number beside them tells how many there are.
const STORE_PLACES: i64 = 8;

/// Where stones lie in a pit, from the middle outwards. The first number of a point is its distance to the right, in radii of a stone.
/// The second number is its distance downwards, in rows. If there are more stones than points, only the number beside them tells how
/// many.
const PLACES: [Pair; 19] = [
    (0, 0),
    (2, 0),
    (1, 1),
    (-1, 1),
    (-2, 0),
    (-1, -1),
    (1, -1),
    (3, 1),
    (0, 2),
    (-3, 1),
    (-3, -1),
    (0, -2),
    (3, -1),
    (4, 0),
    (2, 2),
    (-2, 2),
    (-4, 0),
    (-2, -2),
    (2, -2),
];

/// Draws a pit around the point `at`, with the marks of its kind and its owner, its stones and their number.
pub(super) fn draw(svg: &mut Svg, at: Pair, cell: &Cell, palette: &Palette) {
    let name = cell.terrain.name;
    if name.ends_with("wegue") {
        draw_trap(svg, at, cell.owner, palette);
    }
    let round = if name == "ruma" { 10 } else { PIT };
    let corner = (at.0 - PIT, at.1 - PIT);
    let line = Some((palette.edge, 2));
    svg.rectangle(corner, (2 * PIT, 2 * PIT), round, palette.hollow, line);
    draw_owner(svg, at, cell, palette);
    let count = cell.piece.map_or(0, |piece| piece.count);
    draw_stones(svg, at, count, palette);
    if name.starts_with("ayemi") {
        draw_eye(svg, at, palette);
    }
    draw_count(svg, at, count, palette);
}

/// Draws the owner's ring on the rim of a pit: unbroken for seat First, dashed for Second. The store of Tchuka Ruma (`ruma`) and a pit
/// without an owner have no ring.
fn draw_owner(svg: &mut Svg, at: Pair, cell: &Cell, palette: &Palette) {
    let Some(owner) = cell.owner.filter(|_| cell.terrain.name != "ruma") else {
        return;
    };
    let colour = palette.seats[owner.index()];
    match owner {
        Seat::First => svg.circle(at, PIT, "none", Some((colour, 4))),
        Seat::Second => svg.dashed_circle(at, PIT, colour, 4),
    }
}

/// The square drawn under a pit that is somebody's trap (a wegue of Selus).
fn draw_trap(svg: &mut Svg, at: Pair, owner: Option<Seat>, palette: &Palette) {
    let reach = CELL / 2 - 2;
    let corner = (at.0 - reach, at.1 - reach);
    let colour = owner.map_or(palette.edge, |owner| palette.seats[owner.index()]);
    svg.rectangle(
        corner,
        (2 * reach, 2 * reach),
        4,
        colour,
        Some((palette.ink, 2)),
    );
}

/// The mark of an ayemi of Selus: an eye in the corner.
fn draw_eye(svg: &mut Svg, (x, y): Pair, palette: &Palette) {
    let at = (x - 20, y - 20);
    svg.circle(at, 9, palette.ivory, Some((palette.ink, 2)));
    svg.circle(at, 4, palette.ebony, None);
}

/// The stones side by side, smaller if there are many.
fn draw_stones(svg: &mut Svg, (x, y): Pair, count: u8, palette: &Palette) {
    let shown = &PLACES[..PLACES.len().min(count.into())];
    let radius = if shown.len() > 7 { 5 } else { 7 };
    let number = shown.len().max(1) as i32;
    let (right, down) = shown
        .iter()
        .fold((0, 0), |sum, place| (sum.0 + place.0, sum.1 + place.1));
    for place in shown {
        // Rows of the lattice are √3 radii apart; the stones as a whole stand in the middle.
        let from_middle = (place.0 * number - right, place.1 * number - down);
        let stone = (
            x + from_middle.0 * radius / number,
            y + from_middle.1 * radius * 1_732 / (1_000 * number),
        );
        svg.circle(stone, radius, palette.stone, Some((palette.ink, 1)));
    }
}

/// A player’s store: a long hollow that ends at `right`, with a rim in the colour of its owner, a few of its stones, and their number.
pub(super) fn draw_store(
    svg: &mut Svg,
    (right, y): Pair,
    count: i64,
    owner: Seat,
    palette: &Palette,
) {
    let (corner, size) = ((right - STORE, y - 19), (STORE, 38));
    let line = Some((palette.seats[owner.index()], 4));
    svg.rectangle(corner, size, 19, palette.hollow, line);
    for n in 0..count.min(STORE_PLACES) as i32 {
        let stone = (corner.0 + 18 + 9 * n, y - 5 + 10 * (n % 2));
        svg.circle(stone, 6, palette.stone, Some((palette.ink, 1)));
    }
    plate((right - 32, y), &count.to_string(), svg, palette);
}

/// The number of stones, on a plate over the pit's lower right edge.
fn draw_count(svg: &mut Svg, (x, y): Pair, count: u8, palette: &Palette) {
    let text = count.to_string();
    let middle = (x + CELL / 2 - 2 - plate_width(&text) / 2, y + CELL / 2 - 12);
    plate(middle, &text, svg, palette);
}

/// The width of a plate with this text.
const fn plate_width(number: &str) -> i32 {
    8 + 14 * number.len() as i32
}

/// A number on a plate around this point.
fn plate(middle: Pair, number: &str, svg: &mut Svg, palette: &Palette) {
    let width = plate_width(number);
    svg.rectangle(
        (middle.0 - width / 2, middle.1 - 13),
        (width, 26),
        6,
        palette.ivory,
        Some((palette.ink, 1)),
    );
    svg.text(middle, 22, number, palette.ebony);
}
