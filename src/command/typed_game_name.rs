//! The name that people type for a game, in the alphabet of their language.
//!
//! Deliberately absent: how names are looked up (`catalog::find` accepts all names in all languages).

use crate::locales::Lang;
use lusoria_games::catalog::{GAMES, Game};

/// The name to type for a game. In Russian it is the first Cyrillic name of one word; in other languages the game's first name.
#[must_use]
pub fn typed_game_name(game: &Game, lang: Lang) -> &'static str {
    let usual = game.names[0].0;
    if lang != Lang::Ru {
        return usual;
    }
    let cyrillic = |name: &str| name.chars().all(|c| matches!(c, 'а'..='я' | 'ё'));
    let mut names = game.names.iter();
    let own = names.find(|(name, options)| options.is_empty() && cyrillic(name));
    own.map_or(usual, |(name, _)| name)
}

/// A game string with the name that people type in this language: `скрипта(pieces=3)` for `scripta(pieces=3)`. `None` if it begins
/// with no game's name.
#[must_use]
pub fn translate_game_name(lang: Lang, text: &str) -> Option<String> {
    let name = text.split('(').next().unwrap_or_default();
    let game = GAMES.iter().find(|game| game.names[0].0 == name)?;
    Some(text.replacen(name, typed_game_name(game, lang), 1))
}
