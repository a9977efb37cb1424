//! The words that mean yes or no when they stand alone, and phrases that are read as such a word. Other words for yes and no are in
//! `answer_words.rs`.

/// The words for yes, in the form that `fold` returns: English, Czech, Italian, Russian.
const YES: [&str; 22] = [
    "yes",
    "y",
    "yeah",
    "yep",
    "yup",
    "ano",
    "jo",
    "jojo",
    "joo",
    "jj",
    "tak jo",
    "jasne",
    "jasny",
    "si",
    "certo",
    "si certo",
    "si si",
    "да",
    "да да",
    "конечно",
    "ага",
    "угу",
];
const NO: [&str; 15] = [
    "no",
    "n",
    "nope",
    "nah",
    "ne",
    "nee",
    "nene",
    "nn",
    "non",
    "no no",
    "нет",
    "не",
    "неа",
    "не а",
    "нет нет",
];

/// Phrases, each with the single word that is read in its place (`course` for `of course`), in the form that `fold` returns.
pub(super) const PHRASES: [(&str, &str); 19] = [
    ("of course", "course"),
    ("d accordo", "accordo"),
    ("не надо", "не"),
    ("tak jo", "jo"),
    ("tak ano", "ano"),
    ("tak dobre", "dobre"),
    ("va bene", "bene"),
    ("oh yes", "yes"),
    ("ah yes", "yes"),
    ("well yes", "yes"),
    ("no ano", "ano"),
    ("ah si", "si"),
    ("eh si", "si"),
    ("ma si", "si"),
    ("ну да", "да"),
    ("ну ок", "ок"),
    ("ну ладно", "ладно"),
    ("ну хорошо", "хорошо"),
    // Mostly it means "no way".
    ("да ладно", "может"),
];

/// Whether this word, in the form that `fold` returns, is a yes.
pub(super) fn is_yes(word: &str) -> bool {
    YES.contains(&word)
}

/// Whether this word, in the form that `fold` returns, is a no.
pub(super) fn is_no(word: &str) -> bool {
    NO.contains(&word)
}
