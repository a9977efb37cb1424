//! How moves are written: `e4-f4`, and as people type it.

use super::{Cell, Ply};
use crate::kit::fold;
use crate::rules::{Fact, NotationError};
use std::fmt;

/// Longer texts (in bytes) are no moves.
const LONGEST: usize = 64;

/// What may stand between two cells, or nothing.
fn is_separator(c: char) -> bool {
    c.is_whitespace() || matches!(c, '-' | ',' | ':' | '>' | '–' | '—' | '−' | '→')
}

/// Understands a whole text as one move. A text of cells only, at least one of them on the board, was meant as one.
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

/// Cyrillic letters that look just like columns of the board are taken for them: nobody sees the difference.
const fn latin(c: char) -> char {
    match c {
        'а' => 'a',
        'с' => 'c',
        'е' => 'e',
        _ => c,
    }
}

/// The cells a text is made of, each a letter and one or two digits; nothing for one that the board does not have.
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

/// How moves are written; `word` is what went wrong: `one` cell only, `many`, or one `outside` the board.
fn syntax(word: &'static str) -> NotationError {
    NotationError::Malformed(Fact::new("syntax").with("word", word.to_owned()))
}

/// The canonical notation, without blanks.
impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.from, self.to)
    }
}
