//! Reads the format of a new tournament from the words after `tournament new`. Also guesses the format that a mistyped word means.

use super::clean_text::LONGEST_WORD;
use super::left_over::{meaningful, unread};
use super::tournament_words::Words;
use crate::competition::schedule::Format;
use crate::competition::{ladder, league};
use crate::locales::Lang;
use lusoria_games::catalog;
use lusoria_games::kit::{fold, typos};
use lusoria_games::rules::Fact;
use std::ops::RangeInclusive;

const SWISS: Words = &[
    "swiss",
    "svycarsky",
    "svycar",
    "svizzero",
    "швеицарка",
    "швеицарская",
];
const SINGLE: Words = &[
    "single",
    "all",
    "round-robin",
    "roundrobin",
    "round",
    "jednou",
    "kazdy",
    "girone",
    "tutti",
    "круг",
    "круговои",
    "каждыи",
];
const DOUBLE: Words = &["double", "dvakrat", "dvoukolove", "doppio", "дважды"];
const KNOCK_OUT: Words = &[
    "knock-out",
    "knockout",
    "knock",
    "ko",
    "elimination",
    "cup",
    "pavouk",
    "vyrazovaci",
    "eliminazione",
    "tabellone",
    "кубок",
    "нокаут",
    "выбывание",
    "навылет",
];
/// Words that may stand beside the word of a format and add nothing to it: `contro tutti` after `tutti`, `round robin` after `double`.
const AROUND: Words = &[
    "single",
    "round",
    "robin",
    "round-robin",
    "roundrobin",
    "out",
    "kazdy",
    "s",
    "kazdym",
    "against",
    "all",
    "a",
    "contro",
    "tutti",
    "diretta",
    "girone",
    "каждыи",
    "с",
    "каждым",
    "на",
];
const LADDER: Words = &["ladder", "zebricek", "zebrik", "scala", "лестница"];
const LEAGUE: Words = &["league", "liga", "lega", "лига"];
/// Words for "rounds", which may follow the number of rounds: `5 rounds`.
const ROUNDS: Words = &[
    "round",
    "rounds",
    "kolo",
    "kola",
    "kol",
    "turno",
    "turni",
    "тур",
    "тура",
    "туров",
];
/// The rounds of a Swiss tournament if no number is typed.
const USUAL_ROUNDS: u32 = 5;

/// A format with a number: its words, the usual number, the possible numbers, and the function that makes the format.
type NumberedFormat = (Words, u32, RangeInclusive<u32>, fn(u32) -> Format);

const WITH_A_NUMBER: &[NumberedFormat] = &[
    (SWISS, USUAL_ROUNDS, 1..=20, |rounds| Format::Swiss {
        rounds,
    }),
    (LADDER, ladder::USUAL_REACH, 1..=10, |reach| {
        Format::Ladder { reach }
    }),
    (LEAGUE, league::USUAL_SIZE, 3..=12, |size| Format::League {
        size,
    }),
];

/// Takes the format out of the words and returns it. If the words name no format, it is all against all.
pub(super) fn take_format(words: &mut Vec<&str>) -> Result<Format, Fact> {
    let place = |known: Words, words: &[&str]| {
        let is_known = |word: &&str| known.contains(&fold(word).as_str());
        words.iter().position(is_known)
    };
    for (known, usual, possible, format) in WITH_A_NUMBER {
        if let Some(at) = place(known, words) {
            let typed = words.remove(at);
            let (number, at) = take_number_beside(words, at);
            let has_number = number.is_some();
            let number = number.map_or(Ok(*usual), u32::try_from);
            let number = number.ok().filter(|number| possible.contains(number));
            return match (number, is_followed(words, at)) {
                (Some(number), false) => Ok(format(number)),
                (Some(_), true) if has_number => Err(first_unread(&words[at..])),
                _ => Err(impossible_number(typed, *usual, possible)),
            };
        }
    }
    let others = [
        (KNOCK_OUT, Format::KnockOut),
        (DOUBLE, Format::AllAgainstAll { cycles: 2 }),
        (SINGLE, Format::AllAgainstAll { cycles: 1 }),
    ];
    for (known, format) in others {
        if let Some(at) = place(known, words) {
            let at = remove_with_its_neighbours(words, at);
            return match is_followed(words, at) {
                true => Err(first_unread(&words[at..])),
                false => Ok(format),
            };
        }
    }
    Ok(Format::AllAgainstAll { cycles: 1 })
}

/// Takes out the number that belongs to a format. It may stand after the word of the format (`swiss 5 rounds`) or before it (`5 rounds
/// swiss`). The caller has already removed the format's word, at the index `at`. Also returns where the words after the format now begin.
fn take_number_beside(words: &mut Vec<&str>, at: usize) -> (Option<i64>, usize) {
    let is_rounds = |word: &&str| ROUNDS.contains(&fold(word).as_str());
    if let Some(number) = take_number(words, at) {
        if words.get(at).is_some_and(is_rounds) {
            words.remove(at);
        }
        return (Some(number), at);
    }
    let named = words[..at].last().is_some_and(is_rounds);
    let before = at.checked_sub(1 + usize::from(named));
    let is_number = |word: &str| word.chars().all(|c| c.is_ascii_digit());
    match before.filter(|before| is_number(words[*before])) {
        Some(before) => {
            let number = take_number(words, before);
            words.drain(before..at - 1);
            (number, before)
        }
        None => (None, at),
    }
}

/// Takes the number at this index out of the words. A number that is too large becomes `i64::MAX`. `None` if there is no number.
fn take_number(words: &mut Vec<&str>, at: usize) -> Option<i64> {
    let word = words.get(at)?;
    let is_number = word.chars().all(|c| c.is_ascii_digit());
    let number = word.parse().ok().or(is_number.then_some(i64::MAX))?;
    words.remove(at);
    Some(number)
}

/// Whether words other than polite ones follow the format, from the index `at` on. If only polite words follow, they are removed. If `at`
/// is 0, the words are the name of the game (`swiss tablut`), and the result is false.
fn is_followed(words: &mut Vec<&str>, at: usize) -> bool {
    let is_followed = at > 0 && !meaningful(&words[at..].join(" ")).is_empty();
    if at > 0 && !is_followed {
        words.truncate(at);
    }
    is_followed
}

/// The refusal that names the first of these words that is neither polite nor mere punctuation. Panics if there is no such word.
fn first_unread(words: &[&str]) -> Fact {
    unread(meaningful(&words.join(" "))[0])
}

/// The refusal if a format is typed with an impossible number. `word` is the typed name of the format.
fn impossible_number(word: &str, usual: u32, possible: &RangeInclusive<u32>) -> Fact {
    Fact::new("tournament-number")
        .with("word", word.to_owned())
        .with("usual", usual)
        .with("least", *possible.start())
        .with("most", *possible.end())
}

/// Removes the word at the index `at`, and all words of [`AROUND`] that follow it directly. If the word before it is in [`AROUND`] and is
/// not the first of all words, removes that word, too. Returns the index at which the words after the removed ones now begin.
fn remove_with_its_neighbours(words: &mut Vec<&str>, at: usize) -> usize {
    let adds_nothing = |word: &&str| AROUND.contains(&fold(word).as_str());
    let after = words[at + 1..].iter();
    let until = at + 1 + after.take_while(|word| adds_nothing(word)).count();
    let from = at - usize::from(at > 1 && adds_nothing(&words[at - 1]));
    words.drain(from..until);
    from
}

/// All formats. Each has the words that people may type, and the word that is shown in each language, in the order of [`Lang::ALL`].
const FORMATS: [(Words, [&str; 4]); 6] = [
    (SWISS, ["swiss", "švýcarský", "svizzero", "швейцарка"]),
    (LADDER, ["ladder", "žebříček", "scala", "лестница"]),
    (LEAGUE, ["league", "liga", "lega", "лига"]),
    (
        KNOCK_OUT,
        ["knock-out", "vyřazovací", "eliminazione", "навылет"],
    ),
    (DOUBLE, ["double", "dvakrát", "doppio", "дважды"]),
    (SINGLE, ["single", "jednou", "girone", "круговой"]),
];

/// The fewest letters of a word that can be a mistyped format. A shorter word may be somebody's name.
const LEAST_LETTERS: usize = 4;

/// The row of [`FORMATS`] that was most likely meant by a mistyped word. `None` if the word resembles no format.
fn nearest_format(word: &str) -> Option<(Words, [&'static str; 4])> {
    if word.len() > LONGEST_WORD || word.chars().count() < LEAST_LETTERS {
        return None;
    }
    let word = fold(word);
    let known = FORMATS.into_iter().flat_map(|format| {
        let slips = format
            .0
            .iter()
            .map(|known| typos::count_typos(&word, known));
        slips.filter_map(move |slips| Some((slips.filter(|slips| *slips > 0)?, format)))
    });
    known
        .min_by_key(|(slips, _)| *slips)
        .map(|(_, format)| format)
}

/// Divides `swiss5`, `swiss:5` or the mistyped `swis5` into the format and its number. Any other word stays whole.
pub(super) fn split_number(word: &str) -> Vec<&str> {
    let Some(at) = word.find(|c: char| c.is_ascii_digit()) else {
        return vec![word];
    };
    let (name, number) = word.split_at(at);
    let name = name.trim_end_matches([':', '-']);
    let has_number = |known: Words| WITH_A_NUMBER.iter().any(|(words, ..)| *words == known);
    let is_exact = WITH_A_NUMBER
        .iter()
        .any(|(words, ..)| words.contains(&fold(name).as_str()));
    let is_near = || nearest_format(name).is_some_and(|(words, _)| has_number(words));
    match number.chars().all(|c| c.is_ascii_digit()) && (is_exact || is_near()) {
        true => vec![name, number],
        false => vec![word],
    }
}

/// If somebody has mistyped the format of a new tournament: a guess at what they meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NearFormat {
    /// The mistyped word.
    pub word: String,
    /// The game, without the format.
    pub game: String,
    /// The format that was meant.
    pub format: Format,
}

impl NearFormat {
    /// Guesses what was meant by words such as `cats swis 3`. `None` if no word resembles a format, or if the other words are no game.
    #[must_use]
    pub fn of(typed: &str) -> Option<Self> {
        let words: Vec<&str> = typed.split(' ').collect();
        let meant = |at: usize| {
            let (_, shown) = nearest_format(words[at])?;
            let mut rest = words.clone();
            rest[at] = shown[Lang::En as usize];
            let format = take_format(&mut rest).ok()?;
            let game = rest.join(" ");
            catalog::find(&game)?;
            let word = words[at].to_owned();
            Some(Self { word, game, format })
        };
        (0..words.len()).find_map(meant)
    }
}

/// How a format is typed in a language.
#[must_use]
pub fn typed_format(format: Format, lang: Lang) -> String {
    let (known, number) = match format {
        Format::Swiss { rounds } => (SWISS, Some(rounds)),
        Format::Ladder { reach } => (LADDER, Some(reach)),
        Format::League { size } => (LEAGUE, Some(size)),
        Format::KnockOut => (KNOCK_OUT, None),
        Format::AllAgainstAll { cycles: 2 } => (DOUBLE, None),
        Format::AllAgainstAll { .. } => (SINGLE, None),
    };
    let shown = FORMATS.iter().find(|(words, _)| *words == known);
    let shown = shown.map_or("", |(_, shown)| shown[lang as usize]);
    number.map_or_else(|| shown.to_owned(), |number| format!("{shown} {number}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(typed: &str) -> Option<(String, Format)> {
        let mut words: Vec<&str> = typed.split(' ').flat_map(split_number).collect();
        let format = take_format(&mut words).ok()?;
        Some((words.join(" "), format))
    }

    #[test]
    fn the_shown_words_are_read_and_all_words_stand_here_as_compared() {
        for (words, shown) in FORMATS {
            assert!(words.iter().all(|word| fold(word) == *word));
            assert!(shown.iter().all(|word| words.contains(&&*fold(word))));
        }
        assert!(
            [AROUND, ROUNDS]
                .concat()
                .iter()
                .all(|word| fold(word) == *word)
        );
        for format in [
            "swiss:3",
            "ladder:2",
            "league:4",
            "knock-out",
            "single",
            "double",
        ] {
            let format: Format = format.parse().unwrap();
            for lang in Lang::ALL {
                let typed = format!("cats {}", typed_format(format, lang));
                assert_eq!(read(&typed), Some(("cats".to_owned(), format)), "{typed}");
            }
        }
    }

    #[test]
    fn formats_are_read_by_the_names_that_people_know() {
        for (typed, format) in [
            ("swiss5", "swiss:5"),
            ("swiss:5", "swiss:5"),
            ("5 swiss", "swiss:5"),
            ("7 rounds swiss", "swiss:7"),
            ("swiss 7 rounds", "swiss:7"),
            ("švýcarský 4 kola", "swiss:4"),
            ("ko", "knock-out"),
            ("knock out", "knock-out"),
            ("single elimination", "knock-out"),
            ("round robin", "single"),
            ("roundrobin", "single"),
            ("single round-robin", "single"),
            ("double round robin", "double"),
            ("dvakrát každý s každým", "double"),
            ("doppio girone", "double"),
            ("žebřík", "ladder:3"),
        ] {
            let read = read(&format!("cats {typed}"));
            let format = format.parse().unwrap();
            assert_eq!(read, Some(("cats".to_owned(), format)), "{typed}");
        }
    }

    #[test]
    fn a_format_that_is_nearly_named_is_meant() {
        for (typed, format) in [
            ("cats swis 3", "swiss:3"),
            ("cats swss", "swiss:5"),
            ("swis 3 cats", "swiss:3"),
            ("cats ladde", "ladder:3"),
            ("cats leage", "league:6"),
            ("cats doubel", "double"),
            ("cats singel", "single"),
            ("cats žebřiček", "ladder:3"),
            ("cats eliminasion", "knock-out"),
        ] {
            let near = NearFormat::of(typed);
            let near = near.map(|near| (near.game, near.format));
            assert_eq!(
                near,
                Some(("cats".to_owned(), format.parse().unwrap())),
                "{typed}"
            );
        }
        for typed in ["cats bob", "cats double", "cats ann", "chess swis"] {
            assert_eq!(NearFormat::of(typed), None, "{typed}");
        }
    }
}
