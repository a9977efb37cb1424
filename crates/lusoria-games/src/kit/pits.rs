//! Removes words that people type before the name of a pit: `pit c`, `semina la c`, `лунка c`. All mancalas share this.
//!
//! Deliberately absent: which pits a board has, and moves that name two pits.

use super::fold;
use unicode_normalization::UnicodeNormalization;

/// Words that may stand before a pit, as [`fold`] returns them: English, Czech, Italian, Russian.
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

/// Words that may follow a word of [`PIT`], before the pit.
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

/// The text without the words before the pit. A word of [`PIT`] at the beginning is removed, and then words such as `the`. The last word
/// always stays.
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

/// The text after its first word. `None` if that word is not in the list, or if no other word follows it.
fn after<'a>(text: &'a str, words: &[&str]) -> Option<&'a str> {
    let (word, rest) = text.split_once([' ', ':'])?;
    let known = words.contains(&fold(word).as_str());
    Some(rest.trim()).filter(|rest| known && !rest.is_empty())
}

/// The text in lower case and in one Unicode form. Accents stay, because `è` and `č` are not the pits e and c.
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
