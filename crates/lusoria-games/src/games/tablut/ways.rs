//! What never changes about the moves from a cell, worked out when the program is built.

use super::Ply;
use super::board::{CELLS, Cell, SIDE, column_of, row_of, shut_from};

/// The most moves a piece can have along a line.
pub(super) const REACH: usize = SIDE as usize - 1;

/// One cell's.
pub(super) struct Ways {
    pub(super) column: u8,
    pub(super) row: u8,
    /// The places of its row and its column that the castle and foreign camps shut.
    pub(super) shut_row: u16,
    pub(super) shut_column: u16,
    /// A move to each other cell of its row and its column, in order; what follows the eighth is never kept.
    pub(super) along_row: [Ply; 2 * REACH],
    pub(super) along_column: [Ply; 2 * REACH],
}

pub(super) static WAYS: [Ways; CELLS] = ways();

const fn ways() -> [Ways; CELLS] {
    let mut ways = [const { Ways::of(Cell(0)) }; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        ways[cell] = Ways::of(Cell(cell as u8));
        cell += 1;
    }
    ways
}

impl Ways {
    const fn of(from: Cell) -> Self {
        let (column, row) = (from.column(), from.row());
        let shut = shut_from(from);
        Self {
            column,
            row,
            shut_row: row_of(shut, row),
            shut_column: column_of(shut, column),
            along_row: line(from, row, SIDE),
            along_column: line(from, column * SIDE, 1),
        }
    }
}

/// Moves to the other cells of a line of nine.
const fn line(from: Cell, first: u8, step: u8) -> [Ply; 2 * REACH] {
    let mut line = [Ply { from, to: from }; 2 * REACH];
    let (mut place, mut next) = (0, 0);
    while place < SIDE {
        let to = Cell(first + place * step);
        if to.0 != from.0 {
            line[next].to = to;
            next += 1;
        }
        place += 1;
    }
    line
}

/// How many cells are free before and after a place of a line of nine, given what stops a piece there.
#[inline(always)]
pub(super) const fn reach(place: u8, line: u16) -> (u8, u8) {
    let free = FREE[place as usize][(line % LINES) as usize];
    (free >> 4, free & 0xF)
}

/// As many as nine bits can say.
const LINES: u16 = 1 << SIDE;

/// The cells before in the upper four bits, those after in the lower.
static FREE: [[u8; LINES as usize]; SIDE as usize] = free();

const fn free() -> [[u8; LINES as usize]; SIDE as usize] {
    let mut free = [[0; LINES as usize]; SIDE as usize];
    let mut place = 0;
    while place < SIDE {
        let mut line = 0;
        while line < LINES {
            free[place as usize][line as usize] = free_round(place, line);
            line += 1;
        }
        place += 1;
    }
    free
}

const fn free_round(place: u8, line: u16) -> u8 {
    let (mut before, mut after) = (0, 0);
    while before < place && line >> (place - before - 1) & 1 == 0 {
        before += 1;
    }
    while after < SIDE - place - 1 && line >> (place + after + 1) & 1 == 0 {
        after += 1;
    }
    before << 4 | after
}
