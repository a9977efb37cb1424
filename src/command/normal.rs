//! Making typed text comparable: one Unicode form, no invisible characters.

use unicode_normalization::UnicodeNormalization;

/// Text in NFC without control characters (line breaks stay) and without invisible format characters.
#[must_use]
pub fn clean(text: &str) -> String {
    text.nfc()
        .filter(|c| *c == '\n' || !(c.is_control() || is_invisible(*c)))
        .collect()
}

/// Zero-width and direction characters, and the private-use range in which we mark people.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{FEFF}' | '\u{E000}'..='\u{F8FF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ring_typed_separately_is_the_same_letter() {
        assert_eq!(clean("u\u{30A}"), "ů");
    }

    #[test]
    fn invisible_characters_go_and_line_breaks_stay() {
        assert_eq!(clean("pl\u{200B}ace\u{0} 4\n\u{202E}x"), "place 4\nx");
    }
}
