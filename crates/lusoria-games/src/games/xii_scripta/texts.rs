//! The names of the game and the texts that people read about it. For another language, add an entry to [`TEXTS`].

use crate::rules::Texts;

/// The names of the game that people may type, in all languages. Beside each name are the options that it implies.
pub const NAMES: &[(&str, &str)] = &[
    ("scripta", ""),
    ("xii_scripta", ""),
    ("duodecim scripta", ""),
    ("ludus duodecim scriptorum", ""),
    ("skripta", ""),
    ("dvanáct čar", ""),
    ("dodici linee", ""),
    ("скрипта", ""),
    ("двенадцать линий", ""),
    ("scripta3", "pieces=3"),
    ("quick", "pieces=3"),
    ("quick scripta", "pieces=3"),
    ("skripta3", "pieces=3"),
    ("rychlá", "pieces=3"),
    ("rapida", "pieces=3"),
    ("скрипта3", "pieces=3"),
    ("быстрая", "pieces=3"),
    ("rychlá scripta", "pieces=3"),
    ("rapida scripta", "pieces=3"),
    ("scripta veloce", "pieces=3"),
    ("быстрая скрипта", "pieces=3"),
    ("быстрый", "pieces=3"),
    ("быстрые", "pieces=3"),
    ("быструю", "pieces=3"),
    ("короткая", "pieces=3"),
    ("xii", ""),
    ("xii скрипта", ""),
    ("нарды", ""),
    ("римские нарды", ""),
];

/// The messages and rules in each language.
pub const TEXTS: &[Texts] = &[
    Texts {
        lang: "en",
        messages: include_str!("messages.en.ftl"),
        rules: include_str!("rules.en.md"),
    },
    Texts {
        lang: "cs",
        messages: include_str!("messages.cs.ftl"),
        rules: include_str!("rules.cs.md"),
    },
    Texts {
        lang: "it",
        messages: include_str!("messages.it.ftl"),
        rules: include_str!("rules.it.md"),
    },
    Texts {
        lang: "ru",
        messages: include_str!("messages.ru.ftl"),
        rules: include_str!("rules.ru.md"),
    },
];
