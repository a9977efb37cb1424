//! What the words of a line may mean as an answer to a question of the bot or to an offer: `да, сдаюсь`, `yeah ok`, `možná`, `I accept`.
//! A line that is only a yes or a no is read in `message_line.rs`.
//!
//! Such words count as an answer only while a question or an offer is open (`src/service/answer_in_words.rs`). At other times people say
//! them to each other.

use super::command_id::{ABORT, ACCEPT, DECLINE, DRAW, RESIGN};
use super::find_command::find;
use super::politeness::POLITE;
use super::session_number::{has_digit, number_behind, number_in_front};
use super::yes_and_no::{PHRASES, drawn_out, is_no, is_sign_of_yes, is_yes};
use crate::session::SessionId;
use lusoria_games::kit::alphabets::mixed_words_in_one;
use lusoria_games::kit::fold;

/// A line with more bytes than this is not an answer.
const LONGEST: usize = 60;
/// A line with more words than this is not an answer.
const MOST_WORDS: usize = 5;
/// The most words of an unclear answer, such as `maybe`, or `yes` with other words after it. An unclear line that is
/// longer is not taken for an answer.
const FEW_WORDS: usize = 3;

/// Words for yes besides those in `yes_and_no.rs`, in the form that [`fold`] returns: English, Czech, Italian, Russian.
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

/// Words for no besides those in `yes_and_no.rs`, in the form that [`fold`] returns.
const NO: [&str; 8] = [
    "not",
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

/// Words with which somebody takes back what they have typed before, in the form that [`fold`] returns.
const TAKEN_BACK: [&str; 7] = [
    "stop",
    "fermo",
    "ferma",
    "стои",
    "стоп",
    "передумал",
    "передумала",
];

/// What the words of a line may mean as an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AnswerWords {
    /// Words that accept (true) or decline (false) an offer and can mean nothing else: `accept`, `I accept`, `yes, accept`.
    Offer(bool),
    /// A yes (true) or a no (false): `ok`, `of course`, `never`.
    YesOrNo(bool),
    /// A yes or a no beside the word of a command that gives a game up or calls it off: `ok, I resign`. It answers only a question
    /// about the command with this id.
    Ending(bool, &'static str),
    /// Words that look like an answer, but not like a clear one: `maybe`, `yes we can`, `yes?`.
    Unclear,
    /// Words that may be about an offer but do not answer it clearly: `I accept the draw`, `no, let us play`. The bot then says how to
    /// answer the offer.
    AboutOffer,
}

impl AnswerWords {
    /// True if the words mean yes or accept, false if they mean no or decline. `None` if they are not clear.
    #[must_use]
    pub const fn yes(self) -> Option<bool> {
        match self {
            Self::Offer(yes) | Self::YesOrNo(yes) | Self::Ending(yes, _) => Some(yes),
            Self::Unclear | Self::AboutOffer => None,
        }
    }
}

/// What the words of this line may mean as an answer. `None` if they do not look like one.
#[must_use]
pub fn answer_words(text: &str) -> Option<AnswerWords> {
    if is_sign_of_yes(text) {
        return Some(AnswerWords::AboutOffer);
    }
    let words = words_of(text);
    if words.len() > MOST_WORDS {
        return None;
    }
    let words: Vec<Word<'_>> = words.iter().map(|word| Word::new(word)).collect();
    // Somebody who answers with a question is not sure, or has not heard to what they answer.
    let asks = text.contains('?');
    // Most lines are moves, and most moves have a digit. Words about offers have none.
    let may_be_about_offer = !has_digit(text);
    let to_offer = answer_to_offer(&words).filter(|_| may_be_about_offer && !asks);
    let about_offer = || {
        // `no, let us play` may be an answer to an offer. `I never resign` is none.
        let ends = words.iter().any(|word| word.ending().is_some());
        let may_be_no = || !ends && words.iter().any(|word| word.polarity == Some(false));
        let is_about =
            may_be_about_offer && (words.iter().any(Word::is_about_offer) || may_be_no());
        is_about.then_some(AnswerWords::AboutOffer)
    };
    let answer = to_offer.map(AnswerWords::Offer);
    answer
        .or_else(|| yes_or_no(&words, asks))
        .or_else(about_offer)
}

/// Whether a short line says no in any way, perhaps beside other words: `oh no`, `no, wait`, `да нет наверное`. While a question of the
/// bot is open, such a line counts as a no. False for a line with a digit or a question mark.
#[must_use]
pub fn says_no(text: &str) -> bool {
    // Most lines are moves, and most moves have a digit.
    if has_digit(text) || text.contains('?') {
        return false;
    }
    let words = words_of(text);
    let is_no = |word: &str| polarity(word) == Some(false) || TAKEN_BACK.contains(&word);
    words.len() <= MOST_WORDS && words.iter().any(|word| is_no(word))
}

/// Whether these words accept (true) or decline (false) an offer. `None` if they do neither.
fn answer_to_offer(words: &[Word<'_>]) -> Option<bool> {
    let accepts = words.iter().find_map(Word::accepts)?;
    let fits = |word: &Word<'_>| {
        let said = word.accepts().or(word.polarity);
        said == Some(accepts) || word.text == "i"
    };
    words.iter().all(fits).then_some(accepts)
}

/// Reads these words as a yes or a no, alone or beside a command that ends a game. `None` if they do not look like an answer, or if they
/// are unclear and too many. `asks` says whether the line has a question mark.
fn yes_or_no(words: &[Word<'_>], asks: bool) -> Option<AnswerWords> {
    let ending = words.iter().find_map(Word::ending);
    let is_beside = |word: &Word<'_>| ending.is_some() && word.is_beside_ending();
    let first = words.iter().find(|word| !is_beside(word))?;
    if first.polarity.is_none() && !UNDECIDED.contains(&first.text) {
        return None;
    }
    let mut others = words.iter().filter(|word| !is_beside(word));
    let is_clear = !asks && others.all(|word| word.polarity == first.polarity);
    match (first.polarity.filter(|_| is_clear), ending) {
        (Some(yes), Some(id)) => Some(AnswerWords::Ending(yes, id)),
        (Some(yes), None) => Some(AnswerWords::YesOrNo(yes)),
        (None, _) => (words.len() <= FEW_WORDS).then_some(AnswerWords::Unclear),
    }
}

/// A word of a line, in the form that [`fold`] returns.
struct Word<'a> {
    text: &'a str,
    /// True if the word means yes, false if it means no. `None` if it means neither.
    polarity: Option<bool>,
    /// The id of the command with this word.
    command: Option<&'static str>,
}

impl<'a> Word<'a> {
    fn new(text: &'a str) -> Self {
        Self {
            text,
            polarity: polarity(text),
            command: find(text).map(|spec| spec.id),
        }
    }

    /// True for `accept`, false for `decline`. `None` for any other word.
    fn accepts(&self) -> Option<bool> {
        match self.command? {
            ACCEPT => Some(true),
            DECLINE => Some(false),
            _ => None,
        }
    }

    fn is_about_offer(&self) -> bool {
        let about = [ACCEPT, DECLINE, DRAW];
        self.command.is_some_and(|id| about.contains(&id))
    }

    /// The id of the command with this word, if that command gives a game up or calls it off.
    fn ending(&self) -> Option<&'static str> {
        self.command.filter(|id| [RESIGN, ABORT].contains(id))
    }

    /// Whether the word may stand beside a yes or a no in a line such as `ok, I resign` or `ano, vzdávám se`.
    fn is_beside_ending(&self) -> bool {
        ["i", "se"].contains(&self.text) || self.ending().is_some()
    }
}

fn polarity(word: &str) -> Option<bool> {
    if is_yes(word) || YES.contains(&word) {
        return Some(true);
    }
    (is_no(word) || NO.contains(&word)).then_some(false)
}

/// The session's number before or after an answer, and the answer: `#2 yes`, `#2: yes`, `accept #2`. `None` if there is no number, or if
/// the other words are no answer.
pub(super) fn split_answer_number(line: &str) -> Option<(SessionId, &str)> {
    let (session, text) = match number_in_front(line) {
        (Some(session), text) => (session, text),
        (None, _) => number_behind(line)?,
    };
    is_answer(text).then_some((session, text))
}

/// Whether this text looks like an answer to a question or an offer, clear (`yes`, `accept`) or unclear (`maybe`). False for
/// [`AnswerWords::AboutOffer`].
pub(super) fn is_answer(text: &str) -> bool {
    let answer = answer_words(text);
    answer.is_some_and(|answer| answer != AnswerWords::AboutOffer)
}

/// The words of a line in the form that [`fold`] returns. Polite words are left out, and each of [`PHRASES`] becomes one word. The list
/// is empty if the line is too long for an answer.
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
    let words = line.split_whitespace();
    words
        .map(|word| drawn_out(word).unwrap_or(word).to_owned())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_stand_here_as_typed_ones_are_compared() {
        let own = YES.iter().chain(&NO).chain(&UNDECIDED).chain(&TAKEN_BACK);
        for word in own {
            assert_eq!(fold(word), **word);
        }
    }

    #[test]
    fn answers_are_understood_in_every_language() {
        for text in [
            "ok",
            "yes, of course",
            "ano ano",
            "tak jo",
            "sì certo",
            "va bene",
            "ладно, давай",
            "of course",
            "d’accordo",
        ] {
            assert_eq!(
                answer_words(text),
                Some(AnswerWords::YesOrNo(true)),
                "{text}"
            );
        }
        for text in ["never", "nope", "ne, nechci", "no no", "не надо", "mai"] {
            assert_eq!(
                answer_words(text),
                Some(AnswerWords::YesOrNo(false)),
                "{text}"
            );
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
            "yes, decline",
        ] {
            assert_eq!(answer_words(text), Some(AnswerWords::Unclear), "{text}");
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
            "you resign, ok",
            "resign from work and come",
            "accept the offer of the other bank",
        ] {
            assert_eq!(answer_words(text), None, "{text}");
        }
    }

    #[test]
    fn the_word_of_an_ending_beside_an_answer_is_found() {
        for (text, yes, id) in [
            ("ok, i resign", true, RESIGN),
            ("да, сдаюсь", true, RESIGN),
            ("ano, vzdávám se", true, RESIGN),
            ("no, abort", false, ABORT),
        ] {
            assert_eq!(
                answer_words(text),
                Some(AnswerWords::Ending(yes, id)),
                "{text}"
            );
        }
    }

    #[test]
    fn one_accepts_and_declines_in_several_words() {
        for (text, meaning) in [
            ("accept", AnswerWords::Offer(true)),
            ("I accept!", AnswerWords::Offer(true)),
            ("yes, accept", AnswerWords::Offer(true)),
            ("no, decline", AnswerWords::Offer(false)),
            ("you accept", AnswerWords::AboutOffer),
            ("accept?", AnswerWords::AboutOffer),
            ("I accept the draw", AnswerWords::AboutOffer),
            ("no, let’s play on", AnswerWords::AboutOffer),
            ("radši ne", AnswerWords::AboutOffer),
            ("rather not", AnswerWords::AboutOffer),
            ("not yet", AnswerWords::Unclear),
        ] {
            assert_eq!(answer_words(text), Some(meaning), "{text}");
        }
    }
}
