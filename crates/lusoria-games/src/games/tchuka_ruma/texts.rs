//! The names of the game and the texts that people read about it. For another language, add an entry to [`TEXTS`].

use crate::rules::Texts;

/// The names of the game that people may type, in all languages. Beside each name are the options that it implies. All layouts that have
/// a name can be won (TR-A2).
pub const NAMES: &[(&str, &str)] = &[
    ("tchuka", ""),
    ("tchuka_ruma", ""),
    ("chuka ruma", ""),
    ("chuka", ""),
    ("čuka ruma", ""),
    ("čuka", ""),
    ("чука рума", ""),
    ("чука", ""),
    ("тчука", ""),
    ("solitaire", ""),
    ("solitér", ""),
    ("solitario", ""),
    ("пасьянс", ""),
    ("tchuka 4x2", ""),
    ("tchuka 3x5", "pits=3,stones=5"),
    ("tchuka 4x6", "stones=6"),
    ("tchuka 6x4", "pits=6,stones=4"),
    ("tchuka 6x5", "pits=6,stones=5"),
    ("tchuka 7x2", "pits=7"),
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
