//! The words that mean yes or no when they stand alone. Other words for yes and no are in `answer_words.rs`.

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

/// Whether this word, in the form that `fold` returns, is a yes.
pub(super) fn is_yes(word: &str) -> bool {
    YES.contains(&word)
}

/// Whether this word, in the form that `fold` returns, is a no.
pub(super) fn is_no(word: &str) -> bool {
    NO.contains(&word)
}
