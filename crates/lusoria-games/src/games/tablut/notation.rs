//! How moves are written: canonically `e4-f4`, or more freely, as people type them.

use super::{Cell, Ply};
use crate::kit::fold;
use crate::rules::{Fact, NotationError};
use std::fmt;

/// Longer texts (in bytes) are no moves.
const LONGEST: usize = 64;

/// Names of pieces that people write before the cells, in four languages, as [`fold`] returns them. A text with such a name is no move.
/// The error about such a text says how moves are written.
const PIECES: [&str; 12] = [
    "king",
    "soldier",
    "k",
    "kral",
    "vojak",
    "re",
    "pedina",
    "r",
    "король",
    "воин",
    "к",
    "кр",
];

/// Whether this character may stand between two cells. The cells may also follow each other without one.
fn is_separator(c: char) -> bool {
    c.is_whitespace() || matches!(c, '-' | ',' | ':' | '>' | '–' | '—' | '−' | '→')
}

/// Reads a whole text as one move: two cells of the board. Some other texts look like moves: cells of which at least one is on the board,
/// or a piece and cells (`Ke4`). For these, the error says how moves are written.
pub(super) fn parse(text: &str) -> Result<Ply, NotationError> {
    let text = text.trim();
    if text.len() > LONGEST {
        return Err(NotationError::Foreign);
    }
    let folded: String = fold(text).chars().map(latin).collect();
    let Some(cells) = cells(&folded) else {
        return Err(match names_piece(&fold(text)) {
            true => syntax("piece"),
            false => NotationError::Foreign,
        });
    };
    match cells[..] {
        [Some(from), Some(to)] => Ok(Ply { from, to }),
        _ if cells.iter().all(Option::is_none) => Err(NotationError::Foreign),
        _ if cells.contains(&None) => Err(syntax("outside")),
        [_] => Err(syntax("one")),
        _ => Err(syntax("many")),
    }
}

/// Whether the text is the name of a piece, followed by cells: `king e5-e4`, `Ke4`.
fn names_piece(folded: &str) -> bool {
    PIECES.iter().any(|piece| {
        let rest = folded.strip_prefix(piece).filter(|rest| {
            let is_sign = piece.chars().count() == 1;
            is_sign || rest.starts_with(is_separator)
        });
        rest.is_some_and(|rest| is_cells(rest.trim_start_matches(is_separator)))
    })
}

/// Whether the text consists of cells of the board.
fn is_cells(text: &str) -> bool {
    let latin: String = text.chars().map(latin).collect();
    cells(&latin).is_some_and(|cells| !cells.is_empty() && !cells.contains(&None))
}

/// Turns a Cyrillic letter that looks like the letter of a column into that Latin letter. Other letters stay as they are.
const fn latin(c: char) -> char {
    match c {
        'а' => 'a',
        'с' => 'c',
        'е' => 'e',
        _ => c,
    }
}

/// The cells in a text. Each is a letter and one or two digits; there may be separators between them. A cell that is not on the board is
/// `None` in the list. The result is `None` if the text has anything other than cells.
fn cells(text: &str) -> Option<Vec<Option<Cell>>> {
    let mut rest = text;
    let mut cells = Vec::new();
    while !rest.is_empty() {
        let letter = rest.chars().next().filter(char::is_ascii_lowercase)?;
        let tail = &rest[1..];
        let digits = tail.bytes().take_while(u8::is_ascii_digit).count();
        let row: u8 = tail[..digits].parse().ok().filter(|_| digits <= 2)?;
        let column = letter as u8 - b'a';
        cells.push(row.checked_sub(1).and_then(|row| Cell::new(column, row)));
        rest = tail[digits..].trim_start_matches(is_separator);
    }
    Some(cells)
}

/// The error that says how moves are written. `word` says what is wrong: there is only `one` cell, there are too `many`, a cell is
/// `outside` the board, or the name of a `piece` comes first.
fn syntax(word: &'static str) -> NotationError {
    NotationError::Malformed(Fact::new("syntax").with("word", word.to_owned()))
}

/// The canonical notation, without blanks.
impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The text is written all at once. That is faster, which matters because all moves of a position may be written.
        let ([column, row], [to_column, to_row]) = (self.from.name(), self.to.name());
        let name = [column, row, b'-', to_column, to_row];
        f.write_str(str::from_utf8(&name).expect("names of cells are ASCII"))
    }
}
