//! What people type in words of their language: moves, and what begins with a word that is the same for all games.

use lusoria::locales::Lang;
use lusoria_games::catalog::GAMES;
use lusoria_games::rules::MoveWord;

/// A typed move with its words in English.
pub(crate) fn in_english(typed: &str, lang: Lang) -> String {
    let signs = [' ', ','];
    let words = GAMES.iter().flat_map(|game| game.move_words());
    let words: Vec<_> = words.collect();
    let english = |word: &str| {
        let is_shown = |known: &&&MoveWord| known[lang as usize].to_lowercase() == word;
        let known = words.iter().find(is_shown);
        known.map_or_else(|| word.to_owned(), |known| known[0].to_lowercase())
    };
    let typed = typed.to_lowercase();
    let parts = typed.split_inclusive(signs).map(|part| {
        let word = part.trim_end_matches(signs);
        english(word) + &part[word.len()..]
    });
    parts.collect()
}

/// The levels of the computer, whether a game is rated, and its time have words in every language.
pub(crate) fn has_words_in_every_language(text: &str) -> bool {
    let starts = [
        "bot:",
        "rated=",
        "hodnocení=",
        "valutata=",
        "рейтинг=",
        "time=",
        "čas=",
        "tempo=",
        "время=",
        "bank=",
        "banka=",
        "banca=",
        "банк=",
        "live=",
        "živě=",
        "diretta=",
        "живо=",
        "hard=",
        "přísně=",
        "rigido=",
        "строго=",
        "weekends=",
        "víkendy=",
        "weekend=",
        "выходные=",
        "бот:",
    ];
    starts.iter().any(|start| text.starts_with(start))
}
