//! Reads answers to a question of the bot that are not just a yes or a no, for example `да, сдаюсь`, `yeah ok`, `možná`.
//!
//! Such words count as an answer only while a question or an offer is open (`src/service/open_question.rs`). At other times people say
//! them to each other.

use super::command_id::{ABORT, RESIGN};
use super::find_command::find;
use super::politeness::POLITE;
use super::yes_and_no::{is_no, is_yes};
use lusoria_games::kit::alphabets::mixed_words_in_one;
use lusoria_games::kit::fold;

/// A longer line (in bytes) is not an answer.
const LONGEST: usize = 60;
/// A line with more words is not an answer.
const MOST_WORDS: usize = 5;
/// The most words of an unclear answer, such as `maybe`, or `yes` with other words after it. An unclear line that is
/// longer is not taken for an answer.
const FEW_WORDS: usize = 3;

/// More words for yes, in the form that [`fold`] returns: English, Czech, Italian, Russian.
const YES: [&str; 22] = [
    "ok",
    "okay",
    "sure",
    "course",
    "definitely",
    "dobre",
    "tak",
    "jiste",
    "urcite",
    "samozrejme",
    "va",
    "bene",
    "certamente",
    "esatto",
    "даваи",
    "ок",
    "океи",
    "идет",
    "ладно",
    "хорошо",
    "точно",
    "верно",
];

/// More words for no, in the form that [`fold`] returns.
const NO: [&str; 7] = [
    "never",
    "nikdy",
    "nechci",
    "mai",
    "niente",
    "никогда",
    "нельзя",
];

/// Words of somebody who cannot decide, in the form that [`fold`] returns.
const UNDECIDED: [&str; 16] = [
    "maybe",
    "perhaps",
    "dunno",
    "idk",
    "mozna",
    "asi",
    "snad",
    "nevim",
    "forse",
    "boh",
    "magari",
    "может",
    "наверное",
    "возможно",
    "незнаю",
    "наверно",
];

/// What an answer means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LooseAnswer {
    /// A yes.
    Yes,
    /// A no.
    No,
    /// It looks like an answer, but not like a clear one.
    Unclear,
}

/// The meaning of this text as an answer. `None` if it does not look like the answer to a question.
#[must_use]
pub fn loose_answer(text: &str) -> Option<LooseAnswer> {
    let folded = (text.len() <= LONGEST).then(|| fold(&mixed_words_in_one(text)))?;
    let words: Vec<&str> = folded
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    if words.len() > MOST_WORDS {
        return None;
    }
    let first = polarity(words.first()?);
    if first.is_none() && !UNDECIDED.contains(words.first()?) {
        return None;
    }
    let all_agree = words
        .iter()
        .all(|word| polarity(word) == first || is_filler(word));
    match first.filter(|_| all_agree) {
        Some(true) => Some(LooseAnswer::Yes),
        Some(false) => Some(LooseAnswer::No),
        None => (words.len() <= FEW_WORDS).then_some(LooseAnswer::Unclear),
    }
}

/// True if the word means yes, false if it means no. `None` if it means neither.
fn polarity(word: &&str) -> Option<bool> {
    if is_yes(word) || YES.contains(word) {
        return Some(true);
    }
    (is_no(word) || NO.contains(word)).then_some(false)
}

/// Whether the word adds nothing to a yes or a no, because it is polite or repeats what was asked about.
fn is_filler(word: &&str) -> bool {
    let polite = POLITE
        .iter()
        .any(|phrase| phrase.split(' ').any(|part| part == *word));
    let ends_a_game = || find(word).is_some_and(|spec| [RESIGN, ABORT].contains(&spec.id));
    polite || ["i", "of", "se", "надо"].contains(word) || ends_a_game()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stand_here_as_typed_ones_are_compared() {
        for word in YES.iter().chain(&NO).chain(&UNDECIDED) {
            assert_eq!(fold(word), **word);
        }
    }

    #[test]
    fn answers_are_understood_in_every_language() {
        for text in [
            "ok",
            "yes, of course",
            "да, сдаюсь",
            "ano, vzdávám se",
            "tak jo",
            "sì certo",
            "va bene",
            "ладно, давай",
        ] {
            assert_eq!(loose_answer(text), Some(LooseAnswer::Yes), "{text}");
        }
        for text in ["never", "nope", "ne, nechci", "no no", "не надо", "mai"] {
            assert_eq!(loose_answer(text), Some(LooseAnswer::No), "{text}");
        }
        for text in [
            "možná",
            "maybe",
            "forse sì",
            "да нет",
            "может быть",
            "yes we can",
        ] {
            assert_eq!(loose_answer(text), Some(LooseAnswer::Unclear), "{text}");
        }
        for text in [
            "hello",
            "e4-f4",
            "yes but I would like to think first about it",
            "",
            "place 4",
        ] {
            assert_eq!(loose_answer(text), None, "{text}");
        }
    }
}
