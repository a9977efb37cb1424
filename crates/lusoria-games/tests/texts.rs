//! Checks the form, not the wording, of the rules that people read.
//!
//! The files are found by their path, so the files in a game's folder are checked even before the game is in the catalogue.

use lusoria_games::catalog;
use lusoria_games::rules::MoveWord;
use std::fs;
use std::path::{Path, PathBuf};
use unicode_width::UnicodeWidthStr;

/// The most columns of a picture: phones break the lines of wider ones.
const PICTURE_COLUMNS: usize = 37;
/// The short form of the rules must have fewer characters than this, so that it fits well into one chat message.
const SHORT_FORM_CHARACTERS: usize = 1_500;
const LANGUAGES: [&str; 4] = ["en", "cs", "it", "ru"];

/// A file of rules.
struct Rules {
    path: PathBuf,
    text: String,
}

impl Rules {
    fn read(folder: &Path, lang: &str) -> Self {
        let path = folder.join(format!("rules.{lang}.md"));
        let text = fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        Self { path, text }
    }

    fn short_form(&self) -> &str {
        self.text.split("\n---\n").next().unwrap_or_default()
    }

    /// The lines of every picture; panics on a fence that is never closed.
    fn pictures(&self) -> Vec<Vec<&str>> {
        let parts: Vec<Vec<&str>> = self
            .text
            .lines()
            .collect::<Vec<_>>()
            .split(|line| *line == "```")
            .map(<[&str]>::to_vec)
            .collect();
        assert!(parts.len() % 2 == 1, "{}: open fence", self.path.display());
        parts.into_iter().skip(1).step_by(2).collect()
    }

    /// The texts between backticks outside of pictures, in order.
    fn typed(&self) -> Vec<&str> {
        let prose = self.text.split("```").step_by(2);
        prose
            .flat_map(|part| part.split('`').skip(1).step_by(2))
            .collect()
    }
}

fn every_game() -> Vec<PathBuf> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games");
    let mut folders: Vec<PathBuf> = fs::read_dir(&games)
        .expect("the folder of games")
        .map(|entry| entry.expect("a readable entry").path())
        .filter(|path| path.is_dir())
        .collect();
    folders.sort();
    assert!(!folders.is_empty(), "no game in {}", games.display());
    folders
}

fn every_rules_file() -> Vec<Rules> {
    let read_all = |folder: PathBuf| LANGUAGES.map(|lang| Rules::read(&folder, lang));
    every_game().into_iter().flat_map(read_all).collect()
}

#[test]
fn one_line_divides_short_and_full_form() {
    for rules in every_rules_file() {
        let dividers = rules.text.lines().filter(|line| *line == "---").count();
        assert_eq!(dividers, 1, "{}", rules.path.display());
    }
}

#[test]
fn the_short_form_fits_one_message_and_shows_the_board() {
    for rules in every_rules_file() {
        let length = rules.short_form().chars().count();
        assert!(
            length < SHORT_FORM_CHARACTERS,
            "{}: the short form has {length} characters",
            rules.path.display()
        );
        assert!(
            rules.short_form().contains("```"),
            "{}: the short form has no picture",
            rules.path.display()
        );
    }
}

#[test]
fn pictures_are_narrow_and_unbroken() {
    for rules in every_rules_file() {
        for line in rules.pictures().into_iter().flatten() {
            let columns = line.width();
            let path = rules.path.display();
            assert!(
                columns <= PICTURE_COLUMNS,
                "{path}: {columns} columns: {line}"
            );
            assert!(!line.is_empty(), "{path}: a blank line inside a picture");
        }
    }
}

#[test]
fn every_language_shows_pictures_of_the_same_size() {
    for folder in every_game() {
        let heights = |lang| -> Vec<usize> {
            let rules = Rules::read(&folder, lang);
            rules.pictures().iter().map(Vec::len).collect()
        };
        for lang in LANGUAGES {
            assert_eq!(heights(lang), heights("en"), "{} {lang}", folder.display());
        }
    }
}

#[test]
fn every_language_names_every_option_and_move() {
    /// Writes a typed text in the same way whatever its language. For a command, returns the game that the command names, with its
    /// options; if it names no game, an empty text. For a move, returns the text with its words in English. `None` if the text is
    /// neither.
    fn canonical(typed: &str, words: &[MoveWord], lang: usize) -> Option<String> {
        let head = typed.split('@').next().unwrap_or_default();
        // Murus Gallicus also takes a field and a direction without a sign between them: `g4ne`.
        let english = |word: &str| {
            let field = word.find(char::is_numeric).map_or(0, |digit| digit + 1);
            let (field, rest) = word.split_at(field);
            let is_meant = |known: &&MoveWord| known[lang].to_lowercase() == rest.to_lowercase();
            let known = words.iter().find(is_meant);
            format!("{field}{}", known.map_or(rest, |known| known[0]))
        };
        let signs = [' ', ',', '-'];
        let parts = head.split_inclusive(signs).map(|part| {
            let word = part.trim_end_matches(signs);
            english(word).to_ascii_lowercase() + &part[word.len()..]
        });
        let head = if head.starts_with('!') || head.contains('=') {
            head.to_owned()
        } else {
            parts.collect()
        };
        let head = head.as_str();
        if let Some(command) = head.strip_prefix('!') {
            let (_, rest) = command.split_once(' ').unwrap_or_default();
            let (name, options) = rest.split_at(rest.find('(').unwrap_or(rest.len()));
            let game = catalog::find(name.trim());
            return Some(game.map_or_else(String::new, |(game, implied)| {
                format!("{}{implied}{}", game.info.id, options.trim())
            }));
        }
        let plain = head.is_ascii() && (head.contains('=') || head.contains(char::is_numeric));
        plain.then(|| head.to_owned())
    }
    for folder in every_game() {
        let id = folder
            .file_name()
            .and_then(|name| name.to_str())
            .expect("a name");
        let (game, _) = catalog::find(id).expect("a game of the catalogue");
        let said = |lang: usize| -> Vec<String> {
            let rules = Rules::read(&folder, LANGUAGES[lang]);
            let typed = rules.typed().into_iter();
            let canonical = |typed| canonical(typed, game.move_words(), lang);
            let mut words: Vec<String> = typed.filter_map(canonical).collect();
            words.sort();
            words
        };
        for (lang, tag) in LANGUAGES.iter().enumerate() {
            assert_eq!(said(lang), said(0), "{} {tag}", folder.display());
        }
    }
}
