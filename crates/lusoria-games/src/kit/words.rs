//! Makes typed words comparable. Case and accents do not matter, and neither does the encoding of the accents.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// [`fold`] keeps at most this many characters for each byte of a text, and drops the rest. One character of three bytes,
/// for example, becomes eighteen characters. Without this limit, a message could become very long.
const MOST_FOR_A_BYTE: usize = 2;

/// Lower case without accents. `Vložit`, `VLOŽIT` and `vlozit` become one text. `ё` becomes `е`, and `й` becomes `и`.
#[must_use]
pub fn fold(text: &str) -> String {
    if text.is_ascii() {
        // Most messages are ASCII, for which this gives the same result faster.
        return text.to_ascii_lowercase();
    }
    text.nfkd()
        .take(MOST_FOR_A_BYTE * text.len())
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
        assert_eq!(fold("ﬃ½\u{1F82}\u{1EC7}"), "ffi1⁄2αe");
    }

    #[test]
    fn no_text_becomes_much_longer() {
        let phrase = "\u{FDFA}".repeat(20);
        assert!(fold(&phrase).chars().count() <= 2 * phrase.len());
    }
}
