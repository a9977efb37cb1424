//! Where everything is on a picture: cells, the board under them, and the names around them.

use super::svg_elements::Pair;
use lusoria_games::rules::{Diagram, Label};

/// The side of a cell.
pub(super) const CELL: i32 = 64;
/// The space between the board's edge and its outermost cells.
const RIM: i32 = 8;
/// The space between the picture's edge and the board on a side without names.
const MARGIN: i32 = 10;
/// The width of a column of names, or the height of a row of them.
const NAMES: i32 = 30;
/// Names between two rows belong to the upper row. They are drawn this much above the middle of the space between the rows.
const NEARER: i32 = 5;
/// The height of a player's strip above or below the board.
pub(super) const STRIP: i32 = 48;
/// Some boards have a gap of this width between two columns. A line that divides the rows gets as much space.
const GAP: i32 = 24;

/// The measures of one picture.
pub(super) struct Layout {
    rows: i32,
    columns: i32,
    gap_after: Option<usize>,
    rule_after: Option<usize>,
    left: i32,
    right: i32,
    above: i32,
    under: i32,
    /// The rows under which columns are named on the board itself. The last row is never among them, because the names under it are
    /// outside the board.
    named_rows: Vec<usize>,
}

impl Layout {
    /// The measures for this diagram of a game with this many seats. In a solitaire nobody sits above the board.
    pub(super) fn of(diagram: &Diagram, seats: u8) -> Self {
        let frame = &diagram.frame;
        let height = |longest: i32| if longest == 0 { MARGIN } else { NAMES };
        let width = |longest: i32| height(longest) + 14 * (longest - 1).max(0);
        Self {
            rows: diagram.rows.len() as i32,
            columns: diagram.rows.first().map_or(0, Vec::len) as i32,
            gap_after: diagram.gap_after,
            rule_after: frame.rule_after,
            left: width(longest(&frame.left)),
            right: width(longest(&frame.right)),
            above: if seats > 1 { STRIP } else { 0 } + height(longest(&frame.above)),
            under: height(frame.under.last().map_or(0, longest)) + STRIP,
            named_rows: named_rows(diagram),
        }
    }

    /// The width of the picture.
    pub(super) fn width(&self) -> i32 {
        self.left + self.board().1.0 + self.right
    }

    /// The height of the picture.
    pub(super) fn height(&self) -> i32 {
        self.above + self.board().1.1 + self.under
    }

    /// The top left corner and the size of the board.
    pub(super) fn board(&self) -> (Pair, Pair) {
        let gap = |gap: Option<usize>| if gap.is_some() { GAP } else { 0 };
        let width = self.columns * CELL + gap(self.gap_after) + 2 * RIM;
        let strips = NAMES * self.named_rows.len() as i32;
        let height = self.rows * CELL + gap(self.rule_after) + strips + 2 * RIM;
        ((self.left, self.above), (width, height))
    }

    /// The middle of a cell.
    pub(super) fn cell(&self, row: usize, column: usize) -> Pair {
        let place = |n: usize, gap_after: Option<usize>| {
            let gap = if gap_after.is_some_and(|after| n >= after) {
                GAP
            } else {
                0
            };
            RIM + n as i32 * CELL + CELL / 2 + gap
        };
        let strips = self.named_rows.iter().filter(|&&named| named < row).count() as i32;
        (
            self.left + place(column, self.gap_after),
            self.above + place(row, self.rule_after) + strips * NAMES,
        )
    }

    /// The ends of the line that divides the board, if there is one.
    pub(super) fn rule(&self) -> Option<(Pair, Pair)> {
        let after = self.rule_after? as i32;
        let ((x, y), (width, _)) = self.board();
        let y = y + RIM + after * CELL + GAP / 2;
        Some(((x + RIM, y), (x + width - RIM, y)))
    }

    /// Every name on and around the board, each with the point at its middle.
    pub(super) fn names(&self, diagram: &Diagram) -> Vec<(Pair, Label)> {
        let ((x, y), (width, height)) = self.board();
        let frame = &diagram.frame;
        let mut names = self.column_names(&frame.above, y - NAMES / 2);
        for (row, under) in frame.under.iter().enumerate() {
            let is_last = row + 1 == diagram.rows.len();
            let middle = if is_last {
                y + height + NAMES / 2
            } else {
                self.cell(row, 0).1 + (CELL + NAMES) / 2 - NEARER
            };
            names.extend(self.column_names(under, middle));
        }
        names.extend(self.row_names(&frame.left, x - self.left / 2));
        names.extend(self.row_names(&frame.right, x + width + self.right / 2));
        names.retain(|(_, name)| !name.is_empty());
        names
    }

    fn column_names(&self, names: &[Label], y: i32) -> Vec<(Pair, Label)> {
        let at = |column| (self.cell(0, column).0, y);
        (0..)
            .zip(names)
            .map(|(column, name)| (at(column), *name))
            .collect()
    }

    fn row_names(&self, names: &[Label], x: i32) -> Vec<(Pair, Label)> {
        let at = |row| (x, self.cell(row, 0).1);
        (0..)
            .zip(names)
            .map(|(row, name)| (at(row), *name))
            .collect()
    }
}

/// The rows, except the last, under which columns are named.
fn named_rows(diagram: &Diagram) -> Vec<usize> {
    let rows = (1..diagram.rows.len()).zip(&diagram.frame.under);
    rows.filter(|(_, names)| longest(*names) > 0)
        .map(|(next, _)| next - 1)
        .collect()
}

/// The number of characters of the longest name.
fn longest<'a>(names: impl IntoIterator<Item = &'a Label>) -> i32 {
    let lengths = names.into_iter().map(|name| name.len() as i32);
    lengths.max().unwrap_or(0)
}
