//! What people type for a game, in the alphabet of their language.
//!
//! Deliberately absent: which names are understood (`catalog::find` understands all of them in every language).

use crate::locales::Lang;
use lusoria_games::catalog::{GAMES, Game};

/// The name to type for a game: the usual one, in Russian the first Cyrillic one of a single word.
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

/// The game a refusal names, as this language types it: `scripta(pieces=3)` is `скрипта(pieces=3)`.
#[must_use]
pub fn translate_game_name(lang: Lang, text: &str) -> Option<String> {
    let name = text.split('(').next().unwrap_or_default();
    let game = GAMES.iter().find(|game| game.names[0].0 == name)?;
    Some(text.replacen(name, typed_game_name(game, lang), 1))
}
