//! Writes moves in the words of the reader's language: `vložit 4` for the canonical `place:4`. Every game reads these words in any
//! language.
//!
//! Deliberately absent: records and logs, which always have the canonical notation.

use super::Game;
use crate::kit::fold;
use crate::rules::MoveWord;

/// What may stand between the words of a move.
const SIGNS: [char; 5] = [' ', ',', '-', '>', ':'];

impl Game {
    /// The words in the game's moves for which other languages have other words.
    #[must_use]
    pub const fn move_words(&self) -> &'static [MoveWord] {
        self.move_words
    }

    /// Writes a canonical move as people type it in the language with this tag. `canonical` may also be the beginning of a move, or
    /// several moves with blanks between them.
    #[must_use]
    pub fn written_move(&self, canonical: &str, lang: &str) -> String {
        let spaced = canonical.replace(':', " ");
        // In English the words are the canonical ones.
        let column = self.column(lang).filter(|column| *column > 0);
        let Some(column) = column.filter(|_| !self.move_words.is_empty()) else {
            return spaced;
        };
        let in_language = |part: &str| {
            let word = part.trim_end_matches(SIGNS);
            let known = self.move_words.iter().find(|known| known[0] == word);
            let shown = known.map_or(word, |known| known[column]);
            format!("{shown}{}", &part[word.len()..])
        };
        spaced.split_inclusive(SIGNS).map(in_language).collect()
    }

    /// Finds a typed move whose last letter means one thing in English and may mean another in this language. Returns the text before
    /// that letter: `G4` for `G4 S` in Czech, because `S` is south in English, and north is `sever` in Czech. `None` if there is no
    /// doubt.
    #[must_use]
    pub fn doubtful_move<'a>(&self, typed: &'a str, lang: &str) -> Option<&'a str> {
        let column = self.column(lang).filter(|column| *column > 0)?;
        let (at, letter) = typed.trim_end().char_indices().next_back()?;
        let before = &typed[..at];
        let letter = fold(letter.encode_utf8(&mut [0; 4]));
        let apart = |c: char| c.is_ascii_digit() || SIGNS.contains(&c);
        if !before.ends_with(apart) {
            return None;
        }
        let differs = |word: &&MoveWord| fold(word[0]) == letter && fold(word[column]) != letter;
        let english = self.move_words.iter().find(differs)?;
        let others = self.move_words.iter().filter(|word| *word != english);
        let mut initials = others.map(|word| fold(word[column]));
        initials
            .any(|word| word.chars().count() > 2 && word.starts_with(&letter))
            .then(|| before.trim_end_matches(SIGNS))
    }

    /// The index of this language in each [`MoveWord`] and in `texts`. `None` if the game has no texts in this language.
    fn column(&self, lang: &str) -> Option<usize> {
        self.texts.iter().position(|texts| texts.lang == lang)
    }
}

#[cfg(test)]
mod tests {
    use crate::catalog::find;

    #[test]
    fn a_move_is_written_in_the_words_of_a_language() {
        for (game, canonical, lang, written) in [
            ("scripta", "place:4", "cs", "vložit 4"),
            ("scripta", "move:1:6", "ru", "двинуть 1 6"),
            ("scripta", "move:1", "it", "muovi 1"),
            ("murus", "G4,NE", "cs", "G4,SV"),
            ("murus", "G4,N", "cs", "G4,sever"),
            ("murus", "G4,W", "it", "G4,O"),
            ("murus", "G4,NE A1,S", "ru", "G4,СВ A1,Ю"),
            ("gabata", "zero:c", "en", "zero c"),
            ("tablut", "e4-f4", "ru", "e4-f4"),
        ] {
            let (game, _) = find(game).unwrap();
            assert_eq!(game.written_move(canonical, lang), written);
        }
    }

    #[test]
    fn only_the_czech_letter_for_north_is_in_doubt() {
        let (murus, _) = find("murus").unwrap();
        for typed in ["G4 S", "g4,s", "g4s"] {
            let cell = murus.doubtful_move(typed, "cs");
            assert!(
                cell.is_some_and(|cell| cell.eq_ignore_ascii_case("g4")),
                "{typed}"
            );
            assert_eq!(murus.doubtful_move(typed, "it"), None);
            assert_eq!(murus.doubtful_move(typed, "en"), None);
        }
        for typed in ["G4 N", "G4 J", "G4 SE", "G4 sever", "G4", "s", ""] {
            assert_eq!(murus.doubtful_move(typed, "cs"), None, "{typed}");
        }
    }
}
