//! The board (M1) and the eight directions (M9). The board has seven rows of eight cells. A set of cells is a `u64`.
//!
//! After each row one bit is unused. A step over the end of a row leads to an unused bit or out of the `u64`, and never to a cell of
//! another row. So one shift moves a whole set of cells.

use std::fmt::{self, Write as _};

/// The number of rows, from A (top) to G.
pub(super) const ROWS: u8 = 7;
/// The number of columns, from 1 (left) to 8.
pub(super) const COLUMNS: u8 = 8;
/// The number of bits from a cell to the cell below it.
const STRIDE: u8 = COLUMNS + 1;
const TOP_ROW: u64 = (1 << COLUMNS) - 1;

/// The cells of the row with this number, counted from 0 at the top.
pub(super) const fn row(row: u8) -> u64 {
    TOP_ROW << (row * STRIDE)
}

/// All cells of the board.
pub(super) const BOARD: u64 = row(0) | row(1) | row(2) | row(3) | row(4) | row(5) | row(6);

/// A cell of the board. The cells are ordered as people read: A1, A2 … G8.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square(u8);

impl Square {
    /// The first cell.
    pub(super) const A1: Self = Self(0);

    /// The cell with this row and column, both counted from 0. `None` if there is no such cell.
    #[must_use]
    pub fn new(row: u8, column: u8) -> Option<Self> {
        (row < ROWS && column < COLUMNS).then(|| Self(row * STRIDE + column))
    }

    /// The row, counted from 0 at the top.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / STRIDE
    }

    /// The column, counted from 0 at the left.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % STRIDE
    }

    /// The cell whose [`Square::number`] this is. `None` if there is no such cell.
    pub(super) fn numbered(number: u16) -> Option<Self> {
        let number = u8::try_from(number).ok()?;
        (number < 64 && BOARD >> number & 1 == 1).then_some(Self(number))
    }

    /// The number of the cell's bit in a set of cells. It is below 64.
    pub(super) const fn number(self) -> u8 {
        self.0
    }

    /// The set that contains only this cell.
    pub(super) const fn bit(self) -> u64 {
        1 << self.0
    }

    /// The cells of a set in reading order.
    pub(super) fn each(mut cells: u64) -> impl Iterator<Item = Self> {
        std::iter::from_fn(move || {
            let next = (cells != 0).then(|| Self(cells.trailing_zeros() as u8));
            cells &= cells.wrapping_sub(1);
            next
        })
    }
}

/// The usual name of a cell: `G4`.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(char::from(b'A' + self.row()))?;
        f.write_char(char::from(b'1' + self.column()))
    }
}

/// The names of the cells of a set, for people: `F5, E6`.
pub(super) fn names(cells: u64) -> String {
    let names: Vec<String> = Square::each(cells).map(|cell| cell.to_string()).collect();
    names.join(", ")
}

/// The direction in which a tower acts. North is towards row A for both players (M9). The directions are in alphabetical order. So sorted
/// moves are also sorted as texts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Direction {
    E,
    N,
    NE,
    NW,
    S,
    SE,
    SW,
    W,
}

impl Direction {
    /// All directions, in their order.
    pub const ALL: [Self; 8] = [
        Self::E,
        Self::N,
        Self::NE,
        Self::NW,
        Self::S,
        Self::SE,
        Self::SW,
        Self::W,
    ];

    /// The opposite direction.
    pub(super) const fn opposite(self) -> Self {
        match self {
            Self::E => Self::W,
            Self::N => Self::S,
            Self::NE => Self::SW,
            Self::NW => Self::SE,
            Self::S => Self::N,
            Self::SE => Self::NW,
            Self::SW => Self::NE,
            Self::W => Self::E,
        }
    }

    /// The cells that are one step in this direction from these cells. A step off the board leads to an unused bit or disappears.
    pub(super) const fn shift(self, cells: u64) -> u64 {
        const DOWN: u8 = STRIDE;
        match self {
            Self::E => cells << 1,
            Self::N => cells >> DOWN,
            Self::NE => cells >> (DOWN - 1),
            Self::NW => cells >> (DOWN + 1),
            Self::S => cells << DOWN,
            Self::SE => cells << (DOWN + 1),
            Self::SW => cells << (DOWN - 1),
            Self::W => cells >> 1,
        }
    }
}

/// The letters of the compass: `NE`.
impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_over_the_edge_is_on_no_cell() {
        for square in Square::each(BOARD) {
            for direction in Direction::ALL {
                let text = direction.to_string();
                let by = |less: char, more: char| {
                    i8::from(text.contains(more)) - i8::from(text.contains(less))
                };
                let row = square.row().checked_add_signed(by('N', 'S'));
                let column = square.column().checked_add_signed(by('W', 'E'));
                let expected = row.zip(column).and_then(|(r, c)| Square::new(r, c));
                let cells = direction.shift(square.bit()) & BOARD;
                assert_eq!(Square::each(cells).next(), expected, "{square},{direction}");
                assert!(cells.count_ones() <= 1);
                assert_eq!(direction.opposite().opposite(), direction);
            }
        }
    }
}
