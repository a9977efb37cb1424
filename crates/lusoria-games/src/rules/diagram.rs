//! A diagram: the board of a position as data. The code that draws it adds perspective, width, colours and language.

use super::{Cell, Fact, Label, Seat};

/// How the diagram changes for seat Second, who sits on the other side of the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turning {
    /// The board turns by 180 degrees.
    HalfTurn,
    /// The rows are shown in the opposite order. Left stays left.
    MirrorRows,
    /// Everybody sees the same board.
    Fixed,
}

/// Whether the names around a board turn with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Naming {
    /// The names belong to the board. They turn with it, so e4 is the same cell for both players.
    #[default]
    Board,
    /// The names belong to the reader. They stay in place when the board is turned, so each player's own pits are a, b, c …
    Reader,
}

/// What is shown around and inside the cells: names, a dividing line, and the compass. An empty list means that there are no names.
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
    /// The names under the cells: one list for each row from the top. A list may be empty.
    ///
    /// When the board turns, the lists stay where they are, so a name may then stand under another row than before. If the names turn with
    /// the board ([`Naming::Board`]), only the last list has names, and these are names of columns.
    pub under: Vec<Vec<Label>>,
    /// The number of rows above the line that divides the board. `None` if there is no line.
    pub rule_after: Option<usize>,
    /// The names inside the cells, row by row. They are the same for every reader. Only pictures have room for them.
    pub inside: &'static [&'static [&'static str]],
    /// Whether a reader who sees the board turned is shown where north, east, south and west are.
    pub compass: bool,
}

/// A board before it is drawn: its rows of cells as seat First sees them, and its captions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Diagram {
    /// The rows of cells, the top row first. All rows are equally long.
    pub rows: Vec<Vec<Cell>>,
    /// In each row, a wider gap follows after this many cells. In text, it is two blanks wider than other gaps. `None` if all gaps are
    /// equal.
    pub gap_after: Option<usize>,
    /// How the diagram changes for seat Second.
    pub turning: Turning,
    /// The names around and inside the cells, the dividing line, and the compass.
    pub frame: Frame,
    /// The captions (dice left, pieces waiting), as facts.
    pub captions: Vec<Fact>,
}

impl Diagram {
    /// Whether this reader is shown where north, east, south and west are, because the board is turned for them.
    #[must_use]
    pub fn shows_compass_to(&self, reader: Seat) -> bool {
        let is_turned = self.turning == Turning::HalfTurn && reader == Seat::Second;
        self.frame.compass && is_turned
    }
}
