//! Handles words that are left over after a command, because no argument has taken them. The command is refused, so that nothing happens
//! that was not meant. Polite words and punctuation are ignored. Exceptions are the commands in `READS_LEFT_OVER` (`command_spec.rs`):
//! their own code handles the words.

use super::clean_text::{LONGEST_WORD, quoted};
use super::command_id::{AGAIN, REMATCH};
use super::politeness::POLITE;
use lusoria_games::kit::fold;
use lusoria_games::rules::Fact;

/// Refuses the words that are left over after the command with this id.
///
/// # Errors
/// The refusal of the first word that is neither politeness nor punctuation.
pub(super) fn refuse_left_over(left_over: Option<&str>, command: &str) -> Result<(), Fact> {
    let words = meaningful(left_over.unwrap_or_default());
    let Some(word) = words.first() else {
        return Ok(());
    };
    // People ask for a rematch with other options. They are told how such a game begins.
    Err(match [AGAIN, REMATCH].contains(&command) {
        true => refusal("repeat", word),
        false => unread(word),
    })
}

/// The refusal of a word that no argument has taken.
pub(super) fn unread(word: &str) -> Fact {
    match word.starts_with('@') {
        true => refusal("person", word),
        false => refusal("word", word),
    }
}

fn refusal(kind: &str, word: &str) -> Fact {
    Fact::new("word-left-over")
        .with("kind", kind.to_owned())
        .with("word", quoted(word))
}

/// The words that are neither polite words nor mere punctuation.
#[must_use]
pub fn meaningful(text: &str) -> Vec<&str> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let folded: Vec<String> = words.iter().map(|word| plain(word)).collect();
    let is_polite = |from: usize, until: usize| {
        let phrase = folded.get(from..until).map(|words| words.join(" "));
        phrase.is_some_and(|phrase| POLITE.contains(&&*phrase))
    };
    let means_nothing = |n: usize| {
        folded[n].is_empty()
            || is_polite(n, n + 1)
            || is_polite(n, n + 2)
            || (n > 0 && is_polite(n - 1, n + 1))
    };
    let kept = (0..words.len()).filter(|n| !means_nothing(*n));
    kept.map(|n| words[n]).collect()
}

/// Brings a word into the form of those in [`POLITE`]: removes the punctuation at its ends and applies [`fold`].
fn plain(word: &str) -> String {
    let trimmed = word.trim_matches(|c: char| !c.is_alphanumeric());
    match trimmed.len() <= LONGEST_WORD {
        true => fold(trimmed),
        false => trimmed.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn politeness_and_punctuation_mean_nothing() {
        for (text, kept) in [
            ("please", vec![]),
            ("no, thank you!", vec!["no,"]),
            ("? :) per favore", vec![]),
            ("@cyril prosím", vec!["@cyril"]),
        ] {
            assert_eq!(meaningful(text), kept, "{text}");
        }
    }
}
