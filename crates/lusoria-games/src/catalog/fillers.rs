//! Words around a move or between its places that change nothing about it: `please e4-f4`, `e4 to f4`.
//!
//! Deliberately absent: words between two moves (`read_moves.rs`), and polite words after a command or a yes
//! (`src/command/politeness.rs` of the host).

use crate::kit::fold;

/// Words around a move or between its places that change nothing about it, in the form that `fold` returns.
pub(super) const FILLERS: [&str; 27] = [
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
    "ходить",
    "ходи",
    "с",
    "на",
];

/// The text without its first word, if that word is one of [`FILLERS`]: `e3-d3 maybe` for `move e3-d3 maybe`.
pub(super) fn without_first_filler(text: &str) -> Option<&str> {
    let (word, behind) = text.trim_start().split_once(char::is_whitespace)?;
    let is_filler = FILLERS.contains(&fold(word.trim_end_matches(',')).as_str());
    is_filler.then(|| behind.trim_start())
}
