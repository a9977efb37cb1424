//! Polite and other words that people type around a move, or between its places, and that change nothing about it: `please e4-f4`, `e4 to f4`.
//!
//! Deliberately absent: polite words after a command or a yes (`src/command/politeness.rs` of the host).

use super::Line;
use super::near_move::understood;
use crate::kit::fold;

/// Words that people write around a move or between its places and that change nothing, in the form that `fold` returns.
pub(super) const FILLERS: [&str; 25] = [
    "please",
    "pls",
    "thanks",
    "move",
    "to",
    "prosim",
    "diky",
    "tah",
    "tahnu",
    "hraju",
    "z",
    "na",
    "favore",
    "per",
    "grazie",
    "mossa",
    "muovo",
    "da",
    "a",
    "in",
    "пожалуиста",
    "ход",
    "хожу",
    "с",
    "на",
];

/// The text without such words at its beginning: `move e3-d3 maybe` is `e3-d3 maybe`. A word that is a move, such as the pit `a`, stays.
pub(super) fn without_leading_fillers<'a>(line: &dyn Line, text: &'a str) -> &'a str {
    let mut rest = text.trim_start();
    while let Some((word, behind)) = rest.split_once(char::is_whitespace)
        && FILLERS.contains(&fold(word.trim_end_matches(',')).as_str())
        && !understood(line, word)
    {
        rest = behind.trim_start();
    }
    rest
}
