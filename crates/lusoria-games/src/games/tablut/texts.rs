//! The names of the game and the texts that people read about it. For another language, add an entry to [`TEXTS`].

use crate::rules::Texts;

/// The names of the game that people may type, in all languages. Beside each name are the options that it implies.
pub const NAMES: &[(&str, &str)] = &[
    ("tablut", ""),
    ("ashton tablut", ""),
    ("sámi tablut", ""),
    ("laponské šachy", ""),
    ("scacchi lapponi", ""),
    ("таблут", ""),
    ("саамские шахматы", ""),
    ("bologna tablut", "king=custodial"),
    ("boloňský tablut", "king=custodial"),
    ("tablut di bologna", "king=custodial"),
    ("болонский таблут", "king=custodial"),
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
