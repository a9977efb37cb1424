//! What people call the game and read about it. A further language is one more entry in [`TEXTS`].

use crate::rules::Texts;

/// What people may type for the game, in any language, with the options each name stands for.
pub const NAMES: &[(&str, &str)] = &[
    ("afrika", ""),
    ("africa", ""),
    ("африка", ""),
    ("give-away afrika", "misere=true"),
    ("afrika misère", "misere=true"),
    ("žravá afrika", "misere=true"),
    ("africa a perdere", "misere=true"),
    ("afrika a perdere", "misere=true"),
    ("африка поддавки", "misere=true"),
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
