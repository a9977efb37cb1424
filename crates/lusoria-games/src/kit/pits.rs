//! Removes the words that people type before the name of a pit, the same in every mancala: `pit c`, `semina la c`, `лунка c`.
//!
//! Deliberately absent: which pits a board has, and moves that name two pits.

use super::fold;
use unicode_normalization::UnicodeNormalization;

/// Words that may stand before a pit, in the form that [`fold`] gives them: English, Czech, Italian, Russian.
pub const PIT: &[&str] = &[
    "pit",
    "house",
    "sow",
    "jamka",
    "jamku",
    "dulek",
    "rozsej",
    "buca",
    "casa",
    "semina",
    "seminare",
    "лунка",
    "лунку",
    "яма",
    "посеять",
    "посеи",
];

/// Words that may stand between a word of [`PIT`] and the pit.
const BETWEEN: &[&str] = &[
    "the",
    "la",
    "buca",
    "casa",
    "pit",
    "house",
    "jamku",
    "dulek",
    "из",
    "лунку",
    "лунки",
];

/// A longer text (in bytes) is not the name of a pit.
const LONGEST: usize = 64;

/// The text without the words before the pit: a word of [`PIT`] at the beginning, and words such as `the` after it. The last word of the
/// text is never removed.
#[must_use]
pub fn without_words(text: &str) -> &str {
    let text = text.trim();
    if text.len() > LONGEST {
        return text;
    }
    let Some(mut rest) = after(text, PIT) else {
        return text;
    };
    while let Some(shorter) = after(rest, BETWEEN) {
        rest = shorter;
    }
    rest
}

/// The text after the first word, if that word is one of these and another word follows.
fn after<'a>(text: &'a str, words: &[&str]) -> Option<&'a str> {
    let (word, rest) = text.split_once([' ', ':'])?;
    let known = words.contains(&fold(word).as_str());
    Some(rest.trim()).filter(|rest| known && !rest.is_empty())
}

/// Lower case, in one Unicode form. Accents are kept, so that `è` and `č` are not read as the pits e and c.
#[must_use]
pub fn lower(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    text.nfkc().flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_around_a_pit_go() {
        for text in ["c", "pit c", "sow c", "důlek c", "semina la c", "Лунка: c"] {
            assert_eq!(without_words(text), "c", "{text}");
        }
        for text in ["pit", "sow", "the c", "hello c"] {
            assert_eq!(without_words(text), text);
        }
    }

    #[test]
    fn every_word_is_folded() {
        assert!(PIT.iter().chain(BETWEEN).all(|word| fold(word) == **word));
    }
}
