//! The words after `tournament` that say what to do. For a mistyped word, this file also guesses which of them was meant.

use super::clean_text::LONGEST_WORD;
use crate::locales::Lang;
use lusoria_games::kit::{fold, typos};

/// Words in the form that `fold` returns: English, Czech, Italian, Russian.
pub(super) type Words = &'static [&'static str];

pub(super) const NEW: Words = &["new", "novy", "nova", "nuovo", "новыи"];
pub(super) const JOIN: Words = &[
    "join",
    "enter",
    "prihlasit",
    "partecipo",
    "partecipare",
    "участвую",
    "участвовать",
    "воити",
];
pub(super) const LEAVE: Words = &[
    "leave",
    "withdraw",
    "odhlasit",
    "odejit",
    "lascia",
    "выити",
    "уити",
];
pub(super) const START: Words = &["start", "begin", "zahajit", "avvia", "начать", "старт"];
pub(super) const STANDINGS: Words = &[
    "standings",
    "table",
    "results",
    "ranking",
    "list",
    "status",
    "info",
    "tabulka",
    "poradi",
    "vysledky",
    "tabella",
    "classifica",
    "risultati",
    "таблица",
    "положение",
    "результаты",
    "итоги",
];
pub(super) const PAIRINGS: Words = &[
    "pairings",
    "round",
    "schedule",
    "kolo",
    "rozpis",
    "turno",
    "calendario",
    "тур",
    "пары",
    "расписание",
];
pub(super) const ADD: Words = &["add", "pridat", "aggiungi", "добавить"];
pub(super) const REMOVE: Words = &[
    "remove",
    "kick",
    "vyradit",
    "vyhodit",
    "escludi",
    "rimuovi",
    "исключить",
    "удалить",
];
pub(super) const CALL_OFF: Words = &[
    "cancel",
    "stop",
    "end",
    "finish",
    "delete",
    "zrusit",
    "ukoncit",
    "konec",
    "annulla",
    "fine",
    "termina",
    "отменить",
    "закончить",
    "конец",
    "стоп",
];
/// Words that ask what can be typed about tournaments.
pub(super) const HELP: Words = &["help", "napoveda", "pomoc", "aiuto", "помощь"];
pub(super) const INVITE: Words = &["invite", "pozvat", "invita", "пригласить"];
pub(super) const HERE: Words = &["here", "sem", "tady", "qui", "сюда", "здесь"];
pub(super) const CHALLENGE: Words = &["challenge", "vyzvat", "vyzva", "sfida", "вызвать", "вызов"];

/// The word "new" of `tournament new`, as it is shown in a language.
#[must_use]
pub const fn new_tournament_word(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "new",
        Lang::Cs => "nový",
        Lang::It => "nuovo",
        Lang::Ru => "новый",
    }
}

/// What people can do with a tournament that already exists. Each deed has the words that people may type, and the word that is shown in
/// each language, in the order of [`Lang::ALL`].
const DEEDS: [(Words, [&str; 4]); 11] = [
    (JOIN, ["join", "přihlásit", "partecipo", "участвую"]),
    (LEAVE, ["leave", "odhlásit", "lascia", "выйти"]),
    (START, ["start", "zahájit", "avvia", "старт"]),
    (STANDINGS, ["standings", "tabulka", "tabella", "таблица"]),
    (PAIRINGS, ["pairings", "kolo", "turno", "тур"]),
    (ADD, ["add", "přidat", "aggiungi", "добавить"]),
    (REMOVE, ["remove", "vyřadit", "escludi", "исключить"]),
    (CHALLENGE, ["challenge", "vyzvat", "sfida", "вызвать"]),
    (INVITE, ["invite", "pozvat", "invita", "пригласить"]),
    (HERE, ["here", "sem", "qui", "сюда"]),
    (CALL_OFF, ["cancel", "zrušit", "annulla", "отменить"]),
];

/// The word, in this language, for what was most likely meant by a mistyped word after `tournament`. `None` if the typed word resembles
/// no known word.
#[must_use]
pub fn nearest_in_tournament(word: &str, lang: Lang) -> Option<&'static str> {
    let word = Some(word).filter(|word| word.len() <= LONGEST_WORD)?;
    let word = fold(word);
    let known = DEEDS.iter().flat_map(|(words, shown)| {
        let slips = words.iter().map(|known| typos::count_typos(&word, known));
        slips.map(|slips| Some((slips?, shown[lang as usize])))
    });
    let nearest = known.flatten().min_by_key(|(slips, _)| *slips);
    nearest.map(|(_, shown)| shown)
}

/// If a person may have left out `tournament` before this word (`join`, `leave` …): the word for the same deed in this language. `None` for
/// any other word. Also `None` for calling off, because the person more likely wants to call off a game.
#[must_use]
pub fn known_in_tournament(word: &str, lang: Lang) -> Option<&'static str> {
    let word = Some(word).filter(|word| word.len() <= LONGEST_WORD)?;
    let word = fold(word);
    let is_meant = |(words, _): &&(Words, _)| words.contains(&&*word) && *words != CALL_OFF;
    let meant = DEEDS.iter().find(is_meant)?;
    Some(meant.1[lang as usize])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_shown_words_are_known_ones() {
        for (words, shown) in DEEDS {
            assert!(words.iter().all(|word| fold(word) == *word));
            for word in shown {
                assert!(words.contains(&&*fold(word)), "{word}");
            }
        }
    }

    #[test]
    fn a_mistyped_word_is_suggested_in_the_language_of_the_reader() {
        for (typed, lang, meant) in [
            ("cancle", Lang::En, Some("cancel")),
            ("remov", Lang::Cs, Some("vyřadit")),
            ("zrušti", Lang::Cs, Some("zrušit")),
            ("escudi", Lang::It, Some("escludi")),
            ("исключит", Lang::Ru, Some("исключить")),
            ("pairing", Lang::En, Some("pairings")),
            ("chess", Lang::En, None),
        ] {
            assert_eq!(nearest_in_tournament(typed, lang), meant, "{typed}");
        }
    }
}
