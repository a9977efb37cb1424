//! Finds a command or a tool by a word, which may be mistyped. How many wrong letters a word may have is decided in
//! `crates/lusoria-games/src/kit/typos.rs`.

use super::clean_text::LONGEST_WORD;
use super::command_spec::CommandSpec;
use super::command_table::COMMANDS;
use super::editor_tools::TOOLS;
use crate::locales::Lang;
use lusoria_games::kit::alphabets::one_alphabet;
use lusoria_games::kit::{fold, typos};
use std::collections::HashMap;
use std::sync::LazyLock;

/// The commands by their words, in the form that [`fold`] returns. This map is built once, because every message needs it.
static WORDS: LazyLock<HashMap<String, &CommandSpec>> = LazyLock::new(|| {
    let words = |spec: &'static CommandSpec| spec.words.iter().copied().flatten();
    COMMANDS
        .iter()
        .flat_map(|spec| words(spec).map(move |word| (fold(word), spec)))
        .collect()
});

/// The command with this word, in any language. Letters of another alphabet that look the same are accepted.
#[must_use]
pub fn find(word: &str) -> Option<&'static CommandSpec> {
    if word.len() > LONGEST_WORD {
        return None;
    }
    // In `perche'` the accent is typed as a separate character.
    let word = word.trim_end_matches(['\'', '’', '`']);
    // Punctuation at the end, as in `why?`, is ignored. But a `?` by itself is a command.
    let without_end = word.trim_end_matches(['?', '!', '.', ',']);
    let known = |word: &str| WORDS.get(&fold(word)).copied();
    known(word)
        .or_else(|| known(Some(without_end).filter(|short| *short != word)?))
        .or_else(|| known(&one_alphabet(without_end)?))
}

/// The tool with this word, in any language.
#[must_use]
pub fn find_tool(tools: &'static [CommandSpec], word: &str) -> Option<&'static CommandSpec> {
    let word = fold(word);
    let mut tools = tools.iter();
    tools.find(|tool| tool.words.concat().iter().any(|known| fold(known) == word))
}

/// A mistyped word is also compared with command words of languages other than English and the room's. Such a command word must have at
/// least this many letters, because shorter words are too similar to each other.
const LEAST_LETTERS_OF_A_THIRD_LANGUAGE: usize = 6;

/// Commands that are never guessed from a mistyped word, because they are aimed at other people.
const NEVER_GUESSED: [&str; 4] = ["ban", "block", "decline", "mute"];

/// Beginnings that turn a word into its opposite, in the form that [`fold`] returns: English, Czech, Italian, Russian.
const OPPOSITES: [&str; 10] = ["un", "dis", "de", "ne", "od", "s", "не", "раз", "рас", "от"];

/// Whether these two words differ only by one of [`OPPOSITES`] at the beginning, as `unblock` and `block` do. Nobody who types one of the
/// two means the other.
fn are_opposites(one: &str, other: &str) -> bool {
    let is_opposite = |long: &str, short: &str| {
        let before = long.strip_suffix(short);
        before.is_some_and(|before| OPPOSITES.contains(&before))
    };
    is_opposite(one, other) || is_opposite(other, one)
}

/// Every word of every command. A row has the word in the form that [`fold`] returns, its language, the word as it is written, and the
/// command.
static KNOWN: LazyLock<Vec<(String, Lang, &str, &CommandSpec)>> = LazyLock::new(|| {
    let mut known = Vec::new();
    for spec in COMMANDS {
        for lang in Lang::ALL {
            let words = spec.words[lang as usize].iter();
            known.extend(words.map(|word| (fold(word), lang, *word, spec)));
        }
    }
    known
});

/// The word in `lang` for the command that was most likely meant by a mistyped word. `None` if no word is near, or if the nearest word
/// belongs to a command that is never guessed, such as `block`. The next nearest word may mean the opposite (`unblock`), so it is not
/// tried.
#[must_use]
pub fn nearest(word: &str, lang: Lang) -> Option<&'static str> {
    if word.len() > LONGEST_WORD {
        return None;
    }
    let word = fold(word);
    let near = KNOWN.iter().filter_map(|(folded, of, known, spec)| {
        let foreign = *of != lang && *of != Lang::En;
        let usual = !foreign || known.chars().count() >= LEAST_LETTERS_OF_A_THIRD_LANGUAGE;
        let may_be_meant = usual && !are_opposites(&word, folded);
        let slips = typos::count_typos(&word, folded).filter(|_| may_be_meant)?;
        Some(((slips, *of != lang), *spec, *known))
    });
    let (_, spec, known) = near.min_by_key(|(order, ..)| *order)?;
    if NEVER_GUESSED.contains(&spec.id) {
        return None;
    }
    let own = spec.words[lang as usize].contains(&known);
    Some(if own { known } else { spec.word(lang) })
}

/// The word for the editor's tool that was most likely meant by a mistyped word. It is in `lang` or in English.
#[must_use]
pub fn nearest_tool(word: &str, lang: Lang) -> Option<&'static str> {
    if word.len() > LONGEST_WORD {
        return None;
    }
    let word = fold(word);
    let words = TOOLS
        .iter()
        .flat_map(|tool| [lang, Lang::En].map(|of| tool.words[of as usize]).concat());
    let near = words.filter_map(|known| Some((typos::count_typos(&word, &fold(known))?, known)));
    near.min_by_key(|(slips, _)| *slips).map(|(_, known)| known)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_means_one_command_or_one_tool_only() {
        for specs in [COMMANDS, TOOLS] {
            let mut seen = HashMap::new();
            for spec in specs {
                for word in spec.words.iter().copied().flatten() {
                    let other = seen.insert(fold(word), spec.id).unwrap_or(spec.id);
                    assert_eq!(other, spec.id, "{word}");
                }
            }
        }
    }

    #[test]
    fn every_command_has_a_word_in_every_language() {
        for spec in COMMANDS {
            assert!(
                spec.words.iter().all(|words| !words.is_empty()),
                "{}",
                spec.id
            );
            for word in spec.words.iter().copied().flatten() {
                assert_eq!(find(word).map(|found| found.id), Some(spec.id));
            }
        }
    }
}
