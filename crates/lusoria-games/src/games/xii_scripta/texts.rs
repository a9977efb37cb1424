//! What people call the game and read about it. A further language is one more entry in [`TEXTS`].

use crate::rules::Texts;

/// What people may type for the game, in any language, with the options each name stands for.
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
];

/// Messages and rules by language.
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
