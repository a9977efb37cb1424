//! The words after a command word.

use super::fold;
use crate::session::SessionId;

/// Words still to be understood.
#[derive(Clone, Debug)]
pub struct Args {
    words: Vec<String>,
}

impl Args {
    /// The words of this text.
    pub fn new(text: &str) -> Self {
        Self {
            words: text.split_whitespace().map(str::to_owned).collect(),
        }
    }

    /// The first word, left where it is.
    pub fn first(&self) -> Option<String> {
        self.words.first().cloned()
    }

    /// Takes out the first word.
    pub fn skip(&mut self) {
        self.words.remove(0);
    }

    /// Takes out the first `#12`.
    pub fn session(&mut self) -> Option<SessionId> {
        self.take(|word| word.strip_prefix('#')?.parse().ok())
            .map(SessionId)
    }

    /// Takes out the first `@person` and returns the platform's id.
    pub fn person(&mut self) -> Option<String> {
        self.take(|word| {
            word.strip_prefix('@')
                .filter(|id| !id.is_empty())
                .map(str::to_owned)
        })
    }

    /// Takes out the first number.
    pub fn number(&mut self) -> Option<u32> {
        self.take(|word| word.parse().ok())
    }

    /// Takes out the first word that folds to one of these.
    pub fn flag(&mut self, names: &[&str]) -> bool {
        self.take(|word| names.contains(&fold(word).as_str()).then_some(()))
            .is_some()
    }

    /// Takes out the first word of which this is true.
    pub fn flag_of(&mut self, is_it: impl Fn(&str) -> bool) -> bool {
        self.take(|word| is_it(word).then_some(())).is_some()
    }

    /// Takes out the first word but for the very first of which this is true.
    pub fn flag_after_first(&mut self, is_it: impl Fn(&str) -> bool) -> bool {
        let later = self.words.iter().skip(1).position(|word| is_it(word));
        later.map(|at| self.words.remove(at + 1)).is_some()
    }

    /// Takes out all words of the shape `key=value`, and what stands in brackets: `(pieces=5,strict)`.
    pub fn options(&mut self) -> Vec<String> {
        let text = self.words.join(" ");
        let (outside, inside) = brackets(&text);
        let (options, rest): (Vec<_>, Vec<_>) = outside
            .split_whitespace()
            .map(str::to_owned)
            .partition(|word| word.contains('='));
        self.words = rest;
        inside.into_iter().chain(options).collect()
    }

    /// All that is left, blanks made single; none if nothing is.
    pub fn rest(self) -> Option<String> {
        (!self.words.is_empty()).then(|| self.words.join(" "))
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

/// The text without its bracketed part, and that part without blanks, if there is one.
fn brackets(text: &str) -> (String, Option<String>) {
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
