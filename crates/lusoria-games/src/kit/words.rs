//! Makes typed words comparable: case, accents and how they are encoded do not matter.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Lower case without accents: `Vložit`, `VLOŽIT` and `vlozit` become the same text, and so do `ё` and `е`, `й` and `и`.
#[must_use]
pub fn fold(text: &str) -> String {
    if text.is_ascii() {
        // Most messages are ASCII, for which this gives the same result faster.
        return text.to_ascii_lowercase();
    }
    text.nfkd()
        .filter(|&c| !is_combining_mark(c))
        .flat_map(char::to_lowercase)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::fold;

    #[test]
    fn accents_case_and_encoding_do_not_matter() {
        assert_eq!(fold("VLOŽIT"), "vlozit");
        assert_eq!(fold("vloz\u{30c}it"), "vlozit");
        assert_eq!(fold("Ходи\u{306} ЁЖ"), fold("ходй еж"));
    }
}
