//! Writes facts of a game as English text. Each fact is one line, because programs read the engine's answers line by line.

use crate::locales::Lang;
use crate::render::{fact_page, plain_text};
use lusoria_games::rules::Fact;

/// A reason's id and its sentence.
pub(super) fn reason(game: &'static str, why: &Fact) -> String {
    format!("{} {}", why.id, sentence(game, why))
}

/// The sentence for a fact of this game.
pub(super) fn sentence(game: &'static str, fact: &Fact) -> String {
    one_line(&plain_text(&fact_page(game, fact, Lang::En)))
}

/// Writes a text on one line. Blanks and line ends of any kind become one blank, and other control characters are removed.
pub(super) fn one_line(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").replace(char::is_control, "")
}
