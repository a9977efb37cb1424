//! Words with a fixed meaning that may stand behind a command: what people type for each in four languages, and what help shows.

use crate::locales::Lang;
use lusoria_games::kit::typos;

/// A word with a fixed meaning.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Choice {
    /// Whoever types it moves first.
    First,
    /// Whoever types it moves second.
    Second,
    /// Who moves first is drawn.
    Random,
    /// The dice wait for a word of each player.
    Luck,
    /// A board in sentences.
    Prose,
    /// A board as a picture.
    Picture,
    /// Everything instead of the short form.
    Full,
    /// The side that moves first, by any name it has in a game.
    FirstSide,
    /// The other side.
    SecondSide,
    /// Yes to a setting.
    On,
    /// No to a setting.
    Off,
    /// A language, by its tag or by its name.
    Language(Lang),
}

/// How help shows a word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Label {
    /// By the sentence `arg-<name>` of the reader's language.
    Translated(&'static str),
    /// The same in every language.
    Literal(&'static str),
}

// What people type stands here as `fold` leaves it: without accents, in lower case, `й` as `и` and `ё` as `е`.
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
const LUCK: &[&str] = &["luck", "stesti", "fortuna", "удача"];
const PROSE: &[&str] = &["prose", "slovy", "parole", "prosa", "словами"];
const PICTURE: &[&str] = &[
    "text",
    "picture",
    "drawn",
    "obrazkem",
    "obrazek",
    "disegno",
    "testo",
    "рисунком",
    "текст",
];
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
/// The names of the sides in every game and language, beside [`FIRST`] and [`SECOND`].
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
const ON: &[&str] = &["on", "zapnout", "ano", "si", "вкл", "да"];
const OFF: &[&str] = &["off", "vypnout", "ne", "no", "выкл", "нет"];
const ENGLISH: &[&str] = &[
    "english",
    "anglicky",
    "anglictina",
    "inglese",
    "англиискии",
    "по-англииски",
];
const CZECH: &[&str] = &["czech", "cesky", "cestina", "ceco", "чешскии", "по-чешски"];
const ITALIAN: &[&str] = &[
    "italian",
    "italsky",
    "italstina",
    "italiano",
    "итальянскии",
    "по-итальянски",
];
const RUSSIAN: &[&str] = &[
    "russian",
    "rusky",
    "rustina",
    "russo",
    "русскии",
    "по-русски",
];

impl Choice {
    /// The forms in which a board can be shown.
    pub(super) const BOARD_FORMS: &[Self] = &[Self::Prose, Self::Picture];

    /// Whether this is what people type for it. `folded` is the word as `fold` leaves it.
    pub(super) fn is_meant_by(self, word: &str, folded: &str) -> bool {
        let is_known = || self.words().iter().any(|words| words.contains(&folded));
        match self {
            // A locale such as `en-GB` names a language, too.
            Self::Language(lang) => word.parse() == Ok(lang) || is_known(),
            _ => is_known(),
        }
    }

    /// Whether this word was most likely meant for it. Only where no game has such a word in its name.
    pub(super) fn is_nearly_meant_by(self, folded: &str) -> bool {
        let known = || self.words().concat();
        self == Self::Full && typos::nearest(folded, known()).is_some()
    }

    /// What people type for it, as `fold` leaves it.
    const fn words(self) -> &'static [&'static [&'static str]] {
        match self {
            Self::First => &[FIRST],
            Self::Second => &[SECOND],
            Self::Random => &[RANDOM],
            Self::Luck => &[LUCK],
            Self::Prose => &[PROSE],
            Self::Picture => &[PICTURE],
            Self::Full => &[FULL],
            Self::FirstSide => &[FIRST_SIDE, FIRST],
            Self::SecondSide => &[SECOND_SIDE, SECOND],
            Self::On => &[ON],
            Self::Off => &[OFF],
            Self::Language(Lang::En) => &[ENGLISH],
            Self::Language(Lang::Cs) => &[CZECH],
            Self::Language(Lang::It) => &[ITALIAN],
            Self::Language(Lang::Ru) => &[RUSSIAN],
        }
    }

    /// How help shows it.
    #[must_use]
    pub const fn label(self) -> Label {
        match self {
            Self::First | Self::FirstSide => Label::Translated("first"),
            Self::Second | Self::SecondSide => Label::Translated("second"),
            Self::Random => Label::Translated("random"),
            Self::Luck => Label::Translated("luck"),
            Self::Prose => Label::Translated("prose"),
            Self::Picture => Label::Translated("picture"),
            Self::Full => Label::Translated("full"),
            Self::On => Label::Literal("on"),
            Self::Off => Label::Literal("off"),
            Self::Language(lang) => Label::Literal(lang.tag()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use lusoria_games::kit::fold;

    #[test]
    fn words_stand_here_as_typed_ones_are_compared() {
        let choices = [
            Choice::First,
            Choice::Second,
            Choice::Random,
            Choice::Luck,
            Choice::Prose,
            Choice::Picture,
            Choice::Full,
            Choice::FirstSide,
            Choice::SecondSide,
            Choice::On,
            Choice::Off,
        ];
        let languages = Lang::ALL.map(Choice::Language);
        for choice in choices.into_iter().chain(languages) {
            for word in choice.words().concat() {
                assert_eq!(fold(word), word);
            }
        }
    }

    #[test]
    fn names_of_sides_stand_for_one_side() {
        let second = Choice::SecondSide.words().concat();
        for word in Choice::FirstSide.words().concat() {
            assert!(!second.contains(&word), "{word}");
        }
    }
}
