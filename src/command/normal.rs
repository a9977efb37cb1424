//! Making typed text comparable: one Unicode form, no invisible characters.

use unicode_normalization::UnicodeNormalization;

/// Text in NFC without control characters (line breaks stay) and without invisible format characters.
#[must_use]
pub fn clean(text: &str) -> String {
    // First, because what they kept apart comes together.
    let visible = |c: &char| *c == '\n' || !(c.is_control() || is_invisible(*c));
    text.chars().filter(visible).nfc().collect()
}

/// Names longer than this are cut: they stand in the middle of sentences.
const LONGEST_NAME: usize = 40;

/// A person's name as one line of visible text; `?` where nothing is left of it.
#[must_use]
pub fn presentable(name: &str) -> String {
    let line = clean(name).split_whitespace().collect::<Vec<_>>().join(" ");
    match line.char_indices().nth(LONGEST_NAME) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None if line.is_empty() => "?".to_owned(),
        None => line,
    }
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
    fn names_are_one_short_visible_line() {
        assert_eq!(presentable(" Anna\n\u{202E}\u{200B} Nová "), "Anna Nová");
        assert_eq!(presentable("\u{200B}"), "?");
        assert_eq!(
            presentable(&"ž".repeat(100)).chars().count(),
            LONGEST_NAME + 1
        );
    }

    #[test]
    fn what_an_invisible_character_kept_apart_is_one_letter_too() {
        assert_eq!(clean("u\u{200B}\u{30A}"), "ů");
        assert_eq!(clean("\u{735}\u{1A}\u{734}"), clean("\u{735}\u{734}"));
    }

    #[test]
    fn invisible_characters_go_and_line_breaks_stay() {
        assert_eq!(clean("pl\u{200B}ace\u{0} 4\n\u{202E}x"), "place 4\nx");
    }
}
