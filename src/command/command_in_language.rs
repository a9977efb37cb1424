//! Writes a command and the words after it in the reader's language. The bot suggests the result, with the number of a session added.

use super::find_command::find;
use super::keyword::{Keyword, Label};
use crate::locales::{Lang, Values, sentence};
use lusoria_games::engine::Level;

/// The keywords that may stand in a command that the bot suggests.
const KEYWORDS: &[Keyword] = &[
    Keyword::Text,
    Keyword::Picture,
    Keyword::Prose,
    Keyword::Full,
    Keyword::Next,
    Keyword::Back,
    Keyword::Off,
    Keyword::Level(Level::Easy),
    Keyword::Level(Level::Hard),
    Keyword::Level(Level::Ruthless),
];

/// Translates a command and its keywords into this language: `board picture` becomes `tavola immagine`. The first word must be the
/// command's id. Words that are no keywords stay as they are.
pub fn command_in(lang: Lang, typed: &str) -> String {
    let (id, words) = typed.split_once(' ').unwrap_or((typed, ""));
    let word = find(id).map_or(id, |spec| spec.word(lang));
    let words = words.split(' ').filter(|word| !word.is_empty());
    let words = words.map(|word| keyword_in(lang, word));
    std::iter::once(word.to_owned())
        .chain(words)
        .collect::<Vec<_>>()
        .join(" ")
}

/// The keyword in this language; any other word as it is.
fn keyword_in(lang: Lang, word: &str) -> String {
    let labels = KEYWORDS.iter().map(|keyword| keyword.label());
    let is_keyword = labels
        .into_iter()
        .any(|label| matches!(label, Label::Translated(name) if name == word));
    match is_keyword {
        true => sentence(lang, &format!("arg-{word}"), &Values::NONE),
        false => word.to_owned(),
    }
}
