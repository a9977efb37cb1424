//! A neutral picture of a position. Perspective, width, colour and language are added by `render`.

use super::{Fact, Seat};

/// One place on the board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Cell {
    /// What stands there: the sign that carries the meaning (`_`, `3`, `B`), a few characters at most.
    pub sign: String,
    /// Whose it is, for readers who get colour as well.
    pub owner: Option<Seat>,
}

/// What changes when the reader sits on the other side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turning {
    /// The board turns by 180 degrees.
    HalfTurn,
    /// Rows change order, left stays left.
    MirrorRows,
    /// Everybody sees the same picture.
    Fixed,
}

/// Rows of cells as seat First sees them, and what is to be said under them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagram {
    /// Top row first; all rows of equal length.
    pub rows: Vec<Vec<Cell>>,
    /// After this many columns a wider gap (three blanks instead of one) divides the rows.
    pub gap_after: Option<usize>,
    /// How the picture changes for seat Second.
    pub turning: Turning,
    /// What is to be read under the board (dice left, pieces waiting), as facts.
    pub captions: Vec<Fact>,
}
