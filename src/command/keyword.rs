//! Keywords are words with a fixed meaning that can be typed as arguments. This file has what people type for each in four languages, and
//! what help shows.

use super::board_words::{AS_ROOM, CONTRAST, DARK, LIGHT, NARROW, PICTURE, PROSE, TEXT, WIDE};
use super::language_words::{CZECH, ENGLISH, ITALIAN, RUSSIAN};
use super::level_words::{EASY, HARD, RUTHLESS};
use super::puzzle_words::{DAILY, NEXT, SOLUTION, TODAY};
use crate::locales::Lang;
use crate::session::TimeKind;
use lusoria_games::engine::Level;
use lusoria_games::kit::typos;

/// A word with a fixed meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keyword {
    /// The person who types this moves first.
    First,
    /// The person who types this moves second.
    Second,
    /// Chance decides who moves first.
    Random,
    /// The person who types this plays both sides.
    BothSides,
    /// The dice wait until each player has added a word to the seed.
    Luck,
    /// Show the board as sentences.
    Prose,
    /// Show the board as a picture.
    Picture,
    /// Show the board as monospace text.
    Text,
    /// Show boards in the form that each room has chosen.
    AsRoom,
    /// Pictures for a light page.
    Light,
    /// Pictures for a dark page.
    Dark,
    /// Pictures with strong contrast.
    Contrast,
    /// Boards for a narrow window.
    Narrow,
    /// Boards for a wide window.
    Wide,
    /// Show the full text instead of the short one.
    Full,
    /// The side that the seat First plays, under any name that it has in a game.
    FirstSide,
    /// The side that the seat Second plays.
    SecondSide,
    /// Go back to the step before.
    Back,
    /// Turn a setting on.
    On,
    /// Turn a setting off.
    Off,
    /// Show the game in this room, too: `show #12 here`.
    Here,
    /// Count the dice that the person who types this has thrown: `stats dice`.
    Dice,
    /// Show the next step of a game, or another puzzle.
    Next,
    /// Show the solution.
    Solution,
    /// The puzzle of the day.
    Today,
    /// Show a puzzle in this room every day: `puzzle daily 18:00`.
    Daily,
    /// A kind of time.
    Kind(TimeKind),
    /// A language, by its tag or its name.
    Language(Lang),
    /// A level of the computer player.
    Level(Level),
}

/// What help shows for a keyword.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Label {
    /// The sentence `arg-<name>` in the reader's language.
    Translated(&'static str),
    /// This word. Help shows it in every language, although people may type it in theirs.
    Literal(&'static str),
}

// The words are listed in the form that `fold` returns: without accents, in lower case, with `и` for `й` and `е` for `ё`.
const FIRST: &[&str] = &[
    "first",
    "prvni",
    "primo",
    "prima",
    "первыи",
    "первая",
    "первым",
];
const SECOND: &[&str] = &[
    "second",
    "druhy",
    "druha",
    "secondo",
    "seconda",
    "второи",
    "вторая",
    "вторым",
];
const RANDOM: &[&str] = &["random", "nahodne", "caso", "casuale", "случаино"];
const BOTH_SIDES: &[&str] = &[
    "@me",
    "me",
    "@myself",
    "myself",
    "@ja",
    "ja",
    "@sebe",
    "sebe",
    "@io",
    "io",
    "@я",
    "я",
    "@себя",
    "себя",
    "меня",
];
const LUCK: &[&str] = &["luck", "stesti", "fortuna", "удача"];
const FULL: &[&str] = &[
    "full",
    "cela",
    "cele",
    "cely",
    "uplne",
    "intere",
    "complete",
    "completo",
    "completa",
    "полностью",
    "полные",
];
/// The names of the side that First plays, in all games and languages, in addition to the words in [`FIRST`].
const FIRST_SIDE: &[&str] = &[
    "i",
    "1",
    "w",
    "white",
    "south",
    "mouse",
    "bily",
    "jih",
    "mys",
    "bianco",
    "sud",
    "topo",
    "белые",
    "юг",
    "мышь",
];
const SECOND_SIDE: &[&str] = &[
    "ii",
    "2",
    "b",
    "black",
    "north",
    "cats",
    "cerny",
    "sever",
    "kocky",
    "nero",
    "nord",
    "gatti",
    "черные",
    "север",
    "кошки",
];
const BACK: &[&str] = &["back", "previous", "zpet", "indietro", "назад"];
const ON: &[&str] = &["on", "zapnout", "ano", "si", "вкл", "да"];
const OFF: &[&str] = &["off", "vypnout", "ne", "no", "выкл", "нет"];
const HERE: &[&str] = &["here", "tady", "sem", "qui", "здесь", "сюда"];
const DICE: &[&str] = &["dice", "kostky", "dadi", "кубики", "кости"];
const LIVE: &[&str] = &["live", "zive", "diretta", "живо"];
const SLOW: &[&str] = &["slow", "pomalu", "pomale", "lenta", "lente", "медленно"];
const UNTIMED: &[&str] = &["untimed", "volne", "libera", "libere", "свободно"];

impl Keyword {
    /// The levels of the computer player.
    pub(super) const LEVELS: &[Self] = &[
        Self::Level(Level::Easy),
        Self::Level(Level::Hard),
        Self::Level(Level::Ruthless),
    ];

    /// The forms in which a board can be shown.
    pub(super) const BOARD_FORMS: &[Self] = &[Self::Text, Self::Picture, Self::Prose];

    /// Whether this word means this keyword. `folded` is the word in the form that `fold` returns.
    pub(super) fn is_meant_by(self, word: &str, folded: &str) -> bool {
        let is_known = || self.words().iter().any(|words| words.contains(&folded));
        match self {
            // A locale such as `en-GB` also names a language.
            Self::Language(lang) => word.parse() == Ok(lang) || is_known(),
            _ => is_known(),
        }
    }

    /// Whether this word is probably a mistyped form of this keyword. Only `full` is guessed here. A word that is similar to another
    /// keyword could be the name of a game. (Levels are guessed by [`Self::level_nearly_meant_by`].)
    pub(super) fn is_nearly_meant_by(self, folded: &str) -> bool {
        let known = || self.words().concat();
        self == Self::Full && typos::nearest(folded, known()).is_some()
    }

    /// The level of which this word is probably a mistyped form.
    pub(super) fn level_nearly_meant_by(folded: &str) -> Option<Level> {
        let known = |level: &Level| Self::Level(*level).words().concat();
        let words = Level::ALL.iter().flat_map(known);
        let near = typos::nearest(folded, words)?;
        Level::ALL
            .into_iter()
            .find(|level| known(level).contains(&near))
    }

    /// The words for this keyword, in the form that `fold` returns.
    const fn words(self) -> &'static [&'static [&'static str]] {
        match self {
            Self::First => &[FIRST],
            Self::Second => &[SECOND],
            Self::Random => &[RANDOM],
            Self::BothSides => &[BOTH_SIDES],
            Self::Luck => &[LUCK],
            Self::Prose => &[PROSE],
            Self::Picture => &[PICTURE],
            Self::Text => &[TEXT],
            Self::AsRoom => &[AS_ROOM],
            Self::Light => &[LIGHT],
            Self::Dark => &[DARK],
            Self::Contrast => &[CONTRAST],
            Self::Narrow => &[NARROW],
            Self::Wide => &[WIDE],
            Self::Full => &[FULL],
            Self::FirstSide => &[FIRST_SIDE, FIRST],
            Self::SecondSide => &[SECOND_SIDE, SECOND],
            Self::Back => &[BACK],
            Self::On => &[ON],
            Self::Off => &[OFF],
            Self::Here => &[HERE],
            Self::Dice => &[DICE],
            Self::Next => &[NEXT],
            Self::Solution => &[SOLUTION],
            Self::Today => &[TODAY],
            Self::Daily => &[DAILY],
            Self::Kind(TimeKind::Live) => &[LIVE],
            Self::Kind(TimeKind::Slow) => &[SLOW],
            Self::Kind(TimeKind::Untimed) => &[UNTIMED],
            Self::Language(Lang::En) => &[ENGLISH],
            Self::Language(Lang::Cs) => &[CZECH],
            Self::Language(Lang::It) => &[ITALIAN],
            Self::Language(Lang::Ru) => &[RUSSIAN],
            Self::Level(Level::Easy) => &[EASY],
            Self::Level(Level::Hard) => &[HARD],
            Self::Level(Level::Ruthless) => &[RUTHLESS],
        }
    }

    /// What help shows for this keyword.
    #[must_use]
    pub const fn label(self) -> Label {
        match self {
            Self::First | Self::FirstSide => Label::Translated("first"),
            Self::Second | Self::SecondSide => Label::Translated("second"),
            Self::Random => Label::Translated("random"),
            Self::BothSides => Label::Translated("both-sides"),
            Self::Luck => Label::Translated("luck"),
            Self::Prose => Label::Translated("prose"),
            Self::Picture => Label::Translated("picture"),
            Self::Text => Label::Translated("text"),
            Self::AsRoom => Label::Literal("room"),
            Self::Light => Label::Literal("light"),
            Self::Dark => Label::Literal("dark"),
            Self::Contrast => Label::Literal("contrast"),
            Self::Narrow => Label::Literal("narrow"),
            Self::Wide => Label::Literal("wide"),
            Self::Full => Label::Translated("full"),
            Self::Back => Label::Translated("back"),
            Self::On => Label::Translated("on"),
            Self::Off => Label::Translated("off"),
            Self::Here => Label::Translated("here"),
            Self::Dice => Label::Translated("dice"),
            Self::Next => Label::Translated("next"),
            Self::Solution => Label::Translated("solution"),
            Self::Today => Label::Translated("today"),
            Self::Daily => Label::Translated("daily"),
            Self::Kind(TimeKind::Live) => Label::Translated("live"),
            Self::Kind(TimeKind::Slow) => Label::Translated("slow"),
            Self::Kind(TimeKind::Untimed) => Label::Translated("untimed"),
            Self::Language(lang) => Label::Literal(lang.tag()),
            Self::Level(level) => Label::Translated(level.name()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lusoria_games::kit::fold;

    const WITHOUT_VALUE: &[Keyword] = &[
        Keyword::First,
        Keyword::Second,
        Keyword::Random,
        Keyword::BothSides,
        Keyword::Luck,
        Keyword::Prose,
        Keyword::Picture,
        Keyword::Text,
        Keyword::AsRoom,
        Keyword::Light,
        Keyword::Dark,
        Keyword::Contrast,
        Keyword::Narrow,
        Keyword::Wide,
        Keyword::Full,
        Keyword::FirstSide,
        Keyword::SecondSide,
        Keyword::Back,
        Keyword::On,
        Keyword::Off,
        Keyword::Here,
        Keyword::Dice,
        Keyword::Next,
        Keyword::Solution,
        Keyword::Today,
        Keyword::Daily,
    ];

    #[test]
    fn words_stand_here_as_typed_ones_are_compared() {
        let kinds = TimeKind::ALL.map(Keyword::Kind);
        let languages = Lang::ALL.map(Keyword::Language);
        for keyword in WITHOUT_VALUE
            .iter()
            .copied()
            .chain(kinds)
            .chain(languages)
            .chain(Keyword::LEVELS.iter().copied())
        {
            for word in keyword.words().concat() {
                assert_eq!(fold(word), word);
            }
        }
    }

    #[test]
    fn names_of_sides_stand_for_one_side() {
        let second = Keyword::SecondSide.words().concat();
        for word in Keyword::FirstSide.words().concat() {
            assert!(!second.contains(&word), "{word}");
        }
    }
}
