//! How moves are written: `G4,NE` canonically, and as people type them.
//!
//! ```text
//! move      = cell between* direction          G4,NE  g4 ne  G4NE  g4-north-east
//! cell      = "A".."G" "1".."8"
//! between   = blank | , | ; | : | - | >
//! direction = letters | word                   the source's letters N NE E SE S SW W NW; words in four languages
//! ```
//!
//! Letters of other languages are read, too: `SV`, `NO`, `СЗ`. Only the Czech `S` (north) has another meaning in English (south). It is
//! read as south, but in a Czech room the player is asked which direction is meant (`Game::doubtful_move`).

use super::{Direction, MurusGallicus, Ply, Square};
use crate::kit::fold;
use crate::rules::{Fact, MoveWord, NotationError, Parsed};
use std::fmt::{self, Write as _};

/// The most bytes of a text that is read as a move.
const LONGEST: usize = 64;

/// Letters and words for each direction, in English, Czech, Italian and Russian. They have the form that [`fold`] returns, without
/// hyphens. The Czech letter `s` for north is missing, because it means south in English.
const WORDS: [(Direction, &[&str]); 8] = [
    (Direction::N, &["n", "north", "sever", "nord", "север", "с"]),
    (
        Direction::NE,
        &[
            "ne",
            "northeast",
            "severovychod",
            "nordest",
            "северовосток",
            "св",
            "sv",
        ],
    ),
    (
        Direction::E,
        &["e", "east", "vychod", "est", "восток", "в", "v"],
    ),
    (
        Direction::SE,
        &[
            "se",
            "southeast",
            "jihovychod",
            "sudest",
            "юговосток",
            "юв",
            "jv",
        ],
    ),
    (Direction::S, &["s", "south", "jih", "sud", "юг", "ю", "j"]),
    (
        Direction::SW,
        &[
            "sw",
            "southwest",
            "jihozapad",
            "sudovest",
            "югозапад",
            "юз",
            "jz",
            "so",
        ],
    ),
    (
        Direction::W,
        &["w", "west", "zapad", "ovest", "запад", "з", "z", "o"],
    ),
    (
        Direction::NW,
        &[
            "nw",
            "northwest",
            "severozapad",
            "nordovest",
            "северозапад",
            "сз",
            "sz",
            "no",
        ],
    ),
];

/// How directions are written when moves are shown, in each language. In Czech, north is written out, because its letter S means south in
/// English.
pub(super) const WRITTEN: [MoveWord; 8] = [
    ["N", "sever", "N", "С"],
    ["NE", "SV", "NE", "СВ"],
    ["E", "V", "E", "В"],
    ["SE", "JV", "SE", "ЮВ"],
    ["S", "J", "S", "Ю"],
    ["SW", "JZ", "SO", "ЮЗ"],
    ["W", "Z", "O", "З"],
    ["NW", "SZ", "NO", "СЗ"],
];

/// Every word for a direction.
pub(super) fn direction_words() -> Vec<&'static str> {
    WORDS
        .iter()
        .flat_map(|(_, words)| *words)
        .copied()
        .collect()
}

/// What a text names.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum ParsedText {
    /// A whole move.
    Ply(Ply),
    /// Only a cell.
    Tower(Square),
}

/// Reads a whole text as one move, or as a cell where a tower stands. See [`crate::rules::State::parse_move`].
pub(super) fn parse(text: &str) -> Result<ParsedText, NotationError> {
    let text = text.trim();
    if text.len() > LONGEST {
        return Err(NotationError::Foreign);
    }
    let folded = fold(text);
    let (name, rest) = cell_name(&folded).ok_or(NotationError::Foreign)?;
    let word = rest.trim_start_matches(is_between);
    let between = &rest[..rest.len() - word.len()];
    match (square(name), direction(word)) {
        (Some(tower), Some(direction)) => Ok(ParsedText::Ply(Ply { tower, direction })),
        (Some(tower), None) if rest.is_empty() => Ok(ParsedText::Tower(tower)),
        (Some(_), None) if meant_as_move(between, word) => Err(syntax_error()),
        (None, Some(_)) if !between.is_empty() => Err(NotationError::Malformed(
            Fact::new("no-such-cell").with("cell", name.to_uppercase()),
        )),
        _ => Err(NotationError::Foreign),
    }
}

impl MurusGallicus {
    /// Answers a text that names only a cell: the legal moves of the tower there, for people to choose from.
    ///
    /// # Errors
    /// If the game is over, or if the tower has no legal move, the error says how moves are written. Otherwise the error says that no own
    /// tower stands there.
    pub(super) fn moves_of(&self, tower: Square) -> Result<Parsed<Ply>, NotationError> {
        let mut moves = Vec::new();
        self.list_moves(&mut moves);
        moves.retain(|m| m.tower == tower);
        if !moves.is_empty() {
            return Ok(Parsed::Choose(moves));
        }
        let nobody_else = self.why_not_from(tower).map(NotationError::Malformed);
        Err(nobody_else.unwrap_or_else(syntax_error))
    }
}

/// The error that says how moves are written.
fn syntax_error() -> NotationError {
    NotationError::Malformed(Fact::new("syntax"))
}

const fn is_between(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | ';' | ':' | '-' | '>')
}

/// Divides a text into a cell name (a letter and one or two digits) and the rest. `None` if it does not begin with such a name.
fn cell_name(text: &str) -> Option<(&str, &str)> {
    let digits = text.strip_prefix(|c: char| c.is_ascii_lowercase())?;
    let rest = digits.trim_start_matches(|c: char| c.is_ascii_digit());
    let length = digits.len() - rest.len();
    (1..=2).contains(&length).then(|| text.split_at(1 + length))
}

/// The cell with this name, which must have the form that `fold` returns.
pub(super) fn square(name: &str) -> Option<Square> {
    let &[row, column] = name.as_bytes() else {
        return None;
    };
    Square::new(row.checked_sub(b'a')?, column.checked_sub(b'1')?)
}

/// The direction that this text names. Hyphens and blanks in the text do not matter: `north-east`.
fn direction(word: &str) -> Option<Direction> {
    let word = word.replace(is_between, "");
    let of = |(_, words): &&(Direction, &[&str])| words.contains(&word.as_str());
    WORDS.iter().find(of).map(|&(direction, _)| direction)
}

/// Whether `word`, which follows a cell, was meant as a direction. It must be a single word. Also, either it must have at most two
/// letters and be separated from the cell, or it must stand after a comma. Anything else is chat: `b4 you go`.
fn meant_as_move(between: &str, word: &str) -> bool {
    let single = !word.is_empty() && !word.contains(char::is_whitespace);
    let short = !between.is_empty() && word.chars().count() <= 2;
    single && (short || between.contains(','))
}

/// The canonical notation, without blanks.
impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tower.fmt(f)?;
        f.write_char(',')?;
        self.direction.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_folded_and_stands_for_one_direction() {
        let words: Vec<&str> = WORDS
            .iter()
            .flat_map(|(_, words)| *words)
            .copied()
            .collect();
        for word in &words {
            assert_eq!(fold(word), *word);
            let same = words.iter().filter(|other| *other == word);
            assert_eq!(same.count(), 1, "{word}");
        }
        assert!(
            WORDS
                .iter()
                .all(|(d, words)| fold(&d.to_string()) == words[0])
        );
    }
}
