//! The games that are named as examples of what can be typed.

use super::{translate_game_name, typed_game_name};
use crate::locales::Lang;
use lusoria_games::catalog::{GAMES, Game};

/// The game that is named as an example if the room allows it.
const USUAL: &str = "tablut";
/// The usual name of the short form of XII Scripta.
const SHORT: &str = "quick";
const GAME_OF_SHORT: &str = "xii_scripta";

/// The name of a game to type as an example. It is the first of these that is allowed:
///
/// - the usual game,
/// - a game for two,
/// - any game.
///
/// If no game is allowed, it is the first one in [`GAMES`].
#[must_use]
pub fn example_game(lang: Lang, is_allowed: impl Fn(&Game) -> bool) -> &'static str {
    let usual = GAMES.iter().filter(|game| game.info.id == USUAL);
    let possible = usual.chain(GAMES).filter(|game| is_allowed(game));
    let found = possible.min_by_key(|game| game.info.seats != 2);
    typed_game_name(found.unwrap_or(&GAMES[0]), lang)
}

/// The name of a short game to type as an example. If the short game is not allowed, the result is that of [`example_game`].
#[must_use]
pub fn short_example_game(lang: Lang, is_allowed: impl Fn(&Game) -> bool) -> String {
    let mut long_form = GAMES.iter().filter(|game| game.info.id == GAME_OF_SHORT);
    match long_form.any(&is_allowed) {
        true => translate_game_name(lang, SHORT).unwrap_or_else(|| SHORT.to_owned()),
        false => example_game(lang, is_allowed).to_owned(),
    }
}
