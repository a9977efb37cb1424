//! A diagram: the board of a position as data. Perspective, width, colour and language are added where the board is drawn.

use super::{Cell, Fact, Label, Seat};

/// How the diagram changes for a reader who sits on the other side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turning {
    /// The board turns by 180 degrees.
    HalfTurn,
    /// The rows are shown in the opposite order; left stays left.
    MirrorRows,
    /// Everybody sees the same board.
    Fixed,
}

/// Whether the names around a board turn with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Naming {
    /// The names belong to the board: they turn with its rows and columns, so that e4 is the same cell for both players.
    #[default]
    Board,
    /// The names belong to the reader: they do not turn, so that each player's own pits are a, b, c …
    Reader,
}

/// Names and lines around, between and inside the cells. An empty list means that there are none.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Frame {
    /// Whether the names turn with the board.
    pub naming: Naming,
    /// The name at the left of each row.
    pub left: Vec<Label>,
    /// The name at the right of each row.
    pub right: Vec<Label>,
    /// The name over each column, above the top row.
    pub above: Vec<Label>,
    /// The names under the cells of each row: one list for each row. The list is empty for a row without such names. When the board is
    /// turned, each list stays at its place, but another row stands above it. So names of the kind [`Naming::Board`] may stand only under
    /// the last row, where they name the columns of the whole board.
    pub under: Vec<Vec<Label>>,
    /// After this many rows a line divides the board.
    pub rule_after: Option<usize>,
    /// Names inside the cells, row by row as every reader sees them; only pictures have room for them.
    pub inside: &'static [&'static [&'static str]],
    /// Whether the points of the compass are shown to a reader for whom the board is turned.
    pub compass: bool,
}

/// A board before it is drawn: its rows of cells as seat First sees them, and its captions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagram {
    /// Top row first; all rows of equal length.
    pub rows: Vec<Vec<Cell>>,
    /// After this many columns a wider gap (in text, two blanks wider than the others) divides the rows.
    pub gap_after: Option<usize>,
    /// How the diagram changes for seat Second.
    pub turning: Turning,
    /// The names and lines around, between and inside the cells.
    pub frame: Frame,
    /// The captions (dice left, pieces waiting), as facts.
    pub captions: Vec<Fact>,
}

impl Diagram {
    /// Whether this reader sees the board turned and is shown the points of the compass.
    #[must_use]
    pub fn shows_compass_to(&self, reader: Seat) -> bool {
        let is_turned = self.turning == Turning::HalfTurn && reader == Seat::Second;
        self.frame.compass && is_turned
    }
}
