//! How moves are written: canonically without blanks, or more freely, as people type them in four languages.

use super::Ply;
use crate::kit::{ascending, dice, fold};
use crate::rules::{Fact, MoveWord, NotationError};
use std::fmt::{self, Display as _, Write as _};

/// What a move does, as its first word says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Verb {
    Place,
    Move,
    Take,
    Pass,
    Roll,
}

/// The words for each verb, as [`fold`] returns them. The first word is the canonical one. Then come other words in English, Czech,
/// Italian and Russian.
const WORDS: [(Verb, &[&str]); 5] = [
    (
        Verb::Place,
        &[
            "place",
            "enter",
            "vlozit",
            "vloz",
            "poloz",
            "polozit",
            "vkladam",
            "kladu",
            "nasadit",
            "nasad",
            "metti",
            "mettere",
            "inserisci",
            "entra",
            "metto",
            "entro",
            "поставить",
            "поставь",
            "ввести",
            "введи",
            "ставлю",
            "ввожу",
            "вход",
        ],
    ),
    (
        Verb::Move,
        &[
            "move",
            "posunout",
            "posun",
            "pohnout",
            "pohni",
            "tah",
            "tahnout",
            "tahni",
            "muovi",
            "muovere",
            "sposta",
            "ход",
            "ходить",
            "поити",
            "двинуть",
            "двинь",
            "двигаи",
        ],
    ),
    (
        Verb::Take,
        &[
            "take",
            "sebrat",
            "seber",
            "vzit",
            "vezmi",
            "togli",
            "togliere",
            "prendi",
            "снять",
            "сними",
            "взять",
            "возьми",
        ],
    ),
    (
        Verb::Pass,
        &[
            "pass",
            "pas",
            "pasovat",
            "vynechat",
            "passa",
            "passo",
            "пас",
            "пасую",
            "пропустить",
        ],
    ),
    (
        Verb::Roll,
        &[
            "roll",
            "hod",
            "hodit",
            "hodil",
            "hodila",
            "tira",
            "tiro",
            "lancio",
            "бросок",
            "бросить",
            "бросил",
            "бросила",
        ],
    ),
];

/// The words with which moves are shown in each language.
pub(super) const WRITTEN: [MoveWord; 5] = [
    ["place", "vložit", "metti", "поставить"],
    ["move", "posunout", "muovi", "двинуть"],
    ["take", "sebrat", "togli", "снять"],
    ["pass", "pas", "passo", "пас"],
    ["roll", "hod", "tiro", "бросок"],
];

/// Single letters for verbs. A letter counts as a verb only if the right numbers follow it.
const SHORT: [(Verb, &str); 3] = [(Verb::Place, "p"), (Verb::Move, "m"), (Verb::Take, "t")];

/// Longer texts (in bytes) are no moves.
const LONGEST: usize = 256;

impl Verb {
    fn word(self) -> &'static str {
        WORDS
            .iter()
            .find(|(verb, _)| *verb == self)
            .map_or("", |(_, words)| words[0])
    }

    const fn arguments(self) -> usize {
        match self {
            Self::Place | Self::Take => 1,
            Self::Move => 2,
            Self::Pass => 0,
            Self::Roll => 3,
        }
    }

    /// The move that consists of this verb and these numbers. `None` if they do not fit.
    fn with(self, numbers: &[u8]) -> Option<Ply> {
        match (self, numbers) {
            (Self::Place, &[die]) => Some(Ply::Place(die)),
            (Self::Move, &[piece, die]) => Some(Ply::Move { piece, die }),
            (Self::Take, &[die]) => Some(Ply::Take(die)),
            (Self::Pass, []) => Some(Ply::Pass),
            (Self::Roll, &[a, b, c]) if numbers.iter().all(|n| (1..=6).contains(n)) => {
                Some(Ply::Roll(ascending([a, b, c])))
            }
            _ => None,
        }
    }
}

/// Every word for a verb.
pub(super) fn words() -> Vec<&'static str> {
    let words = WORDS.iter().flat_map(|(_, words)| words.iter());
    words.copied().collect()
}

fn is_separator(c: char) -> bool {
    c.is_whitespace() || c == ':' || c == ','
}

/// The verb for which a word or a single letter stands. The second value is `true` for a word. `word` must be as [`fold`] returns it.
fn verb(word: &str) -> Option<(Verb, bool)> {
    let long = WORDS.iter().find(|(_, words)| words.contains(&word));
    let short = || SHORT.iter().find(|(_, short)| *short == word);
    long.map(|&(verb, _)| (verb, true))
        .or_else(|| short().map(|&(verb, _)| (verb, false)))
}

/// Reads a number of one or two digits. This game has no larger ones.
fn number(word: &str) -> Option<u8> {
    let digits = word.bytes().all(|b| b.is_ascii_digit()) && word.len() <= 2;
    digits.then(|| word.parse().ok()).flatten()
}

/// Reads a whole text as one move. See [`crate::rules::State::parse_move`].
pub(super) fn parse(text: &str) -> Result<Ply, NotationError> {
    let text = text.trim();
    if text.len() > LONGEST {
        return Err(NotationError::Foreign);
    }
    let folded = fold(text);
    let mut words = folded.split(is_separator).filter(|word| !word.is_empty());
    let first = words.next().ok_or(NotationError::Foreign)?;
    let (verb, written_out) = verb(first).ok_or(NotationError::Foreign)?;
    let words: Vec<&str> = words.collect();
    if let Some(ply) = arguments(verb, &words).and_then(|numbers| verb.with(&numbers)) {
        return Ok(ply);
    }
    if written_out && meant_as_move(verb, &words) {
        return Err(NotationError::Malformed(syntax(verb.word())));
    }
    Err(NotationError::Foreign)
}

/// Whether the text is only the word for throwing the dice.
pub(super) fn is_only_roll(text: &str) -> bool {
    let text = text.trim();
    text.len() <= LONGEST && verb(&fold(text)).is_some_and(|(verb, _)| verb == Verb::Roll)
}

/// Reads the numbers after the verb. Hyphens may separate the dice of a throw.
fn arguments(verb: Verb, words: &[&str]) -> Option<Vec<u8>> {
    let between = |c| verb == Verb::Roll && c == '-';
    let parts = words.iter().flat_map(|word| word.split(between));
    parts.map(number).collect()
}

/// Whether a text that begins with a verb was meant as a move. `words` are the words after the verb. The text was meant as a move if
///
/// - a digit is among the words,
/// - there are no words, or
/// - there is a single word, and the verb is not a pass.
///
/// Other texts are conversation: `move along please`, `pass me the salt`.
fn meant_as_move(verb: Verb, words: &[&str]) -> bool {
    let single = words.len() <= verb.arguments().min(1);
    single || words.concat().contains(|c: char| c.is_ascii_digit())
}

/// The fact that says how moves with this verb are written.
fn syntax(word: &str) -> Fact {
    Fact::new("syntax").with("word", word.to_owned())
}

/// Splits a text before every verb. If one of the parts does not look like a move, the text stays whole.
pub(super) fn split(text: &str) -> Vec<&str> {
    let whole = text.trim();
    if whole.len() > 8 * LONGEST {
        return vec![whole];
    }
    let mut cuts: Vec<usize> = word_starts(whole)
        .filter(|&at| {
            let word = whole[at..].split(is_separator).next().unwrap_or("");
            verb(&fold(word)).is_some()
        })
        .collect();
    cuts.push(whole.len());
    let pieces: Vec<&str> = cuts.windows(2).map(|w| whole[w[0]..w[1]].trim()).collect();
    let covered = cuts[0] == 0
        && pieces
            .iter()
            .all(|piece| parse(piece) != Err(NotationError::Foreign));
    if covered && !pieces.is_empty() {
        pieces
    } else {
        vec![whole]
    }
}

/// Where words begin in the text, as byte offsets.
fn word_starts(text: &str) -> impl Iterator<Item = usize> {
    let mut after_blank = true;
    text.char_indices().filter_map(move |(at, c)| {
        let starts = after_blank && !c.is_whitespace();
        after_blank = c.is_whitespace();
        starts.then_some(at)
    })
}

/// The canonical notation, without blanks.
impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(die) => one_number(f, "place:", *die),
            Self::Move { piece, die } => {
                one_number(f, "move:", *piece)?;
                one_number(f, ":", *die)
            }
            Self::Take(die) => one_number(f, "take:", *die),
            Self::Pass => f.write_str("pass"),
            Self::Roll(faces) => f.write_str(&dice::notation(*faces)),
        }
    }
}

/// Writes a word and a number. A single digit is written as a character. That is several times as fast as the usual formatting, and it is
/// done for every move of a position.
fn one_number(f: &mut fmt::Formatter<'_>, word: &str, number: u8) -> fmt::Result {
    f.write_str(word)?;
    match number {
        0..=9 => f.write_char(char::from(b'0' + number)),
        _ => number.fmt(f),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_folded_and_stands_for_one_verb() {
        let long = WORDS.iter().flat_map(|(_, words)| words.iter());
        let words: Vec<&str> = long.copied().chain(SHORT.map(|(_, word)| word)).collect();
        for word in &words {
            assert_eq!(fold(word), *word);
            assert_eq!(
                words.iter().filter(|other| *other == word).count(),
                1,
                "{word}"
            );
        }
    }
}
