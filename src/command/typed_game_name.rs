//! The name that people type for a game, in their language and alphabet.
//!
//! This file only chooses names to show. To look up a name that somebody has typed, use `catalog::find`.

use crate::locales::Lang;
use lusoria_games::catalog::{GAMES, Game, begin};

/// The Czech and the Italian names of some games and variants. All other games and variants have the same name in these languages as in
/// English.
const OWN_NAMES: &[(&str, [&str; 2])] = &[
    ("cats", ["kočky", "gatti"]),
    ("quick", ["rychlá", "rapida"]),
];

/// The Czech or Italian name of a game or variant in [`OWN_NAMES`], given its usual English name. `None` if the list has no name in this
/// language. Russian names are found without the list, by their Cyrillic letters.
fn own_name(lang: Lang, usual: &str) -> Option<&'static str> {
    let (_, [czech, italian]) = OWN_NAMES.iter().find(|(name, _)| *name == usual)?;
    match lang {
        Lang::Cs => Some(czech),
        Lang::It => Some(italian),
        Lang::En | Lang::Ru => None,
    }
}

/// The name to type for a game. In Russian this is the game's first Cyrillic name of one word. In other languages it is the name in
/// `OWN_NAMES`, or the game's first name if there is none.
#[must_use]
pub fn typed_game_name(game: &Game, lang: Lang) -> &'static str {
    let usual = game.names[0].0;
    if lang != Lang::Ru {
        return own_name(lang, usual).unwrap_or(usual);
    }
    let mut names = game.names.iter();
    let own = names.find(|(name, options)| options.is_empty() && is_cyrillic(name));
    own.map_or(usual, |(name, _)| name)
}

/// Translates the name at the beginning of a game string. In Russian, `scripta(pieces=5)` becomes `скрипта(pieces=5)`, and `quick`
/// becomes `быстрая`. `None` in two cases:
///
/// - The name is not the usual English name of a game or variant.
/// - The name belongs to a variant, and the variant has no name of its own in this language.
#[must_use]
pub fn translate_game_name(lang: Lang, text: &str) -> Option<String> {
    let name = text.split('(').next().unwrap_or_default();
    let own = match GAMES.iter().find(|game| game.names[0].0 == name) {
        Some(game) => typed_game_name(game, lang),
        None if lang == Lang::Ru => cyrillic_name_of_variant(name)?,
        None => own_name(lang, name)?,
    };
    Some(text.replacen(name, own, 1))
}

/// Translates the names in a list of games. Each name may have a number after it: `tablut (3), quick`.
#[must_use]
pub fn translate_game_names(lang: Lang, list: &str) -> String {
    let translated = |one: &str| {
        let end = one.find(' ').unwrap_or(one.len());
        let (name, rest) = one.split_at(end);
        let name = translate_game_name(lang, name).unwrap_or_else(|| name.to_owned());
        name + rest
    };
    let all: Vec<_> = list.split(", ").map(translated).collect();
    all.join(", ")
}

/// The Cyrillic name of a variant, given its usual English name: `быстрая` for `quick`.
fn cyrillic_name_of_variant(name: &str) -> Option<&'static str> {
    let of = |game: &'static Game| {
        let mut names = game.names.iter();
        let (_, options) = names.find(|(known, _)| *known == name)?;
        let is_usual = usual_name(game, |variant| variant == *options) == Some(name);
        let mut names = game.names.iter().filter(|_| is_usual);
        names.find(|(name, variant)| variant == options && is_cyrillic(name))
    };
    GAMES.iter().find_map(of).map(|(name, _)| *name)
}

/// Each name of a game stands for some options, as `quick` does for `pieces=3`. Returns the first name that is one word and whose options
/// `is_variant` accepts.
fn usual_name(game: &'static Game, is_variant: impl Fn(&str) -> bool) -> Option<&'static str> {
    let mut names = game.names.iter();
    let is_word = |name: &str| name.chars().all(|c| c.is_alphabetic() || c == '_');
    let found = names.find(|(name, options)| is_word(name) && is_variant(options));
    found.map(|(name, _)| *name)
}

/// How people type a game string: `quick` for `xii_scripta(pieces=3)`. A variant without a name keeps its options: `scripta(pieces=5)`.
#[must_use]
pub fn shortest_game_name(string: &str) -> String {
    let Some(line) = begin(string) else {
        return string.to_owned();
    };
    let (string, game) = (line.game_string(), line.game());
    let is_it = |options: &str| {
        let begun = game.begin(options);
        begun.is_ok_and(|begun| begun.game_string() == string)
    };
    match usual_name(game, is_it) {
        Some(name) => name.to_owned(),
        None => string.replacen(game.info.id, game.names[0].0, 1),
    }
}

fn is_cyrillic(name: &str) -> bool {
    name.chars().all(|c| matches!(c, 'а'..='я' | 'ё'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_variant_with_a_name_is_called_by_it() {
        for (string, english, russian) in [
            ("xii_scripta(pieces=3)", "quick", "быстрая"),
            (
                "xii_scripta(pieces=5)",
                "scripta(pieces=5)",
                "скрипта(pieces=5)",
            ),
            ("tablut", "tablut", "таблут"),
        ] {
            let name = shortest_game_name(string);
            assert_eq!(name, english);
            let translated = translate_game_name(Lang::Ru, &name);
            assert_eq!(translated.as_deref(), Some(russian));
        }
        assert_eq!(translate_game_name(Lang::Ru, "rychlá"), None);
        assert_eq!(translate_game_name(Lang::En, "quick"), None);
        assert_eq!(shortest_game_name("selus(puzzle=true)"), "selus_puzzle");
    }

    #[test]
    fn a_game_is_named_in_the_language_of_the_reader_and_is_understood_by_that_name() {
        for (usual, names) in OWN_NAMES {
            let meant =
                |name: &str| lusoria_games::catalog::find(name).map(|one| (one.0.info.id, one.1));
            for (lang, name) in [Lang::Cs, Lang::It].into_iter().zip(names) {
                assert_eq!(translate_game_name(lang, usual).as_deref(), Some(*name));
                assert_eq!(meant(name), meant(usual), "{name}");
            }
        }
        let list = translate_game_names(Lang::It, "tablut (3), quick (1), cats");
        assert_eq!(list, "tablut (3), rapida (1), gatti");
    }
}
