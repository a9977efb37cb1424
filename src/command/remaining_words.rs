//! The words after a command, without those that an argument has already taken.

use super::clean_text::LONGEST_WORD;
use super::computer_name::{is_computer_name, level, level_in_name};
use super::join_times::{is_time_with_unit, join_times};
use super::keyword::Keyword;
use super::session_number::{impossible_session, session_number};
use super::time_units::{duration, one_of_unit};
use super::time_words::{TimeWord, time_word};
use crate::session::SessionId;
use lusoria_games::engine::Level;
use lusoria_games::kit::fold;

/// What people type between two players, in the form that `fold` returns: English, Czech, Italian, Russian, and signs.
const BETWEEN_PEOPLE: &[&str] = &["and", "a", "i", "e", "ed", "и", ",", ";", "+", "&"];

/// The words after a command, without those that an argument has already taken.
#[derive(Clone, Debug)]
pub(super) struct RemainingWords {
    words: Vec<String>,
}

impl RemainingWords {
    /// The words of this text.
    pub(super) fn new(text: &str) -> Self {
        Self {
            words: text.split_whitespace().map(str::to_owned).collect(),
        }
    }

    /// Takes out the first `#12`.
    pub(super) fn take_session(&mut self) -> Option<SessionId> {
        self.take(session_number)
    }

    /// Takes out the first number and returns it as the number of a session. This is for commands in which a number can mean nothing but
    /// a session.
    pub(super) fn take_bare_session(&mut self) -> Option<SessionId> {
        self.take(|word| word.parse().ok()).map(SessionId)
    }

    /// The first word like `#999999999999999999999`, which has too many digits for the number of a session.
    pub(super) fn impossible_session(&self) -> Option<&str> {
        self.words.iter().find_map(|word| impossible_session(word))
    }

    /// The first word that was meant as the number of a session but is none: `x` in `#x`. `bare` is true if the number may be typed
    /// without `#`. If so, a bare number with too many digits is found, too.
    pub(super) fn mistyped_session(&self, bare: bool) -> Option<&str> {
        let is_long = |word: &str| bare && word.bytes().all(|b| b.is_ascii_digit());
        self.words
            .iter()
            .find_map(|word| match word.strip_prefix('#') {
                Some(typed) => Some(typed).filter(|_| session_number(word).is_none()),
                None => Some(&**word).filter(|word| is_long(word) && word.parse::<i64>().is_err()),
            })
    }

    /// Takes out words such as `and` between two people or computer players, and the commas after people: `@eve, @finn and bot`.
    pub(super) fn take_between_people(&mut self) {
        for word in &mut self.words {
            if word.starts_with('@') {
                word.truncate(word.trim_end_matches([',', ';']).len());
            }
        }
        let is_one = |word: &String| word.starts_with('@') || is_computer_name(word);
        let is_between = |three: &[String]| {
            is_one(&three[0]) && BETWEEN_PEOPLE.contains(&&*fold(&three[1])) && is_one(&three[2])
        };
        while let Some(at) = self.words.windows(3).position(is_between) {
            self.words.remove(at + 1);
        }
    }

    /// Takes out every `@person` and returns the platform's ids.
    pub(super) fn take_people(&mut self) -> Vec<String> {
        let person = |word: &str| {
            let id = word.strip_prefix('@')?;
            (!id.is_empty()).then(|| id.to_owned())
        };
        std::iter::from_fn(|| self.take(person)).collect()
    }

    /// Takes out every name of the computer player and returns the level that was typed with each: `bot:easy` or `bot easy`. If only one
    /// computer player is named, its level may also stand later in the line. The level after a colon may be mistyped. But `bot:xyz` is
    /// not taken out, because `xyz` resembles no level.
    pub(super) fn take_computers(&mut self) -> Vec<Option<Level>> {
        let mut computers = Vec::new();
        let is_whole = |word: &String| is_computer_name(word) && level_in_name(word).is_ok();
        while let Some(at) = self.words.iter().position(is_whole) {
            let word = self.words.remove(at);
            let mut wanted = level_in_name(&word).unwrap_or_default();
            if wanted.is_none() {
                wanted = self.words.get(at).and_then(|next| level(next));
                if wanted.is_some() {
                    self.words.remove(at);
                }
            }
            computers.push(wanted);
        }
        // `computer first easy`: the level of the only computer player may also follow later in the line.
        if let [only @ None] = computers.as_mut_slice() {
            *only = self.take(level);
        }
        computers
    }

    /// Joins the words of a time into one word: `3 days` becomes `3days`. If `is_surely_time` is false, a number and a single letter
    /// (`3 d`) are joined only after a word such as `time=`.
    pub(super) fn join_times(&mut self, is_surely_time: bool) {
        self.words = join_times(&self.words, is_surely_time);
    }

    /// Takes out all words that set the time of a new game, such as `bank=10d+1d` or `weekends=off`. Then it takes out the first word
    /// that is a time by itself: `3d` means `time=3d`, the time of each turn.
    pub(super) fn take_times(&mut self) -> Vec<(TimeWord, String)> {
        let mut times: Vec<_> = std::iter::from_fn(|| self.take(time_word)).collect();
        let alone = |word: &str| is_time_with_unit(word).then(|| (TimeWord::Move, fold(word)));
        times.extend(self.take(alone));
        times
    }

    /// Takes out a time and returns it in seconds. Looks for these forms in this order:
    ///
    /// - a time with a unit (`3d`),
    /// - a number, which is a number of days,
    /// - a unit by itself: `week` means one week.
    pub(super) fn take_duration(&mut self) -> Option<i64> {
        let with_unit = |word: &str| duration(word, 86_400).filter(|_| is_time_with_unit(word));
        self.take(with_unit)
            .or_else(|| self.take(|word| duration(word, 86_400)))
            .or_else(|| self.take(one_of_unit))
    }

    /// Takes out the first number.
    pub(super) fn take_number(&mut self) -> Option<u32> {
        self.take(|word| word.parse().ok())
    }

    /// Takes out a word for one of these keywords. Looks for the first keyword in all words, then for the second keyword, and so on.
    pub(super) fn take_keyword(&mut self, keywords: &[Keyword]) -> Option<Keyword> {
        let folded = |word: &String| (word.len() <= LONGEST_WORD).then(|| fold(word));
        let folded: Vec<_> = self.words.iter().map(folded).collect();
        let find = |keyword: &Keyword| {
            let words = || (0..).zip(self.words.iter().zip(&folded));
            let words =
                || words().filter_map(|(n, (word, folded))| Some((n, word, folded.as_ref()?)));
            let exact = words().find(|(_, word, folded)| keyword.is_meant_by(word, folded));
            // The first word is never taken for a mistyped keyword, because it is more likely to be the name of a game.
            let nearly =
                || words().find(|(n, _, folded)| *n > 0 && keyword.is_nearly_meant_by(folded));
            let (at, ..) = exact.or_else(nearly)?;
            Some((at, *keyword))
        };
        let (at, keyword) = keywords.iter().find_map(find)?;
        self.words.remove(at);
        Some(keyword)
    }

    /// Takes out all words of the form `key=value`, and everything in brackets: `(pieces=5,strict)`.
    pub(super) fn take_options(&mut self) -> Vec<String> {
        let text = self.words.join(" ");
        let (outside, inside) = split_at_brackets(&text);
        let (options, rest): (Vec<_>, Vec<_>) = outside
            .split_whitespace()
            .map(str::to_owned)
            .partition(|word| word.contains('='));
        self.words = rest;
        inside.into_iter().chain(options).collect()
    }

    /// Takes out all words that are left, separated by single blanks. `None` if there are none.
    pub(super) fn take_text(&mut self) -> Option<String> {
        let words = std::mem::take(&mut self.words);
        (!words.is_empty()).then(|| words.join(" "))
    }

    fn take<T>(&mut self, wanted: impl Fn(&str) -> Option<T>) -> Option<T> {
        let (place, found) = self
            .words
            .iter()
            .enumerate()
            .find_map(|(n, word)| Some((n, wanted(word)?)))?;
        self.words.remove(place);
        Some(found)
    }
}

/// Returns the text outside the brackets, and the text inside them without its blanks. The second text is `None` if there are no
/// brackets.
fn split_at_brackets(text: &str) -> (String, Option<String>) {
    let split = text
        .split_once('(')
        .and_then(|(before, rest)| Some((before, rest.split_once(')')?)));
    match split {
        Some((before, (inside, after))) => {
            (format!("{before} {after}"), Some(inside.replace(' ', "")))
        }
        None => (text.to_owned(), None),
    }
}
