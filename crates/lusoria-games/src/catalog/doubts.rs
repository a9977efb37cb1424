//! Finds the words after a move that show its writer's doubts. Such words question the move, call it bad, reject it, or replace it with
//! another move: `d5-d6 or e6-f6`, `d5-d6 no, wait`, `d5-d6 I mean e6-f6`. The host should ask about such a move before playing it.
//! Which moves it should ask about: `doubted_moves.rs`.
//!
//! Deliberately absent: understanding sentences. People also say `d5-d6, no rush`. So a "no" is taken as a doubt only in two cases.
//! Either punctuation follows it at once (`no, d4`). Or all other words after the move are words that people write beside a "no"
//! (`sorry`, `wait`).

use super::Line;
use crate::kit::fold;
use crate::rules::NotationError;

/// Words that take a move back, in the form that `fold` returns.
const NO: [&str; 17] = [
    "no",
    "nope",
    "nah",
    "not",
    "never",
    "wait",
    "ne",
    "pockej",
    "pockat",
    "non",
    "mai",
    "anzi",
    "aspetta",
    "нет",
    "не",
    "подожди",
    "постои",
];

/// If one of these signs stands right after a word of [`NO`] or [`NOT`], the word rejects the move before it: `e3-d3 no, e4-d4`.
const SIGNS: [char; 5] = [',', '.', '!', ';', '…'];

/// The word for "not" in each language, in the form that `fold` returns.
const NOT: [&str; 4] = ["not", "ne", "non", "не"];

/// Words that announce another move in place of the one before, in the form that `fold` returns.
const REPLACING: [&str; 28] = [
    "no",
    "nope",
    "nah",
    "i",
    "mean",
    "sorry",
    "wait",
    "actually",
    "rather",
    "better",
    "oops",
    "pockej",
    "promin",
    "vlastne",
    "radsi",
    "radeji",
    "lepe",
    "anzi",
    "aspetta",
    "scusa",
    "meglio",
    "нет",
    "подожди",
    "постои",
    "точнее",
    "вернее",
    "извини",
    "лучше",
];

/// Words that people write beside a no (`rather` in `rather not`), in the form that `fold` returns.
const BESIDE_NO: [&str; 32] = [
    "sorry",
    "oh",
    "promin",
    "pardon",
    "scusa",
    "извини",
    "прости",
    "yet",
    "rather",
    "but",
    "actually",
    "now",
    "hmm",
    "oops",
    "jeste",
    "radsi",
    "radeji",
    "vlastne",
    "ted",
    "ale",
    "ancora",
    "meglio",
    "di",
    "ma",
    "ora",
    "пока",
    "сеичас",
    "надо",
    "лучше",
    "но",
    "еще",
    "ои",
];

/// Words that people write when they are not sure of a move: `maybe e3-d3`, `e3-d3 or e4-d4`.
const MAYBE: [&str; 16] = [
    "or",
    "either",
    "instead",
    "maybe",
    "perhaps",
    "nebo",
    "mozna",
    "asi",
    "oppure",
    "o",
    "forse",
    "или",
    "может",
    "возможно",
    "наверное",
    "наверно",
];

/// Words that people write beside a word such as "bad" (`very` in `a very bad move`), in the form that `fold` returns.
const BESIDE_BAD: [&str; 20] = [
    "is",
    "was",
    "a",
    "that",
    "this",
    "it",
    "move",
    "very",
    "too",
    "je",
    "to",
    "moc",
    "tah",
    "e",
    "una",
    "mossa",
    "molto",
    "это",
    "очень",
    "ход",
];

/// Words that call a move bad.
const BAD: [&str; 9] = [
    "bad",
    "loses",
    "lose",
    "spatne",
    "prohrava",
    "perde",
    "brutta",
    "плохо",
    "проигрывает",
];

/// Whether these words after a move show doubt about it or reject it, or end with a question mark.
pub(super) fn raises_doubt(words: &str) -> bool {
    let typed = words.split(|c: char| !c.is_alphanumeric() && c != '-');
    let typed = typed.filter(|word| word.contains(char::is_alphanumeric));
    // In capital letters `NO` and `NE` are directions: nobody writes a no in this way.
    let typed = typed.filter(|word| !["NO", "NE"].contains(word));
    let folded: Vec<String> = typed.map(fold).collect();
    let said = |list: &[&str]| folded.iter().any(|word| list.contains(&word.as_str()));
    let only = |lists: [&[&str]; 2]| {
        let mut folded = folded.iter();
        folded.all(|word| lists.iter().any(|list| list.contains(&word.as_str())))
    };
    let is_no = said(&NO) && only([&NO, &BESIDE_NO]);
    let is_bad = said(&BAD) && only([&BAD, &BESIDE_BAD]);
    let mut behind = words.rsplit(char::is_alphanumeric);
    let is_question = behind.next().is_some_and(|signs| signs.contains('?'));
    is_no || is_bad || said(&MAYBE) || is_question || begins_with_no(words)
}

/// Whether these words begin with a no and punctuation: `no, d4`.
fn begins_with_no(words: &str) -> bool {
    let first = words.split_whitespace().next().unwrap_or_default();
    let word = first.trim_end_matches(SIGNS);
    word.len() < first.len() && NO.contains(&fold(word).as_str())
}

/// Whether this word announces another move in place of the one before: `e3-d3 no, e4-d4`. A word of [`NOT`] announces one only if
/// `behind`, the text after it, begins with punctuation. So `e3-d3, not e4-d4` keeps the first move.
pub(super) fn is_replacing(word: &str, behind: &str) -> bool {
    let word = fold(word);
    let is_not = NOT.contains(&word.as_str());
    REPLACING.contains(&word.as_str()) || is_not && behind.starts_with(SIGNS)
}

/// Whether this is a move followed by words of doubt or by a question mark: `place 3 no`, `place 3?`. False if the game reads the whole
/// text as a move, such as `G5 no` where `no` is a direction.
pub(super) fn is_doubted(line: &dyn Line, piece: &str) -> bool {
    if !matches!(line.parse(piece), Err(NotationError::Malformed(_))) {
        return false;
    }
    let mut rest = piece;
    while let Some((_, behind)) = rest.split_once(char::is_whitespace) {
        if raises_doubt(behind) {
            return true;
        }
        rest = behind;
    }
    piece.ends_with('?')
}
