//! Letters of the Latin and the Cyrillic alphabet that look alike. People cannot see which of them they typed, so both are understood.
//!
//! The first table has letters that look the same. Capital and small letters are listed separately: capital `В` looks like B, but small
//! `в` looks like no Latin letter. The second table has letters that look nearly the same or sound alike (`в` for b). It is used only
//! where a column or a pit must be meant.
//!
//! Deliberately absent: Greek. Names of people are never changed.

use std::borrow::Cow;

/// Longer texts (in bytes) are left as they are. Moves and the usual commands are shorter.
const LONGEST: usize = 512;

/// Pairs of letters that look alike: the Latin letter, then the Cyrillic one.
const ALIKE: [(char, char); 25] = [
    ('a', 'а'),
    ('c', 'с'),
    ('e', 'е'),
    ('i', 'і'),
    ('j', 'ј'),
    ('o', 'о'),
    ('p', 'р'),
    ('s', 'ѕ'),
    ('x', 'х'),
    ('y', 'у'),
    ('A', 'А'),
    ('B', 'В'),
    ('C', 'С'),
    ('E', 'Е'),
    ('H', 'Н'),
    ('I', 'І'),
    ('J', 'Ј'),
    ('K', 'К'),
    ('M', 'М'),
    ('O', 'О'),
    ('P', 'Р'),
    ('S', 'Ѕ'),
    ('T', 'Т'),
    ('X', 'Х'),
    ('Y', 'У'),
];

/// Writes each word in one alphabet. If each Cyrillic letter of a word looks like a Latin one, the word is written in Latin letters.
/// Otherwise, if each Latin letter looks like a Cyrillic one, it is written in Cyrillic letters. Other words stay as they are. `None` if
/// nothing changes.
#[must_use]
pub fn one_alphabet(text: &str) -> Option<String> {
    if text.is_ascii() || text.len() > LONGEST {
        return None;
    }
    let mut changed = String::with_capacity(text.len());
    for word in text.split_inclusive(|c: char| !c.is_alphabetic()) {
        changed.push_str(&in_one(word));
    }
    (changed != text).then_some(changed)
}

/// Applies the rules of [`one_alphabet`] to words that mix both alphabets. Other words stay as they are, and so do names after an `@`.
#[must_use]
pub fn mixed_words_in_one(text: &str) -> Cow<'_, str> {
    if text.is_ascii() || text.len() > LONGEST || !text.contains(is_cyrillic) {
        return Cow::Borrowed(text);
    }
    let mut changed = String::with_capacity(text.len());
    let mut is_name = false;
    for word in text.split_inclusive(|c: char| !c.is_alphabetic()) {
        let is_mixed = word.contains(is_cyrillic) && word.contains(is_latin);
        match is_mixed && !is_name {
            true => changed.push_str(&in_one(word)),
            false => changed.push_str(word),
        }
        is_name = word.ends_with('@') || is_name && !word.ends_with(char::is_whitespace);
    }
    Cow::Owned(changed)
}

/// Small Cyrillic letters that look nearly like a Latin letter or sound like it.
const SOUNDS: [(char, char); 7] = [
    ('b', 'в'),
    ('b', 'б'),
    ('d', 'д'),
    ('f', 'ф'),
    ('g', 'г'),
    ('h', 'н'),
    ('i', 'и'),
];

/// Letters that are Russian words (`и` is "and", `в` is "in"). A text that consists of one such letter is no move.
const WORDS: [&str; 2] = ["в", "и"];

/// Replaces single Cyrillic letters that name columns or pits: `е4-ф4`, `лунка д`. They become the Latin letters that look or sound like
/// them. `None` if nothing changes.
///
/// A single letter names a place if a digit follows it, if it is the first letter of the text, or if the text has no digits. So the last
/// letter of `г4 с` is not replaced; it is a direction.
#[must_use]
pub fn latin_places(text: &str) -> Option<String> {
    let whole = text.trim();
    if text.is_ascii() || text.len() > LONGEST || WORDS.contains(&whole.to_lowercase().as_str()) {
        return None;
    }
    let numbers = text.contains(|c: char| c.is_ascii_digit());
    let chars: Vec<char> = text.chars().collect();
    let is_letter = |at: Option<usize>| {
        at.and_then(|at| chars.get(at))
            .is_some_and(|c| c.is_alphabetic())
    };
    let names_place = |at: usize| {
        let alone = !is_letter(at.checked_sub(1)) && !is_letter(Some(at + 1));
        let numbered = chars.get(at + 1).is_some_and(char::is_ascii_digit);
        let first = !chars[..at].iter().any(|c| c.is_alphabetic());
        alone && (numbered || first || !numbers)
    };
    let letters = chars.iter().enumerate();
    let changed: String = letters
        .map(|(at, c)| if names_place(at) { place_of(*c) } else { *c })
        .collect();
    (changed != text).then_some(changed)
}

/// Replaces Cyrillic letters that look like Latin ones, and small `в` by b. This is for texts in which every letter stands for a piece on
/// a board. `None` if nothing changes.
#[must_use]
pub fn latin_signs(text: &str) -> Option<String> {
    let sign = |c: char| if c == 'в' { 'b' } else { latin_of(c) };
    let changed: String = text.chars().map(sign).collect();
    (changed != text).then_some(changed)
}

/// The Latin letter that a Cyrillic letter looks or sounds like. Other letters stay as they are.
#[must_use]
pub fn latin_letter(c: char) -> char {
    place_of(c)
}

fn place_of(c: char) -> char {
    let sounds = |c: char| SOUNDS.iter().find(|(_, cyrillic)| *cyrillic == c);
    let small = c.to_lowercase().next().unwrap_or(c);
    match (latin_of(c), sounds(small)) {
        (alike, _) if alike != c => alike,
        (_, Some((latin, _))) if c == small => *latin,
        (_, Some((latin, _))) => latin.to_ascii_uppercase(),
        _ => c,
    }
}

fn in_one(word: &str) -> Cow<'_, str> {
    let (cyrillic, latin) = (word.contains(is_cyrillic), word.contains(is_latin));
    if !cyrillic {
        return Cow::Borrowed(word);
    }
    let in_latin: String = word.chars().map(latin_of).collect();
    if !in_latin.contains(is_cyrillic) {
        return Cow::Owned(in_latin);
    }
    let in_cyrillic: String = word.chars().map(cyrillic_of).collect();
    if latin && !in_cyrillic.contains(is_latin) {
        return Cow::Owned(in_cyrillic);
    }
    Cow::Borrowed(word)
}

fn is_cyrillic(c: char) -> bool {
    ('\u{400}'..='\u{4FF}').contains(&c)
}

fn is_latin(c: char) -> bool {
    c.is_ascii_alphabetic()
}

fn latin_of(c: char) -> char {
    let twin = ALIKE.iter().find(|(_, cyrillic)| *cyrillic == c);
    twin.map_or(c, |(latin, _)| *latin)
}

fn cyrillic_of(c: char) -> char {
    let twin = ALIKE.iter().find(|(latin, _)| *latin == c);
    twin.map_or(c, |(_, cyrillic)| *cyrillic)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_come_out_in_one_alphabet() {
        for (typed, meant) in [
            ("а3 с5", "a3 c5"),
            ("plаce 4", "place 4"),
            ("С", "C"),
            ("хoд 3", "ход 3"),
            ("е4-f4", "e4-f4"),
        ] {
            assert_eq!(one_alphabet(typed).as_deref(), Some(meant), "{typed}");
        }
        for typed in ["place 4", "вложить", "б", "ů", "жz"] {
            assert_eq!(one_alphabet(typed), None, "{typed}");
        }
    }

    #[test]
    fn only_words_of_both_alphabets_are_changed_and_no_names() {
        for (typed, meant) in [
            ("бoт рейтинг=дa", "бот рейтинг=да"),
            ("рrvní čаs=3d", "první čas=3d"),
            ("tablut @Вob ура", "tablut @Вob ура"),
            ("@Вob-Бob бoт", "@Вob-Бob бот"),
        ] {
            assert_eq!(mixed_words_in_one(typed), meant, "{typed}");
        }
    }

    #[test]
    fn single_letters_that_name_places_are_latin() {
        for (typed, meant) in [
            ("е4-ф4", "e4-f4"),
            ("б5-б6", "b5-b6"),
            ("В5 в6", "B5 b6"),
            ("ф", "f"),
            ("лунка д", "лунка d"),
            ("г4,св", "g4,св"),
            ("г4 с", "g4 с"),
            ("Д3", "D3"),
            ("д>3", "d>3"),
        ] {
            assert_eq!(latin_places(typed).as_deref(), Some(meant), "{typed}");
        }
        for typed in ["и", "В", "ход 3", "ж", "place 4", "да"] {
            assert_eq!(latin_places(typed), None, "{typed}");
        }
    }

    #[test]
    fn signs_of_pieces_are_latin() {
        for (typed, meant) in [("В", "B"), ("в", "b"), ("К", "K")] {
            assert_eq!(latin_signs(typed).as_deref(), Some(meant), "{typed}");
        }
        assert_eq!(latin_signs("W"), None);
        assert_eq!(latin_signs("ж"), None);
    }

    #[test]
    fn twins_are_one_of_each_alphabet() {
        for (latin, cyrillic) in ALIKE {
            assert!(is_latin(latin) && is_cyrillic(cyrillic));
            assert_eq!(latin_of(cyrillic), latin);
            assert_eq!(cyrillic_of(latin), cyrillic);
        }
    }
}
