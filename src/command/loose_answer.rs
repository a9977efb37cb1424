//! Reads answers to a question of the bot that are not just a yes or a no, for example `да, сдаюсь`, `yeah ok`, `možná`.
//!
//! Such words count as an answer only while a question or an offer is open (`src/service/open_question.rs`). At other times people say
//! them to each other.

use super::command_id::{ABORT, ACCEPT, DECLINE, DRAW, RESIGN};
use super::find_command::find;
use super::politeness::POLITE;
use super::session_number::{has_digit, number_behind, session_number};
use super::yes_and_no::{is_no, is_yes};
use crate::session::SessionId;
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
    "agreed",
    "accordo",
    "okay",
    "sure",
    "course",
    "definitely",
    "dobre",
    "jiste",
    "urcite",
    "samozrejme",
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

/// Phrases that stand for one of the words above, in the form that [`fold`] returns.
const PHRASES: [(&str, &str); 8] = [
    ("of course", "course"),
    ("d accordo", "accordo"),
    ("не надо", "не"),
    ("tak jo", "jo"),
    ("tak ano", "ano"),
    ("tak dobre", "dobre"),
    ("va bene", "bene"),
    // Mostly it means "no way".
    ("да ладно", "может"),
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
    let words = words_of(text);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    if words.len() > MOST_WORDS {
        return None;
    }
    let ends = words.iter().any(|word| ending(word).is_some());
    let is_beside = |word: &&str| ends && is_beside_ending(word);
    let first = words.iter().find(|word| !is_beside(word))?;
    if polarity(first).is_none() && !UNDECIDED.contains(first) {
        return None;
    }
    let first = polarity(first);
    let all_agree = words
        .iter()
        .all(|word| polarity(word) == first || is_beside(word));
    // Somebody who answers with a question is not sure, or has not heard to what they answer.
    let asks = text.contains('?');
    match first.filter(|_| all_agree && !asks) {
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

/// Whether the word may stand beside a yes or a no in a line such as `ok, I resign` or `ano, vzdávám se`.
fn is_beside_ending(word: &str) -> bool {
    ["i", "se"].contains(&word) || ending(word).is_some()
}

/// The id of the command that this word means, if that command gives a game up or calls it off.
fn ending(word: &str) -> Option<&'static str> {
    let id = find(word)?.id;
    [RESIGN, ABORT].contains(&id).then_some(id)
}

/// The id of the command for giving up or for calling off, if its word stands beside a yes or a no, as in `ok, I resign`. Such words answer
/// only a question about that command.
#[must_use]
pub fn ending_beside_answer(text: &str) -> Option<&'static str> {
    loose_answer(text)?;
    words_of(text).iter().find_map(|word| ending(word))
}

/// Whether these words accept (true) or decline (false) an offer: `accept`, `I accept`, `yes, accept`. `None` if they do neither.
#[must_use]
pub fn accepts_or_declines(text: &str) -> Option<bool> {
    // Most lines are moves, and most moves have a digit.
    let words = (!has_digit(text)).then(|| words_of(text))?;
    let meaning = |word: &String| match find(word).map(|spec| spec.id) {
        Some(ACCEPT) => Some(true),
        Some(DECLINE) => Some(false),
        _ => None,
    };
    let accepts = words.iter().find_map(meaning)?;
    let fits = |word: &String| {
        let said = meaning(word).or_else(|| polarity(&word.as_str()));
        said == Some(accepts) || word == "i"
    };
    let asks = text.contains('?');
    (words.len() <= MOST_WORDS && !asks && words.iter().all(fits)).then_some(accepts)
}

/// Whether a word of this short line accepts, declines or offers a draw. The line may be an answer to an offer: `I accept the draw`.
#[must_use]
pub fn may_answer_offer(text: &str) -> bool {
    let words = words_of(text);
    let about = [ACCEPT, DECLINE, DRAW];
    let is_about = |word: &String| find(word).is_some_and(|spec| about.contains(&spec.id));
    !has_digit(text) && words.len() <= MOST_WORDS && words.iter().any(is_about)
}

/// The session's number before or after an answer, and the answer: `#2 yes`, `#2: yes`, `accept #2`. `None` if there is no number, or if
/// the other words are no answer.
pub(super) fn split_answer_number(line: &str) -> Option<(SessionId, &str)> {
    let in_front = line.split_once(char::is_whitespace);
    let in_front = in_front.and_then(|(word, text)| Some((session_number(word)?, text.trim())));
    let (session, text) = in_front.or_else(|| number_behind(line))?;
    is_answer(text).then_some((session, text))
}

/// Whether this text looks like a yes, a no, or a word for accepting or declining.
pub(super) fn is_answer(text: &str) -> bool {
    loose_answer(text).is_some() || accepts_or_declines(text).is_some()
}

/// The words of a short line without the polite ones, in the form that [`fold`] returns. None if the line is too long for an answer.
fn words_of(text: &str) -> Vec<String> {
    if text.len() > LONGEST {
        return Vec::new();
    }
    let folded = fold(&mixed_words_in_one(text));
    let words = folded.split(|c: char| !c.is_alphanumeric());
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let mut line = format!(" {} ", words.join(" "));
    for polite in POLITE {
        if !line.contains(polite) {
            continue;
        }
        line = line.replace(&format!(" {polite} "), " ");
    }
    for (phrase, word) in PHRASES {
        if !line.contains(phrase) {
            continue;
        }
        line = line.replace(&format!(" {phrase} "), &format!(" {word} "));
    }
    line.split_whitespace().map(str::to_owned).collect()
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
            "of course",
            "d’accordo",
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
            "да?",
            "да ладно",
            "si se va bene",
        ] {
            assert_eq!(loose_answer(text), Some(LooseAnswer::Unclear), "{text}");
        }
    }

    #[test]
    fn talk_and_moves_are_no_answers() {
        for text in [
            "hello",
            "e4-f4",
            "yes but I would like to think first about it",
            "",
            "place 4",
            "you sure",
            "I never resign, thanks to you",
        ] {
            assert_eq!(loose_answer(text), None, "{text}");
        }
    }

    #[test]
    fn words_of_an_ending_beside_an_answer_are_found() {
        for (text, id) in [
            ("ok, i resign", Some(RESIGN)),
            ("да, сдаюсь", Some(RESIGN)),
            ("no, abort", Some(ABORT)),
            ("ok", None),
            ("you resign, ok", None),
            ("resign from work and come", None),
        ] {
            assert_eq!(ending_beside_answer(text), id, "{text}");
        }
    }

    #[test]
    fn one_accepts_and_declines_in_several_words() {
        for (text, meaning) in [
            ("accept", Some(true)),
            ("I accept!", Some(true)),
            ("yes, accept", Some(true)),
            ("no, decline", Some(false)),
            ("yes, decline", None),
            ("you accept", None),
            ("accept?", None),
            ("accept the offer of the other bank", None),
            ("yes", None),
        ] {
            assert_eq!(accepts_or_declines(text), meaning, "{text}");
        }
    }
}
