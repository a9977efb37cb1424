//! Finds a game by what people call it. The names of a game are in its `texts.rs`. The names of families are in `mod.rs` of this folder.

use super::{FAMILIES, GAMES, Game};
use crate::kit::alphabets::one_alphabet;
use crate::kit::{fold, typos};
use std::collections::HashMap;
use std::sync::LazyLock;

/// Texts with more bytes than this are not compared with names, because folding them may take long.
const LONGEST_NAME: usize = 80;

type NamedGame = (&'static Game, &'static str);

/// Every name, in the form that [`key`] returns.
static NAMES: LazyLock<HashMap<String, NamedGame>> = LazyLock::new(|| {
    let names = |game: &'static Game| game.names.iter().map(move |name| (game, name));
    let named = GAMES.iter().flat_map(names);
    // If two games have the same name, the first one counts.
    let named = named.collect::<Vec<_>>().into_iter().rev();
    named
        .map(|(game, (name, options))| (key(name), (game, *options)))
        .collect()
});

/// The game with this name, and the options that the name stands for. Case, accents, blanks, `_` and `-` do not matter.
#[must_use]
pub fn find(name: &str) -> Option<(&'static Game, &'static str)> {
    if name.len() > LONGEST_NAME {
        return None;
    }
    find_exactly(name).or_else(|| find_exactly(&one_alphabet(name)?))
}

fn find_exactly(name: &str) -> Option<NamedGame> {
    let named = NAMES.get(&key(name)).copied();
    named.or_else(|| variant_by_other_name(name))
}

/// Finds a variant although its game was not typed with the usual name: `čuka 6x4` is found as `tchuka 6x4`.
fn variant_by_other_name(name: &str) -> Option<NamedGame> {
    let (game, variant) = name.trim_end().rsplit_once(' ')?;
    let (game, options) = NAMES.get(&key(game))?;
    let (usual, _) = game.names[0];
    let named = NAMES.get(&key(&format!("{usual} {variant}"))).copied();
    named.filter(|(of, _)| options.is_empty() && of.info.id == game.info.id)
}

/// Finds the known name that somebody most likely mistyped. Returns that name if it stands for a game with certain options, otherwise the
/// usual name of its game. `None` if no known name is near.
#[must_use]
pub fn nearest(name: &str) -> Option<&'static str> {
    if name.len() > LONGEST_NAME {
        return None;
    }
    let wanted = key(name);
    let near = NAMES
        .iter()
        .filter_map(|(known, named)| Some((typos::count_typos(&wanted, known)?, known, *named)));
    let (_, known, (game, options)) = near.min_by_key(|(slips, known, _)| (*slips, *known))?;
    // A name that stands for options is not a usual name of the game.
    let own = game.names.iter().map(|(name, _)| *name);
    let mut own = own.filter(|name| !options.is_empty() && key(name) == *known);
    Some(own.next().unwrap_or(game.names[0].0))
}

/// The games of the family with this name; none if there is no such family.
#[must_use]
pub fn family(name: &str) -> Vec<&'static Game> {
    if name.len() > LONGEST_NAME {
        return Vec::new();
    }
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

/// The form in which names are compared.
fn key(name: &str) -> String {
    let mut key = fold(name).replace('×', "x");
    key.retain(|c| !c.is_whitespace() && c != '_' && c != '-');
    key
}
