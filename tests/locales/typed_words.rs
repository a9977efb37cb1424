//! What people type in words of their language: moves, and what begins with a word that is the same for all games.

use lusoria::locales::Lang;
use lusoria_games::catalog::GAMES;
use lusoria_games::rules::MoveWord;

/// A typed move with its words in English. The message tells whose words they are: of the game that it belongs to, else of all games.
pub(crate) fn in_english(typed: &str, lang: Lang, message: &str) -> String {
    let signs = [' ', ','];
    let of_game = |id: &str| message.starts_with(&format!("{id}-"));
    let only = GAMES.iter().find(|game| of_game(game.info.id));
    let games = GAMES.iter();
    let games = games.filter(|game| only.is_none_or(|only| only.info.id == game.info.id));
    let words: Vec<_> = games.flat_map(|game| game.move_words()).collect();
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

/// The computer and its levels, oneself, whether a game is rated, and its time have words in every language.
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
    let opponents = ["bot", "бот", "@me", "@já", "@io", "@я"];
    opponents.contains(&text) || starts.iter().any(|start| text.starts_with(start))
}
