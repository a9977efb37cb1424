//! The glossary of the mancala games in four languages, from `glossary.<lang>.md` beside this file. It follows the dictionary in the
//! source of these games. Each heading has one word and its synonyms: `## relay sowing, cyclic sowing`. All languages have their words in
//! the same order.

use super::Lang;
use lusoria_games::kit::fold;

/// A word and its explanation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GlossaryEntry {
    /// The word and its synonyms, with commas between them. The usual one is first.
    pub names: &'static str,
    /// The explanation, one paragraph.
    pub text: &'static str,
}

impl GlossaryEntry {
    /// The word and its synonyms, one by one. The usual one is first.
    pub fn each_name(&self) -> impl Iterator<Item = &'static str> {
        self.names.split(", ")
    }
}

/// The entries of the glossary in this language, in the order of its file.
pub fn entries(lang: Lang) -> impl Iterator<Item = GlossaryEntry> {
    let sections = source(lang).split("## ").skip(1);
    sections.filter_map(|section| {
        let (names, text) = section.split_once('\n')?;
        let text = text.trim();
        Some(GlossaryEntry { names, text })
    })
}

/// The index of a word in the glossary. The word may be in any language, and case and accents do not matter. `None` if the glossary does
/// not have it.
#[must_use]
pub fn find(word: &str) -> Option<usize> {
    let wanted = fold(word.trim());
    let is_it = |entry: &GlossaryEntry| entry.each_name().any(|name| fold(name) == wanted);
    Lang::ALL
        .into_iter()
        .find_map(|lang| entries(lang).position(|entry| is_it(&entry)))
}

const fn source(lang: Lang) -> &'static str {
    match lang {
        Lang::En => include_str!("glossary.en.md"),
        Lang::Cs => include_str!("glossary.cs.md"),
        Lang::It => include_str!("glossary.it.md"),
        Lang::Ru => include_str!("glossary.ru.md"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_the_same_number_of_words_and_each_is_found() {
        for lang in Lang::ALL {
            assert_eq!(entries(lang).count(), entries(Lang::En).count(), "{lang:?}");
            for (place, entry) in entries(lang).enumerate() {
                assert!(
                    entry.text.len() > 20 && !entry.text.contains('\n'),
                    "{entry:?}"
                );
                for name in entry.each_name() {
                    assert_eq!(find(&name.to_uppercase()), Some(place), "{name}");
                }
            }
        }
        assert_eq!(find("chess"), None);
    }
}
