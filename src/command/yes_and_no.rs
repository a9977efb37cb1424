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
pub(super) const PHRASES: [(&str, &str); 23] = [
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
    // Often these mean "yeah, right".
    ("ага конечно", "может"),
    ("ну да конечно", "может"),
    ("да да конечно", "может"),
    ("ага ну да", "может"),
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

/// Whether the line is only a sign for yes: `+`, `👍`.
pub(super) fn is_sign_of_yes(text: &str) -> bool {
    let mut signs = text.trim().chars().peekable();
    signs.peek().is_some() && signs.all(|c| ['+', '👍', '👌'].contains(&c))
}

/// The word that is read in place of a yes or a no with a letter typed three times or more: `no` for `nooo`. A yes like `дааа` may be
/// joy or doubt, so it is read as `maybe`. `None` for any other word.
pub(super) fn drawn_out(word: &str) -> Option<&'static str> {
    let letters = || word.chars();
    let mut threes = letters().zip(letters().skip(1)).zip(letters().skip(2));
    // Most words have no such letter.
    if !threes.any(|((a, b), c)| a == b && b == c) {
        return None;
    }
    let mut short: Vec<char> = letters().collect();
    short.dedup();
    let short: String = short.into_iter().collect();
    match (is_yes(&short), is_no(&short)) {
        (true, _) => Some("maybe"),
        (_, true) => Some("no"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_yes_that_is_drawn_out_is_no_clear_yes() {
        for (word, read) in [
            ("дааа", Some("maybe")),
            ("yesss", Some("maybe")),
            ("nooo", Some("no")),
            ("нееет", Some("no")),
            ("hmmm", None),
            ("да", None),
            ("jojo", None),
        ] {
            assert_eq!(drawn_out(word), read, "{word}");
        }
    }
}
