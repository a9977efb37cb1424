//! How moves are written: `e4-f4` canonically, and as people type them.

use super::{Cell, Ply};
use crate::kit::fold;
use crate::rules::{Fact, NotationError};
use std::fmt;

/// Longer texts (in bytes) are no moves.
const LONGEST: usize = 64;

/// Whether this character may stand between two cells. Nothing need stand there.
fn is_separator(c: char) -> bool {
    c.is_whitespace() || matches!(c, '-' | ',' | ':' | '>' | '–' | '—' | '−' | '→')
}

/// Reads a whole text as one move. A text that consists only of cells, at least one of them on the board, was meant as a move.
pub(super) fn parse(text: &str) -> Result<Ply, NotationError> {
    let text = text.trim();
    if text.len() > LONGEST {
        return Err(NotationError::Foreign);
    }
    let folded: String = fold(text).chars().map(latin).collect();
    let cells = cells(&folded).ok_or(NotationError::Foreign)?;
    match cells[..] {
        [Some(from), Some(to)] => Ok(Ply { from, to }),
        _ if cells.iter().all(Option::is_none) => Err(NotationError::Foreign),
        _ if cells.contains(&None) => Err(syntax("outside")),
        [_] => Err(syntax("one")),
        _ => Err(syntax("many")),
    }
}

/// Reads Cyrillic letters that look exactly like columns of the board as these columns.
const fn latin(c: char) -> char {
    match c {
        'а' => 'a',
        'с' => 'c',
        'е' => 'e',
        _ => c,
    }
}

/// The cells of a text that consists only of cells, each a letter and one or two digits. `None` in the list stands for a cell that
/// the board does not have.
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

/// The error that says how moves are written. `word` is what was wrong: only `one` cell, too `many` cells, or a cell `outside` the
/// board.
fn syntax(word: &'static str) -> NotationError {
    NotationError::Malformed(Fact::new("syntax").with("word", word.to_owned()))
}

/// The canonical notation, without blanks.
impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}
