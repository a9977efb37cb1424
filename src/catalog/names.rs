//! What people call the games, and game strings.

use super::{FAMILIES, GAMES, Game};
use crate::kit::fold;

/// The game somebody means, with the options the name stands for. Case, accents, blanks, `_` and `-` do not matter.
#[must_use]
pub fn find(name: &str) -> Option<(&'static Game, &'static str)> {
    let wanted = key(name);
    GAMES.iter().find_map(|game| {
        let (_, options) = game.names.iter().find(|(name, _)| key(name) == wanted)?;
        Some((game, *options))
    })
}

/// The games of the house that this word is a family name for; none if it is not one.
#[must_use]
pub fn family(name: &str) -> Vec<&'static Game> {
    let wanted = key(name);
    let named = FAMILIES
        .iter()
        .find(|(names, _)| names.iter().any(|name| key(name) == wanted));
    let ids = named.map_or(&[][..], |(_, ids)| ids);
    GAMES
        .iter()
        .filter(|game| ids.contains(&game.info.id))
        .collect()
}

/// Reads `xii_scripta(pieces=3)`, also by any other name: the game and all its options, not yet checked. Nothing if there
/// is no such game or a bracket is missing.
#[must_use]
pub fn parse_game_string(text: &str) -> Option<(&'static Game, String)> {
    let (name, typed) = match text.trim().split_once('(') {
        Some((name, rest)) => (name, rest.strip_suffix(')')?),
        None => (text, ""),
    };
    let (game, options) = find(name)?;
    Some((game, merge_options(options, typed)))
}

/// The options of a name and the ones typed beside it; where both name one option, the typed one counts.
#[must_use]
pub fn merge_options(of_name: &str, typed: &str) -> String {
    match (of_name.is_empty(), typed.is_empty()) {
        (false, false) => format!("{of_name},{typed}"),
        _ => format!("{of_name}{typed}"),
    }
}

fn key(name: &str) -> String {
    let mut key = fold(name);
    key.retain(|c| !c.is_whitespace() && c != '_' && c != '-');
    key
}
