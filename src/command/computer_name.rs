//! What people call the computer player when they ask for a game against it: `bot`, `@computer`, `bot:easy`.

use super::clean_text::LONGEST_WORD;
use super::keyword::Keyword;
use lusoria_games::engine::Level;
use lusoria_games::kit::fold;

/// The names of the computer player, in the form that [`fold`] returns.
const NAMES: &[&str] = &[
    "bot",
    "computer",
    "cpu",
    "ai",
    "engine",
    "lusoria",
    "pocitac",
    "pocitaci",
    "pocitacem",
    "botovi",
    "botem",
    "robot",
    "robotovi",
    "robotem",
    "pc",
    "ia",
    "calcolatore",
    "компьютер",
    "компьютера",
    "компьютером",
    "компьютеру",
    "комп",
    "компа",
    "компом",
    "бот",
    "бота",
    "ботом",
];

/// Whether this is a name of the computer player, with or without an `@`, and perhaps with a level: `bot:easy`.
#[must_use]
pub fn is_computer_name(word: &str) -> bool {
    let name = word.split_once(':').map_or(word, |(name, _)| name);
    let name = name.strip_prefix('@').unwrap_or(name);
    name.len() <= LONGEST_WORD && NAMES.contains(&fold(name).as_str())
}

/// The level after the colon of `bot:easy`. It may be mistyped. `None` if there is no colon.
///
/// # Errors
/// The text after the colon, if it resembles no level.
pub(super) fn level_in_name(word: &str) -> Result<Option<Level>, &str> {
    match word.split_once(':') {
        None => Ok(None),
        Some((_, typed)) => level(typed)
            .or_else(|| near_level(typed))
            .map(Some)
            .ok_or(typed),
    }
}

/// The level that this word means.
pub(super) fn level(word: &str) -> Option<Level> {
    if word.len() > LONGEST_WORD {
        return None;
    }
    let folded = fold(word);
    Level::ALL
        .into_iter()
        .find(|level| Keyword::Level(*level).is_meant_by(word, &folded))
}

/// The level that is most likely meant by a mistyped word.
pub(super) fn near_level(word: &str) -> Option<Level> {
    let is_short = word.len() <= LONGEST_WORD;
    is_short.then(|| Keyword::level_nearly_meant_by(&fold(word)))?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_computer_has_names_in_every_language_and_a_level_behind_a_colon() {
        for name in NAMES {
            assert_eq!(fold(name), *name);
            assert!(is_computer_name(name));
        }
        for word in ["@Lusoria", "Počítač", "počítači", "бот:лёгкий", "bot:"] {
            assert!(is_computer_name(word), "{word}");
        }
        assert!(!is_computer_name("bob"));
        assert_eq!(level_in_name("bot"), Ok(None));
        assert_eq!(level_in_name("bot:těžká"), Ok(Some(Level::Hard)));
        assert_eq!(level_in_name("бот:лёгкий"), Ok(Some(Level::Easy)));
        assert_eq!(level_in_name("bot:difficle"), Ok(Some(Level::Hard)));
        assert_eq!(level_in_name("bot:strong"), Err("strong"));
    }
}
