//! Cleans text that people typed, and their names: one Unicode form, no invisible characters.

use unicode_normalization::UnicodeNormalization;

/// The most bytes of a word that may be a command. Longer words are not even given to `fold`, because that would be slow.
pub(super) const LONGEST_WORD: usize = 64;

/// The most characters that a refusal quotes. A longer word or value is cut.
const LONGEST_QUOTED: usize = 40;

/// What was typed, cut to the length that a refusal quotes.
pub(super) fn quoted(typed: &str) -> String {
    typed.chars().take(LONGEST_QUOTED).collect()
}

/// The text in Unicode form NFC, without control characters and invisible characters. Line breaks are kept as `\n`, and tabs become
/// blanks.
#[must_use]
pub fn clean(text: &str) -> String {
    let plain = |byte: u8| byte == b'\n' || (b' '..=b'~').contains(&byte);
    if text.bytes().all(plain) {
        // Most messages consist of such plain characters only.
        return text.to_owned();
    }
    // Invisible characters are removed first, because the characters on both sides of an invisible one may combine.
    let visible = |c: &char| *c == '\n' || !(c.is_control() || is_invisible(*c));
    let blank = |c| if c == '\t' { ' ' } else { c };
    let letters = text.chars().map(blank).filter(visible);
    // Sorting very many marks on one letter would be slow. `stream_safe` puts separators between them, which are removed
    // afterwards.
    let composed = letters.stream_safe().nfc();
    composed.filter(visible).collect()
}

/// A record as people paste it: clean, and without the code fence or the backticks around it.
#[must_use]
pub fn clean_record(text: &str) -> String {
    without_fence(&clean(text)).unwrap_or_default()
}

/// The text without the code fence or the backticks around it. A language that is named after the fence is left out, too. `None` if
/// nothing is left.
pub(super) fn without_fence(text: &str) -> Option<String> {
    let text = text.trim();
    let inside = text.strip_prefix("```").and_then(|rest| {
        let (language, lines) = rest.split_once('\n')?;
        let is_word = language.chars().all(|c| c.is_ascii_alphanumeric());
        is_word.then_some(lines)
    });
    let text = inside.unwrap_or(text).trim_matches('`').trim();
    (!text.is_empty()).then(|| text.to_owned())
}

/// The most characters of a name. A longer name is cut, because names are used inside sentences.
const LONGEST_NAME: usize = 40;

/// The most characters of a name that are looked at. Later ones would nearly always be cut off anyway.
const MOST_OF_NAME: usize = 10 * LONGEST_NAME;

/// A person's name as one line of visible text. The result is `?` if nothing visible is left.
#[must_use]
pub fn clean_name(name: &str) -> String {
    let begin: String = name.chars().take(MOST_OF_NAME).collect();
    let line = clean(&begin)
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ");
    match line.char_indices().nth(LONGEST_NAME) {
        Some((end, _)) => format!("{}…", &line[..end]),
        None if line.is_empty() => "?".to_owned(),
        None => line,
    }
}

/// Whether a character takes no room on the screen or changes the direction of writing. These are such characters:
///
/// - fillers and blanks that show as nothing,
/// - separators of lines and paragraphs,
/// - private-use characters, such as the two that mark a person in our sentences,
/// - Unicode's default-ignorable characters, except U+FE00 to U+FE0F, which are part of many emoji.
fn is_invisible(c: char) -> bool {
    matches!(c,
        '\u{AD}' | '\u{34F}' | '\u{61C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}'
        | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}' | '\u{2028}'..='\u{202E}'
        | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}' | '\u{FEFF}' | '\u{FFA0}'
        | '\u{FFF0}'..='\u{FFFB}' | '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}'
        | '\u{E000}'..='\u{F8FF}' | '\u{E0000}'..='\u{10FFFF}')
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
        assert_eq!(clean_name(" Anna\n\u{202E}\u{200B} Nová "), "Anna Nová");
        assert_eq!(clean_name("\u{200B}"), "?");
        assert_eq!(
            clean_name(&"ž".repeat(100)).chars().count(),
            LONGEST_NAME + 1
        );
    }

    #[test]
    fn names_have_nothing_invisible_in_them() {
        for hidden in [
            '\u{61C}',
            '\u{3164}',
            '\u{E0041}',
            '\u{E007F}',
            '\u{2028}',
            '\u{AD}',
            '\u{FFA0}',
            '\u{2800}',
            '\u{F0000}',
            '\u{202E}',
        ] {
            assert_eq!(clean_name(&format!("An{hidden}na")), "Anna", "{hidden:?}");
            assert_eq!(clean_name(&hidden.to_string()), "?", "{hidden:?}");
        }
    }

    #[test]
    fn what_an_invisible_character_kept_apart_is_one_letter_too() {
        assert_eq!(clean("u\u{200B}\u{30A}"), "ů");
        assert_eq!(clean("\u{735}\u{1A}\u{734}"), clean("\u{735}\u{734}"));
    }

    #[test]
    fn very_many_marks_on_one_letter_stay_marks() {
        let many = format!("e{}", "\u{301}".repeat(2_000));
        assert_eq!(
            clean(&many).chars().filter(|c| *c == '\u{301}').count(),
            1_999
        );
    }

    #[test]
    fn invisible_characters_go_and_line_breaks_stay() {
        assert_eq!(clean("pl\u{200B}ace\u{0} 4\n\u{202E}x"), "place 4\nx");
    }
}
