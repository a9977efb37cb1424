//! Draws a diagram as monospace text, from one seat's side (A4.1 to A4.5). The text has at most 37 columns, or 48 with
//! `BoardWidth::Wide`. A diagram (`rules/diagram.rs`) says what stands on the board and around it. Each game makes its diagrams in its
//! `view.rs`.
//!
//! Deliberately absent: colours. But each line says whose pieces it shows, so a program that prints it may add colours.

use super::{TextLine, turned};
use crate::rules::{Cell, Diagram, Label, Seat};
use unicode_width::UnicodeWidthStr;

/// The three lines of the compass in this language. They stand below a board that is turned by 180 degrees for the reader.
const fn compass(lang: &str) -> [&'static str; 3] {
    match lang.as_bytes() {
        b"cs" => ["JV  J  JZ", " V  +  Z", "SV  S  SZ"],
        b"it" => ["SE  S  SO", " E  +  O", "NE  N  NO"],
        b"ru" => ["ЮВ  Ю  ЮЗ", " В  +  З", "СВ  С  СЗ"],
        _ => ["SE  S  SW", " E  +  W", "NE  N  NW"],
    }
}

/// How many bytes are reserved for each line of text. The text of a [`BoardWidth::Narrow`] board is at most this many characters wide.
const ROOM: usize = 37;

/// The narrow board as one text of several lines. It has no line break at its end. The compass is in English.
#[must_use]
pub fn board_text(diagram: &Diagram, reader: Seat) -> String {
    let lines = board_lines(diagram, reader, "en", BoardWidth::Narrow).into_iter();
    lines.map(|line| line.text).collect::<Vec<_>>().join("\n")
}

/// How wide a board is.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum BoardWidth {
    /// For phones: one blank between two columns.
    #[default]
    Narrow,
    /// For large windows: two blanks between two columns.
    Wide,
}

/// The board line by line. `lang` is the language of the compass.
#[must_use]
pub fn board_lines(
    diagram: &Diagram,
    reader: Seat,
    lang: &str,
    board_width: BoardWidth,
) -> Vec<TextLine> {
    let seen = turned(diagram, reader);
    let grid = Grid::of(&seen, board_width);
    let mut lines = Vec::with_capacity(2 * seen.rows.len());
    lines.extend(grid.names(&seen.frame.above));
    for (number, row) in seen.rows.iter().enumerate() {
        if seen.frame.rule_after == Some(number) {
            lines.push(grid.rule());
        }
        lines.push(grid.row(number, row));
        lines.extend(
            seen.frame
                .under
                .get(number)
                .and_then(|names| grid.names(names)),
        );
    }
    if diagram.shows_compass_to(reader) {
        lines.push(TextLine::default());
        lines.extend(compass(lang).map(|line| grid.with_margin(line)));
    }
    lines
}

/// What all lines of one board share.
struct Grid<'a> {
    seen: &'a Diagram,
    /// The width of a cell in characters (A4.3). The widest sign or column name fills it. Shorter signs are aligned to the right.
    cell: usize,
    margin: usize,
    columns: usize,
    /// The number of blanks between two columns.
    gap: usize,
    /// The width of each cell's sign, row by row.
    widths: Vec<usize>,
}

impl<'a> Grid<'a> {
    fn of(seen: &'a Diagram, board_width: BoardWidth) -> Self {
        let frame = &seen.frame;
        let widest = |names: &mut dyn Iterator<Item = &Label>| {
            names.map(|name| width(name)).max().unwrap_or(0)
        };
        let names = &mut frame.above.iter().chain(frame.under.iter().flatten());
        let columns = seen.rows.first().map_or(0, Vec::len);
        let mut widths = Vec::with_capacity(columns * seen.rows.len());
        for row in &seen.rows {
            widths.extend(row.iter().map(width_of_sign));
        }
        let sign = widths.iter().max().copied().unwrap_or(0);
        let left = widest(&mut frame.left.iter());
        Self {
            seen,
            cell: widest(names).max(sign).max(1),
            margin: if left == 0 { 0 } else { left + 1 },
            columns,
            gap: match board_width {
                BoardWidth::Narrow => 1,
                BoardWidth::Wide => 2,
            },
            widths,
        }
    }

    fn row(&self, number: usize, row: &[Cell]) -> TextLine {
        let mut line = self.name_at_left(number);
        let mut pieces = Vec::with_capacity(row.len());
        let widths = &self.widths[number * self.columns..];
        for (column, (cell, width)) in row.iter().zip(widths).enumerate() {
            append_blanks(&mut line, self.gap_before(column) + self.cell - width);
            let start = line.len();
            cell.sign().iter().for_each(|part| append(&mut line, part));
            if let Some(owner) = cell.owner {
                pieces.push((start..line.len(), owner));
            }
        }
        if let Some(name) = self.seen.frame.right.get(number) {
            append(&mut line, " ");
            append(&mut line, name);
        }
        let text = whole_text(line);
        TextLine { text, pieces }
    }

    /// The beginning of the text line for a row of cells: the name of the row, if rows have names.
    fn name_at_left(&self, number: usize) -> Vec<u8> {
        let mut line = Vec::with_capacity(ROOM);
        if self.margin > 0 {
            let name = self.seen.frame.left.get(number).map_or("", Label::as_str);
            append_blanks(&mut line, self.margin.saturating_sub(1 + width(name)));
            append(&mut line, name);
            append(&mut line, " ");
        }
        line
    }

    /// The number of blanks between this column and the one before it.
    fn gap_before(&self, column: usize) -> usize {
        match column {
            0 => 0,
            _ if self.seen.gap_after == Some(column) => self.gap + 2,
            _ => self.gap,
        }
    }

    /// A line of names, each in the middle of its column. `None` if there are no names.
    fn names(&self, names: &[Label]) -> Option<TextLine> {
        let mut line = Vec::with_capacity(ROOM);
        append_blanks(&mut line, self.margin);
        for (column, name) in names.iter().enumerate() {
            let spare = self.cell - width(name);
            append_blanks(&mut line, self.gap_before(column) + spare.div_ceil(2));
            append(&mut line, name);
            append_blanks(&mut line, spare / 2);
        }
        line.truncate(line.trim_ascii_end().len());
        (!line.is_empty()).then(|| TextLine::plain(whole_text(line)))
    }

    fn rule(&self) -> TextLine {
        let blanks: usize = (0..self.columns)
            .map(|column| self.gap_before(column))
            .sum();
        self.with_margin(&"=".repeat(blanks + self.columns * self.cell))
    }

    fn with_margin(&self, line: &str) -> TextLine {
        TextLine::plain([" ".repeat(self.margin).as_str(), line].concat())
    }
}

fn width_of_sign(cell: &Cell) -> usize {
    let [before, content, after] = cell.sign();
    width(before) + width(content) + width(after)
}

/// Appends the sign of a cell, or a name beside the board, byte by byte. Most of these have one or two bytes. Other ways of copying would
/// be several times slower for them.
fn append(line: &mut Vec<u8>, text: &str) {
    for byte in text.bytes() {
        line.push(byte);
    }
}

fn append_blanks(line: &mut Vec<u8>, blanks: usize) {
    for _ in 0..blanks {
        line.push(b' ');
    }
}

fn whole_text(line: Vec<u8>) -> String {
    String::from_utf8(line).expect("a line is made of whole texts")
}

/// How many columns a text takes. It is called for every cell of a board, so it is made fast for signs of a single byte.
fn width(text: &str) -> usize {
    match text.len() {
        bytes @ (0 | 1) => bytes,
        _ => width_of_longer(text),
    }
}

/// The width of a text of two bytes or more. It is kept out of [`width`], so that `width` is short enough to be inlined.
#[inline(never)]
fn width_of_longer(text: &str) -> usize {
    UnicodeWidthStr::width(text)
}

#[cfg(test)]
mod tests {
    use super::{BoardWidth, board_lines, board_text};
    use crate::rules::{
        Cell, Diagram, Frame, Label, Naming, Piece, Seat, Terrain, Turning, letter_label,
    };

    fn names(text: &str) -> Vec<Label> {
        text.chars().map(letter_label).collect()
    }

    const PIT: Terrain = Terrain::pit("pit", "[", "]");

    fn diagram(naming: Naming) -> Diagram {
        let cell = |sign: char| Cell {
            terrain: &PIT,
            piece: Some(Piece::one("stones", letter_label(sign))),
            owner: None,
        };
        Diagram {
            rows: ["123", "456"]
                .map(|row| row.chars().map(cell).collect())
                .into(),
            gap_after: Some(1),
            turning: Turning::HalfTurn,
            frame: Frame {
                naming,
                left: names("xy"),
                right: names("uv"),
                above: names("ABC"),
                under: vec![vec![], names("abc")],
                rule_after: Some(1),
                inside: &[],
                compass: true,
            },
            captions: Vec::new(),
        }
    }

    #[test]
    fn names_of_the_board_turn_with_it() {
        let board = diagram(Naming::Board);
        let first = "\
   A    B   C
x [1]   [2] [3] u
  =============
y [4]   [5] [6] v
   a    b   c";
        // A centred name over three characters stands on the middle one.
        assert_eq!(spaced(&board_text(&board, Seat::First)), spaced(first));
        let second = "\
   C   B    A
y [6] [5]   [4] v
  =============
x [3] [2]   [1] u
   c   b    a

  SE  S  SW
   E  +  W
  NE  N  NW";
        assert_eq!(spaced(&board_text(&board, Seat::Second)), spaced(second));
    }

    #[test]
    fn the_columns_of_a_wide_board_stand_further_apart_with_their_names() {
        let lines = board_lines(&diagram(Naming::Board), Seat::First, "en", BoardWidth::Wide);
        let lines: Vec<_> = lines.into_iter().map(|line| line.text).collect();
        let wide = [
            "   A      B    C",
            "x [1]    [2]  [3] u",
            "  ===============",
            "y [4]    [5]  [6] v",
            "   a      b    c",
        ];
        assert_eq!(lines, wide);
    }

    #[test]
    fn names_of_the_reader_stay() {
        let text = board_text(&diagram(Naming::Reader), Seat::Second);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0].split_whitespace().collect::<String>(), "ABC");
        assert_eq!(lines[1], "x [6] [5]   [4] u");
        assert_eq!(lines[4].split_whitespace().collect::<String>(), "abc");
    }

    #[test]
    fn a_name_stands_over_the_middle_of_its_cell() {
        let text = board_text(&diagram(Naming::Board), Seat::First);
        let lines: Vec<&str> = text.lines().collect();
        for (name, digit) in [('A', '1'), ('B', '2'), ('C', '3')] {
            assert_eq!(lines[0].find(name), lines[1].find(digit), "{text}");
        }
    }

    /// The lines, with one blank for each run of blanks. Other tests check in which columns things stand.
    fn spaced(text: &str) -> Vec<String> {
        let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
        text.lines().map(words).collect()
    }
}
