//! The board (T1): its cells, sets of cells, and the special cells such as camps.

use std::fmt::{self, Write};

/// The number of columns, which is also the number of rows.
pub(super) const SIDE: u8 = 9;
/// How many cells there are.
pub(super) const CELLS: usize = 81;

/// A cell: `a1` is at the top left, `i9` at the bottom right. The number is column × 9 + row, so cells are sorted by their names.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(pub(super) u8);

impl Cell {
    /// The cell in this column and row. Both are counted from 0, from the top left. `None` if it is not on the board.
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < SIDE && row < SIDE {
            Some(Self(column * SIDE + row))
        } else {
            None
        }
    }

    /// All cells, row by row from the top. Position texts and printed boards have this order.
    pub fn by_rows() -> impl Iterator<Item = Self> {
        (0..SIDE).flat_map(Self::in_row)
    }

    /// The cells of a row, from left to right. Row 0 is the top row.
    pub(super) fn in_row(row: u8) -> impl Iterator<Item = Self> {
        (0..SIDE).map(move |column| Self(column * SIDE + row))
    }

    /// The column, counted from 0 (column a).
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 / SIDE
    }

    /// The row, counted from 0 (the top row).
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 % SIDE
    }

    /// The cell's name in ASCII: the letter of its column and the number of its row.
    pub(super) const fn name(self) -> [u8; 2] {
        [b'a' + self.column(), b'1' + self.row()]
    }

    /// The set that contains only this cell.
    pub(super) const fn bit(self) -> Cells {
        1 << self.0
    }
}

/// The cell's name, made of the names of its column and its row: `e4`.
impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [column, row] = self.name().map(char::from);
        f.write_char(column)?;
        f.write_char(row)
    }
}

/// A set of cells. Bit n stands for the cell with number n.
pub(super) type Cells = u128;

/// Every cell.
pub(super) const BOARD: Cells = (1 << CELLS) - 1;
/// Column a.
pub(super) const COLUMN: Cells = (1 << SIDE) - 1;
/// Row 1.
pub(super) const ROW: Cells = set(b"a1 b1 c1 d1 e1 f1 g1 h1 i1");
/// Where the king begins.
pub(super) const CASTLE: Cells = set(b"e5");
/// The castle and the four cells beside it. A king there is caught only if it is surrounded on all sides (T10).
pub(super) const CASTLE_YARD: Cells = set(b"e4 d5 e5 f5 e6");
/// Where black begins: north, west, east, south.
pub(super) const CAMPS: [Cells; 4] = [
    set(b"d1 e1 f1 e2"),
    set(b"a4 a5 a6 b5"),
    set(b"i4 i5 i6 h5"),
    set(b"d9 e9 f9 e8"),
];
/// All camp cells.
pub(super) const CAMP: Cells = CAMPS[0] | CAMPS[1] | CAMPS[2] | CAMPS[3];
/// The cells at the edge of the board.
pub(super) const EDGE: Cells = ROW | ROW << 8 | COLUMN | COLUMN << 72;
/// The cells of the edge that are neither camp nor corner: the king escapes there. This constant is for drawn boards and for the editor.
/// During the game, `EDGE` is tested instead, because the king can reach no camp and no corner.
pub(super) const ESCAPES: Cells = EDGE & !CAMP & !set(b"a1 a9 i1 i9");
/// White's soldiers at the start (T2).
pub(super) const WHITE_START: Cells = set(b"e3 e4 e6 e7 c5 d5 f5 g5");

/// Makes a set of cells from their names. There must be one blank between two names.
pub(super) const fn set(names: &[u8]) -> Cells {
    let mut cells = 0;
    let mut at = 0;
    while at + 1 < names.len() {
        cells |= 1 << ((names[at] - b'a') * SIDE + names[at + 1] - b'1');
        at += 3;
    }
    cells
}

/// The cells that are closed to a piece on this cell: the castle (T4) and the camps (T5). If the piece stands in a camp, that camp is
/// open.
pub(super) const fn shut_from(cell: Cell) -> Cells {
    let mut shut = CAMP | CASTLE;
    let mut camp = 0;
    while camp < CAMPS.len() {
        if CAMPS[camp] & cell.bit() != 0 {
            shut &= !CAMPS[camp];
        }
        camp += 1;
    }
    shut
}

/// The part of the set that lies in this column, as nine bits. Bit 0 is the top cell.
pub(super) const fn column_of(cells: Cells, column: u8) -> u16 {
    (cells >> (column * SIDE) & COLUMN) as u16
}

/// The part of the set that lies in this row, as nine bits. Bit 0 is the leftmost cell.
///
/// The nine bits are far apart: the bit of column c is at position 9c. A multiplication brings them together. It adds nine copies of the
/// row, shifted by 0, 8, 16 … 64. In one of these copies the bit of column c comes to position 64 + c. No two bits of the copies meet.
pub(super) const fn row_of(cells: Cells, row: u8) -> u16 {
    const GATHER: Cells = 0x01_0101_0101_0101_0101;
    ((cells >> row & ROW).wrapping_mul(GATHER) >> 64 & COLUMN) as u16
}

/// A direction in which pieces move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    North,
    South,
    West,
    East,
}

impl Way {
    pub(super) const ALL: [Self; 4] = [Self::North, Self::South, Self::West, Self::East];

    /// Moves each of these cells one step in this direction. Cells that would leave the board are dropped.
    pub(super) const fn step(self, cells: Cells) -> Cells {
        match self {
            Self::North => (cells & !ROW) >> 1,
            Self::South => (cells & !(ROW << 8)) << 1,
            Self::West => cells >> SIDE,
            Self::East => cells << SIDE & BOARD,
        }
    }
}

/// The cells beside any of these cells.
pub(super) const fn beside(cells: Cells) -> Cells {
    let upright = Way::North.step(cells) | Way::South.step(cells);
    upright | Way::West.step(cells) | Way::East.step(cells)
}

/// The cells of a set in the order of their names.
pub(super) fn each(mut cells: Cells) -> impl Iterator<Item = Cell> {
    std::iter::from_fn(move || {
        let cell = (cells != 0).then(|| Cell(cells.trailing_zeros() as u8));
        cells &= cells.wrapping_sub(1);
        cell
    })
}

/// The names of these cells, separated by commas: `d3, f3`.
pub(super) fn names(cells: Cells) -> String {
    let names: Vec<String> = each(cells).map(|cell| cell.to_string()).collect();
    names.join(", ")
}
