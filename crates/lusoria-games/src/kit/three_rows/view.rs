//! Draws the board of Gabata and Selus. It has three rows of six pits, and a gap between its left and its right half. Each of the
//! reader's pits has its name below it.

use super::{SIDE, letter, pit_of};
use crate::rules::{Cell, Diagram, Fact, Frame, Naming, Seat, Turning, label};

/// The number of pits in a row.
const COLUMNS: usize = 6;

/// The pits as First sees them, top row first (TB-1).
const ROWS: [[usize; COLUMNS]; 3] = [
    [14, 13, 12, 11, 10, 9],
    [15, 16, 17, 8, 7, 6],
    [0, 1, 2, 3, 4, 5],
];

/// The board, each pit drawn by `cell`.
pub fn diagram(cell: impl Fn(usize) -> Cell, captions: Vec<Fact>) -> Diagram {
    let names = |row: &str| row.split('.').map(label).collect();
    Diagram {
        rows: ROWS
            .iter()
            .map(|row| row.iter().map(|&pit| cell(pit)).collect())
            .collect(),
        gap_after: Some(COLUMNS / 2),
        turning: Turning::HalfTurn,
        frame: Frame {
            naming: Naming::Reader,
            under: vec![Vec::new(), names("...i.h.g"), names("a.b.c.d.e.f")],
            ..Frame::default()
        },
        captions,
    }
}

/// The board in words. Each fact is one row or half a row: `own-edge`, `own-middle`, `their-edge` or `their-middle`. Its value `pits` has
/// the letter of each pit, and after it what `count` says of the pit.
pub fn describe(reader: Seat, count: impl Fn(usize) -> String) -> Vec<Fact> {
    let row = |id, owner: Seat, own: std::ops::Range<usize>| {
        let pits: Vec<String> = own
            .map(|own| pit_of(owner, own))
            .map(|pit| format!("{} {}", letter(pit, reader), count(pit)))
            .collect();
        Fact::new(id)
            .with("seat", owner)
            .with("pits", pits.join(", "))
    };
    vec![
        row("own-edge", reader, 0..COLUMNS),
        row("own-middle", reader, COLUMNS..SIDE),
        row("their-edge", reader.other(), 0..COLUMNS),
        row("their-middle", reader.other(), COLUMNS..SIDE),
    ]
}
